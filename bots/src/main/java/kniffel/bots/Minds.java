package kniffel.bots;

import java.util.Optional;
import kniffel.bots.kartenspiel.KartenspielMind;
import kniffel.bots.kartenspiel.KartenspielTrainer;
import kniffel.rules.Game;
import kniffel.rules.kartenspiel.Kartenspiel;
import kniffel.rules.kartenspiel.KartenspielRulebook;

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
      case KartenspielRulebook.ID ->
          Optional.of(new Lesson(new KartenspielTrainer(), KartenspielTrainer.RESOURCE));
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
      case Kartenspiel kartenspiel -> Optional.of(new KartenspielMind(kartenspiel));
      default -> Optional.empty();
    };
  }
}
