package kniffel.words;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A message with gaps: <code>{seat} writes {points} {points|point|points}</code>.
 *
 * <p><code>{name}</code> is replaced by an argument, <code>{name|one|more}</code> by one of the two
 * words, the first if the argument is 1.
 */
public record Template(String text) {

  private static final Pattern GAP =
      Pattern.compile("\\{([a-zA-Z]+)(?:\\|([^|{}]*)\\|([^|{}]*))?}");

  /** The names of the arguments. */
  public List<String> arguments() {
    return GAP.matcher(text).results().map(gap -> gap.group(1)).distinct().toList();
  }

  /** The message with each argument replaced by its text. */
  public String fill(Function<String, String> argument) {
    return GAP.matcher(text)
        .replaceAll(gap -> Matcher.quoteReplacement(replacement(gap, argument)));
  }

  private static String replacement(MatchResult gap, Function<String, String> argument) {
    String value = argument.apply(gap.group(1));
    if (gap.group(2) == null) {
      return value;
    }
    return value.equals("1") ? gap.group(2) : gap.group(3);
  }

  /** What is left of the braces once the gaps are taken out: empty in a sound template. */
  String leftOver() {
    return Arrays.stream(GAP.split(text))
        .filter(rest -> rest.matches(".*[{}].*"))
        .collect(Collectors.joining());
  }
}
