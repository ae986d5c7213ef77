package kniffel.bots.newgame;

import kniffel.bots.Reason;

/** Why a move in Newgame is the best one. */
public sealed interface NewgameReason extends Reason {

  /** The die is worth more than another roll on average. */
  record GoodEnough(int points) implements NewgameReason {}

  /** Another roll is worth more on average. */
  record RollingIsBetter() implements NewgameReason {}
}
