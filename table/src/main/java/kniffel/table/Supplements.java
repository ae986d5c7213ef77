package kniffel.table;

import java.util.Map;
import java.util.Optional;
import kniffel.rules.Rulebook;
import kniffel.rules.forone.ForOneRulebook;
import kniffel.table.forone.ChallengeBook;

/** The games that come with more than their rules. */
public final class Supplements {

  private static final Map<String, Supplement> ALL =
      Map.of(ForOneRulebook.ID, ChallengeBook.shipped());

  private Supplements() {}

  /** Whether a new game may be played with these options. */
  public static boolean allow(Rulebook<?> rulebook, Record options) {
    Supplement supplement = ALL.get(rulebook.id());
    return supplement == null || supplement.allows(options);
  }

  /** The book of levels that comes with a game. */
  public static Optional<LevelBook> book(String game) {
    return Optional.ofNullable(ALL.get(game)).map(Supplement::book);
  }

  /** Which level of its book a game is played with, if it is one. */
  public static Optional<Supplement.BookPage> page(String game, Record options) {
    return Optional.ofNullable(ALL.get(game)).flatMap(supplement -> supplement.page(options));
  }

  /** The level itself. */
  public static Optional<LevelBook.Level> level(Rulebook<?> rulebook, Record options) {
    return page(rulebook.id(), options)
        .flatMap(page -> book(rulebook.id()).flatMap(book -> book.level(page.level())));
  }

  /** What a finished game of a book has won, judging by its final state. */
  public static Optional<String> award(String game, Object view) {
    return Optional.ofNullable(ALL.get(game)).map(supplement -> supplement.award(view));
  }

  /** What everybody plays on a day: without a supplement always the rulebook's own game. */
  public static <P extends Record> P ofDay(Rulebook<P> rulebook, long day) {
    Supplement supplement = ALL.get(rulebook.id());
    return supplement == null
        ? rulebook.standard()
        : rulebook.optionsType().cast(supplement.ofDay(day));
  }
}
