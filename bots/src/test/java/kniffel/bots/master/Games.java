package kniffel.bots.master;

import java.util.List;
import java.util.function.BiConsumer;
import kniffel.bots.Allowance;
import kniffel.bots.Bot;
import kniffel.bots.Decision;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.Playing;
import kniffel.rules.Randomness;
import kniffel.rules.Viewer;
import kniffel.rules.master.Board;
import kniffel.rules.master.Master;
import kniffel.rules.master.MasterMove;
import kniffel.rules.master.MasterOptions;
import kniffel.rules.master.MasterOptions.CoinRow;
import kniffel.rules.master.MasterOptions.FirstPlayer;
import kniffel.rules.master.MasterOptions.LastInRound;
import kniffel.rules.master.MasterState;
import kniffel.rules.master.MasterView;

/** Whole games for tests. */
final class Games {

  static final List<MasterOptions> VARIANTS =
      List.of(
          MasterOptions.MASTER,
          new MasterOptions(
              CoinRow.FURTHER_LAPS, LastInRound.ONE_MORE_ROUND, 500, FirstPlayer.RANDOM),
          new MasterOptions(CoinRow.CLOSED, LastInRound.ONE_MORE_ROUND, 5, FirstPlayer.FIRST_SEAT),
          new MasterOptions(
              CoinRow.FURTHER_LAPS, LastInRound.ENDS_AT_ONCE, 0, FirstPlayer.FIRST_SEAT));

  private Games() {}

  /** How a game ended: the boards, and how many rounds were played. */
  record End(List<Board> boards, int rounds) {}

  /** Plays a game, and shows each decision to a watcher before it is made. */
  static End play(
      Master game,
      List<Bot<MasterMove, MasterView>> bots,
      long seed,
      BiConsumer<MasterState, List<MasterMove>> watcher) {
    Randomness dice = new SeededStream(seed);
    Randomness own = new SeededStream(seed + 1_000_000);
    Playing.Decider<MasterState, MasterMove> player =
        (state, seat, moves) -> {
          watcher.accept(state, moves);
          MasterView view = game.view(state, new Viewer.Seat(seat));
          return bots.get(seat).choose(Decision.of(view, moves), own, Allowance.UNLIMITED);
        };
    MasterState end = Playing.toTheEnd(game, game.start(bots.size()), dice, player).state();
    return switch (end) {
      case MasterState.Turn turn -> new End(turn.boards(), game.round(end).orElseThrow());
      case MasterState.Lot lot -> throw new IllegalStateException("over before it began");
    };
  }
}
