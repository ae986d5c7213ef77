package kniffel.bots.classic;

import kniffel.bots.shared.Keeps;
import kniffel.rules.classic.Box;
import kniffel.rules.classic.ClassicOptions;
import kniffel.rules.classic.Scoring;
import kniffel.rules.dice.Dice;

/** What each roll may be written as, asked of the rules once and kept as numbers. */
final class RollTable {

  private static final int[] NO_BOXES = {};

  private final ClassicOptions options;

  /** By roll and box, where no rule for further Kniffels applies. */
  private final int[][] plain = new int[Keeps.ROLLS][Box.ALL.size()];

  private final int[][] joker = new int[Keeps.ROLLS][];

  RollTable(ClassicOptions options) {
    this.options = options;
    for (int roll = 0; roll < Keeps.ROLLS; roll++) {
      Dice dice = Keeps.dice(roll);
      plain[roll] = points(dice, new Scoring(Box.ALL_BITS, false, 0));
      joker[roll] = dice.isKniffel() ? points(dice, new Scoring(Box.ALL_BITS, true, 0)) : NO_BOXES;
    }
  }

  private int[] points(Dice dice, Scoring scoring) {
    return Box.ALL.stream().mapToInt(box -> scoring.points(options, box, dice)).toArray();
  }

  /** Whether it makes any difference if the Kniffel box holds 0 or 50. */
  boolean strikeMatters() {
    return options.extraPoints() > 0 || !options.jokerAfterStrike();
  }

  /** What a roll may be written as. */
  Scoring scoring(int roll, int freeBits, boolean struck) {
    return Scoring.of(options, freeBits, struck, Keeps.dice(roll));
  }

  /** What a roll brings in each box, as a joker or not; not to be changed. */
  int[] points(int roll, boolean asJoker) {
    return asJoker ? joker[roll] : plain[roll];
  }
}
