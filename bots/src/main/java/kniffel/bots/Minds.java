package kniffel.bots;

import java.util.Optional;
import java.util.function.Supplier;
import kniffel.bots.classic.ClassicMind;
import kniffel.bots.forone.ForOneMind;
import kniffel.bots.forone.ForOneTrainer;
import kniffel.bots.karten.KartenMind;
import kniffel.bots.karten.KartenTrainer;
import kniffel.bots.kartenspiel.KartenspielMind;
import kniffel.bots.kartenspiel.KartenspielTrainer;
import kniffel.bots.master.MasterMind;
import kniffel.bots.master.MasterTrainer;
import kniffel.rules.Game;
import kniffel.rules.classic.Classic;
import kniffel.rules.forone.ForOne;
import kniffel.rules.forone.ForOneRulebook;
import kniffel.rules.karten.Karten;
import kniffel.rules.karten.KartenRulebook;
import kniffel.rules.kartenspiel.Kartenspiel;
import kniffel.rules.kartenspiel.KartenspielRulebook;
import kniffel.rules.master.Master;
import kniffel.rules.master.MasterRulebook;

/** What bots know about each game. */
public final class Minds {

  private Minds() {}

  /** The mind for a game; empty while nobody has thought about it. */
  @SuppressWarnings("unchecked") // the mind made for a game is a mind for its moves and views
  public static <S, M, O, V> Optional<Mind<M, V>> of(Game<S, M, O, V> game) {
    return (Optional<Mind<M, V>>) (Optional<?>) find(game).map(Supplier::get);
  }

  /** Whether there is a mind for a game; unlike {@link #of} this loads nothing. */
  public static boolean has(Game<?, ?, ?, ?> game) {
    return find(game).isPresent();
  }

  /** What trains the mind of a game, and the resource it makes; empty where nothing is learned. */
  public static Optional<Lesson> lesson(String game) {
    return switch (game) {
      case MasterRulebook.ID ->
          Optional.of(
              new Lesson(
                  new MasterTrainer(), "bots/src/main/resources/kniffel/bots/master/turns.bin"));
      case KartenRulebook.ID ->
          Optional.of(
              new Lesson(
                  new KartenTrainer(), "bots/src/main/resources/kniffel/bots/karten/worth.bin"));
      case KartenspielRulebook.ID ->
          Optional.of(new Lesson(new KartenspielTrainer(), KartenspielTrainer.RESOURCE));
      case ForOneRulebook.ID ->
          Optional.of(new Lesson(new ForOneTrainer(), ForOneTrainer.RESOURCE));
      default -> Optional.empty();
    };
  }

  /**
   * A trainer and where its result belongs.
   *
   * @param resource the file that the mind reads, from the root of the repository
   */
  public record Lesson(Trainer trainer, String resource) {}

  private static Optional<Supplier<Mind<?, ?>>> find(Game<?, ?, ?, ?> game) {
    return switch (game) {
      case Classic classic -> Optional.of(() -> new ClassicMind(classic));
      case Master master -> Optional.of(() -> new MasterMind(master));
      case Karten karten -> Optional.of(() -> new KartenMind(karten));
      case Kartenspiel kartenspiel -> Optional.of(() -> new KartenspielMind(kartenspiel));
      case ForOne forOne -> Optional.of(() -> new ForOneMind(forOne));
      default -> Optional.empty();
    };
  }
}
