package kniffel.cli.play;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import kniffel.rules.Standings;
import kniffel.words.Narrator;

/** How a game ended, in words. */
public final class ResultText {

  private ResultText() {}

  /**
   * The end of a game.
   *
   * @param game its id
   */
  public static List<String> lines(String game, Standings standings, Narrator narrator) {
    List<String> lines = new ArrayList<>();
    lines.add(narrator.words().say("common.over"));
    String unit = game + ".score";
    int players = standings.scores().size();
    IntStream.range(0, players)
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
    if (players > 1) {
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
