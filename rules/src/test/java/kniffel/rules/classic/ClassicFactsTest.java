package kniffel.rules.classic;

import static kniffel.rules.classic.ClassicPositions.after;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kniffel.rules.Event;
import kniffel.rules.Fact;
import kniffel.rules.Viewer;
import kniffel.rules.classic.ClassicState.Turn;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;
import org.junit.jupiter.api.Test;

/** What is said about each kind of event; the same to everybody, because nothing is hidden. */
class ClassicFactsTest {

  private final Classic game = new Classic(ClassicOptions.KNIFFEL);

  private List<Fact> moved(ClassicState state, ClassicMove move) {
    int seat = state instanceof Turn turn ? turn.seat() : 0;
    assertThat(game.preview(state, seat, move))
        .isEqualTo(
            game.tell(game.step(state, new Event.Moved<>(seat, move)), new Viewer.Spectator()));
    return game.preview(state, seat, move);
  }

  private List<Fact> happened(ClassicState state, int... faces) {
    return game.tell(
        game.step(state, new Event.Happened<>(Dice.of(faces))), new Viewer.Spectator());
  }

  @Test
  void theRollForTheStartIsToldDieByDie() {
    ClassicState state = game.start(3);
    List<Fact> told = new ArrayList<>();
    for (int face : new int[] {5, 2, 5, 1, 6}) {
      told.addAll(happened(state, face));
      state = game.happen(state, Dice.of(face));
    }
    assertThat(told)
        .containsExactly(
            new ClassicFact.StartRolled(0, 5),
            new ClassicFact.StartRolled(1, 2),
            new ClassicFact.StartRolled(2, 5),
            new ClassicFact.StartTied(List.of(0, 2)),
            new ClassicFact.StartRolled(0, 1),
            new ClassicFact.StartRolled(2, 6),
            new ClassicFact.Begins(2));
  }

  @Test
  void aRollNamesItsNumberAndTheDiceThatAreHeld() {
    Turn second = after(1, Map.of(), 6, 1, 6, 2, 3);
    assertThat(moved(game.start(1), new ClassicMove.Roll(Classic.ALL_DICE)))
        .containsExactly(new ClassicFact.RollsAll(0, 1));
    assertThat(moved(second, new ClassicMove.Roll(Classic.ALL_DICE)))
        .containsExactly(new ClassicFact.RollsAll(0, 2));
    assertThat(moved(second, new ClassicMove.Roll(Places.parse("2 4 5"))))
        .containsExactly(new ClassicFact.Holds(0, 2, Dice.of(6, 6)));
    // The same dice in other places are told alike: hints name them once.
    for (String rolled : List.of("3 4 5", "1 4 5")) {
      assertThat(moved(second, new ClassicMove.Roll(Places.parse(rolled))))
          .containsExactly(new ClassicFact.Holds(0, 2, Dice.of(1, 6)));
    }
    ClassicState inTheAir = game.play(second, new ClassicMove.Roll(Places.parse("2 4 5")));
    assertThat(happened(inTheAir, 4, 5, 6))
        .containsExactly(new ClassicFact.Rolled(0, 2, Dice.of(6, 4, 6, 5, 6)));
  }

  @Test
  void theSeatThatRolledIsNamed() {
    ClassicState state =
        new Turn(List.of(Sheet.EMPTY, Sheet.EMPTY), 1, 0, 0, Dice.NONE, Places.NONE);
    state = game.play(state, new ClassicMove.Roll(Classic.ALL_DICE));
    assertThat(happened(state, 1, 2, 3, 4, 5))
        .containsExactly(new ClassicFact.Rolled(1, 1, Dice.of(1, 2, 3, 4, 5)));
  }

  @Test
  void pointsAreWrittenAndZerosAreStruck() {
    Turn turn = after(3, Map.of(), 1, 2, 3, 4, 6);
    assertThat(moved(turn, new ClassicMove.Score(Box.CHANCE)))
        .containsExactly(new ClassicFact.Wrote(0, Box.CHANCE, 16));
    assertThat(moved(turn, new ClassicMove.Score(Box.KNIFFEL)))
        .containsExactly(new ClassicFact.Struck(0, Box.KNIFFEL));
  }

  @Test
  void extraPointsAreToldApartFromTheBox() {
    Turn turn =
        new Turn(
            List.of(Sheet.of(Map.of(Box.KNIFFEL, 50, Box.ONES, 5), 50)),
            0,
            2,
            3,
            Dice.of(4, 4, 4, 4, 4),
            Places.NONE);
    assertThat(moved(turn, new ClassicMove.Score(Box.FOURS)))
        .containsExactly(
            new ClassicFact.Wrote(0, Box.FOURS, 20), new ClassicFact.EarnedExtra(0, 50));
  }

  @Test
  void theBonusIsToldOnceWithTheBoxThatEarnsIt() {
    Map<Box, Integer> five =
        Map.of(Box.ONES, 3, Box.TWOS, 6, Box.THREES, 9, Box.FOURS, 12, Box.FIVES, 15);
    assertThat(moved(after(3, five, 6, 6, 6, 1, 2), new ClassicMove.Score(Box.SIXES)))
        .containsExactly(
            new ClassicFact.Wrote(0, Box.SIXES, 18), new ClassicFact.EarnedBonus(0, 35));
    Map<Box, Integer> reached =
        Map.of(Box.TWOS, 6, Box.THREES, 9, Box.FOURS, 16, Box.FIVES, 20, Box.SIXES, 24);
    assertThat(moved(after(3, reached, 1, 1, 1, 1, 2), new ClassicMove.Score(Box.ONES)))
        .containsExactly(new ClassicFact.Wrote(0, Box.ONES, 4));
  }
}
