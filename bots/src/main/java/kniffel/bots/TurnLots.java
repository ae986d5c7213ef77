package kniffel.bots;

import java.util.OptionalInt;
import kniffel.rules.Randomness;

/**
 * Draws by lot which member of a company plays each turn of a game, so that how well a seat has
 * played so far says nothing about how it goes on. A turn is what a seat decides within a round.
 */
public final class TurnLots<M, V> {

  private static final int NOBODY = -1;

  private final Company<M, V> company;
  private final Randomness lots;
  private int seat;
  private OptionalInt round;
  private boolean isBest = true;
  private Bot<M, V> playing;

  private TurnLots(Company<M, V> company, Randomness lots, int seat, OptionalInt round) {
    this.company = company;
    this.lots = lots;
    this.seat = seat;
    this.round = round;
    this.playing = company.best();
  }

  /**
   * The lots of a whole game.
   *
   * @param lots where the lots come from; nothing else may draw from it, so that games that differ
   *     in what happens still have the same company
   */
  public static <M, V> TurnLots<M, V> of(Company<M, V> company, Randomness lots) {
    return new TurnLots<>(company, lots, NOBODY, OptionalInt.empty());
  }

  /** The same from within a turn, which the best bot plays to its end. */
  public static <M, V> TurnLots<M, V> within(
      Company<M, V> company, Randomness lots, int seat, OptionalInt round) {
    return new TurnLots<>(company, lots, seat, round);
  }

  /** Who decides for a seat now. */
  public Bot<M, V> at(int decides, OptionalInt now) {
    if (decides != seat || !now.equals(round)) {
      seat = decides;
      round = now;
      int drawn = lots.below(company.lots() + company.others().size()) - company.lots();
      isBest = drawn < 0;
      playing = isBest ? company.best() : company.others().get(drawn);
    }
    return playing;
  }

  /** Whether the present turn is the best bot's. */
  public boolean isBest() {
    return isBest;
  }
}
