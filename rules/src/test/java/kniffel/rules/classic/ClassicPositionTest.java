package kniffel.rules.classic;

import static kniffel.rules.classic.ClassicPositions.after;
import static kniffel.rules.classic.ClassicPositions.boxes;
import static kniffel.rules.classic.ClassicPositions.sheetAfter;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import kniffel.rules.Next;
import kniffel.rules.Refusal;
import kniffel.rules.RefusedException;
import kniffel.rules.Throw;
import kniffel.rules.Viewer;
import kniffel.rules.classic.ClassicOptions.Extra;
import kniffel.rules.classic.ClassicOptions.Joker;
import kniffel.rules.classic.ClassicState.StartRoll;
import kniffel.rules.classic.ClassicState.Turn;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;
import kniffel.rules.dice.Roll;
import org.junit.jupiter.api.Test;

/** What comes next in a position, how it looks, and what is left of it in a view. */
class ClassicPositionTest {

  private final Classic game = new Classic(ClassicOptions.KNIFFEL);

  private static List<ClassicMove> rolls() {
    List<ClassicMove> rolls = new ArrayList<>();
    for (int mask = 1; mask < 32; mask++) {
      rolls.add(new ClassicMove.Roll(new Places(mask)));
    }
    return rolls;
  }

  private static Turn two(Sheet one, Sheet other, int starter, int turn) {
    return new Turn(List.of(one, other), starter, turn, 0, Dice.NONE, Places.NONE);
  }

  @Test
  void theFirstRollIsTheOnlyMoveOfAFreshTurn() {
    assertThat(game.next(game.start(1)))
        .isEqualTo(new Next.Decide<>(0, List.of(new ClassicMove.Roll(Classic.ALL_DICE))));
  }

  @Test
  void diceInTheAirAreForChance() {
    ClassicState air =
        game.play(after(1, Map.of(), 1, 2, 3, 4, 5), new ClassicMove.Roll(Places.parse("2 3")));
    assertThat(game.next(air)).isEqualTo(new Next.Chance<>(Roll.of(2)));
    assertThat(game.objection(air, new ClassicMove.Score(Box.ONES)))
        .contains(new Refusal.NobodyDecides());
    assertThat(game.next(game.start(2))).isEqualTo(new Next.Chance<>(Roll.of(1)));
    assertThat(game.objection(game.start(2), new ClassicMove.Score(Box.ONES)))
        .contains(new Refusal.NobodyDecides());
    assertThatThrownBy(() -> game.play(game.start(2), new ClassicMove.Score(Box.ONES)))
        .isInstanceOf(RefusedException.class);
  }

  @Test
  void everyRerollThenEveryFreeBoxIsOfferedInTheOrderOfTheSheet() {
    Turn turn = after(2, Map.of(Box.ONES, 3, Box.CHANCE, 20), 1, 2, 3, 4, 5);
    List<ClassicMove> expected = rolls();
    for (Box box : Box.ALL) {
      if (box != Box.ONES && box != Box.CHANCE) {
        expected.add(new ClassicMove.Score(box));
      }
    }
    assertThat(game.next(turn)).isEqualTo(new Next.Decide<>(0, expected));
  }

  @Test
  void afterTheThirdRollOnlyBoxesAreOffered() {
    Map<Box, Integer> sheet = new EnumMap<>(Box.class);
    Box.ALL.forEach(box -> sheet.put(box, 0));
    sheet.remove(Box.TWOS);
    sheet.remove(Box.CHANCE);
    assertThat(game.next(after(3, sheet, 1, 2, 3, 4, 5)))
        .isEqualTo(
            new Next.Decide<>(
                0, List.of(new ClassicMove.Score(Box.TWOS), new ClassicMove.Score(Box.CHANCE))));
  }

  @Test
  void aListOfMovesHasNothingBeyondItsEnds() {
    LegalMoves moves = new LegalMoves(false, Box.TWOS.bit());
    assertThat(moves).containsExactly(new ClassicMove.Score(Box.TWOS));
    assertThatThrownBy(() -> moves.get(1)).isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> moves.get(-1)).isInstanceOf(IndexOutOfBoundsException.class);
  }

  @Test
  void whatIsRefusedCannotBePlayed() {
    Turn turn = after(3, Map.of(Box.ONES, 3), 1, 2, 3, 4, 5);
    for (ClassicMove move :
        List.of(new ClassicMove.Score(Box.ONES), new ClassicMove.Roll(Classic.ALL_DICE))) {
      assertThatThrownBy(() -> game.play(turn, move))
          .isInstanceOfSatisfying(
              RefusedException.class,
              refused -> assertThat(game.objection(turn, move)).contains(refused.refusal()));
    }
  }

  /** Alone, each throw has its number and each die its place, whatever was decided before. */
  @Test
  void throwsAreCountedAlone() {
    Turn air = turn(game.play(game.start(1), new ClassicMove.Roll(Classic.ALL_DICE)));
    assertThat(game.thrown(air)).contains(new Throw(1, List.of(1, 2, 3, 4, 5)));
    Turn fallen = turn(game.happen(air, Dice.of(1, 2, 3, 4, 5)));
    assertThat(game.thrown(fallen)).as("nothing is in the air").isEmpty();
    ClassicState again = game.play(fallen, new ClassicMove.Roll(Places.parse("2 5")));
    assertThat(game.thrown(again)).contains(new Throw(2, List.of(2, 5)));
    Turn second = turn(game.play(fallen, new ClassicMove.Score(Box.CHANCE)));
    assertThat(game.thrown(game.play(second, new ClassicMove.Roll(Classic.ALL_DICE))))
        .as("throws that were not made have their numbers all the same")
        .contains(new Throw(4, List.of(1, 2, 3, 4, 5)));
    ClassicState two = two(Sheet.EMPTY, Sheet.EMPTY, 0, 0);
    assertThat(game.thrown(game.play(two, new ClassicMove.Roll(Classic.ALL_DICE)))).isEmpty();
    assertThat(game.thrown(game.start(2))).isEmpty();
  }

  private static Turn turn(ClassicState state) {
    return switch (state) {
      case Turn turn -> turn;
      case StartRoll roll -> throw new AssertionError("nobody has begun: " + roll);
    };
  }

  @Test
  void theDiceBelongToThePlayerWhoseTurnItIs() {
    assertThat(game.roller(game.start(3))).hasValue(0);
    assertThat(game.roller(game.happen(game.start(3), Dice.of(4)))).hasValue(1);
    assertThat(game.roller(two(Sheet.EMPTY, Sheet.EMPTY, 1, 2))).hasValue(1);
    assertThat(new ClassicRulebook().dice()).isEqualTo(5);
    assertThat(new ClassicRulebook().countsThrows()).isTrue();
  }

  @Test
  void nobodyHasPointsBeforeItIsKnownWhoBegins() {
    assertThat(game.scores(game.start(2))).isEmpty();
    assertThat(game.scores(two(Sheet.of(Map.of(Box.ONES, 3), 50), Sheet.EMPTY, 0, 1)))
        .containsExactly(53, 0);
  }

  @Test
  void noExtraPointsForceNothing() {
    Classic worthless =
        new Classic(
            new ClassicOptions(0, Extra.WITH_NUMBER_BOX, false, Joker.LOWER_PART, true, false));
    Turn turn = after(3, Map.of(Box.KNIFFEL, 50), 4, 4, 4, 4, 4);
    assertThat(boxes(worthless, turn)).hasSize(12).containsEntry(Box.FOURS, 20);
    assertThat(sheetAfter(worthless, turn, Box.FOURS).extraPoints()).isZero();
  }

  @Test
  void seatsTakeTurnsFromTheStarterOn() {
    List<Integer> seats = new ArrayList<>();
    List<Integer> rounds = new ArrayList<>();
    for (int turn = 0; turn < 5; turn++) {
      Turn each = two(Sheet.EMPTY, Sheet.EMPTY, 1, turn);
      seats.add(each.seat());
      rounds.add(game.round(each).orElseThrow());
      assertThat(each.players()).isEqualTo(2);
    }
    assertThat(seats).containsExactly(1, 0, 1, 0, 1);
    assertThat(rounds).containsExactly(1, 1, 2, 2, 3);
    assertThat(game.round(two(Sheet.EMPTY, Sheet.EMPTY, 1, 25))).hasValue(13);
    assertThat(game.round(two(Sheet.EMPTY, Sheet.EMPTY, 1, 26))).hasValue(13);
    assertThat(game.round(game.start(2))).isEmpty();
  }

  @Test
  void theSheetOfTheSeatAtTurnIsWritten() {
    Turn turn =
        new Turn(
            List.of(Sheet.EMPTY, Sheet.EMPTY, Sheet.EMPTY),
            2,
            2,
            1,
            Dice.of(1, 1, 2, 3, 4),
            Places.NONE);
    if (game.play(turn, new ClassicMove.Score(Box.ONES)) instanceof Turn written) {
      assertThat(written.sheets())
          .containsExactly(Sheet.EMPTY, Sheet.of(Map.of(Box.ONES, 2), 0), Sheet.EMPTY);
      assertThat(written.seat()).isEqualTo(2);
      assertThat(written.rolls()).isZero();
      assertThat(written.dice()).isEqualTo(Dice.NONE);
    } else {
      throw new AssertionError("a turn is followed by a turn");
    }
  }

  @Test
  void whenEverySheetIsFullTheGameIsOver() {
    Map<Box, Integer> full = new EnumMap<>(Box.class);
    Box.ALL.forEach(box -> full.put(box, 0));
    Turn over = two(Sheet.of(full, 0), Sheet.of(full, 50), 0, 26);
    assertThat(game.next(over))
        .isInstanceOfSatisfying(
            Next.Over.class,
            end -> {
              assertThat(end.standings().scores()).containsExactly(0, 50);
              assertThat(end.standings().ranks()).containsExactly(2, 1);
            });
    assertThat(game.objection(over, new ClassicMove.Roll(Classic.ALL_DICE)))
        .contains(new Refusal.NobodyDecides());
    assertThat(game.next(two(Sheet.of(full, 0), Sheet.EMPTY, 0, 25)))
        .isInstanceOf(Next.Decide.class);
  }

  @Test
  void theRollForTheStartIsSeen() {
    ClassicState tied = game.start(4);
    for (int face : new int[] {6, 1, 6, 6, 2}) {
      tied = game.happen(tied, Dice.of(face));
    }
    assertThat(tied).isEqualTo(new StartRoll(4, List.of(0, 2, 3), List.of(2)));
    ClassicView view = ClassicView.of(tied);
    ClassicView.Column empty = new ClassicView.Column(Map.of(), 0, 0, 0, 0);
    assertThat(view)
        .isEqualTo(
            new ClassicView(
                Optional.of(new ClassicView.RollOff(List.of(0, 2, 3), List.of(2))),
                0,
                1,
                2,
                0,
                Dice.NONE,
                Places.NONE,
                Collections.nCopies(4, empty),
                view.figures()));
    assertThat(view.state()).isEqualTo(tied);
  }

  @Test
  void aViewHoldsTheWholePosition() {
    Map<Box, Integer> upper =
        Map.of(
            Box.FOURS, 16, Box.FIVES, 25, Box.SIXES, 24, Box.THREE_OF_A_KIND, 20, Box.KNIFFEL, 0);
    Turn turn =
        new Turn(
            List.of(Sheet.EMPTY, Sheet.of(upper, 50), Sheet.EMPTY),
            1,
            17,
            2,
            Dice.of(2, 2, 3, 4, 6),
            Places.parse("1 5"));
    ClassicView view = game.view(turn, new Viewer.Seat(2));
    assertThat(view).isEqualTo(game.view(turn, new Viewer.Spectator()));
    assertThat(view.start()).isEmpty();
    assertThat(view.round()).isEqualTo(6);
    assertThat(view.seat()).isZero();
    assertThat(view.rolls()).isEqualTo(2);
    assertThat(view.sheets().get(1))
        .isEqualTo(new ClassicView.Column(upper, 65, 35, 50, 65 + 20 + 35 + 50));
    assertThat(game.determinize(view, bound -> 0)).isEqualTo(turn);
  }

  @Test
  void sheetsAreEqualByWhatIsWritten() {
    Sheet struck = Sheet.of(Map.of(Box.ONES, 0), 0);
    Sheet twice = Sheet.EMPTY.write(Box.ONES, 3, 0).write(Box.TWOS, 4, 50);
    assertThat(twice)
        .isEqualTo(Sheet.of(Map.of(Box.TWOS, 4, Box.ONES, 3), 50))
        .hasSameHashCodeAs(Sheet.of(Map.of(Box.TWOS, 4, Box.ONES, 3), 50))
        .hasToString("{ONES=3, TWOS=4} +50");
    assertThat(struck).isNotEqualTo(Sheet.EMPTY).hasToString("{ONES=0}");
    assertThat(struck.hashCode()).isNotEqualTo(Sheet.EMPTY.hashCode());
    assertThat(Sheet.of(Map.of(), 50)).isNotEqualTo(Sheet.EMPTY);
    assertThat(Sheet.of(Map.of(Box.ONES, 1), 0)).isNotEqualTo(Sheet.of(Map.of(Box.ONES, 2), 0));
  }

  @Test
  void onTheShelf() {
    ClassicRulebook rulebook = new ClassicRulebook();
    assertThat(rulebook.id()).isEqualTo("classic");
    assertThat(rulebook.minPlayers()).isEqualTo(1);
    assertThat(rulebook.maxPlayers()).isEqualTo(8);
    ClassicOptions yahtzee = Objects.requireNonNull(rulebook.presets().get("yahtzee"));
    assertThat(rulebook.game(yahtzee))
        .isInstanceOfSatisfying(
            Classic.class, game -> assertThat(game.options()).isEqualTo(yahtzee));
    // Thirteen boxes, each after three rolls picked up and fallen, besides the rolls for the start.
    assertThat(new Classic(yahtzee).maxEvents(8)).isEqualTo(1_000 + 8 * 13 * 7);
    assertThat(new Classic(yahtzee).types().view()).isEqualTo(ClassicView.class);
  }
}
