package kniffel.rules.classic;

import java.util.List;
import kniffel.rules.Fact;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.DiceFact;

/** What can happen in classic Kniffel. */
public sealed interface ClassicFact extends Fact {

  /** A player rolled one die to see who begins. */
  record StartRolled(int seat, int face) implements ClassicFact, DiceFact {
    @Override
    public Dice dice() {
      return Dice.of(face);
    }
  }

  /** Several rolled the highest face; they roll again. */
  record StartTied(List<Integer> seats) implements ClassicFact {}

  /** This player begins. */
  record Begins(int seat) implements ClassicFact {}

  /** A player picks up all the dice for one of the three rolls. */
  record RollsAll(int seat, int roll) implements ClassicFact, Fact.Intent {}

  /** A player holds some dice and rolls the others. */
  record Holds(int seat, int roll, Dice held) implements ClassicFact, Fact.Intent, DiceFact {
    @Override
    public Dice dice() {
      return held;
    }
  }

  /** What now lies on the table. */
  record Rolled(int seat, int roll, Dice dice) implements ClassicFact, DiceFact {}

  /** Points were written into a box. */
  record Wrote(int seat, Box box, int points) implements ClassicFact {}

  /** A box was struck: 0 points. */
  record Struck(int seat, Box box) implements ClassicFact {}

  /** A further Kniffel earned extra points. */
  record EarnedExtra(int seat, int points) implements ClassicFact {}

  /** The upper part has reached the bonus. */
  record EarnedBonus(int seat, int points) implements ClassicFact {}
}
