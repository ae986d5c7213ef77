package kniffel.bots.master;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import kniffel.bots.RandomGames;
import kniffel.bots.shared.Keeps;
import kniffel.rules.Draw;
import kniffel.rules.Next;
import kniffel.rules.Randomness;
import kniffel.rules.Viewer;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;
import kniffel.rules.master.Board;
import kniffel.rules.master.Master;
import kniffel.rules.master.MasterMove;
import kniffel.rules.master.MasterOptions;
import kniffel.rules.master.MasterOptions.CoinRow;
import kniffel.rules.master.MasterOptions.FirstPlayer;
import kniffel.rules.master.MasterOptions.LastInRound;
import kniffel.rules.master.MasterOutcome;
import kniffel.rules.master.MasterRulebook;
import kniffel.rules.master.MasterState;
import kniffel.rules.master.MasterView;
import kniffel.rules.master.MasterView.Side;
import org.junit.jupiter.api.Test;

/**
 * Boards in packed form agree with the rules: what is legal, what it leads to, who wins, the end.
 */
class PackedRulesTest {

  @Test
  void boardsGoInStepWithTheRules() {
    RandomGames.compare(
        new MasterRulebook(),
        List.of(
            new MasterOptions(
                CoinRow.FURTHER_LAPS, LastInRound.ONE_MORE_ROUND, 0, FirstPlayer.RANDOM),
            new MasterOptions(
                CoinRow.FURTHER_LAPS, LastInRound.ENDS_AT_ONCE, 7, FirstPlayer.RANDOM),
            new MasterOptions(CoinRow.CLOSED, LastInRound.ONE_MORE_ROUND, 12, FirstPlayer.RANDOM)),
        Master::new,
        PackedRulesTest::comparison,
        new EqualDiceFall(),
        6_000);
  }

  /** Even without an agreed limit there is one, which random games never reach. */
  @Test
  void theLongestGameEnds() {
    Master game =
        new Master(
            new MasterOptions(CoinRow.CLOSED, LastInRound.ENDS_AT_ONCE, 0, FirstPlayer.FIRST_SEAT));
    int rounds = game.options().lastRound();
    for (int turn : List.of(2 * rounds - 3, 2 * rounds - 2, 2 * rounds - 1)) {
      MasterState state =
          new MasterState.Turn(
              List.of(Board.EMPTY, Board.EMPTY),
              0,
              turn,
              1,
              Dice.of(1, 1, 2, 5, 5),
              Places.NONE,
              0);
      comparison(game).compare(state, game.next(state));
    }
  }

  /** Many equal dice, so that tasks are fulfilled and rows completed. */
  private static final class EqualDiceFall
      implements RandomGames.Chooser<MasterState, MasterMove, MasterOutcome> {
    @Override
    public MasterOutcome outcome(
        MasterState state, Draw<MasterOutcome> draw, Randomness randomness) {
      MasterOutcome first = draw.sample(randomness);
      MasterOutcome second = draw.sample(randomness);
      return randomness.below(2) == 0 && equal(second) > equal(first) ? second : first;
    }

    private static int equal(MasterOutcome outcome) {
      return outcome instanceof MasterOutcome.Fall(Dice dice) ? dice.mostEqual() : 0;
    }
  }

  private static RandomGames.Comparison<MasterState, MasterMove, MasterOutcome> comparison(
      Master game) {
    return (state, next) -> {
      if (next instanceof Next.Decide<MasterMove, MasterOutcome>(int seat, var moves)) {
        MasterView view = game.view(state, new Viewer.Spectator());
        view.sides().forEach(PackedRulesTest::compare);
        if (view.rolls() > 0) {
          compare(game, state, view, moves);
        }
      }
    };
  }

  private static void compare(Side side) {
    long board = PackedBoard.of(side);
    boolean same =
        PackedBoard.stars(board) == side.stars()
            && PackedBoard.laps(board) == side.laps()
            && PackedBoard.rowsDone(board) == side.rowsDone().size()
            && PackedBoard.markersOnRows(board) == side.markersOnRows()
            && PackedBoard.markersFree(board) == side.markersFree()
            && (side.lapLength() == 0
                || PackedBoard.lapShare(board) == (double) side.coin() / side.lapLength());
    for (int row = 1; row <= Board.ROWS; row++) {
      same &= PackedBoard.field(board, row) == side.rows().get(row - 1);
    }
    if (!same) {
      throw new AssertionError(side);
    }
  }

  private static void compare(
      Master game, MasterState state, MasterView view, List<MasterMove> moves) {
    PackedView packed = PackedView.of(view, game.options());
    long[] boards = packed.plays();
    Set<Integer> offered = new TreeSet<>();
    for (MasterMove move : moves) {
      if (move instanceof MasterMove.Use use) {
        int play = UseClasses.of(use, view.dice());
        offered.add(play);
        MasterState after = game.play(state, move);
        compare(game, after, view, packed, boards[play], move);
      }
    }
    Set<Integer> possible = new TreeSet<>();
    Arrays.stream(UseClasses.ofRoll(Keeps.of(view.dice())))
        .filter(play -> boards[play] != PackedBoard.NONE)
        .forEach(possible::add);
    if (possible.isEmpty() && view.rollsLeft() == 0) {
      possible.add(UseClasses.NO_USE);
    }
    assertThat(offered).as("%s", view).isEqualTo(possible);
  }

  /** What a use leads to: the board, the stars, the races, who is still to play, and the end. */
  private static void compare(
      Master game,
      MasterState state,
      MasterView before,
      PackedView packed,
      long board,
      Object use) {
    MasterView after = game.view(state, new Viewer.Spectator());
    Side side = after.sides().get(before.seat());
    boolean ends = packed.turnsAfter() == 0 && packed.round() >= packed.lastRoundAfter(board);
    boolean last = packed.isStillToPlay(after.seat()) != (after.round() > before.round());
    if (board != PackedBoard.of(side)
        || PackedBoard.stars(board) != side.stars()
        || packed.racesAfter(board) != PackedRaces.of(after)
        || after.over() != ends
        || !(last || packed.players() == 1)) {
      throw new AssertionError(use + " of " + before + " leads to " + after);
    }
    if (after.over()
        && game.next(state) instanceof Next.Over<MasterMove, MasterOutcome>(var standings)) {
      assertThat(standings.scores()).isEqualTo(after.sides().stream().map(Side::stars).toList());
    }
  }
}
