package kniffel.rules.master;

import static kniffel.rules.master.Situations.MASTER;
import static kniffel.rules.master.Situations.after;
import static kniffel.rules.master.Situations.board;
import static kniffel.rules.master.Situations.coins;
import static kniffel.rules.master.Situations.moves;
import static kniffel.rules.master.Situations.preview;
import static kniffel.rules.master.Situations.rolled;
import static kniffel.rules.master.Situations.rows;
import static kniffel.rules.master.Situations.tasks;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;
import kniffel.rules.master.MasterMove.Coins;
import kniffel.rules.master.MasterMove.Fulfil;
import kniffel.rules.master.MasterMove.NoUse;
import kniffel.rules.master.MasterMove.Row;
import kniffel.rules.master.MasterMove.RowAndCoins;
import kniffel.rules.master.MasterMove.Rows;
import kniffel.rules.master.MasterOptions.CoinRow;
import kniffel.rules.master.MasterOptions.FirstPlayer;
import kniffel.rules.master.MasterOptions.LastInRound;
import kniffel.rules.master.MasterState.Turn;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Rulings on rows, tasks and the duty to use a roll that the worked examples do not show. */
class MasterRulingsTest {

  @ParameterizedTest(name = "R77 {0}: a pair moves row {1}, which ends at field 8")
  @CsvSource({
    "1 1 2 3 4, 1",
    "1 2 2 3 4, 2",
    "1 2 3 3 4, 3",
    "1 2 3 4 4, 4",
    "1 2 3 5 5, 5",
    "1 2 3 6 6, 6"
  })
  void aPairOfAnyNumber(String dice, int row) {
    assertThat(moves(rolled(dice, Board.EMPTY))).contains(new Row(row), new Coins(CoinLine.PAIR));
    Integer[] fields = {0, 0, 0, 0, 0, 0};
    fields[row - 1] = Board.FIELDS;
    Turn done = rolled(dice, rows(fields));
    assertThat(moves(done)).contains(new Coins(CoinLine.PAIR)).doesNotContain(new Row(row));
    assertThat(MASTER.objection(done, new Row(row))).contains(new MasterRefusal.RowDone(row));
  }

  @Test
  @DisplayName("R75 a fourth row cannot be begun, a begun one can go on")
  void threeMarkers() {
    Turn turn = rolled("4 4 1 1 6", rows(2, 2, 2, 0, 0, 0), Board.EMPTY);

    assertThat(MASTER.objection(turn, new Row(4))).contains(new MasterRefusal.NoFreeMarker(4));
    assertThat(MASTER.objection(turn, new Rows(1, 4))).contains(new MasterRefusal.NoFreeMarker(4));
    assertThat(MASTER.objection(turn, new RowAndCoins(4, CoinLine.PAIR)))
        .contains(new MasterRefusal.NoFreeMarker(4));
    assertThat(moves(turn))
        .containsExactlyInAnyOrder(
            new Row(1),
            new RowAndCoins(1, CoinLine.PAIR),
            new Coins(CoinLine.PAIR),
            new Coins(CoinLine.TWO_PAIRS));
  }

  @Test
  @DisplayName("R75 with one free marker one of two new rows can be begun, not both")
  void oneFreeMarker() {
    Turn turn = rolled("4 4 5 5 6", rows(2, 2, 0, 0, 0, 0), Board.EMPTY);

    assertThat(moves(turn)).contains(new Row(4), new Row(5)).doesNotContain(new Rows(4, 5));
    assertThat(MASTER.objection(turn, new Rows(4, 5))).contains(new MasterRefusal.NoFreeMarker(4));
  }

  @ParameterizedTest(name = "R75 {0} rows completed: {1} markers retired")
  @CsvSource({"0, 0", "3, 0", "4, 1", "5, 2", "6, 3"})
  void retiredMarkers(int done, int retired) {
    Integer[] rows = {0, 0, 0, 0, 0, 0};
    Arrays.fill(rows, 0, done, 8);
    Board board = rows(rows);

    assertThat(board.markersRetired()).isEqualTo(retired);
    assertThat(board.markersFree()).isEqualTo(3 - retired);
    // Never fewer than there are rows left to begin, so it hinders nobody.
    assertThat(board.markersFree()).isGreaterThanOrEqualTo(Math.min(3, 6 - done));
  }

  @ParameterizedTest(name = "R80 row {0} is completed and leaves its marker to row {1}")
  @CsvSource({"1, 4", "4, 1"})
  void freedMarker(int completed, int begun) {
    Integer[] rows = {0, 2, 2, 0, 0, 0};
    rows[completed - 1] = 6;
    Turn turn = rolled("4 4 1 1 6", rows(rows), Board.EMPTY);

    assertThat(moves(turn))
        .contains(new Rows(1, 4), new Row(completed))
        .doesNotContain(new Row(begun));
    Board board = after(turn, new Rows(begun, completed));
    assertThat(board.isDone(completed)).isTrue();
    assertThat(board.field(begun)).isEqualTo(2);
    assertThat(board.markersOnRows()).isEqualTo(3);
    // The facts come in the order in which it was possible.
    assertThat(preview(MASTER, turn, new Rows(1, 4)))
        .startsWith(new MasterFact.Advanced(0, completed, 2, 8))
        .contains(new MasterFact.Advanced(0, begun, 2, 2));
  }

  @Test
  @DisplayName("R80 the two rows are the same move in either order")
  void orderOfRows() {
    assertThat(new Rows(5, 2)).isEqualTo(new Rows(2, 5));
    assertThat(new Rows(5, 2).first()).isEqualTo(2);
  }

  @Test
  @DisplayName("R86 two rows completed at once earn both races, and both bonus stars")
  void twoRowsAtOnce() {
    Board before = rows(8, 8, 8, 6, 7, 0);
    Turn turn = rolled("4 4 5 5 5", before, rows(0, 0, 0, 0, 8, 0));

    Board board = after(turn, new Rows(4, 5));

    // First in row 4, second in row 5, two dice over in row 5.
    assertThat(board.coin()).isEqualTo(2 + 1 + 2);
    assertThat(board.stars()).isEqualTo(before.stars() + 4);
    assertThat(preview(MASTER, turn, new Rows(4, 5)))
        .containsExactly(
            new MasterFact.Advanced(0, 4, 2, 8),
            new MasterFact.CompletedRow(0, 4, 1),
            new MasterFact.EarnedBonusStar(0, 4, 1),
            new MasterFact.RacedRow(0, 4, 1, 2),
            new MasterFact.Advanced(0, 5, 1, 8),
            new MasterFact.CompletedRow(0, 5, 1),
            new MasterFact.EarnedBonusStar(0, 5, 1),
            new MasterFact.Overhang(0, 5, 2),
            new MasterFact.RacedRow(0, 5, 2, 1),
            new MasterFact.MovedCoinMarker(0, 5, 5, 8),
            new MasterFact.HasStars(0, 7));
  }

  @ParameterizedTest(name = "R84 {0} fulfils {1}")
  @CsvSource({
    "1 1 1 1 1, KNIFFEL CHANCE_LOW",
    "2 2 2 2 2, KNIFFEL CHANCE_LOW",
    "3 3 3 3 3, KNIFFEL",
    "5 5 5 5 5, KNIFFEL CHANCE_HIGH",
    "6 6 6 6 6, KNIFFEL CHANCE_HIGH",
    "2 3 4 5 6, LARGE_STRAIGHT SMALL_STRAIGHT",
    "3 4 5 6 6, SMALL_STRAIGHT",
    "1 2 3 4 4, SMALL_STRAIGHT",
    "1 1 2 2 2, FULL_HOUSE CHANCE_LOW",
    "5 5 6 6 6, FULL_HOUSE CHANCE_HIGH",
    "1 1 2 3 4, SMALL_STRAIGHT",
    "1 1 2 2 5, ''",
    "4 4 5 5 6, ''",
    "4 5 5 5 6, CHANCE_HIGH",
    "1 1 2 2 4, CHANCE_LOW"
  })
  void tasksOfDice(String dice, String tasks) {
    for (Task task : Task.ALL) {
      assertThat(task.fits(Dice.parse(dice)))
          .as("%s", task)
          .isEqualTo(List.of(tasks.split(" ")).contains(task.name()));
    }
  }

  @Test
  @DisplayName("R84 a task is fulfilled once")
  void taskOnce() {
    Turn turn = rolled("1 1 2 2 2", tasks(Task.FULL_HOUSE), Board.EMPTY);

    assertThat(MASTER.objection(turn, new Fulfil(Task.FULL_HOUSE)))
        .contains(new MasterRefusal.TaskFulfilled(Task.FULL_HOUSE));
  }

  @ParameterizedTest(name = "R89 {0} is always good for nothing")
  @ValueSource(strings = {"1 2 3 5 6", "1 2 4 5 6"})
  void nothingToUse(String dice) {
    Turn turn = rolled(dice, tasks(Task.ALL.toArray(Task[]::new)), Board.EMPTY);

    assertThat(moves(turn)).containsExactly(new NoUse());
    assertThat(after(turn, new NoUse())).isEqualTo(turn.board());
    assertThat(preview(MASTER, turn, new NoUse())).containsExactly(new MasterFact.NothingUsed(0));
  }

  @Test
  @DisplayName("R89 a roll with a use must be used; one without is rolled again while it can be")
  void mustUse() {
    assertThat(MASTER.objection(rolled("1 1 2 4 6", Board.EMPTY, Board.EMPTY), new NoUse()))
        .contains(new MasterRefusal.MustUse(2));
    Turn second =
        new Turn(
            List.of(Board.EMPTY, Board.EMPTY), 0, 0, 2, Dice.parse("1 2 3 5 6"), Places.NONE, 0);
    assertThat(moves(second))
        .hasSize(31)
        .allSatisfy(move -> assertThat(move).isInstanceOf(MasterMove.Roll.class));
    assertThat(MASTER.objection(second, new NoUse())).contains(new MasterRefusal.RollAgain(1));
  }

  @Test
  @DisplayName("R89 with everything done even a Kniffel is good for nothing")
  void nothingLeft() {
    Board full = board(List.of(8, 8, 8, 8, 8, 8), EnumSet.allOf(Task.class), 5, 0);

    assertThat(moves(rolled("4 4 4 4 4", full, Board.EMPTY))).containsExactly(new NoUse());
  }

  @Test
  @DisplayName("R96 two pairs: one row, two rows, a row and coins, or coins")
  void partialUse() {
    assertThat(moves(rolled("4 4 2 2 6", Board.EMPTY, Board.EMPTY)))
        .containsExactlyInAnyOrder(
            new Row(2),
            new Row(4),
            new Rows(2, 4),
            new RowAndCoins(2, CoinLine.PAIR),
            new RowAndCoins(4, CoinLine.PAIR),
            new Coins(CoinLine.PAIR),
            new Coins(CoinLine.TWO_PAIRS));
  }

  @Test
  @DisplayName("what cannot be written down is no move, outcome, option or board")
  void nonsense() {
    assertThatIllegalArgumentException().isThrownBy(() -> new Row(0));
    assertThatIllegalArgumentException().isThrownBy(() -> new Row(7));
    assertThatIllegalArgumentException().isThrownBy(() -> new Rows(3, 3));
    assertThatIllegalArgumentException().isThrownBy(() -> new Rows(3, 9));
    assertThatIllegalArgumentException().isThrownBy(() -> new RowAndCoins(-1, CoinLine.PAIR));
    assertThatIllegalArgumentException().isThrownBy(() -> new MasterOutcome.Starter(-1));
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new MasterOptions(
                    CoinRow.CLOSED, LastInRound.ENDS_AT_ONCE, -1, FirstPlayer.RANDOM));
    assertThatIllegalArgumentException().isThrownBy(() -> rows(1, 1, 1, 1, 0, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> rows(9, 0, 0, 0, 0, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> rows(0, 0, 0));
    assertThatIllegalArgumentException().isThrownBy(() -> coins(0, 8));
    assertThatIllegalArgumentException().isThrownBy(() -> coins(4, 4));
    assertThatIllegalArgumentException().isThrownBy(() -> coins(256, 0));
    assertThat(coins(255, 3).laps()).as("further laps are counted that far").isEqualTo(255);
  }
}
