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

  /** Keeping these dice goes for a box; so many of a hundred such turns end with points there. */
  record GoesFor(Dice kept, Box box, int percent) implements ClassicReason {}

  /** The same for two boxes that are about as good. */
  record GoesForEither(Dice kept, Box box, int percent, Box other, int otherPercent)
      implements ClassicReason {}

  /** The same where another box is certain already, however the dice fall. */
  record GoesForMore(Dice kept, Box box, int percent, Box ready) implements ClassicReason {}

  /** These dice are worth most when the others are rolled again, though little will come of it. */
  record BestKept(Dice kept) implements ClassicReason {}

  /** No die here is worth keeping. */
  record NothingToKeep() implements ClassicReason {}

  /** What was wrong, and what the better move goes for. */
  record Missed(ClassicReason mistake, ClassicReason better) implements ClassicReason {}

  /** Written although rolling on was better. */
  record StoppedEarly(int rolls) implements ClassicReason {}

  /** Rolled on although a box was better. */
  record RolledPast(Box box, int points) implements ClassicReason {}

  /** Dice were rolled that should have been kept. */
  record ThrewAway(Dice dice) implements ClassicReason {}

  /** Dice were kept that should have been rolled. */
  record HeldBack(Dice dice) implements ClassicReason {}

  /** Other dice were the better ones to keep. */
  record HeldTheWrong(Dice kept, Dice better) implements ClassicReason {}

  /** A box was struck that is worth more than another. */
  record StruckDear(Box box, Box better) implements ClassicReason {}

  /** A box was used up that could have brought more later. */
  record WroteDear(Box box, int points, Box better, int betterPoints) implements ClassicReason {}
}
