package kniffel.rules.dice;

import kniffel.rules.Fact;

/** A fact that names dice: they are drawn where it is told. */
public interface DiceFact extends Fact {

  /** The dice as the words of the fact write them. */
  Dice dice();
}
