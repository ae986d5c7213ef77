package kniffel.rules.master;

import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;
import kniffel.rules.master.MasterState.Lot;
import kniffel.rules.master.MasterState.Turn;

/**
 * What anybody sees of a game of Kniffel Master: everything, because nothing in it is hidden.
 *
 * @param starter the seat that began; empty while the lot is not drawn
 * @param round from 1; when the game is over one more than were played
 * @param lastRound the last round, once somebody has reached the goal
 * @param maxRounds after how many rounds the game ends in any case; 0 for no limit
 * @param goal how many stars begin the last round
 * @param over whether the game is over
 * @param seat whose turn it is
 * @param rolls how many rolls of this turn were begun
 * @param rollsLeft how many may still be begun
 * @param dice what lies on the table
 * @param rolling the places of the dice that are in the air
 * @param sides by seat
 * @param taskRaces how each task is raced for
 * @param rowRaces how rows 1 to 6 are raced for
 * @param figures what never changes, so that whoever shows the game need not know its rules
 */
public record MasterView(
    Optional<Integer> starter,
    int round,
    Optional<Integer> lastRound,
    int maxRounds,
    int goal,
    boolean over,
    int seat,
    int rolls,
    int rollsLeft,
    Dice dice,
    Places rolling,
    List<Side> sides,
    Map<Task, Race> taskRaces,
    List<Race> rowRaces,
    Figures figures) {

  /**
   * The numbers of the game, and what is printed on its board.
   *
   * @param dice how many there are
   * @param fields how many a row has, and the first lap of the coin row
   * @param shortestLap how many fields the last lap of the coin row has
   * @param stars what fulfilling each task is worth
   */
  public record Figures(int dice, int fields, int shortestLap, Map<Task, Integer> stars) {

    static final Figures ALL =
        new Figures(Master.DICE, Board.FIELDS, Board.SHORTEST_LAP, taskStars());

    private static Map<Task, Integer> taskStars() {
      Map<Task, Integer> stars = new EnumMap<>(Task.class);
      Task.ALL.forEach(task -> stars.put(task, task.stars()));
      return Collections.unmodifiableMap(stars);
    }
  }

  public MasterView {
    sides = List.copyOf(sides);
    // In the order of the tasks, which Map.copyOf would not preserve.
    Map<Task, Race> ordered = new EnumMap<>(Task.class);
    ordered.putAll(taskRaces);
    taskRaces = Collections.unmodifiableMap(ordered);
    rowRaces = List.copyOf(rowRaces);
  }

  /**
   * A player's side of the table: the board, and what follows from it.
   *
   * @param rows the fields reached in rows 1 to 6; 0 without a marker, 8 when completed
   * @param rowsDone the completed rows
   * @param markersOnRows how many markers stand in rows
   * @param markersFree how many may still be put into new rows
   * @param tasks the fulfilled tasks
   * @param laps how many laps of the coin row are completed
   * @param coin the field in the lap that is on
   * @param lapLength how many fields that lap has; 0 if the coin row is closed
   * @param coinRowClosed whether coins are worth nothing any more
   * @param taskStars the stars for tasks
   * @param rowStars the stars for completed rows
   * @param bonusStars the stars for the 4th, 5th and 6th of them
   * @param coinStars the stars for laps
   * @param stars all of them
   */
  public record Side(
      List<Integer> rows,
      List<Integer> rowsDone,
      int markersOnRows,
      int markersFree,
      List<Task> tasks,
      int laps,
      int coin,
      int lapLength,
      boolean coinRowClosed,
      int taskStars,
      int rowStars,
      int bonusStars,
      int coinStars,
      int stars) {

    public Side {
      rows = List.copyOf(rows);
      rowsDone = List.copyOf(rowsDone);
      tasks = List.copyOf(tasks);
    }

    static Side of(Board board, boolean furtherLaps) {
      boolean closed = board.isCoinRowClosed(furtherLaps);
      return new Side(
          board.rows(),
          IntStream.rangeClosed(1, Board.ROWS).filter(board::isDone).boxed().toList(),
          board.markersOnRows(),
          board.markersFree(),
          board.tasks(),
          board.laps(),
          board.coin(),
          closed ? 0 : Board.lapLength(board.laps()),
          closed,
          board.taskStars(),
          board.rowsDone(),
          board.markersRetired(),
          board.laps(),
          board.stars());
    }
  }

  /**
   * A race for a task or a row.
   *
   * @param finishers how many players have finished
   * @param openRanks the ranks that still pay
   * @param coins what the next to finish gets
   */
  public record Race(int finishers, List<Integer> openRanks, int coins) {

    public Race {
      openRanks = List.copyOf(openRanks);
    }

    static Race of(int finishers, int players) {
      return new Race(
          finishers,
          IntStream.rangeClosed(finishers + 1, players)
              .filter(rank -> Effect.raceCoins(rank - 1) > 0)
              .boxed()
              .toList(),
          finishers < players ? Effect.raceCoins(finishers) : 0);
    }
  }

  static MasterView of(MasterState state, boolean over, MasterOptions options) {
    int players = state.players();
    Map<Task, Race> taskRaces = new EnumMap<>(Task.class);
    for (Task task : Task.ALL) {
      taskRaces.put(task, Race.of(state.finishers(task), players));
    }
    Optional<Turn> turn = state instanceof Turn begun ? Optional.of(begun) : Optional.empty();
    int rolls = turn.map(Turn::rolls).orElse(0);
    return new MasterView(
        turn.map(Turn::starter),
        turn.map(Turn::round).orElse(1),
        turn.map(Turn::lastRound).filter(last -> last > 0),
        options.maxRounds(),
        Master.GOAL,
        over,
        turn.map(Turn::seat).orElse(0),
        rolls,
        over ? 0 : Master.ROLLS - rolls,
        turn.map(Turn::dice).orElse(Dice.NONE),
        turn.map(Turn::rolling).orElse(Places.NONE),
        state.boards().stream().map(board -> Side.of(board, options.furtherLaps())).toList(),
        taskRaces,
        IntStream.rangeClosed(1, Board.ROWS)
            .mapToObj(row -> Race.of(state.finishers(row), players))
            .toList(),
        Figures.ALL);
  }

  /** The state that looks like this: there is only one. */
  MasterState state() {
    int players = sides.size();
    if (starter.isEmpty()) {
      return new Lot(players);
    }
    return new Turn(
        sides.stream()
            .map(side -> Board.of(side.rows(), side.tasks(), side.laps(), side.coin()))
            .toList(),
        starter.get(),
        (round - 1) * players + Math.floorMod(seat - starter.get(), players),
        rolls,
        dice,
        rolling,
        lastRound.orElse(0));
  }
}
