package kniffel.bots;

import java.util.Optional;
import kniffel.bots.forone.ForOneMind;
import kniffel.bots.forone.ForOneTrainer;
import kniffel.rules.Game;
import kniffel.rules.forone.ForOne;
import kniffel.rules.forone.ForOneRulebook;

/** What bots know about each game. */
public final class Minds {

  private Minds() {}

  /** The mind for a game; empty while nobody has thought about it. */
  @SuppressWarnings("unchecked") // the mind made for a game is a mind for its moves and views
  public static <S, M, O, V> Optional<Mind<M, V>> of(Game<S, M, O, V> game) {
    return (Optional<Mind<M, V>>) (Optional<?>) find(game);
  }

  /** What trains the mind of a game, and the resource it makes; empty where nothing is learned. */
  public static Optional<Lesson> lesson(String game) {
    return switch (game) {
      case ForOneRulebook.ID ->
          Optional.of(new Lesson(new ForOneTrainer(), ForOneTrainer.RESOURCE));
      default -> Optional.empty();
    };
  }

  /**
   * A trainer and where its result belongs.
   *
   * @param resource the name of the file beside the classes of the game's mind
   */
  public record Lesson(Trainer trainer, String resource) {}

  private static Optional<Mind<?, ?>> find(Game<?, ?, ?, ?> game) {
    return switch (game) {
      case ForOne forOne -> Optional.of(new ForOneMind(forOne));
      default -> Optional.empty();
    };
  }
}
