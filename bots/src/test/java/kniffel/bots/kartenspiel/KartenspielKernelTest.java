package kniffel.bots.kartenspiel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kniffel.bots.RandomBot;
import kniffel.rules.Viewer;
import kniffel.rules.kartenspiel.Combination;
import kniffel.rules.kartenspiel.Kartenspiel;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielState;
import kniffel.rules.kartenspiel.KartenspielView;
import kniffel.rules.kartenspiel.Player;
import kniffel.rules.kartenspiel.Variant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The bare numbers say what the rules say, all through random games. */
class KartenspielKernelTest {

  @ParameterizedTest
  @EnumSource
  void theKernelKeepsStepWithTheRules(Variant variant) {
    Kartenspiel game = Games.of(variant);
    PackedTableau board = new PackedTableau(game);
    for (int seed = 0; seed < 3; seed++) {
      Games.play(
          game,
          List.of(new RandomBot<>(), new RandomBot<>(), new RandomBot<>()),
          seed,
          0,
          (state, moves) -> compare(game, board, state, moves));
    }
  }

  private static void compare(
      Kartenspiel game, PackedTableau board, KartenspielState state, List<KartenspielMove> moves) {
    KartenspielView view = game.view(state, new Viewer.Seat(state.seat()));
    PackedView position = new PackedView(view);
    PackedPlayer own = position.own();
    assertSame(own, state.player());
    assertThat(position.unseen.size()).isEqualTo(65 - seen(view));
    if (!(state instanceof KartenspielState.Acting)) {
      return;
    }
    assertThat(board.handLimit(own)).isEqualTo(view.players().get(state.seat()).handLimit());
    boolean trades = moves.stream().anyMatch(KartenspielMove.Trade.class::isInstance);
    assertThat(board.tradeLimit(own) > 0).isEqualTo(trades);
    Set<Integer> codes = new HashSet<>();
    int[] list = new int[PackedCombinations.MOST];
    int n = PackedCombinations.list(own.hand, list);
    Arrays.stream(list, 0, n).forEach(codes::add);
    Set<Integer> found = new HashSet<>();
    view.found().forEach(each -> found.add(PackedCombinations.of(each.combination())));
    assertThat(codes).isEqualTo(found);
    Policy policy = new Policy(board, new HandmadeTurns(board));
    for (KartenspielMove move : moves) {
      if (move instanceof KartenspielMove.Play(Combination combination)
          && !(combination instanceof Combination.Quadruple)
          && !(combination instanceof Combination.Kniffel)) {
        PackedPlayer after = new PackedPlayer();
        after.set(own);
        policy.playing(after, PackedCombinations.of(combination), new PackedHand());
        KartenspielState played = game.play(state, move);
        if (!(played instanceof KartenspielState.Spending)) {
          assertSame(after, played.players().get(state.seat()));
        } else {
          assertThat(after.hand.size()).isEqualTo(own.hand.size() - combination.size());
        }
      }
    }
  }

  private static int seen(KartenspielView view) {
    int known = 0;
    for (int seat = 0; seat < view.players().size(); seat++) {
      known += seat == view.seat() ? view.hand().size() : view.players().get(seat).known().size();
    }
    return known + view.display().size() + view.discard().size() + view.spent().size();
  }

  private static void assertSame(PackedPlayer seat, Player player) {
    PackedHand hand = new PackedHand();
    hand.set(player.hand());
    int[] cards = new int[PackedHand.CARDS];
    assertThat(seat.hand.listMissing(hand, cards)).isZero();
    assertThat(seat.hand.size()).isEqualTo(player.hand().size());
    assertThat(seat.active).isEqualTo(player.active());
    assertThat(seat.reserve).isEqualTo(player.reserve());
    for (var row : kniffel.rules.kartenspiel.Row.ALL) {
      assertThat(seat.level[row.ordinal()]).isEqualTo(player.levels().of(row));
    }
  }
}
