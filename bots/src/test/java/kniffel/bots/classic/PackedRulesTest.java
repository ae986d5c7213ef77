package kniffel.bots.classic;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kniffel.bots.RandomGames;
import kniffel.bots.shared.Keeps;
import kniffel.rules.Draw;
import kniffel.rules.Next;
import kniffel.rules.Randomness;
import kniffel.rules.Viewer;
import kniffel.rules.classic.Box;
import kniffel.rules.classic.Classic;
import kniffel.rules.classic.ClassicMove;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.rules.classic.ClassicState;
import kniffel.rules.classic.ClassicView;
import kniffel.rules.classic.Scoring;
import kniffel.rules.dice.Dice;
import org.junit.jupiter.api.Test;

/**
 * Rolls and sheets in packed form agree with the rules: what is legal, what it brings, when it
 * ends.
 */
class PackedRulesTest {

  @Test
  void rollsAndSheetsGoInStepWithTheRules() {
    RandomGames.compare(
        new ClassicRulebook(),
        List.of(),
        Classic::new,
        PackedRulesTest::comparison,
        new KniffelsFall(),
        12_000);
  }

  /** Every third roll is five equal dice, because all options are about them. */
  private static final class KniffelsFall
      implements RandomGames.Chooser<ClassicState, ClassicMove, Dice> {
    @Override
    public Dice outcome(ClassicState state, Draw<Dice> draw, Randomness randomness) {
      Dice fallen = draw.sample(randomness);
      if (fallen.size() != Keeps.DICE || randomness.below(3) > 0) {
        return fallen;
      }
      int face = fallen.face(0);
      return Dice.of(face, face, face, face, face);
    }
  }

  private static RandomGames.Comparison<ClassicState, ClassicMove, Dice> comparison(Classic game) {
    RollTable table = new RollTable(game.options());
    return (state, next) -> {
      if (next instanceof Next.Decide<ClassicMove, Dice>(int seat, var moves)) {
        compare(game, table, state, seat, moves);
      }
      ClassicView view = game.view(state, new Viewer.Spectator());
      boolean allFilled = view.sheets().stream().map(SheetState::of).allMatch(SheetState::isLast);
      assertThat(next instanceof Next.Over<ClassicMove, Dice>).isEqualTo(allFilled);
    };
  }

  private static void compare(
      Classic game, RollTable table, ClassicState state, int seat, List<ClassicMove> moves) {
    ClassicView view = game.view(state, new Viewer.Spectator());
    if (view.rolls() == 0) {
      return;
    }
    ClassicView.Column column = view.sheets().get(seat);
    SheetState sheet = SheetState.of(column);
    int roll = Keeps.of(view.dice());
    assertThat(Keeps.dice(roll)).isEqualTo(view.dice().sorted());
    Scoring scoring = table.scoring(roll, sheet.freeBits(), sheet.struck());
    int offered = 0;
    for (ClassicMove move : moves) {
      if (move instanceof ClassicMove.Score(Box box)) {
        offered |= box.bit();
        int points = table.points(roll, scoring.joker())[box.ordinal()];
        ClassicView.Column after =
            game.view(game.play(state, move), new Viewer.Spectator()).sheets().get(seat);
        if (after.boxes().getOrDefault(box, -1) != points
            || !SheetState.of(after).equals(sheet.write(box, points))
            || after.total() - column.total() != sheet.gain(box, points, scoring.extraPoints())) {
          throw new AssertionError(move + " of " + view + " leads to " + after);
        }
      }
    }
    assertThat(scoring.legalBits()).isEqualTo(offered);
  }
}
