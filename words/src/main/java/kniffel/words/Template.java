package kniffel.words;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * A message with gaps: <code>{seat} writes {points} {points|point|points}</code>.
 *
 * <p><code>{name}</code> is replaced by an argument, <code>{name|one|more}</code> by one of the two
 * words, the first if the argument is 1.
 */
public final class Template {

  private static final Pattern GAP =
      Pattern.compile("\\{([a-zA-Z]+)(?:\\|([^|{}]*)\\|([^|{}]*))?}");

  private sealed interface TemplatePart {
    record Plain(String text) implements TemplatePart {}

    record Value(String name) implements TemplatePart {}

    record Choice(String name, String one, String more) implements TemplatePart {}
  }

  private final String text;
  private final List<TemplatePart> parts;

  public Template(String text) {
    this.text = text;
    this.parts = parts(text);
  }

  private static List<TemplatePart> parts(String text) {
    List<TemplatePart> parts = new ArrayList<>();
    Matcher gap = GAP.matcher(text);
    int end = 0;
    while (gap.find()) {
      if (gap.start() > end) {
        parts.add(new TemplatePart.Plain(text.substring(end, gap.start())));
      }
      parts.add(
          gap.group(2) == null
              ? new TemplatePart.Value(gap.group(1))
              : new TemplatePart.Choice(gap.group(1), gap.group(2), gap.group(3)));
      end = gap.end();
    }
    if (end < text.length()) {
      parts.add(new TemplatePart.Plain(text.substring(end)));
    }
    return List.copyOf(parts);
  }

  /** The message as written in its catalogue. */
  public String text() {
    return text;
  }

  /** The names of the arguments. */
  public List<String> arguments() {
    return parts.stream()
        .flatMap(
            part ->
                switch (part) {
                  case TemplatePart.Plain plain -> List.<String>of().stream();
                  case TemplatePart.Value(String name) -> List.of(name).stream();
                  case TemplatePart.Choice(String name, String one, String more) ->
                      List.of(name).stream();
                })
        .distinct()
        .toList();
  }

  /** The message with each argument replaced by its text. */
  public String fill(Function<String, String> argument) {
    StringBuilder filled = new StringBuilder();
    for (TemplatePart part : parts) {
      filled.append(
          switch (part) {
            case TemplatePart.Plain(String plain) -> plain;
            case TemplatePart.Value(String name) -> argument.apply(name);
            case TemplatePart.Choice(String name, String one, String more) ->
                argument.apply(name).equals("1") ? one : more;
          });
    }
    return filled.toString();
  }

  /** The braces left once the gaps are removed: empty in a sound template. */
  String leftOver() {
    return parts.stream()
        .flatMap(
            part ->
                part instanceof TemplatePart.Plain(String plain) ? List.of(plain).stream() : null)
        .filter(plain -> plain.matches(".*[{}].*"))
        .collect(Collectors.joining());
  }
}
