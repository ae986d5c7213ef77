package kniffel.cli;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToDoubleFunction;
import kniffel.bots.Rating;
import kniffel.cli.play.Terminals;
import kniffel.rules.Ids;
import kniffel.rules.Next;
import kniffel.rules.Replay;
import kniffel.rules.Standings;
import kniffel.rules.Step;
import kniffel.rules.Viewer;
import kniffel.table.Seat;
import kniffel.table.Table;
import kniffel.table.dice.DiceTerms;
import kniffel.wire.Answers;

/** What people have played at this terminal: one result for each of them and each finished game. */
final class Statistics {

  /**
   * How a game ended for a person.
   *
   * @param dice {@code own} where people said what fell, {@code fair} where the program rolled,
   *     {@code paper} where sheets were typed in
   * @param players how many played
   * @param medal its id, where the game has them
   * @param books luck and loss, if they were asked for and are known well enough
   */
  record Result(
      String game,
      Record options,
      String dice,
      String file,
      String name,
      int score,
      int rank,
      int players,
      Optional<String> medal,
      Optional<Books> books) {

    /** The result of a game on paper; nobody knows how it went. */
    static Result onPaper(
        String game, Record options, String file, String name, Standings standings, int seat) {
      return new Result(
          game,
          options,
          "paper",
          file,
          name,
          standings.scores().get(seat),
          standings.ranks().get(seat),
          standings.scores().size(),
          Optional.empty(),
          Optional.empty());
    }
  }

  /** What was luck and what was given away. */
  record Books(Rating.Unit unit, double luck, double loss) {}

  /**
   * The totals of a person in one game: games with own dice or on paper are counted apart, and so
   * are those played alone, which nobody wins and whose values have another unit.
   */
  record GameTotals(String game, String dice, boolean alone, String name, List<Result> results) {

    long wins() {
      return alone ? 0 : results.stream().filter(each -> each.rank() == 1).count();
    }

    /** Luck and loss per game, over the games for which they are known. */
    Optional<Books> books() {
      List<Books> known = results.stream().flatMap(each -> each.books().stream()).toList();
      return known.isEmpty()
          ? Optional.empty()
          : Optional.of(
              new Books(
                  known.getFirst().unit(), mean(known, Books::luck), mean(known, Books::loss)));
    }

    /** For how many games luck and loss are known. */
    long rated() {
      return results.stream().filter(each -> each.books().isPresent()).count();
    }

    double mean() {
      return results.stream().mapToInt(Result::score).average().orElse(0);
    }

    int best() {
      return results.stream().mapToInt(Result::score).max().orElse(0);
    }

    Map<String, Integer> medals() {
      Map<String, Integer> medals = new TreeMap<>();
      results.forEach(each -> each.medal().ifPresent(id -> medals.merge(id, 1, Integer::sum)));
      return medals;
    }

    private static double mean(List<Books> books, ToDoubleFunction<Books> what) {
      return books.stream().mapToDouble(what).average().orElse(0);
    }
  }

  private Statistics() {}

  /** The results of the people in a game; none if it is not over. */
  static <S, M, O, V> List<Result> of(
      Table<S, M, O, V> table, String file, Optional<Answers.Review> review) {
    if (!(table.next() instanceof Next.Over<M, O>(Standings standings))) {
      return List.of();
    }
    List<Seat> seats = table.header().seats();
    List<Result> results = new ArrayList<>();
    for (int seat = 0; seat < seats.size(); seat++) {
      if (!seats.get(seat).isBot()) {
        int own = seat;
        results.add(
            new Result(
                table.header().rulebook().id(),
                table.header().options(),
                table.header().dice() instanceof DiceTerms.Own ? "own" : "fair",
                file,
                seats.get(seat).name(),
                standings.scores().get(seat),
                standings.ranks().get(seat),
                seats.size(),
                medal(table, seat),
                review.flatMap(all -> books(all, own))));
      }
    }
    return results;
  }

  private static Optional<Books> books(Answers.Review review, int seat) {
    return review.players().stream()
        .filter(each -> each.seat() == seat)
        .map(each -> new Books(BooksText.unit(review), each.luck(), each.loss()))
        .findFirst();
  }

  /** What the last step says about a medal. */
  private static <S, M, O, V> Optional<String> medal(Table<S, M, O, V> table, int seat) {
    Replay<S, M, O, V> replay = table.replay();
    List<Step<S, M, O>> steps = replay.steps();
    return steps.isEmpty()
        ? Optional.empty()
        : Terminals.of(table.header().rulebook().id(), table.game())
            .award()
            .apply(table.game().tell(steps.getLast(), new Viewer.Seat(seat)))
            .map(Ids::of);
  }

  /** By game, dice, company and person. */
  static List<GameTotals> sums(List<Result> results) {
    Map<String, GameTotals> sums = new TreeMap<>(Comparator.naturalOrder());
    for (Result each : results) {
      boolean alone = each.players() == 1;
      sums.computeIfAbsent(
              each.game() + "\n" + each.dice() + "\n" + alone + "\n" + each.name(),
              key ->
                  new GameTotals(each.game(), each.dice(), alone, each.name(), new ArrayList<>()))
          .results()
          .add(each);
    }
    return List.copyOf(sums.values());
  }
}
