package kniffel.rules;

import java.util.ArrayList;
import java.util.List;

/** Numbers that a box can hold, as people write them: {@code 0, 5–30}. */
public final class PaperValues {

  /** A run of at least this many numbers is written by its ends. */
  private static final int RUN = 3;

  private PaperValues() {}

  /** Distinct numbers in rising order. */
  public static String text(List<Integer> values) {
    List<String> parts = new ArrayList<>();
    for (int from = 0; from < values.size(); ) {
      int to = from;
      while (to + 1 < values.size() && values.get(to + 1) == values.get(to) + 1) {
        to++;
      }
      if (to - from + 1 >= RUN) {
        parts.add(values.get(from) + "–" + values.get(to));
      } else {
        values.subList(from, to + 1).forEach(value -> parts.add(value.toString()));
      }
      from = to + 1;
    }
    return String.join(", ", parts);
  }
}
