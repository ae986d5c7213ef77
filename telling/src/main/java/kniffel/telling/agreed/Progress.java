package kniffel.telling.agreed;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import kniffel.rules.Standings;

/**
 * How far a game has come, kept with its head so that no list has to open it.
 *
 * @param round the round being played, where the game has rounds
 * @param scores by seat, as far as they count already
 * @param ranks by seat when the game is over; empty before
 */
public record Progress(Optional<Integer> round, List<Integer> scores, List<Integer> ranks) {

  private static final String PART = ":";

  public Progress {
    scores = List.copyOf(scores);
    ranks = List.copyOf(ranks);
  }

  /** Of a game as it is. */
  public static Progress of(
      OptionalInt round, List<Integer> scores, Optional<Standings> standings) {
    return new Progress(
        round.isPresent() ? Optional.of(round.getAsInt()) : Optional.empty(),
        scores,
        standings.map(Standings::ranks).orElse(List.of()));
  }

  /** As stored in its row, such as {@code 13:245 198:1 2}. */
  public String text() {
    return round.map(String::valueOf).orElse("") + PART + text(scores) + PART + text(ranks);
  }

  public static Progress of(String text) {
    String[] parts = text.split(PART, -1);
    return new Progress(
        parts[0].isEmpty() ? Optional.empty() : Optional.of(Integer.valueOf(parts[0])),
        numbers(parts[1]),
        numbers(parts[2]));
  }

  private static String text(List<Integer> numbers) {
    StringBuilder text = new StringBuilder(); // written with every move
    for (int number : numbers) {
      text.append(text.isEmpty() ? "" : " ").append(number);
    }
    return text.toString();
  }

  private static List<Integer> numbers(String text) {
    return text.isEmpty()
        ? List.of()
        : Arrays.stream(text.split(" ", -1)).map(Integer::valueOf).toList();
  }
}
