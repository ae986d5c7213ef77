package kniffel.server.daily;

import java.time.LocalDate;
import java.util.List;

/**
 * Days in a row.
 *
 * @param current up to today, or yesterday as long as today is not over
 */
public record Streaks(int current, int longest) {

  /**
   * The streaks in days.
   *
   * @param days each once, the last first
   */
  public static Streaks of(List<String> days, LocalDate today) {
    int current = 0;
    int longest = 0;
    int row = 0;
    boolean first = true;
    LocalDate before = LocalDate.MAX;
    for (String name : days) {
      LocalDate day = LocalDate.parse(name);
      if (row > 0 && !day.plusDays(1).equals(before)) {
        row = 0;
        first = false;
      }
      row++;
      before = day;
      longest = Math.max(longest, row);
      if (first && !LocalDate.parse(days.getFirst()).isBefore(today.minusDays(1))) {
        current = row;
      }
    }
    return new Streaks(current, longest);
  }
}
