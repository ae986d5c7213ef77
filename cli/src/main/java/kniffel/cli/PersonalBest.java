package kniffel.cli;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import kniffel.cli.Statistics.Result;
import kniffel.table.Table;

/** Compares, at the end of a game, each person's score with their best so far. */
final class PersonalBest {

  private final Context context;

  PersonalBest(Context context) {
    this.context = context;
  }

  /**
   * A line for each person who has played this game with these rules and this kind of dice before.
   */
  List<String> lines(Table<?, ?, ?, ?> table) {
    List<Result> before;
    try {
      before = earlier();
    } catch (IOException e) {
      return List.of(); // what cannot be read cannot be compared
    }
    List<String> lines = new ArrayList<>();
    for (Result now : results(table, "")) {
      OptionalInt best =
          before.stream()
              .filter(
                  each ->
                      each.name().equals(now.name())
                          && each.game().equals(now.game())
                          && each.dice().equals(now.dice())
                          && each.options().equals(now.options()))
              .mapToInt(Result::score)
              .max();
      if (best.isPresent()) {
        lines.add(
            context.say(
                now.score() > best.getAsInt() ? "commands.best.new" : "commands.best.old",
                Map.of("name", now.name(), "score", now.score(), "best", best.getAsInt())));
      }
    }
    return lines;
  }

  private List<Result> earlier() throws IOException {
    List<Result> all = new ArrayList<>();
    for (SavedGames.SavedGame game : new SavedGames(context).finished()) {
      all.addAll(results(game.record().table(), ""));
    }
    return all;
  }

  private static <S, M, O, V> List<Result> results(Table<S, M, O, V> table, String file) {
    return Statistics.of(table, file, Optional.empty());
  }
}
