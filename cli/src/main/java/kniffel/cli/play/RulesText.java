package kniffel.cli.play;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import kniffel.cli.terminal.Block;
import kniffel.words.Words;

/** The rules of a game as text, in the language of the words. */
final class RulesText {

  /** The columns of the smallest window. */
  private static final int WIDTH = 80;

  private static final int GAP = 2;

  /** The line of dashes below the heads of a table. */
  private static final Pattern RULE = Pattern.compile("[-| :]+");

  /** How a heading, a point or a step begins. */
  private static final Pattern BEGINNING = Pattern.compile("#|- |[0-9]+[.] ");

  private RulesText() {}

  /** The lines of the rules; the same text that the pages show. */
  static List<String> of(String game, Words words) {
    String name = "/kniffel/web/rules/" + game + "." + words.language().code() + ".md";
    try (InputStream stream = RulesText.class.getResourceAsStream(name)) {
      if (stream == null) {
        throw new IllegalStateException("no " + name); // a test reads them all
      }
      return lines(new String(stream.readAllBytes(), StandardCharsets.UTF_8).lines().toList());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Paragraphs and points in one line each, to be broken where they are shown; tables as they are.
   */
  static List<String> lines(List<String> markdown) {
    List<String> lines = new ArrayList<>();
    List<List<String>> table = new ArrayList<>();
    boolean goesOn = false;
    for (String each : markdown) {
      String line = plain(each).strip();
      if (line.startsWith("|")) {
        if (!RULE.matcher(line).matches()) {
          table.add(cells(line));
        }
        goesOn = false;
        continue;
      }
      lines.addAll(drawn(table));
      table.clear();
      if (goesOn && !line.isEmpty() && !BEGINNING.matcher(each).lookingAt()) {
        lines.set(lines.size() - 1, lines.getLast() + " " + line);
      } else {
        lines.add(line);
      }
      goesOn = !line.isEmpty() && !each.startsWith("#");
    }
    lines.addAll(drawn(table));
    return List.copyOf(lines);
  }

  private static List<String> cells(String row) {
    String inside = row.substring(1, row.lastIndexOf('|'));
    return Arrays.stream(inside.split("[|]", -1)).map(String::strip).toList();
  }

  /** A table with aligned columns or, where these do not fit, one line per row. */
  private static List<String> drawn(List<List<String>> table) {
    int columns = table.stream().mapToInt(List::size).max().orElse(0);
    int[] widths = new int[columns];
    for (List<String> row : table) {
      for (int column = 0; column < row.size(); column++) {
        widths[column] = Math.max(widths[column], Block.width(row.get(column)) + GAP);
      }
    }
    boolean even = Arrays.stream(widths).sum() - GAP <= WIDTH;
    return table.stream().map(row -> even ? inColumns(row, widths) : inALine(row)).toList();
  }

  private static String inColumns(List<String> row, int[] widths) {
    StringBuilder line = new StringBuilder();
    for (int column = 0; column < row.size(); column++) {
      line.append(Block.fit(row.get(column), widths[column]));
    }
    return line.toString().stripTrailing();
  }

  private static String inALine(List<String> row) {
    String rest =
        row.stream().skip(1).filter(cell -> !cell.isEmpty()).collect(Collectors.joining(" | "));
    return "• " + row.getFirst() + ": " + rest;
  }

  /** A line without its marks for headings, emphasis and code. */
  private static String plain(String line) {
    return line.replaceFirst("^#+ +", "")
        .replace("**", "")
        .replaceAll("[*]([^*]+)[*]", "$1")
        .replace("`", "");
  }
}
