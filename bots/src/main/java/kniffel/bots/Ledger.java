package kniffel.bots;

import java.util.List;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Replay;
import kniffel.rules.Standings;

/**
 * The books of one player in a finished game: what was to be expected at the start, plus the luck
 * of the dice, minus what decisions cost, is the result.
 *
 * <p>Luck is what changed between two decisions without the player's doing: rolls, cards, and what
 * the others did. A decision that is taken back costs nothing: only what stands is entered. So does
 * one whose cost nobody can tell; if it did cost something, that is counted as luck.
 *
 * @param unit the unit of its values
 * @param start what the best player could expect at the first decision
 * @param startError the standard error of the start; 0 where it is exact
 * @param entries one for each decision
 * @param lossError the standard error of the whole loss, which also counts what might have been
 *     told where nothing is clear
 * @param lastLuck the luck after the last decision
 * @param result what it came to
 */
public record Ledger<M>(
    Rating.Unit unit,
    double start,
    double startError,
    List<Entry<M>> entries,
    double lossError,
    double lastLuck,
    double result) {

  /**
   * One decision.
   *
   * @param event the number of its event
   * @param turn the number of the turn it belongs to, from 1; 0 for the set-up before the first
   * @param move what was played
   * @param best what would have been best, or was as good as far as anybody can tell
   * @param luck what luck had brought since the decision before
   * @param loss what the move cost against the best; 0 unless it was costly
   * @param error the standard error of the difference between the two; 0 where it is exact
   */
  public record Entry<M>(
      int event,
      int turn,
      M move,
      M best,
      double luck,
      double loss,
      double error,
      Appraisal.DecisionVerdict verdict) {}

  public Ledger {
    entries = List.copyOf(entries);
  }

  public double luck() {
    return lastLuck + entries.stream().mapToDouble(Entry::luck).sum();
  }

  public double loss() {
    return entries.stream().mapToDouble(Entry::loss).sum();
  }

  /** The standard error of the luck, which is result − start + loss. */
  public double luckError() {
    return Math.hypot(startError, lossError);
  }

  /** Keeps the books of a seat in a finished game, as they are at first sight. */
  public static <S, M, O, V> Ledger<M> of(
      Replay<S, M, O, V> replay, int seat, Bookkeeper<M, V> bookkeeper) {
    return new Bookkeeping<>(replay, seat, bookkeeper).draft().ledger();
  }

  /** What a finished game came to for a seat, in the unit of the books. */
  public static <S, M, O, V> double result(
      Game<S, M, O, V> game, S state, int seat, Rating.Unit unit) {
    if (!(game.next(state) instanceof Next.Over<M, O>(Standings standings))) {
      throw new IllegalArgumentException("the game is not over");
    }
    return switch (unit) {
      case POINTS -> standings.scores().get(seat);
      case WINNING -> standings.ranks().get(seat) == 1 ? 1.0 / standings.winners().size() : 0;
      case TURNS -> -game.round(state).orElseThrow();
    };
  }
}
