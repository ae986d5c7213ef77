package kniffel.cli.terminal;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** The line that says which keys do what: each part of it can be clicked. */
final class Keys {

  private static final String BETWEEN = " · ";

  /** How the space bar begins its part, in all languages. */
  private static final List<String> SPACE = List.of("space ", "Leertaste ", "spatie ");

  private Keys() {}

  /** The same line; a part that begins with a single key is a target of that key. */
  static String marked(String line) {
    return Arrays.stream(line.split(BETWEEN, -1))
        .map(Keys::part)
        .collect(Collectors.joining(BETWEEN));
  }

  private static String part(String part) {
    if (SPACE.stream().anyMatch(part::startsWith)) {
      return Target.mark(' ', part);
    }
    return isKey(part) ? Target.mark(part.charAt(0), part) : part;
  }

  private static boolean isKey(String part) {
    return part.length() > 2 && part.charAt(1) == ' ' && part.charAt(0) < 256;
  }
}
