package kniffel.cli.master;

import java.util.ArrayList;
import java.util.List;
import kniffel.cli.terminal.Block;

/**
 * Short texts in a row, wrapped between them.
 *
 * @param list none of them is ever cut in two
 */
record ShortTexts(List<String> list) {

  private static final String SEPARATOR = " · ";
  private static final String MORE = " …";

  /** In as many lines as they need. */
  List<String> wrap(int width) {
    List<String> lines = new ArrayList<>();
    for (String part : list) {
      String longer = lines.isEmpty() ? part : lines.getLast() + SEPARATOR + part;
      if (lines.isEmpty() || Block.width(longer) > width) {
        lines.add(part);
      } else {
        lines.set(lines.size() - 1, longer);
      }
    }
    return lines;
  }

  /** In one line, which shows at its end if some are left out. */
  String cut(int width) {
    List<String> whole = wrap(width);
    return whole.size() < 2
        ? String.join("", whole)
        : wrap(width - MORE.length()).getFirst() + MORE;
  }
}
