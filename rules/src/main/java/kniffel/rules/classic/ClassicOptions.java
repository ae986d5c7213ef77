package kniffel.rules.classic;

import kniffel.rules.Range;
import kniffel.rules.Ranges;

/**
 * What is agreed before a game of classic Kniffel; all of it concerns a further Kniffel, five equal
 * dice when the Kniffel box is filled already.
 *
 * @param extraPoints what a further Kniffel earns besides the box it is written in
 * @param extra when these points are due
 * @param extraAfterStrike whether they are due when the Kniffel box holds 0 (option S2)
 * @param joker how a further Kniffel may stand for other combinations
 * @param jokerAfterStrike whether it may when the Kniffel box holds 0 (option S1)
 * @param fiveEqualFullHouse whether five equal dice always count as a Full House
 */
public record ClassicOptions(
    @Range(min = 0, max = 100) int extraPoints,
    Extra extra,
    boolean extraAfterStrike,
    Joker joker,
    boolean jokerAfterStrike,
    boolean fiveEqualFullHouse) {

  /** When extra points are due. */
  public enum Extra {
    /** While the number box of the roll is free, which must then be taken (R13). */
    WITH_NUMBER_BOX,
    /** For every further Kniffel, wherever it is written. */
    ALWAYS
  }

  /** How a further Kniffel may stand for other combinations, once its number box is filled. */
  public enum Joker {
    /** Never. */
    NONE,
    /** In any free box. */
    FREE,
    /** In a free box of the lower part, which must be taken if there is one (R15). */
    LOWER_PART,
    /** The same, and while the number box is free it must be taken. */
    NUMBER_BOX_FIRST
  }

  /** The rulebook. */
  public static final ClassicOptions KNIFFEL =
      new ClassicOptions(50, Extra.WITH_NUMBER_BOX, false, Joker.LOWER_PART, true, false);

  public ClassicOptions {
    Ranges.check(ClassicOptions.class, extraPoints);
  }
}
