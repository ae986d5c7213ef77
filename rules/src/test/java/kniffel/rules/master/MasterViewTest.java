package kniffel.rules.master;

import static kniffel.rules.master.Situations.MASTER;
import static kniffel.rules.master.Situations.coins;
import static kniffel.rules.master.Situations.rolled;
import static kniffel.rules.master.Situations.rows;
import static kniffel.rules.master.Situations.tasks;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import kniffel.rules.Event;
import kniffel.rules.Next;
import kniffel.rules.Refusal;
import kniffel.rules.RefusedException;
import kniffel.rules.Viewer;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;
import kniffel.rules.master.MasterMove.Coins;
import kniffel.rules.master.MasterMove.Roll;
import kniffel.rules.master.MasterOptions.CoinRow;
import kniffel.rules.master.MasterOptions.FirstPlayer;
import kniffel.rules.master.MasterOptions.LastInRound;
import kniffel.rules.master.MasterState.Turn;
import kniffel.rules.master.MasterView.Race;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is seen and heard of a game: races, laps, rolls, rounds. */
class MasterViewTest {

  private static final Viewer SPECTATOR = new Viewer.Spectator();
  private static final Dice DICE = Dice.of(5, 5, 1, 2, 6);
  private static final MasterOptions SHORT =
      new MasterOptions(CoinRow.FURTHER_LAPS, LastInRound.ENDS_AT_ONCE, 3, FirstPlayer.RANDOM);

  private static MasterView view(MasterState state) {
    return MASTER.view(state, SPECTATOR);
  }

  @ParameterizedTest(name = "R86 {0} of {1} have finished: ranks {2} still pay, the next gets {3}")
  @CsvSource({
    "0, 4, 1 2, 2",
    "1, 4, 2, 1",
    "2, 4, '', 0",
    "4, 4, '', 0",
    "0, 2, 1 2, 2",
    "2, 2, '', 0",
    "0, 1, 1, 2",
    "1, 1, '', 0"
  })
  void races(int finishers, int players, String openRanks, int coins) {
    List<Board> boards = new ArrayList<>();
    boards.addAll(Collections.nCopies(finishers, rows(0, 0, 8, 0, 0, 0).fulfil(Task.FULL_HOUSE)));
    boards.addAll(Collections.nCopies(players - finishers, Board.EMPTY));
    List<Integer> ranks =
        openRanks.isEmpty()
            ? List.of()
            : List.of(openRanks.split(" ")).stream().map(Integer::valueOf).toList();

    MasterView view = view(rolled("1 2 3 4 6", boards.toArray(Board[]::new)));

    Race race = new Race(finishers, ranks, coins);
    assertThat(view.taskRaces()).containsEntry(Task.FULL_HOUSE, race);
    assertThat(view.rowRaces().get(2)).isEqualTo(race);
    // Nobody has finished anything else.
    assertThat(view.taskRaces().get(Task.KNIFFEL)).isEqualTo(Race.of(0, players));
    assertThat(view.rowRaces().get(3).coins()).isEqualTo(2);
  }

  @ParameterizedTest(name = "R87, R88, S6 after {0} laps the next has {1} fields, or with S6 {2}")
  @CsvSource({"0, 8, 8", "1, 7, 7", "4, 4, 4", "5, 0, 4", "6, 0, 4"})
  void lapLength(int laps, int fields, int withFurtherLaps) {
    Turn turn = rolled("1 2 3 4 6", coins(laps, 0));

    assertThat(view(turn).sides().get(0).lapLength()).isEqualTo(fields);
    assertThat(new Master(SHORT).view(turn, SPECTATOR).sides().get(0).lapLength())
        .isEqualTo(withFurtherLaps);
  }

  @Test
  @DisplayName("three rolls a turn, none once the game is over")
  void rollsLeft() {
    MasterState state = MASTER.start(2);
    assertThat(view(state).rollsLeft()).isEqualTo(3);
    state = MASTER.play(state, new Roll(Master.ALL_DICE));
    assertThat(view(state).rollsLeft()).isEqualTo(2);

    Board winner = Board.of(List.of(8, 8, 8, 8, 8, 8), Task.ALL, 0, 0);
    Turn over = new Turn(List.of(winner, Board.EMPTY), 0, 40, 0, Dice.NONE, Places.NONE, 20);
    assertThat(view(over).rollsLeft()).isZero();
  }

  @Test
  @DisplayName("R94 whoever holds dice is heard to hold them, whoever rolls all to roll all")
  void rolls() {
    Turn turn = new Turn(List.of(Board.EMPTY), 0, 0, 1, DICE, Places.NONE, 0);

    assertThat(Situations.preview(MASTER, turn, new Roll(Master.ALL_DICE)))
        .containsExactly(new MasterFact.RollsAll(0, 2));
    assertThat(Situations.preview(MASTER, turn, new Roll(Places.parse("3 4 5"))))
        .containsExactly(new MasterFact.Holds(0, 2, Dice.of(5, 5)));
    for (String rolled : List.of("1 3 4", "2 3 4")) {
      assertThat(Situations.preview(MASTER, turn, new Roll(Places.parse(rolled))))
          .containsExactly(new MasterFact.Holds(0, 2, Dice.of(5, 6)));
    }
    assertThat(Situations.preview(MASTER, turn, new Roll(Places.parse("2 4 5"))))
        .as("in rising order, so that hints name the same dice once")
        .containsExactly(new MasterFact.Holds(0, 2, Dice.of(1, 5)));
  }

  @Test
  @DisplayName("boards are equal if the same markers and tasks are on them")
  void equalBoards() {
    Board board = rows(0, 3, 0, 0, 8, 0).fulfil(Task.CHANCE_LOW).earn(9, false);

    assertThat(board)
        .isEqualTo(Board.of(List.of(0, 3, 0, 0, 8, 0), List.of(Task.CHANCE_LOW), 1, 1))
        .isNotEqualTo(Board.of(List.of(0, 3, 0, 0, 8, 0), List.of(Task.CHANCE_LOW), 1, 2))
        .isNotEqualTo(Board.of(List.of(0, 3, 0, 0, 8, 0), List.of(Task.CHANCE_HIGH), 1, 1))
        .hasToString("[0, 3, 0, 0, 8, 0] [CHANCE_LOW] lap 1 coin 1");
    // Boards are keys of the bots' memories: different ones should not all meet in one place.
    assertThat(Task.ALL.stream().map(task -> tasks(task).hashCode())).doesNotHaveDuplicates();
  }

  @Test
  @DisplayName("S8 the longest game: a lot, and three rolls and a use of the last in every turn")
  void longestGame() {
    Master game = new Master(SHORT);
    MasterState state = game.start(4);
    assertThat(state.players()).isEqualTo(4);
    assertThat(game.round(state)).isEmpty();
    // The state before the lot can be reconstructed from its view as well.
    assertThat(game.determinize(game.view(state, SPECTATOR), bound -> 0)).isEqualTo(state);

    List<Integer> rounds = new ArrayList<>();
    int events = 0;
    while (!(game.next(state) instanceof Next.Over)) {
      Event<MasterMove, MasterOutcome> event = slowest(state);
      if (event instanceof Event.Moved<MasterMove, MasterOutcome>(int seat, Coins coins)) {
        rounds.add(game.round(state).orElseThrow());
      }
      state = game.apply(state, event);
      assertThat(state.players()).isEqualTo(4);
      events++;
    }

    assertThat(rounds).containsExactly(1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3);
    assertThat(game.round(state)).hasValue(3);
    assertThat(events).isEqualTo(game.maxEvents(4));
  }

  private static Event<MasterMove, MasterOutcome> slowest(MasterState state) {
    return switch (state) {
      case MasterState.Lot lot -> new Event.Happened<>(new MasterOutcome.Starter(3));
      case Turn turn when !turn.rolling().isEmpty() ->
          new Event.Happened<>(new MasterOutcome.Fall(DICE));
      case Turn turn when turn.rolls() < Master.ROLLS ->
          new Event.Moved<>(turn.seat(), new Roll(Master.ALL_DICE));
      case Turn turn -> new Event.Moved<>(turn.seat(), new Coins(CoinLine.PAIR));
    };
  }

  @Test
  @DisplayName("a view leaves nothing out: there is one state that looks like it")
  void theStateOfAView() {
    Turn turn =
        new Turn(
            List.of(rows(0, 3, 0, 0, 8, 0), coins(1, 2), tasks(Task.KNIFFEL)),
            1,
            7,
            2,
            DICE,
            Places.NONE,
            4);
    MasterView view = view(turn);
    assertThat(view.round()).isEqualTo(3);
    assertThat(view.seat()).isEqualTo(2);
    assertThat(view.lastRound()).contains(4);
    assertThat(MASTER.determinize(view, bound -> 0)).isEqualTo(turn);
    assertThat(MASTER.scores(turn)).containsExactly(1, 1, Task.KNIFFEL.stars());
    assertThat(MASTER.scores(new MasterState.Lot(2))).isEmpty();
    assertThat(MASTER.options()).isEqualTo(MasterOptions.MASTER);
  }

  @Test
  @DisplayName("the dice belong to the player whose turn it is, and fall before anything else")
  void theDiceInTheAir() {
    Turn start = new Turn(List.of(Board.EMPTY, Board.EMPTY), 1, 0, 0, Dice.NONE, Places.NONE, 0);
    MasterState air = MASTER.play(start, new Roll(Master.ALL_DICE));
    assertThat(MASTER.roller(air)).hasValue(1);
    assertThat(MASTER.roller(new MasterState.Lot(2))).isEmpty();
    assertThat(new MasterRulebook().dice()).isEqualTo(5);
    assertThat(MASTER.next(air))
        .isInstanceOfSatisfying(
            Next.Chance.class, chance -> assertThat(chance.draw().total()).isEqualTo(7776));
    Roll again = new Roll(Master.ALL_DICE);
    assertThat(MASTER.objection(air, again)).contains(new Refusal.NobodyDecides());
    assertThatExceptionOfType(RefusedException.class).isThrownBy(() -> MASTER.play(air, again));
  }

  @Test
  @DisplayName(
      "after a roll that is not the last: all rerolls, then what a Full House can be used for")
  void everyUseOfAFullHouse() {
    Turn turn = new Turn(List.of(Board.EMPTY), 0, 0, 1, Dice.of(2, 2, 2, 5, 5), Places.NONE, 0);
    List<MasterMove> moves = Situations.moves(turn);
    assertThat(moves.subList(0, 31))
        .containsExactlyElementsOf(
            IntStream.rangeClosed(1, 31)
                .<MasterMove>mapToObj(mask -> new Roll(new Places(mask)))
                .toList());
    assertThat(moves.subList(31, moves.size()))
        .containsExactlyInAnyOrder(
            new MasterMove.Fulfil(Task.FULL_HOUSE),
            new MasterMove.Row(2),
            new MasterMove.Row(5),
            new MasterMove.Rows(2, 5),
            new Coins(CoinLine.PAIR),
            new Coins(CoinLine.TWO_PAIRS),
            new Coins(CoinLine.TRIPLE),
            new MasterMove.RowAndCoins(2, CoinLine.PAIR),
            new MasterMove.RowAndCoins(5, CoinLine.PAIR),
            new MasterMove.RowAndCoins(5, CoinLine.TRIPLE));
  }

  @Test
  @DisplayName("two rows at once are told one after the other, a row with coins before its coins")
  void factsOfRows() {
    Turn turn = rolled("2 2 2 5 5", rows(0, 1, 0, 0, 7, 0));
    assertThat(Situations.preview(MASTER, turn, new MasterMove.Rows(2, 5)))
        .startsWith(
            new MasterFact.Advanced(0, 2, 3, 4),
            new MasterFact.Advanced(0, 5, 1, 8),
            new MasterFact.CompletedRow(0, 5, 1),
            new MasterFact.Overhang(0, 5, 1));
    assertThat(Situations.preview(MASTER, turn, new MasterMove.RowAndCoins(2, CoinLine.PAIR)))
        .startsWith(
            new MasterFact.Advanced(0, 2, 3, 4), new MasterFact.TookCoins(0, CoinLine.PAIR, 1));
  }

  @Test
  @DisplayName("a list of moves ends where its size says")
  void listOfMoves() {
    List<MasterMove> moves = Situations.moves(rolled("5 5 1 2 6", Board.EMPTY));

    assertThat(IntStream.range(0, moves.size()).mapToObj(moves::get))
        .containsExactlyInAnyOrder(new MasterMove.Row(5), new Coins(CoinLine.PAIR));
    assertThatExceptionOfType(IndexOutOfBoundsException.class)
        .isThrownBy(() -> moves.get(moves.size()));
    assertThatExceptionOfType(IndexOutOfBoundsException.class).isThrownBy(() -> moves.get(-1));
  }
}
