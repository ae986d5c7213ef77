package kniffel.bots;

import java.util.Optional;
import kniffel.bots.classic.ClassicMind;
import kniffel.bots.karten.KartenMind;
import kniffel.bots.karten.KartenTrainer;
import kniffel.bots.master.MasterMind;
import kniffel.bots.master.MasterTrainer;
import kniffel.rules.Game;
import kniffel.rules.classic.Classic;
import kniffel.rules.karten.Karten;
import kniffel.rules.karten.KartenRulebook;
import kniffel.rules.master.Master;
import kniffel.rules.master.MasterRulebook;

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
      case MasterRulebook.ID ->
          Optional.of(
              new Lesson(
                  new MasterTrainer(), "bots/src/main/resources/kniffel/bots/master/turns.bin"));
      case KartenRulebook.ID ->
          Optional.of(
              new Lesson(
                  new KartenTrainer(), "bots/src/main/resources/kniffel/bots/karten/worth.bin"));
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
      case Classic classic -> Optional.of(new ClassicMind(classic));
      case Master master -> Optional.of(new MasterMind(master));
      case Karten karten -> Optional.of(new KartenMind(karten));
      default -> Optional.empty();
    };
  }
}
