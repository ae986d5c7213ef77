package kniffel.bots.kartenspiel;

import java.util.function.Supplier;

/**
 * The learned count, unless a sensible person thinks the way is far shorter: little was learned
 * about positions that nobody who plays as well as we can gets into, and some of them were taken
 * for all but hopeless.
 *
 * <p>What people are told should be right there too. Bots, which only get into positions of their
 * own making, do without.
 */
final class CautiousTurns implements TurnsNeeded {

  private final TurnsNeeded learned;
  private final TurnsNeeded sensible;
  private final double most;

  private CautiousTurns(TurnsNeeded learned, TurnsNeeded sensible, double most) {
    this.learned = learned;
    this.sensible = sensible;
    this.most = most;
  }

  /**
   * What to believe in a variant, as found best in games of beginners (docs/bots/kartenspiel.md).
   */
  static Supplier<TurnsNeeded> of(PackedTableau tableau, Supplier<TurnsNeeded> learned) {
    return switch (tableau.variant()) {
      case BASE -> () -> new CautiousTurns(learned.get(), new HandmadeTurns(tableau), 5);
      case HARD -> () -> new CautiousTurns(learned.get(), new HandmadeTurns(tableau), 8);
      case SIMPLE -> learned;
    };
  }

  @Override
  public double turns(PackedPlayer seat) {
    return Math.min(learned.turns(seat), sensible.turns(seat) + most);
  }

  @Override
  public double gain(PackedPlayer seat) {
    return learned.gain(seat);
  }
}
