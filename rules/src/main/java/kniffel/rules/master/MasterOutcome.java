package kniffel.rules.master;

import kniffel.rules.Range;
import kniffel.rules.Ranges;
import kniffel.rules.dice.Dice;

/** What chance decides. */
public sealed interface MasterOutcome {

  /** Who begins, where that is drawn by lot. */
  record Starter(@Range(min = 0, max = Master.MAX_PLAYERS - 1) int seat) implements MasterOutcome {
    public Starter {
      Ranges.check(Starter.class, seat);
    }
  }

  /** How the dice in the air fell, one after the other. */
  record Fall(Dice dice) implements MasterOutcome {}
}
