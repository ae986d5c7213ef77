package kniffel.cli.play;

import kniffel.rules.dice.Places;

/** The dice that a player holds: for the rest of a turn, and never longer. */
public final class Hold {

  /** A turn that has begun. */
  private record BegunTurn(int seat, int round) {}

  private final Chosen<BegunTurn, Places> held = new Chosen<>(Places.NONE);

  /**
   * What is held.
   *
   * @param rolls how often was rolled in this turn; before the first roll nothing is held
   */
  public Places in(int seat, int round, int rolls) {
    return rolls == 0 ? Places.NONE : held.in(new BegunTurn(seat, round));
  }

  /** Holds a die, or lets it go. */
  public void toggle(int seat, int round, int place) {
    BegunTurn turn = new BegunTurn(seat, round);
    held.choose(turn, new Places(held.in(turn).mask() ^ (1 << place)));
  }

  public void clear() {
    held.clear();
  }
}
