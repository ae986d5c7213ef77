package kniffel.rules.master;

import kniffel.rules.dice.Dice;

/** What chance decides. */
public sealed interface MasterOutcome {

  /** Who begins, where that is drawn by lot. */
  record Starter(int seat) implements MasterOutcome {
    public Starter {
      if (seat < 0) {
        throw new IllegalArgumentException("seats are counted from 0, not " + seat);
      }
    }
  }

  /** How the dice in the air fell, one after the other. */
  record Fall(Dice dice) implements MasterOutcome {}
}
