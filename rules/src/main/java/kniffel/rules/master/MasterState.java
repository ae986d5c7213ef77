package kniffel.rules.master;

import java.util.Collections;
import java.util.List;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;

/** A state of Kniffel Master. */
public sealed interface MasterState {

  /** By seat. */
  List<Board> boards();

  default int players() {
    return boards().size();
  }

  /** How many players have fulfilled a task. */
  default int finishers(Task task) {
    int finishers = 0;
    for (int seat = 0; seat < boards().size(); seat++) {
      finishers += boards().get(seat).has(task) ? 1 : 0;
    }
    return finishers;
  }

  /** How many players have completed a row. */
  default int finishers(int row) {
    int finishers = 0;
    for (int seat = 0; seat < boards().size(); seat++) {
      finishers += boards().get(seat).isDone(row) ? 1 : 0;
    }
    return finishers;
  }

  /** Before the first turn, while the lot for who begins is not drawn. */
  record Lot(int players) implements MasterState {
    @Override
    public List<Board> boards() {
      return Collections.nCopies(players, Board.EMPTY);
    }
  }

  /**
   * The rounds, and the end.
   *
   * @param boards by seat
   * @param starter the seat that began
   * @param turn how many turns are finished
   * @param rolls how many rolls of this turn were begun
   * @param dice what lies on the table; none before the first roll of a turn has fallen
   * @param rolling the places of the dice that are in the air
   * @param lastRound the last round, once somebody has 15 stars; 0 before
   */
  record Turn(
      List<Board> boards,
      int starter,
      int turn,
      int rolls,
      Dice dice,
      Places rolling,
      int lastRound)
      implements MasterState {

    static Turn first(int players, int starter) {
      List<Board> boards = List.copyOf(Collections.nCopies(players, Board.EMPTY));
      return new Turn(boards, starter, 0, 0, Dice.NONE, Places.NONE, 0);
    }

    public int seat() {
      return (starter + turn) % boards.size();
    }

    /** The round, from 1. */
    public int round() {
      return turn / boards.size() + 1;
    }

    /** Whether this is the last turn of a round: that of the player right of the starter. */
    boolean endsRound() {
      return (turn + 1) % boards.size() == 0;
    }

    Board board() {
      return boards.get(seat());
    }

    Turn pickUp(Places places) {
      return new Turn(boards, starter, turn, rolls + 1, dice, places, lastRound);
    }

    Turn fallen(Dice fallen) {
      Dice all = dice.size() == 0 ? fallen : dice.reroll(rolling, fallen);
      return new Turn(boards, starter, turn, rolls, all, Places.NONE, lastRound);
    }

    /** The next player's turn, after this one has brought the board there. */
    Turn end(Board board, int last) {
      Board[] replaced = boards.toArray(Board[]::new);
      replaced[seat()] = board;
      return new Turn(List.of(replaced), starter, turn + 1, 0, Dice.NONE, Places.NONE, last);
    }
  }
}
