package kniffel.rules.master;

import static kniffel.rules.master.Situations.everyMove;
import static kniffel.rules.master.Situations.moves;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;
import kniffel.rules.dice.Roll;
import kniffel.rules.master.MasterMove.Rows;
import kniffel.rules.master.MasterState.Turn;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The uses of every roll, on boards of all kinds, including those that random play seldom sees. */
class MasterUsesTest {

  private static final int BOARDS = 60;

  private static Master game(MasterOptions.CoinRow coinRow) {
    return new Master(
        new MasterOptions(
            coinRow,
            MasterOptions.LastInRound.ENDS_AT_ONCE,
            0,
            MasterOptions.FirstPlayer.FIRST_SEAT));
  }

  /**
   * Any board: up to three rows begun, any completed, any tasks, a coin row closed now and then.
   */
  private static Board board(Random random) {
    List<Integer> rows = new ArrayList<>();
    int begun = 0;
    for (int row = 1; row <= Board.ROWS; row++) {
      boolean begin = begun < Board.ROW_MARKERS && random.nextInt(2) == 0;
      begun += begin ? 1 : 0;
      rows.add(begin ? 2 + random.nextInt(6) : 8 * random.nextInt(2));
    }
    Set<Task> tasks = EnumSet.noneOf(Task.class);
    tasks.addAll(Task.ALL.stream().filter(task -> random.nextBoolean()).toList());
    int laps = random.nextInt(Board.LAPS + 1);
    return Board.of(rows, tasks, laps, laps == 5 ? 0 : random.nextInt(Board.lapLength(laps)));
  }

  private static List<Turn> turns(int rolls) {
    Random random = new Random(7);
    List<Turn> turns = new ArrayList<>();
    for (var outcome : Roll.of(Master.DICE).outcomes()) {
      for (int i = 0; i < BOARDS; i++) {
        List<Board> boards = List.of(board(random), board(random), board(random));
        turns.add(new Turn(boards, 0, 0, rolls, outcome.outcome(), Places.NONE, 0));
      }
    }
    return turns;
  }

  @ParameterizedTest
  @EnumSource(MasterOptions.CoinRow.class)
  @DisplayName("exactly what is not objected to is offered, and there is always something")
  void offered(MasterOptions.CoinRow coinRow) {
    Master game = game(coinRow);
    List<MasterMove> everyMove = everyMove();
    Set<MasterMove> seen = new HashSet<>();
    for (int rolls = 2; rolls <= Master.ROLLS; rolls++) {
      for (Turn turn : turns(rolls)) {
        Set<MasterMove> possible = new HashSet<>(everyMove);
        possible.removeIf(move -> game.objection(turn, move).isPresent());
        List<MasterMove> offered = moves(game, turn);
        if (offered.isEmpty()
            || offered.size() != possible.size()
            || !possible.containsAll(offered)) {
          assertThat(offered)
              .as("%s", turn)
              .isNotEmpty()
              .containsExactlyInAnyOrderElementsOf(possible);
        }
        seen.addAll(offered);
      }
    }
    // Everything comes up except rolling no dice and lines that never fit next to a row.
    everyMove.removeAll(seen);
    assertThat(everyMove)
        .allSatisfy(
            move -> assertThat(move.toString()).containsAnyOf("dice=]", "TWO_PAIRS]", "QUAD]"))
        .hasSize(1 + 12);
  }

  @ParameterizedTest
  @EnumSource(MasterOptions.CoinRow.class)
  @DisplayName("the pencil and counters agree about every offered use")
  void agreed(MasterOptions.CoinRow coinRow) {
    Master game = game(coinRow);
    boolean furtherLaps = coinRow == MasterOptions.CoinRow.FURTHER_LAPS;
    for (Turn turn : turns(Master.ROLLS)) {
      for (MasterMove move : moves(game, turn)) {
        if (move instanceof MasterMove.Use use) {
          Reference reference = Reference.of(turn.boards(), furtherLaps);
          reference.use(turn.seat(), turn.dice(), use);
          Board after = Situations.after(game, turn, move);
          if (!reference.shows(turn.seat(), after)) {
            assertThat(after).as("%s in %s", move, turn).isNull();
          }
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource(MasterOptions.CoinRow.class)
  @DisplayName("R80 two rows at once are the same as one after the other, where both orders work")
  void orderOfRows(MasterOptions.CoinRow coinRow) {
    Master game = game(coinRow);
    boolean furtherLaps = coinRow == MasterOptions.CoinRow.FURTHER_LAPS;
    for (Turn turn : turns(Master.ROLLS)) {
      for (MasterMove move : moves(game, turn)) {
        if (move instanceof Rows(int first, int second)) {
          int coins =
              Effect.coins(turn, new MasterMove.Row(first))
                  + Effect.coins(turn, new MasterMove.Row(second));
          Dice dice = turn.dice();
          Board rising =
              turn.board()
                  .advance(first, dice.count(first))
                  .advance(second, dice.count(second))
                  .earn(coins, furtherLaps);
          Board falling =
              turn.board()
                  .earn(coins, furtherLaps)
                  .advance(second, dice.count(second))
                  .advance(first, dice.count(first));
          assertThat(falling).isEqualTo(rising);
          assertThat(Situations.after(game, turn, move)).isEqualTo(rising);
        }
      }
    }
  }
}
