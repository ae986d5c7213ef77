package kniffel.bots.classic;

import java.util.Arrays;
import kniffel.rules.classic.Box;
import kniffel.rules.classic.Classic;
import kniffel.rules.classic.ClassicMove;
import kniffel.rules.classic.ClassicView;
import kniffel.rules.dice.Dice;

/** Says what was wrong with a move of classic Kniffel, given the best one. */
final class Whys {

  /** The points that the dice on the table bring in a box. */
  @FunctionalInterface
  interface Points {
    int in(Box box);
  }

  private Whys() {}

  static ClassicReason of(ClassicView view, ClassicMove played, ClassicMove better, Points points) {
    return switch (played) {
      case ClassicMove.Roll(var rolled) ->
          switch (better) {
            case ClassicMove.Roll(var others) ->
                kept(view.dice().without(rolled).sorted(), view.dice().without(others).sorted());
            case ClassicMove.Score(Box box) -> new ClassicReason.RolledPast(box, points.in(box));
          };
      case ClassicMove.Score(Box box) ->
          switch (better) {
            case ClassicMove.Roll _ -> new ClassicReason.StoppedEarly(Classic.ROLLS - view.rolls());
            case ClassicMove.Score(Box other) ->
                points.in(box) == 0
                    ? new ClassicReason.StruckDear(box, other)
                    : new ClassicReason.WroteDear(box, points.in(box), other, points.in(other));
          };
    };
  }

  private static ClassicReason kept(Dice kept, Dice better) {
    Dice missing = beyond(better, kept);
    Dice idle = beyond(kept, better);
    if (idle.size() == 0) {
      return new ClassicReason.ThrewAway(missing);
    }
    return missing.size() == 0
        ? new ClassicReason.HeldBack(idle)
        : new ClassicReason.HeldTheWrong(kept, better);
  }

  /** Those dice that go beyond what the others have. */
  private static Dice beyond(Dice dice, Dice others) {
    int[] beyond = new int[dice.size()];
    int count = 0;
    for (int face = 1; face <= Dice.FACES; face++) {
      for (int i = others.count(face); i < dice.count(face); i++) {
        beyond[count++] = face;
      }
    }
    return Dice.of(Arrays.copyOf(beyond, count));
  }
}
