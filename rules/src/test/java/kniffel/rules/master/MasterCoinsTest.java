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

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import kniffel.rules.dice.Dice;
import kniffel.rules.master.MasterMove.Coins;
import kniffel.rules.master.MasterMove.Fulfil;
import kniffel.rules.master.MasterMove.Repeat;
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

/** Rulings on coins, races and the coin row that the worked examples do not show. */
class MasterCoinsTest {

  private static final Master FURTHER_LAPS =
      new Master(
          new MasterOptions(
              CoinRow.FURTHER_LAPS, LastInRound.ENDS_AT_ONCE, 500, FirstPlayer.FIRST_SEAT));

  @Test
  @DisplayName("R81 overhang and race of the row come on top of the pair")
  void rowAndCoinsTogether() {
    Turn turn = rolled("4 4 4 6 6", rows(0, 0, 0, 7, 0, 0), Board.EMPTY);

    assertThat(after(turn, new RowAndCoins(4, CoinLine.PAIR)).coin()).isEqualTo(2 + 2 + 1);
  }

  @Test
  @DisplayName("R81 the row's own dice are no coins, and there is no scoring again beside a row")
  void restOnly() {
    Turn turn = rolled("4 4 4 4 6", Board.EMPTY, Board.EMPTY);

    assertThat(MASTER.objection(turn, new RowAndCoins(4, CoinLine.PAIR)))
        .contains(new MasterRefusal.RestMissesLine(4, CoinLine.PAIR));
    assertThat(MASTER.objection(turn, new RowAndCoins(4, CoinLine.QUAD)))
        .contains(new MasterRefusal.RestMissesLine(4, CoinLine.QUAD));
  }

  @ParameterizedTest(name = "R82 {0} has the lines {1}")
  @CsvSource({
    "1 1 2 4 6, PAIR",
    "1 1 2 2 6, PAIR TWO_PAIRS",
    "1 1 1 2 6, PAIR TRIPLE",
    "1 1 1 2 2, PAIR TWO_PAIRS TRIPLE",
    "1 1 1 1 2, PAIR TRIPLE QUAD",
    "1 1 1 1 1, PAIR TRIPLE QUAD"
  })
  void coinLines(String dice, String lines) {
    for (CoinLine line : CoinLine.ALL) {
      assertThat(line.fits(Dice.parse(dice)))
          .as("%s", line)
          .isEqualTo(List.of(lines.split(" ")).contains(line.name()));
    }
  }

  @Test
  @DisplayName("R83 only a fulfilled task is scored again, and only with dice that fulfil it")
  void repeat() {
    Turn turn = rolled("1 2 3 4 6", tasks(Task.FULL_HOUSE), Board.EMPTY);

    assertThat(MASTER.objection(turn, new Repeat(Task.SMALL_STRAIGHT)))
        .contains(new MasterRefusal.TaskNotFulfilled(Task.SMALL_STRAIGHT));
    assertThat(MASTER.objection(turn, new Repeat(Task.FULL_HOUSE)))
        .contains(new MasterRefusal.DiceMissTask(Task.FULL_HOUSE, Dice.of(1, 2, 3, 4, 6)));
    Board both = tasks(Task.SMALL_STRAIGHT);
    assertThat(after(rolled("1 2 3 4 6", both, Board.EMPTY), new Repeat(Task.SMALL_STRAIGHT)))
        .isEqualTo(board(both.rows(), Set.of(Task.SMALL_STRAIGHT), 0, 3));
  }

  @Test
  @DisplayName("R86 the race goes by who has finished, whatever the seat; alone one is first")
  void race() {
    Board house = tasks(Task.FULL_HOUSE);
    String dice = "1 1 2 2 2";

    assertThat(after(rolled(dice, Board.EMPTY), new Fulfil(Task.FULL_HOUSE)).coin()).isEqualTo(2);
    assertThat(
            after(rolled(dice, Board.EMPTY, Board.EMPTY, house), new Fulfil(Task.FULL_HOUSE))
                .coin())
        .isEqualTo(1);
    // Another task of theirs is another race.
    assertThat(after(rolled(dice, Board.EMPTY, house), new Fulfil(Task.CHANCE_LOW)).coin())
        .isEqualTo(2);
    assertThat(IntStream.rangeClosed(1, 4).map(Master::raceCoins)).containsExactly(2, 1, 0, 0);
  }

  @Test
  @DisplayName("R86 whoever comes third has won no race, and is told of none")
  void thirdInARace() {
    Board first = board(List.of(8, 0, 0, 0, 0, 0), Set.of(Task.FULL_HOUSE), 0, 0);
    Turn task = rolled("1 1 2 2 2", Board.EMPTY, first, first);
    assertThat(preview(MASTER, task, new Fulfil(Task.FULL_HOUSE)))
        .containsExactly(
            new MasterFact.Fulfilled(0, Task.FULL_HOUSE, Task.FULL_HOUSE.stars()),
            new MasterFact.HasStars(0, Task.FULL_HOUSE.stars()));
    Turn row = rolled("1 1 2 3 4", rows(6, 0, 0, 0, 0, 0), first, first);
    assertThat(preview(MASTER, row, new Row(1)))
        .containsExactly(
            new MasterFact.Advanced(0, 1, 2, 8),
            new MasterFact.CompletedRow(0, 1, 1),
            new MasterFact.HasStars(0, 1));
  }

  @Test
  @DisplayName("R87 seven coins may complete two laps in one turn")
  void twoLapsAtOnce() {
    Board before = board(List.of(0, 0, 0, 7, 7, 0), Set.of(), 3, 4);
    Turn turn = rolled("4 4 5 5 5", before, Board.EMPTY);

    Board board = after(turn, new Rows(4, 5));

    assertThat(board).isEqualTo(board(List.of(0, 0, 0, 8, 8, 0), Set.of(), 5, 0));
    assertThat(preview(MASTER, turn, new Rows(4, 5)))
        .contains(
            new MasterFact.CompletedLap(0, 4, 1),
            new MasterFact.CompletedLap(0, 5, 1),
            new MasterFact.ClosedCoinRow(0),
            new MasterFact.LostCoins(0, 2));
    assertThat(after(FURTHER_LAPS, turn, new Rows(4, 5)))
        .isEqualTo(board(List.of(0, 0, 0, 8, 8, 0), Set.of(), 5, 2));
  }

  @Test
  @DisplayName("R88 a closed coin row takes no coins, and a row and coins is the row alone")
  void closedCoinRow() {
    Board before = board(List.of(0, 0, 0, 0, 0, 0), Set.of(Task.FULL_HOUSE), 5, 0);
    Turn turn = rolled("4 4 5 5 5", before, Board.EMPTY);

    assertThat(moves(turn)).containsExactlyInAnyOrder(new Row(4), new Row(5), new Rows(4, 5));
    for (MasterMove move :
        List.of(
            new Coins(CoinLine.PAIR),
            new Repeat(Task.FULL_HOUSE),
            new RowAndCoins(4, CoinLine.TRIPLE))) {
      assertThat(MASTER.objection(turn, move)).contains(new MasterRefusal.CoinRowFull(5));
    }
  }

  @Test
  @DisplayName("R88 race coins are lost once the coin row is closed, and the preview says so")
  void lostRaceCoins() {
    Turn turn = rolled("4 4 5 5 5", coins(5, 0), Board.EMPTY);

    assertThat(preview(MASTER, turn, new Fulfil(Task.FULL_HOUSE)))
        .containsExactly(
            new MasterFact.Fulfilled(0, Task.FULL_HOUSE, 1),
            new MasterFact.RacedTask(0, Task.FULL_HOUSE, 1, 2),
            new MasterFact.LostCoins(0, 2),
            new MasterFact.HasStars(0, 6));
  }

  @Test
  @DisplayName("S6 further laps of four fields")
  void furtherLaps() {
    Turn turn = rolled("4 4 4 4 5", coins(6, 1), Board.EMPTY);

    Board board = after(FURTHER_LAPS, turn, new Coins(CoinLine.QUAD));

    assertThat(board).isEqualTo(coins(7, 1));
    assertThat(board.stars()).isEqualTo(7);
  }
}
