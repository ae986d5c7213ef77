package kniffel.bots;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import kniffel.rules.Game;

/**
 * What one game has to do with bots: the entry of its package in {@link Minds}.
 *
 * @param id the game's short name
 * @param type the class of its rules
 * @param mind makes the mind for the game with its options
 * @param reasons the sealed type of what its mind explains
 * @param lesson how its mind is trained; empty where nothing is learned
 * @param calibration how its values are calibrated; empty where they are exact
 * @param usual what its strengths usually come to, by the name of the preset
 * @param solution its solution as a file, for places where solving takes long; empty where nothing
 *     is solved
 */
public record GameBots<G extends Game<?, M, ?, V>, M, V>(
    String id,
    Class<G> type,
    Function<G, Mind<M, V>> mind,
    Class<? extends Reason> reasons,
    Optional<Lesson> lesson,
    Optional<Lesson> calibration,
    Map<String, Usual> usual,
    Optional<Solution> solution) {

  /** A game whose values are not calibrated. */
  public GameBots(
      String id,
      Class<G> type,
      Function<G, Mind<M, V>> mind,
      Class<? extends Reason> reasons,
      Optional<Lesson> lesson) {
    this(id, type, mind, reasons, lesson, Optional.empty());
  }

  /** A game whose strengths were not measured. */
  public GameBots(
      String id,
      Class<G> type,
      Function<G, Mind<M, V>> mind,
      Class<? extends Reason> reasons,
      Optional<Lesson> lesson,
      Optional<Lesson> calibration) {
    this(id, type, mind, reasons, lesson, calibration, Map.of(), Optional.empty());
  }

  /** The same with what its strengths usually come to by the rules of each of these presets. */
  public GameBots<G, M, V> usually(Map<String, Usual> measured) {
    return new GameBots<>(id, type, mind, reasons, lesson, calibration, measured, solution);
  }

  /** What its strengths usually come to by the rules of a preset. */
  public Usual usual(String preset) {
    return usual.getOrDefault(preset, Usual.UNKNOWN);
  }

  /** The same with its solution as a file. */
  public GameBots<G, M, V> solved(Solution file) {
    return new GameBots<>(id, type, mind, reasons, lesson, calibration, usual, Optional.of(file));
  }

  /**
   * A trainer and where its result belongs.
   *
   * @param resource the file that the mind reads, from the root of the repository
   */
  public record Lesson(Supplier<Trainer> trainer, String resource) {}

  /**
   * What a mind would work out, computed in advance.
   *
   * @param resource where the mind looks for it, from the root of the class path
   * @param made makes it, on that many threads
   */
  public record Solution(String resource, IntFunction<byte[]> made) {}

  /** The mind for this game, if it is a game of ours; it is made only when asked for. */
  Optional<Supplier<Mind<M, V>>> mindFor(Game<?, ?, ?, ?> game) {
    return type.isInstance(game)
        ? Optional.of(() -> mind.apply(type.cast(game)))
        : Optional.empty();
  }
}
