package kniffel.rules.classic;

import java.util.List;
import java.util.stream.IntStream;
import kniffel.rules.dice.Places;

/** What a player can do. */
public sealed interface ClassicMove {

  /** Roll the dice at these places and leave the others; the first roll takes all five. */
  record Roll(Places dice) implements ClassicMove {
    /** Every roll there is, by the bits of its places, so that playing never creates one. */
    private static final List<ClassicMove> BY_MASK =
        IntStream.range(0, 1 << Classic.DICE)
            .<ClassicMove>mapToObj(mask -> new Roll(new Places(mask)))
            .toList();

    public Roll {
      dice.checkWithin(Classic.DICE);
    }
  }

  /** Write the roll into this box. */
  record Score(Box box) implements ClassicMove {
    private static final List<ClassicMove> BY_BOX =
        Box.ALL.stream().<ClassicMove>map(Score::new).toList();
  }

  static ClassicMove roll(int mask) {
    return Roll.BY_MASK.get(mask);
  }

  static ClassicMove score(int box) {
    return Score.BY_BOX.get(box);
  }
}
