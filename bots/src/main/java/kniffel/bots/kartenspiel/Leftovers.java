package kniffel.bots.kartenspiel;

import kniffel.bots.shared.SeededStream;

/** What the cards that stay in the display are worth to whoever comes next. */
final class Leftovers {

  private static final int SAMPLES = 24;

  private final PackedView view;
  private final Policy policy;
  private final long seed;
  private final PackedGame game;
  private final PackedPlayer into = new PackedPlayer();

  Leftovers(PackedView view, Policy policy, long seed) {
    this.view = view;
    this.policy = policy;
    this.seed = seed;
    this.game = new PackedGame(policy, view.seats.length);
  }

  /**
   * How many turns the next player still needs after the next turn, on average; with more than two
   * players, scaled by how much each of them loses.
   *
   * @param taken the owner with the cards of the display that were taken
   */
  double turns(PackedPlayer taken) {
    int next = (view.owner + 1) % view.seats.length;
    double sum = 0;
    for (int sample = 0; sample < SAMPLES; sample++) {
      SeededStream random = new SeededStream(seed + sample);
      view.determinize(game, random);
      game.leave(taken, random);
      PackedPlayer other = game.seats[next];
      sum += other.isOut() ? 0 : after(other);
    }
    return sum / SAMPLES / (view.seats.length - 1);
  }

  private double after(PackedPlayer other) {
    double drawing = policy.drawing(other, game.display, game.open);
    PackedTableau tableau = policy.tableau();
    return tableau.isSimple()
        ? drawing
        : Math.min(
            drawing,
            Math.min(
                policy.playing(other, into),
                policy.trading(other, tableau.tradeLimit(other), into)));
  }
}
