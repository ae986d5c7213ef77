package kniffel.rules.master;

import static kniffel.rules.master.Situations.MASTER;
import static kniffel.rules.master.Situations.after;
import static kniffel.rules.master.Situations.board;
import static kniffel.rules.master.Situations.coins;
import static kniffel.rules.master.Situations.moves;
import static kniffel.rules.master.Situations.rolled;
import static kniffel.rules.master.Situations.rows;
import static kniffel.rules.master.Situations.tasks;
import static kniffel.rules.master.Situations.turn;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import kniffel.rules.Next;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;
import kniffel.rules.master.MasterMove.Coins;
import kniffel.rules.master.MasterMove.Fulfil;
import kniffel.rules.master.MasterMove.Repeat;
import kniffel.rules.master.MasterMove.Row;
import kniffel.rules.master.MasterMove.RowAndCoins;
import kniffel.rules.master.MasterMove.Rows;
import kniffel.rules.master.MasterState.Turn;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The worked examples of the rules, by their numbers. */
class MasterExamplesTest {

  @Test
  @DisplayName("M01 Chance 5–10 for the first time: a star and two coins")
  void m01() {
    Turn turn = turn(MASTER.start(2));
    turn = turn(MASTER.play(turn, new MasterMove.Roll(Master.ALL_DICE)));
    turn = turn(MASTER.happen(turn, new MasterOutcome.Fall(Dice.of(1, 1, 1, 2, 3))));

    Board board = after(turn, new Fulfil(Task.CHANCE_LOW));

    assertThat(board).isEqualTo(board(List.of(0, 0, 0, 0, 0, 0), Set.of(Task.CHANCE_LOW), 0, 2));
    assertThat(board.stars()).isEqualTo(1);
  }

  @Test
  @DisplayName("M02 two pairs in two rows, a single die in none")
  void m02() {
    Turn turn = rolled("3 3 5 5 2", Board.EMPTY, Board.EMPTY);

    assertThat(after(turn, new Rows(3, 5))).isEqualTo(rows(0, 0, 2, 0, 2, 0));
    assertThat(MASTER.objection(turn, new Row(2))).contains(new MasterRefusal.TooFewDice(2, 1));
    assertThat(MASTER.objection(turn, new Rows(2, 3))).contains(new MasterRefusal.TooFewDice(2, 1));
  }

  @Test
  @DisplayName("M03 a task scored again: three coins, over the end of the lap")
  void m03() {
    Board before = board(List.of(0, 0, 0, 0, 8, 8), Set.of(Task.CHANCE_HIGH), 0, 6);
    Turn turn = rolled("6 6 5 5 4", before, Board.EMPTY);

    Board again = after(turn, new Repeat(Task.CHANCE_HIGH));
    assertThat(again).isEqualTo(board(before.rows(), Set.of(Task.CHANCE_HIGH), 1, 1));
    assertThat(Board.lapLength(again.laps())).isEqualTo(7);
    assertThat(again.stars()).isEqualTo(before.stars() + 1);

    Board pairs = after(turn, new Coins(CoinLine.TWO_PAIRS));
    assertThat(pairs).isEqualTo(board(before.rows(), Set.of(Task.CHANCE_HIGH), 1, 0));
    assertThat(moves(turn))
        .containsExactlyInAnyOrder(
            new Repeat(Task.CHANCE_HIGH), new Coins(CoinLine.TWO_PAIRS), new Coins(CoinLine.PAIR));
  }

  @Test
  @DisplayName("M04 a row and a pair: the coin completes the second lap")
  void m04() {
    Board before = board(List.of(0, 0, 0, 3, 0, 0), Set.of(), 1, 6);
    Turn turn = rolled("4 4 2 2 6", before, Board.EMPTY);

    Board board = after(turn, new RowAndCoins(4, CoinLine.PAIR));

    assertThat(board).isEqualTo(board(List.of(0, 0, 0, 5, 0, 0), Set.of(), 2, 0));
    assertThat(board.stars()).isEqualTo(before.stars() + 1);
  }

  @Test
  @DisplayName("Example 5 of the rulebook: one die ends the row, three are overhang")
  void overhang() {
    Board done = rows(8, 0, 0, 0, 0, 0);
    Turn thirdInRace = rolled("1 1 1 1 5", rows(7, 0, 0, 0, 0, 0), done, done);

    Board board = after(thirdInRace, new Row(1));

    assertThat(board).isEqualTo(board(List.of(8, 0, 0, 0, 0, 0), Set.of(), 0, 3));
    assertThat(board.stars()).isEqualTo(1);
  }

  @ParameterizedTest(name = "M06 {0} have completed row 1 before: {1} coins")
  @CsvSource({"0, 5", "1, 4", "2, 3", "3, 3"})
  void m06(int finishers, int coins) {
    Board[] boards = new Board[4];
    Arrays.fill(boards, Board.EMPTY);
    Arrays.fill(boards, 1, 1 + finishers, rows(8, 0, 0, 0, 0, 0));
    boards[0] = rows(7, 0, 0, 0, 0, 0);

    Board board = after(rolled("1 1 1 1 5", boards), new Row(1));

    assertThat(board.coin()).isEqualTo(coins);
  }

  @Test
  @DisplayName("M07 the fourth row: a star and a further one, no coins for the third in the race")
  void m07() {
    Board before = rows(8, 8, 8, 6, 0, 0);
    Board done = rows(0, 0, 0, 8, 0, 0);
    Turn turn = rolled("4 4 1 2 5", before, done, done);

    Board board = after(turn, new Row(4));

    assertThat(board).isEqualTo(rows(8, 8, 8, 8, 0, 0));
    assertThat(board.stars()).isEqualTo(before.stars() + 2);
    assertThat(board.markersRetired()).isEqualTo(1);
  }

  @Test
  @DisplayName("M09 five coins from field 7: a star, then field 4 of the lap of seven")
  void m09() {
    assertThat(coins(0, 7).earn(5, false)).isEqualTo(coins(1, 4));
    // The same by a move: row 1 completed first with three dice of overhang.
    Board before = board(List.of(7, 0, 0, 0, 0, 0), Set.of(), 0, 7);
    Board board = after(rolled("1 1 1 1 5", before, Board.EMPTY), new Row(1));
    assertThat(board).isEqualTo(board(List.of(8, 0, 0, 0, 0, 0), Set.of(), 1, 4));
    assertThat(board.stars()).isEqualTo(2);
  }

  @Test
  @DisplayName("M10 a further Kniffel: pair 1, triple 3, quad 4, scored again 3, or five fields")
  void m10() {
    Turn turn = rolled("4 4 4 4 4", tasks(Task.KNIFFEL), Board.EMPTY);

    assertThat(moves(turn))
        .containsExactlyInAnyOrder(
            new Coins(CoinLine.PAIR),
            new Coins(CoinLine.TRIPLE),
            new Coins(CoinLine.QUAD),
            new Repeat(Task.KNIFFEL),
            new Row(4));
    assertThat(after(turn, new Coins(CoinLine.PAIR)).coin()).isEqualTo(1);
    assertThat(after(turn, new Coins(CoinLine.TRIPLE)).coin()).isEqualTo(3);
    assertThat(after(turn, new Coins(CoinLine.QUAD)).coin()).isEqualTo(4);
    assertThat(after(turn, new Repeat(Task.KNIFFEL)).coin()).isEqualTo(3);
    assertThat(after(turn, new Row(4)).field(4)).isEqualTo(5);
  }

  @Test
  @DisplayName("M11 a Full House: row 2 and the triple, or row 3 and the pair, or coins alone")
  void m11() {
    Turn turn = rolled("3 3 3 2 2", Board.EMPTY, Board.EMPTY);

    assertThat(after(turn, new RowAndCoins(2, CoinLine.TRIPLE)))
        .isEqualTo(board(List.of(0, 2, 0, 0, 0, 0), Set.of(), 0, 3));
    assertThat(after(turn, new RowAndCoins(3, CoinLine.PAIR)))
        .isEqualTo(board(List.of(0, 0, 3, 0, 0, 0), Set.of(), 0, 1));
    assertThat(moves(turn))
        .filteredOn(move -> move instanceof Coins)
        .containsExactlyInAnyOrder(
            new Coins(CoinLine.PAIR), new Coins(CoinLine.TWO_PAIRS), new Coins(CoinLine.TRIPLE));
  }

  @Test
  @DisplayName("M13 a large straight for the small-straight task")
  void m13() {
    Turn turn = rolled("1 2 3 4 5", Board.EMPTY, Board.EMPTY);

    assertThat(after(turn, new Fulfil(Task.SMALL_STRAIGHT)).tasks())
        .containsExactly(Task.SMALL_STRAIGHT);
  }

  @Test
  @DisplayName("M14 thirty coins: five stars and a closed coin row; later coins are lost")
  void m14() {
    Board board = Board.EMPTY;
    for (int coin = 0; coin < 30; coin++) {
      assertThat(board.isCoinRowClosed(false)).isFalse();
      board = board.earn(1, false);
    }
    assertThat(board.stars()).isEqualTo(5);
    assertThat(board.isCoinRowClosed(false)).isTrue();
    assertThat(board.earn(4, false)).isEqualTo(board);
    assertThat(Board.EMPTY.earn(30, false)).isEqualTo(board);
    assertThat(Board.EMPTY.earn(99, false)).isEqualTo(board);
  }

  @Test
  @DisplayName("M15 the second of four reaches 15: two more turns, then the stars are counted")
  void m15() {
    Board before =
        board(List.of(8, 8, 8, 8, 0, 0), EnumSet.of(Task.KNIFFEL, Task.LARGE_STRAIGHT), 4, 3);
    assertThat(before.stars()).isEqualTo(14);
    MasterState state =
        new Turn(
            List.of(Board.EMPTY, before, Board.EMPTY, Board.EMPTY),
            0,
            4 * 9 + 1,
            3,
            Dice.of(5, 5, 1, 2, 6),
            Places.NONE,
            0);

    state = MASTER.play(state, new Coins(CoinLine.PAIR));
    assertThat(turn(state).boards().get(1).stars()).isEqualTo(15);
    for (int seat : new int[] {2, 3}) {
      assertThat(turn(state).seat()).isEqualTo(seat);
      state = MASTER.play(state, new MasterMove.Roll(Master.ALL_DICE));
      state = MASTER.happen(state, new MasterOutcome.Fall(Dice.of(5, 5, 1, 2, 6)));
      state = MASTER.play(state, new Row(5));
    }

    assertThat(MASTER.next(state))
        .isInstanceOfSatisfying(
            Next.Over.class,
            over -> {
              assertThat(over.standings().scores()).isEqualTo(List.of(0, 15, 0, 0));
              assertThat(over.standings().winners()).isEqualTo(List.of(1));
            });
  }

  @Test
  @DisplayName("M16 one die does not complete a row, two do, with one of overhang")
  void m16() {
    Board before = rows(0, 0, 0, 0, 7, 0);
    Board done = rows(0, 0, 0, 0, 8, 0);

    assertThat(MASTER.objection(rolled("5 1 2 3 6", before, done, done), new Row(5)))
        .contains(new MasterRefusal.TooFewDice(5, 1));
    assertThat(after(rolled("5 5 2 3 6", before, done, done), new Row(5)))
        .isEqualTo(board(List.of(0, 0, 0, 0, 8, 0), Set.of(), 0, 1));
  }

  @Test
  @DisplayName("M17 the maximum: 9 + 6 + 3 + 5 = 23 stars")
  void m17() {
    Board full = board(Collections.nCopies(6, 8), EnumSet.allOf(Task.class), 5, 0);

    assertThat(full.taskStars()).isEqualTo(9);
    assertThat(full.rowsDone()).isEqualTo(6);
    assertThat(full.markersRetired()).isEqualTo(3);
    assertThat(full.laps()).isEqualTo(5);
    assertThat(full.stars()).isEqualTo(23);
  }

  @Test
  @DisplayName("M18 four players fulfil Full House in turn: 2, 1, 0 and 0 coins")
  void m18() {
    MasterState state = MASTER.start(4);
    for (int seat = 0; seat < 4; seat++) {
      state = MASTER.play(state, new MasterMove.Roll(Master.ALL_DICE));
      state = MASTER.happen(state, new MasterOutcome.Fall(Dice.of(6, 6, 2, 2, 2)));
      state = MASTER.play(state, new Fulfil(Task.FULL_HOUSE));
    }
    assertThat(turn(state).boards()).extracting(Board::coin).containsExactly(2, 1, 0, 0);
    assertThat(turn(state).boards()).extracting(Board::stars).containsOnly(1);
  }

  @ParameterizedTest(name = "M19 {0} as {1}: {2} stars and 2 coins")
  @CsvSource({"6 6 6 6 6, KNIFFEL, 3", "2 3 4 5 6, LARGE_STRAIGHT, 2"})
  void m19(String dice, Task task, int stars) {
    Board board = after(rolled(dice, Board.EMPTY, Board.EMPTY), new Fulfil(task));

    assertThat(board.stars()).isEqualTo(stars);
    assertThat(board.coin()).isEqualTo(2);
  }
}
