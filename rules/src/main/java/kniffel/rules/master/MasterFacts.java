package kniffel.rules.master;

import java.util.ArrayList;
import java.util.List;
import kniffel.rules.Event;
import kniffel.rules.Fact;
import kniffel.rules.Step;
import kniffel.rules.Viewer;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;
import kniffel.rules.master.MasterMove.Use;
import kniffel.rules.master.MasterState.Lot;
import kniffel.rules.master.MasterState.Turn;

/** What a step means; nothing is hidden, so that everybody is told the same. */
final class MasterFacts {

  private final Master game;
  private final Turn turn;
  private final Turn after;
  private final int seat;
  private final Dice dice;
  private final List<Fact> facts = new ArrayList<>();

  private MasterFacts(Master game, Turn turn, Turn after) {
    this.game = game;
    this.turn = turn;
    this.after = after;
    this.seat = turn.seat();
    this.dice = turn.dice();
  }

  static List<Fact> of(
      Master game, Step<MasterState, MasterMove, MasterOutcome> step, Viewer viewer) {
    if (!(step.after() instanceof Turn after)) {
      return List.of();
    }
    return switch (step.before()) {
      case Lot lot -> List.of(new MasterFact.Begins(after.starter()));
      case Turn turn ->
          switch (step.event()) {
            case Event.Moved<MasterMove, MasterOutcome>(int seat, MasterMove move) ->
                new MasterFacts(game, turn, after).moved(move);
            case Event.Happened<MasterMove, MasterOutcome> fell ->
                List.of(new MasterFact.Rolled(turn.seat(), after.rolls(), after.dice()));
          };
    };
  }

  private List<Fact> moved(MasterMove move) {
    switch (move) {
      case MasterMove.Roll(Places places) ->
          facts.add(
              places.equals(Master.ALL_DICE)
                  ? new MasterFact.RollsAll(seat, after.rolls())
                  : new MasterFact.Holds(seat, after.rolls(), dice.without(places).sorted()));
      case MasterMove.Use use -> {
        used(use);
        Board board = after.boards().get(seat);
        coinsMoved(Effect.coins(turn, use), board);
        if (board.stars() > turn.board().stars()) {
          facts.add(new MasterFact.HasStars(seat, board.stars()));
        }
        ending();
      }
    }
    return List.copyOf(facts);
  }

  private void used(Use use) {
    switch (use) {
      case MasterMove.Fulfil(Task task) -> {
        facts.add(new MasterFact.Fulfilled(seat, task, task.stars()));
        int rank = turn.finishers(task) + 1;
        int coins = Effect.raceCoins(turn.finishers(task));
        if (coins > 0) {
          facts.add(new MasterFact.RacedTask(seat, task, rank, coins));
        }
      }
      case MasterMove.Row(int row) -> advanced(turn.board(), row);
      case MasterMove.Rows(int first, int second) -> {
        boolean rising = Uses.canAdvance(turn.board(), dice, first, second);
        Board between = advanced(turn.board(), rising ? first : second);
        advanced(between, rising ? second : first);
      }
      case MasterMove.Coins(CoinLine line) ->
          facts.add(new MasterFact.TookCoins(seat, line, line.coins()));
      case MasterMove.Repeat(Task task) ->
          facts.add(new MasterFact.Repeated(seat, task, Effect.REPEAT_COINS));
      case MasterMove.RowAndCoins(int row, CoinLine line) -> {
        advanced(turn.board(), row);
        facts.add(new MasterFact.TookCoins(seat, line, line.coins()));
      }
      case MasterMove.NoUse none -> facts.add(new MasterFact.NothingUsed(seat));
    }
  }

  private Board advanced(Board before, int row) {
    Board board = before.advance(row, dice.count(row));
    int fields = board.field(row) - before.field(row);
    facts.add(new MasterFact.Advanced(seat, row, fields, board.field(row)));
    if (!board.isDone(row)) {
      return board;
    }
    facts.add(new MasterFact.CompletedRow(seat, row, 1));
    if (board.rowsDone() >= Board.BONUS_FROM) {
      facts.add(new MasterFact.EarnedBonusStar(seat, board.rowsDone(), 1));
    }
    int overhang = before.overhang(row, dice.count(row));
    if (overhang > 0) {
      facts.add(new MasterFact.Overhang(seat, row, overhang));
    }
    int coins = Effect.raceCoins(turn.finishers(row));
    if (coins > 0) {
      facts.add(new MasterFact.RacedRow(seat, row, turn.finishers(row) + 1, coins));
    }
    return board;
  }

  private void coinsMoved(int coins, Board board) {
    Board before = turn.board();
    int fields = board.coinsUsed() - before.coinsUsed();
    for (int lap = before.laps() + 1; lap <= board.laps(); lap++) {
      facts.add(new MasterFact.CompletedLap(seat, lap, 1));
    }
    boolean closed = board.isCoinRowClosed(game.options().furtherLaps());
    if (fields > 0) {
      facts.add(
          closed
              ? new MasterFact.ClosedCoinRow(seat)
              : new MasterFact.MovedCoinMarker(
                  seat, fields, board.coin(), Board.lapLength(board.laps())));
    }
    if (fields < coins) {
      facts.add(new MasterFact.LostCoins(seat, coins - fields));
    }
  }

  private void ending() {
    boolean over = game.isOver(after);
    int stars = after.boards().get(seat).stars();
    int last = after.lastRound();
    if (last > 0 && turn.lastRound() == 0) {
      facts.add(
          over || last == turn.round()
              ? new MasterFact.LastRound(seat, stars)
              : new MasterFact.OneMoreRound(seat, stars));
    }
    if (over && last != turn.round()) {
      facts.add(new MasterFact.RoundLimitReached(game.options().maxRounds()));
    }
  }
}
