package kniffel.server.http;

import java.text.Normalizer;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * The short codes of tables: six letters and digits that can be said aloud and copied by hand.
 *
 * <p>None of the characters looks like another, and there are no vowels, so codes never form a
 * word. A character that we do not use can stand for only one of ours. There are 244 million codes,
 * few enough to be guessed: that is why tries are limited ({@link Limits.Resource#GUESSES}) and why
 * a code ends with its game.
 */
public final class ShortCodes {

  private static final String ALPHABET = "23456789CDFGHJKMNPQRTVWXY";
  private static final int LENGTH = 6;

  /** Random bytes from this value on would make the first characters likelier than the others. */
  private static final int FAIR = 256 - 256 % ALPHABET.length();

  /**
   * Separators that people write, and invisible characters that come along when something is
   * copied.
   */
  private static final Pattern SEPARATORS = Pattern.compile("[\\s\\p{Z}\\p{C}\\p{Pd}._]+");

  private static final Pattern CODE = Pattern.compile("[" + ALPHABET + "]{" + LENGTH + "}");

  /** What a character that we do not use stands for. */
  private static final Map<Integer, Character> MEANT =
      Map.of((int) 'B', '8', (int) 'S', '5', (int) 'U', 'V', (int) 'Z', '2');

  private final IntFunction<byte[]> random;
  private final Predicate<String> taken;

  /**
   * Codes for the tables of a server.
   *
   * @param random gives that many random bytes
   * @param taken whether a table has this code already; should two nodes draw the same one at the
   *     same moment, the database refuses the second
   */
  public ShortCodes(IntFunction<byte[]> random, Predicate<String> taken) {
    this.random = random;
    this.taken = taken;
  }

  /** A code that no table has. */
  String draw() {
    StringBuilder code = new StringBuilder();
    while (code.length() < LENGTH) {
      int drawn = random.apply(1)[0] & 0xff;
      if (drawn < FAIR) {
        code.append(ALPHABET.charAt(drawn % ALPHABET.length()));
      }
    }
    return taken.test(code.toString()) ? draw() : code.toString();
  }

  /** Whether the input was meant to be a code: it is too short for a link. */
  static boolean isMeant(String written) {
    return written.length() <= 2 * LENGTH;
  }

  /** The code that the input stands for, if it can be one. */
  static Optional<String> normal(String written) {
    String narrow =
        Normalizer.normalize(written, Normalizer.Form.NFKC); // phones may send wide ones
    String plain = SEPARATORS.matcher(narrow).replaceAll("").toUpperCase(Locale.ROOT);
    String code =
        plain
            .chars()
            .mapToObj(each -> String.valueOf(MEANT.getOrDefault(each, (char) each)))
            .collect(Collectors.joining());
    return CODE.matcher(code).matches() ? Optional.of(code) : Optional.empty();
  }
}
