package kniffel.cli;

import java.util.Collections;
import java.util.Enumeration;
import java.util.ResourceBundle;
import kniffel.words.Template;
import kniffel.words.Words;
import org.jspecify.annotations.Nullable;

/** The help of the commands, taken from the message catalogue under {@code help.}. */
final class HelpTexts extends ResourceBundle {

  private static final String PREFIX = "help.";

  private final Words words;

  HelpTexts(Words words) {
    this.words = words;
  }

  @Override
  protected @Nullable Object handleGetObject(String key) {
    return words.template(PREFIX + key).map(Template::text).orElse(null);
  }

  @Override
  public Enumeration<String> getKeys() {
    return Collections.enumeration(
        words.keys().stream()
            .filter(key -> key.startsWith(PREFIX))
            .map(key -> key.substring(PREFIX.length()))
            .toList());
  }
}
