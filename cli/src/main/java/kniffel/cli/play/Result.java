package kniffel.cli.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import kniffel.rules.Standings;
import kniffel.table.Header;
import kniffel.words.Narrator;

/** How a game ended, in words. */
public final class Result {

  private Result() {}

  public static List<String> lines(Header<?> header, Standings standings, Narrator narrator) {
    List<String> lines = new ArrayList<>();
    lines.add(narrator.words().say("common.over"));
    String unit = header.rulebook().id() + ".score";
    IntStream.range(0, header.seats().size())
        .boxed()
        .sorted(Comparator.comparing(standings.ranks()::get))
        .forEach(
            seat -> {
              int score = standings.scores().get(seat);
              lines.add(
                  "%d. %s: %s"
                      .formatted(
                          standings.ranks().get(seat),
                          narrator.name(seat),
                          narrator.words().say(unit, Map.of("score", score))));
            });
    if (header.seats().size() > 1) {
      List<Integer> winners = standings.winners();
      lines.add(
          narrator
              .words()
              .say(
                  "common.winner",
                  Map.of("names", narrator.names(winners), "count", winners.size())));
    }
    return lines;
  }
}
