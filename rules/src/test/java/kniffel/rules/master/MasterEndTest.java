package kniffel.rules.master;

import static kniffel.rules.master.Situations.moves;
import static kniffel.rules.master.Situations.preview;
import static kniffel.rules.master.Situations.turn;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.IntStream;
import kniffel.rules.Event;
import kniffel.rules.Next;
import kniffel.rules.Refusal;
import kniffel.rules.RefusedException;
import kniffel.rules.Standings;
import kniffel.rules.Viewer;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.DiceRefusal;
import kniffel.rules.dice.Places;
import kniffel.rules.master.MasterMove.Coins;
import kniffel.rules.master.MasterMove.Roll;
import kniffel.rules.master.MasterOptions.CoinRow;
import kniffel.rules.master.MasterOptions.FirstPlayer;
import kniffel.rules.master.MasterOptions.LastInRound;
import kniffel.rules.master.MasterState.Turn;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How a game begins and ends. */
class MasterEndTest {

  private static final MasterMove PAIR = new Coins(CoinLine.PAIR);
  private static final Dice DICE = Dice.of(5, 5, 1, 2, 6);

  /** 4 rows, 1 bonus, 5 for tasks, 4 laps; one coin is missing to the fifteenth star. */
  private static final Board FOURTEEN =
      Board.of(List.of(8, 8, 8, 8, 0, 0), EnumSet.of(Task.KNIFFEL, Task.LARGE_STRAIGHT), 4, 3);

  private static Master game(LastInRound lastInRound, int maxRounds) {
    return new Master(
        new MasterOptions(CoinRow.CLOSED, lastInRound, maxRounds, FirstPlayer.FIRST_SEAT));
  }

  /** Three players; seat 2 began. The given seat is to use its roll in round 10. */
  private static Turn tenthRound(int seat) {
    List<Board> boards =
        IntStream.range(0, 3).mapToObj(i -> i == seat ? FOURTEEN : Board.EMPTY).toList();
    return new Turn(boards, 2, 27 + (seat + 1) % 3, 3, DICE, Places.NONE, 0);
  }

  private static int turnsUntilOver(Master game, MasterState state) {
    int turns = 0;
    while (!(game.next(state) instanceof Next.Over)) {
      state = game.play(state, new Roll(Master.ALL_DICE));
      state = game.happen(state, new MasterOutcome.Fall(DICE));
      state = game.play(state, new MasterMove.Row(5));
      turns++;
    }
    return turns;
  }

  @ParameterizedTest(name = "R92/S7 seat {1} of 3 (seat 2 began) has 15, {0}: {2} more turns")
  @CsvSource({
    "ENDS_AT_ONCE, 2, 2",
    "ENDS_AT_ONCE, 0, 1",
    "ENDS_AT_ONCE, 1, 0",
    "ONE_MORE_ROUND, 2, 2",
    "ONE_MORE_ROUND, 0, 1",
    "ONE_MORE_ROUND, 1, 3"
  })
  void lastRound(LastInRound lastInRound, int seat, int turns) {
    Master game = game(lastInRound, 0);
    Turn turn = tenthRound(seat);
    assertThat(turn.seat()).isEqualTo(seat);

    boolean oneMore = turns == 3;
    assertThat(preview(game, turn, PAIR))
        .containsExactly(
            new MasterFact.TookCoins(seat, CoinLine.PAIR, 1),
            new MasterFact.CompletedLap(seat, 5, 1),
            new MasterFact.ClosedCoinRow(seat),
            new MasterFact.HasStars(seat, 15),
            oneMore ? new MasterFact.OneMoreRound(seat, 15) : new MasterFact.LastRound(seat, 15));
    assertThat(turnsUntilOver(game, game.play(turn, PAIR))).isEqualTo(turns);
  }

  @Test
  @DisplayName("R92 a second player with 15 stars in the last round changes nothing")
  void twoReachTheGoal() {
    Master game = game(LastInRound.ONE_MORE_ROUND, 0);
    Turn turn = new Turn(List.of(FOURTEEN, FOURTEEN), 0, 20, 3, DICE, Places.NONE, 0);

    Turn second = turn(game.play(turn, PAIR)).pickUp(Master.ALL_DICE).fallen(DICE);
    MasterState end = game.play(second, PAIR);

    assertThat(game.next(end))
        .isEqualTo(new Next.Over<>(new Standings(List.of(15, 15), List.of(1, 1))));
    assertThat(game.view(end, new Viewer.Spectator()).over()).isTrue();
  }

  @Test
  @DisplayName("R91 15 stars may be passed, and all count")
  void passingTheGoal() {
    Master game = game(LastInRound.ENDS_AT_ONCE, 0);
    Board fourteen =
        Board.of(List.of(8, 8, 8, 8, 8, 8), EnumSet.of(Task.LARGE_STRAIGHT, Task.CHANCE_LOW), 2, 0);
    assertThat(fourteen.stars()).isEqualTo(14);
    Turn turn = new Turn(List.of(fourteen), 0, 30, 3, Dice.of(4, 4, 4, 4, 4), Places.NONE, 0);

    MasterState end = game.play(turn, new MasterMove.Fulfil(Task.KNIFFEL));

    assertThat(game.next(end)).isEqualTo(new Next.Over<>(new Standings(List.of(17), List.of(1))));
  }

  @Test
  @DisplayName("S8 after the agreed number of rounds the stars are counted")
  void roundLimit() {
    Master game = game(LastInRound.ENDS_AT_ONCE, 3);
    assertThat(turnsUntilOver(game, game.start(4))).isEqualTo(12);

    Turn last = new Turn(Collections.nCopies(2, Board.EMPTY), 0, 5, 3, DICE, Places.NONE, 0);
    assertThat(preview(game, last, PAIR)).endsWith(new MasterFact.RoundLimitReached(3));
    Turn earlier = new Turn(Collections.nCopies(2, Board.EMPTY), 0, 4, 3, DICE, Places.NONE, 0);
    assertThat(preview(game, earlier, PAIR)).doesNotContain(new MasterFact.RoundLimitReached(3));
  }

  @Test
  @DisplayName("S8 also ends the further round of S7")
  void roundLimitBeforeOneMore() {
    Master game = game(LastInRound.ONE_MORE_ROUND, 10);
    Turn turn = tenthRound(1);

    assertThat(turnsUntilOver(game, game.play(turn, PAIR))).isZero();
    assertThat(preview(game, turn, PAIR))
        .endsWith(new MasterFact.LastRound(1, 15), new MasterFact.RoundLimitReached(10));
  }

  @Test
  @DisplayName("R93 the first seat begins, or the lot decides")
  void starter() {
    Master lots =
        new Master(
            new MasterOptions(CoinRow.CLOSED, LastInRound.ENDS_AT_ONCE, 500, FirstPlayer.RANDOM));
    MasterState start = lots.start(3);

    assertThat(turn(game(LastInRound.ENDS_AT_ONCE, 500).start(3)).seat()).isZero();
    assertThat(turn(lots.start(1)).seat()).isZero();
    assertThat(
            lots.next(start) instanceof Next.Chance<MasterMove, MasterOutcome>(var draw)
                ? draw.total()
                : 0)
        .isEqualTo(3);
    assertThat(moves(lots, start)).isEmpty();
    assertThat(lots.objection(start, new Roll(Master.ALL_DICE)))
        .contains(new Refusal.NobodyDecides());
    assertThat(lots.view(start, new Viewer.Spectator()).starter()).isEmpty();
    assertThat(
            lots.tell(
                lots.step(start, new Event.Happened<>(new MasterOutcome.Starter(2))),
                new Viewer.Spectator()))
        .containsExactly(new MasterFact.Begins(2));
    assertThat(turn(lots.happen(start, new MasterOutcome.Starter(2))).seat()).isEqualTo(2);
    refused(lots, start, new MasterOutcome.Starter(3), new Refusal.NoSuchSeat(3));
    refused(lots, start, new MasterOutcome.Fall(DICE), new Refusal.StarterIsDue());
  }

  @Test
  @DisplayName("chance answers what it is asked")
  void outcomes() {
    Master game = game(LastInRound.ENDS_AT_ONCE, 500);
    MasterState start = game.start(2);
    MasterState rolling = game.play(start, new Roll(Master.ALL_DICE));

    refused(game, start, new MasterOutcome.Fall(DICE), new Refusal.NothingToDraw());
    refused(game, rolling, new MasterOutcome.Starter(0), new DiceRefusal.DiceAreDue(5));
    refused(
        game,
        rolling,
        new MasterOutcome.Fall(Dice.of(1, 2)),
        new DiceRefusal.WrongNumberOfDice(5, 2));
  }

  private static void refused(
      Master game, MasterState state, MasterOutcome outcome, Refusal refusal) {
    assertThatThrownBy(() -> game.happen(state, outcome))
        .isInstanceOfSatisfying(
            RefusedException.class, e -> assertThat(e.refusal()).isEqualTo(refusal));
  }
}
