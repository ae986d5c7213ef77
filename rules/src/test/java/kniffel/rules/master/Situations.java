package kniffel.rules.master;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import kniffel.rules.Event;
import kniffel.rules.Fact;
import kniffel.rules.Next;
import kniffel.rules.Viewer;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;
import kniffel.rules.master.MasterMove.Coins;
import kniffel.rules.master.MasterMove.Fulfil;
import kniffel.rules.master.MasterMove.NoUse;
import kniffel.rules.master.MasterMove.Repeat;
import kniffel.rules.master.MasterMove.Row;
import kniffel.rules.master.MasterMove.RowAndCoins;
import kniffel.rules.master.MasterMove.Rows;
import kniffel.rules.master.MasterState.Turn;

/** Positions put together for a test, and what is asked of them. */
final class Situations {

  static final Master MASTER = new Master(MasterOptions.MASTER);

  private Situations() {}

  /** A board with these rows, no tasks and no coins. */
  static Board rows(Integer... rows) {
    return Board.of(List.of(rows), Set.of(), 0, 0);
  }

  static Board board(List<Integer> rows, Set<Task> tasks, int laps, int coin) {
    return Board.of(rows, tasks, laps, coin);
  }

  static Board coins(int laps, int coin) {
    return Board.of(Collections.nCopies(6, 0), Set.of(), laps, coin);
  }

  static Board tasks(Task... tasks) {
    return Board.of(Collections.nCopies(6, 0), Set.of(tasks), 0, 0);
  }

  /** The first seat's third roll lies on the table. */
  static Turn rolled(String dice, Board... boards) {
    return new Turn(List.of(boards), 0, 0, Master.ROLLS, Dice.parse(dice), Places.NONE, 0);
  }

  /** The board of the player who used the roll. */
  static Board after(Turn turn, MasterMove move) {
    return after(MASTER, turn, move);
  }

  static Board after(Master game, Turn turn, MasterMove move) {
    return turn(game.play(turn, move)).boards().get(turn.seat());
  }

  static Turn turn(MasterState state) {
    if (state instanceof Turn turn) {
      return turn;
    }
    throw new AssertionError("no turn: " + state);
  }

  static List<MasterMove> moves(Master game, MasterState state) {
    return game.next(state) instanceof Next.Decide<MasterMove, MasterOutcome>(int seat, var moves)
        ? moves
        : List.of();
  }

  static List<MasterMove> moves(MasterState state) {
    return moves(MASTER, state);
  }

  static List<Fact> preview(Master game, Turn turn, MasterMove move) {
    return game.tell(game.step(turn, new Event.Moved<>(turn.seat(), move)), new Viewer.Spectator());
  }

  /** Every move a player could think of, legal or not. */
  static List<MasterMove> everyMove() {
    List<MasterMove> all = new ArrayList<>();
    for (int mask = 0; mask <= Master.ALL_DICE.mask(); mask++) {
      all.add(new MasterMove.Roll(new Places(mask)));
    }
    for (Task task : Task.ALL) {
      all.add(new Fulfil(task));
      all.add(new Repeat(task));
    }
    for (int row = 1; row <= Board.ROWS; row++) {
      all.add(new Row(row));
      for (int other = row + 1; other <= Board.ROWS; other++) {
        all.add(new Rows(row, other));
      }
      for (CoinLine line : CoinLine.ALL) {
        all.add(new RowAndCoins(row, line));
      }
    }
    CoinLine.ALL.forEach(line -> all.add(new Coins(line)));
    all.add(new NoUse());
    return all;
  }

  /** All options with values of each kind, with a low and with no limit of rounds. */
  static List<MasterOptions> everyOption() {
    List<MasterOptions> all = new ArrayList<>();
    for (var coinRow : MasterOptions.CoinRow.values()) {
      for (var lastInRound : MasterOptions.LastInRound.values()) {
        for (var firstPlayer : MasterOptions.FirstPlayer.values()) {
          for (int maxRounds : List.of(0, 7, 500)) {
            all.add(new MasterOptions(coinRow, lastInRound, maxRounds, firstPlayer));
          }
        }
      }
    }
    return all;
  }
}
