package kniffel.cli;

import java.util.Collections;
import java.util.Enumeration;
import java.util.ResourceBundle;
import java.util.stream.Stream;
import kniffel.words.Words;
import org.jspecify.annotations.Nullable;

/** The help of the commands, taken from the message catalogue under {@code help.}. */
final class HelpTexts extends ResourceBundle {

  private static final String PREFIX = "help.";

  /** How the catalogue calls the command, however the user does. */
  private static final String NAME = "kniffel.";

  private final Words words;
  private final String command;

  /**
   * The help.
   *
   * @param command how the program was called
   */
  HelpTexts(Words words, String command) {
    this.words = words;
    this.command = command;
  }

  @Override
  protected @Nullable Object handleGetObject(String key) {
    String own = command + ".";
    String known = key.startsWith(own) ? NAME + key.substring(own.length()) : key;
    return words.template(PREFIX + known).map(text -> text.fill(this::filled)).orElse(null);
  }

  private String filled(String gap) {
    return gap.equals("games")
        ? String.join(", ", new Candidates.GameNames())
        : command.replace("%", "%%");
  }

  @Override
  public Enumeration<String> getKeys() {
    return Collections.enumeration(
        words.keys().stream()
            .filter(key -> key.startsWith(PREFIX))
            .map(key -> key.substring(PREFIX.length()))
            .flatMap(
                key ->
                    key.startsWith(NAME)
                        ? Stream.of(key, command + "." + key.substring(NAME.length()))
                        : Stream.of(key))
            .distinct()
            .toList());
  }
}
