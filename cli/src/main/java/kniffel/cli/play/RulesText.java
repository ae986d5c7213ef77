package kniffel.cli.play;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import kniffel.words.Words;

/** The rules of a game as text, in the language of the words. */
final class RulesText {

  private RulesText() {}

  /** The lines of the rules; the same text that the pages show. */
  static List<String> of(String game, Words words) {
    String name = "/kniffel/web/rules/" + game + "." + words.language().code() + ".md";
    try (InputStream stream = RulesText.class.getResourceAsStream(name)) {
      if (stream == null) {
        return List.of(words.say("cli.help." + game));
      }
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .map(RulesText::plain)
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A line without its marks for headings and bold. */
  private static String plain(String line) {
    return line.replaceFirst("^#+ +", "").replace("**", "").replace("`", "");
  }
}
