package kniffel.rules.classic;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import kniffel.rules.Next;
import kniffel.rules.classic.ClassicState.Turn;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;

/** Positions to argue about, and what may be written in them. */
final class ClassicPositions {

  private ClassicPositions() {}

  /** One player with this sheet and these dice, after this many rolls. */
  static Turn after(int rolls, Map<Box, Integer> sheet, int... dice) {
    return new Turn(
        List.of(Sheet.of(sheet, 0)), 0, sheet.size(), rolls, Dice.of(dice), Places.NONE);
  }

  /** What each legal box would bring, extra points apart. */
  static Map<Box, Integer> boxes(Classic game, Turn turn) {
    Map<Box, Integer> boxes = new EnumMap<>(Box.class);
    if (game.next(turn) instanceof Next.Decide<ClassicMove, Dice>(int seat, var moves)) {
      for (ClassicMove move : moves) {
        if (move instanceof ClassicMove.Score(Box box)) {
          boxes.put(box, sheetAfter(game, turn, box).points(box));
        }
      }
    }
    return boxes;
  }

  static Sheet sheetAfter(Classic game, Turn turn, Box box) {
    if (game.play(turn, new ClassicMove.Score(box)) instanceof Turn after) {
      return after.sheets().get(turn.seat());
    }
    throw new AssertionError("a turn is followed by a turn");
  }
}
