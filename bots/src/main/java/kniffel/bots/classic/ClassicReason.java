package kniffel.bots.classic;

import kniffel.bots.Reason;
import kniffel.rules.classic.Box;
import kniffel.rules.dice.Dice;

/** Why a move is the best in classic Kniffel. */
public sealed interface ClassicReason extends Reason {

  /** Writing here is worth more than any other box or another roll. */
  record BestWritten(Box box, int points) implements ClassicReason {}

  /** Nothing fits, and this box is the one least missed. */
  record CheapestStrike(Box box) implements ClassicReason {}

  /** These dice are worth most when the others are rolled again. */
  record BestKept(Dice kept) implements ClassicReason {}

  /** No die here is worth keeping. */
  record NothingToKeep() implements ClassicReason {}
}
