package kniffel.rules.classic;

import static java.util.Map.entry;
import static kniffel.rules.classic.Box.CHANCE;
import static kniffel.rules.classic.Box.FIVES;
import static kniffel.rules.classic.Box.FOURS;
import static kniffel.rules.classic.Box.FOUR_OF_A_KIND;
import static kniffel.rules.classic.Box.FULL_HOUSE;
import static kniffel.rules.classic.Box.KNIFFEL;
import static kniffel.rules.classic.Box.LARGE_STRAIGHT;
import static kniffel.rules.classic.Box.ONES;
import static kniffel.rules.classic.Box.SIXES;
import static kniffel.rules.classic.Box.SMALL_STRAIGHT;
import static kniffel.rules.classic.Box.THREES;
import static kniffel.rules.classic.Box.THREE_OF_A_KIND;
import static kniffel.rules.classic.Box.TWOS;
import static kniffel.rules.classic.ClassicPositions.after;
import static kniffel.rules.classic.ClassicPositions.boxes;
import static kniffel.rules.classic.ClassicPositions.sheetAfter;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import kniffel.rules.Next;
import kniffel.rules.RefusedException;
import kniffel.rules.Standings;
import kniffel.rules.classic.ClassicState.Turn;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.DiceRefusal;
import kniffel.rules.dice.Places;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The worked examples of the rules, under their ids. */
class ClassicExamplesTest {

  private static final Map<Box, Integer> EMPTY = Map.of();

  private final Classic game = new Classic(ClassicOptions.KNIFFEL);

  @Test
  @DisplayName("C01 three fives and two threes")
  void c01() {
    assertThat(boxes(game, after(3, EMPTY, 5, 5, 5, 3, 3)))
        .containsOnly(
            entry(ONES, 0),
            entry(TWOS, 0),
            entry(THREES, 6),
            entry(FOURS, 0),
            entry(FIVES, 15),
            entry(SIXES, 0),
            entry(THREE_OF_A_KIND, 21),
            entry(FOUR_OF_A_KIND, 0),
            entry(FULL_HOUSE, 25),
            entry(SMALL_STRAIGHT, 0),
            entry(LARGE_STRAIGHT, 0),
            entry(KNIFFEL, 0),
            entry(CHANCE, 21));
  }

  @Test
  @DisplayName("C02 three of a kind counts all dice")
  void c02() {
    assertThat(boxes(game, after(3, EMPTY, 6, 6, 6, 3, 1))).containsEntry(THREE_OF_A_KIND, 22);
  }

  @Test
  @DisplayName("C03 four of a kind counts all dice and is three of a kind too")
  void c03() {
    assertThat(boxes(game, after(3, EMPTY, 3, 3, 3, 3, 5)))
        .containsEntry(FOUR_OF_A_KIND, 17)
        .containsEntry(THREE_OF_A_KIND, 17);
  }

  @Test
  @DisplayName("C04 Full House")
  void c04() {
    assertThat(boxes(game, after(3, EMPTY, 4, 4, 4, 3, 3))).containsEntry(FULL_HOUSE, 25);
    assertThat(boxes(game, after(3, EMPTY, 4, 4, 4, 1, 1))).containsEntry(FULL_HOUSE, 25);
  }

  @Test
  @DisplayName("C05 small straight with any fifth die")
  void c05() {
    for (int fifth : new int[] {3, 2}) {
      assertThat(boxes(game, after(3, EMPTY, 1, 2, 3, 4, fifth)))
          .containsEntry(SMALL_STRAIGHT, 30)
          .containsEntry(LARGE_STRAIGHT, 0);
    }
  }

  @Test
  @DisplayName("C06 a large straight is a small one too")
  void c06() {
    assertThat(boxes(game, after(3, EMPTY, 2, 3, 4, 5, 6)))
        .containsEntry(LARGE_STRAIGHT, 40)
        .containsEntry(SMALL_STRAIGHT, 30);
  }

  @Test
  @DisplayName("C07 the first Kniffel may go anywhere")
  void c07() {
    assertThat(boxes(game, after(3, EMPTY, 5, 5, 5, 5, 5)))
        .hasSize(13)
        .containsEntry(KNIFFEL, 50)
        .containsEntry(FIVES, 25)
        .containsEntry(THREE_OF_A_KIND, 25)
        .containsEntry(FOUR_OF_A_KIND, 25)
        .containsEntry(CHANCE, 25)
        .containsEntry(FULL_HOUSE, 0)
        .containsEntry(SMALL_STRAIGHT, 0)
        .containsEntry(LARGE_STRAIGHT, 0);
  }

  @Test
  @DisplayName("C08 a further Kniffel is a joker when its number box is filled")
  void c08() {
    Turn turn = after(3, Map.of(KNIFFEL, 50, FIVES, 15), 5, 5, 5, 5, 5);
    assertThat(boxes(game, turn))
        .containsOnly(
            entry(THREE_OF_A_KIND, 25),
            entry(FOUR_OF_A_KIND, 25),
            entry(FULL_HOUSE, 25),
            entry(SMALL_STRAIGHT, 30),
            entry(LARGE_STRAIGHT, 40),
            entry(CHANCE, 25));
    assertThat(sheetAfter(game, turn, LARGE_STRAIGHT).extraPoints()).isZero();
    assertThat(game.objection(turn, new ClassicMove.Score(ONES)))
        .contains(new ClassicRefusal.LowerPartFirst(ONES));
  }

  @Test
  @DisplayName("C09 a further Kniffel earns 50 when its number box is free, and must go there")
  void c09() {
    Turn turn = after(3, Map.of(KNIFFEL, 50), 5, 5, 5, 5, 5);
    assertThat(boxes(game, turn)).containsOnly(entry(FIVES, 25));
    assertThat(sheetAfter(game, turn, FIVES).extraPoints()).isEqualTo(50);
    assertThat(game.objection(turn, new ClassicMove.Score(CHANCE)))
        .contains(new ClassicRefusal.NumberBoxFirst(CHANCE, FIVES));
  }

  @Test
  @DisplayName("C11 a struck Kniffel box allows the joker but no extra points")
  void c11() {
    Turn turn =
        after(
            3,
            Map.of(KNIFFEL, 0, FOURS, 8, THREE_OF_A_KIND, 20, FOUR_OF_A_KIND, 0, CHANCE, 20),
            4,
            4,
            4,
            4,
            4);
    assertThat(boxes(game, turn))
        .containsOnly(entry(FULL_HOUSE, 25), entry(SMALL_STRAIGHT, 30), entry(LARGE_STRAIGHT, 40));
    assertThat(sheetAfter(game, turn, FULL_HOUSE).extraPoints()).isZero();
  }

  @Test
  @DisplayName("C13 the bonus needs 63")
  void c13() {
    Map<Box, Integer> upper = Map.of(ONES, 3, TWOS, 6, THREES, 9, FOURS, 12, FIVES, 15, SIXES, 18);
    assertThat(Sheet.of(upper, 0).total()).isEqualTo(98);
    Map<Box, Integer> oneLess =
        Map.of(ONES, 2, TWOS, 6, THREES, 9, FOURS, 12, FIVES, 15, SIXES, 18);
    assertThat(Sheet.of(oneLess, 0).total()).isEqualTo(62);
  }

  @Test
  @DisplayName("C15 any free box may be struck")
  void c15() {
    assertThat(boxes(game, after(3, EMPTY, 1, 2, 2, 4, 6)))
        .containsEntry(LARGE_STRAIGHT, 0)
        .containsEntry(ONES, 1)
        .containsEntry(FIVES, 0)
        .containsEntry(CHANCE, 15);
  }

  @Test
  @DisplayName("C16 dice held before may be rolled again")
  void c16() {
    Turn second = after(2, EMPTY, 6, 6, 4, 4, 4);
    assertThat(game.objection(second, new ClassicMove.Roll(Places.parse("1 2")))).isEmpty();
    assertThat(
            game.happen(
                game.play(second, new ClassicMove.Roll(Places.parse("1 2"))), Dice.of(1, 4)))
        .isEqualTo(after(3, EMPTY, 1, 4, 4, 4, 4));
  }

  @Test
  @DisplayName("C17 thirteen Kniffels make 675")
  void c17() {
    ClassicState state = game.start(1);
    int[] faces = {6, 1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 6, 6};
    List<Box> order =
        List.of(
            KNIFFEL,
            ONES,
            TWOS,
            THREES,
            FOURS,
            FIVES,
            SIXES,
            THREE_OF_A_KIND,
            FOUR_OF_A_KIND,
            FULL_HOUSE,
            SMALL_STRAIGHT,
            LARGE_STRAIGHT,
            CHANCE);
    for (int turn = 0; turn < 13; turn++) {
      int face = faces[turn];
      state = game.play(state, new ClassicMove.Roll(Classic.ALL_DICE));
      state = game.happen(state, Dice.of(face, face, face, face, face));
      state = game.play(state, new ClassicMove.Score(order.get(turn)));
    }
    assertThat(game.next(state)).isEqualTo(new Next.Over<>(Standings.byScore(List.of(675))));
  }

  @Test
  @DisplayName("C18 those tied for the highest roll again")
  void c18() {
    ClassicState state = game.start(3);
    for (int face : new int[] {6, 6, 2, 3, 5}) {
      state = game.happen(state, Dice.of(face));
    }
    assertThat(state).isEqualTo(Turn.first(3, 1));
  }

  @Test
  @DisplayName("C19 equal totals share the victory")
  void c19() {
    Standings standings = Standings.byScore(List.of(201, 201, 180));
    assertThat(standings.winners()).containsExactly(0, 1);
    assertThat(standings.ranks()).containsExactly(1, 1, 3);
  }

  @Test
  void refusalsNameTheReason() {
    ClassicState before = game.start(1);
    assertThat(game.objection(before, new ClassicMove.Score(ONES)))
        .contains(new ClassicRefusal.RollFirst());
    assertThat(game.objection(before, new ClassicMove.Roll(Places.parse("1"))))
        .contains(new ClassicRefusal.FirstRollTakesAll());
    Turn last = after(3, Map.of(ONES, 3), 1, 1, 2, 2, 3);
    assertThat(game.objection(last, new ClassicMove.Roll(Classic.ALL_DICE)))
        .contains(new ClassicRefusal.NoRollLeft());
    assertThat(game.objection(last, new ClassicMove.Score(ONES)))
        .contains(new ClassicRefusal.BoxFilled(ONES));
    assertThat(game.objection(after(1, EMPTY, 1, 2, 3, 4, 5), new ClassicMove.Roll(Places.NONE)))
        .contains(new ClassicRefusal.NoDieChosen());
    ClassicState inTheAir = game.play(before, new ClassicMove.Roll(Classic.ALL_DICE));
    assertThatThrownBy(() -> game.happen(inTheAir, Dice.of(1, 2)))
        .isInstanceOfSatisfying(
            RefusedException.class,
            refused ->
                assertThat(refused.refusal()).isEqualTo(new DiceRefusal.WrongNumberOfDice(5, 2)));
  }
}
