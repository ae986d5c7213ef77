package kniffel.bots.kartenspiel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.Next;
import kniffel.rules.Viewer;
import kniffel.rules.kartenspiel.Awaited;
import kniffel.rules.kartenspiel.Card;
import kniffel.rules.kartenspiel.Combination;
import kniffel.rules.kartenspiel.Kartenspiel;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielOutcome;
import kniffel.rules.kartenspiel.KartenspielState;
import kniffel.rules.kartenspiel.PlayerState;
import kniffel.rules.kartenspiel.Row;
import kniffel.rules.kartenspiel.Variant;

/** Compares what moves and whole sampled turns lead to in the packed form and under the rules. */
final class PackedEffects {

  private final Kartenspiel game;
  private final PackedTableau tableau;
  private final Policy policy;
  private final Consumer<String> rare;

  PackedEffects(Kartenspiel game, PackedTableau tableau, Consumer<String> rare) {
    this.game = game;
    this.tableau = tableau;
    this.policy = new Policy(tableau, new HandmadeTurns(tableau));
    this.rare = rare;
  }

  /** What single moves do to the player. */
  void compareMove(PackedView packed, KartenspielState state, KartenspielMove move) {
    PackedPlayer own = new PackedPlayer();
    own.set(packed.own());
    KartenspielState after = game.play(state, move);
    PlayerState player = after.players().get(state.seat());
    switch (move) {
      case KartenspielMove.SetUp(Row row) -> {
        tableau.place(own, row.ordinal(), 1, 1);
        compareSetUpValues(packed, move, after);
      }
      case KartenspielMove.Draw() ->
          assertThat(game.view(after, new Viewer.Spectator()).awaited())
              .isEqualTo(new Awaited.Draw(tableau.gives(own, PackedTableau.FULL_HOUSE)));
      case KartenspielMove.Take(Card card) -> own.hand.add(card.index());
      case KartenspielMove.Spend(Card card) -> {
        compareSpending(packed, state, card);
        return;
      }
      case KartenspielMove.Place(Row row, int stones, int fromReserve) ->
          tableau.place(own, row.ordinal(), stones, fromReserve);
      case KartenspielMove.Trade(Card card) -> {
        own.hand.remove(card.index());
        own.active++;
        own.reserve--;
      }
      case KartenspielMove.Discard(Card card) -> own.hand.remove(card.index());
      case KartenspielMove.Play(Combination combination) -> {
        policy.playing(own, PackedCombinations.of(combination), new PackedHand());
        replay(state, move, packed.own(), own);
        if (combination instanceof Combination.Kniffel) {
          rare.accept("KNIFFEL_PLAYED");
        } else if (combination instanceof Combination.Quadruple) {
          rare.accept("QUADRUPLE_PLAYED");
        }
        return;
      }
      case KartenspielMove.EndTurn() -> {}
    }
    own.lost = player.lost();
    // The rest of a display is taken without asking where all of it must be.
    if (!(move instanceof KartenspielMove.Take)) {
      assertSame(own, player, after);
    }
    assertThat(player.lost() && state.layout().round() > 0)
        .isEqualTo(player.lost() && tableau.isBlocked(own));
  }

  /** A set-up stone is worth what the best legal next one is worth. */
  private void compareSetUpValues(PackedView packed, KartenspielMove move, KartenspielState after) {
    if (packed.toSetUp() == 1) {
      return;
    }
    PackedView then = new PackedView(game.view(after, new Viewer.Seat(after.seat())));
    double best = moves(after).stream().mapToDouble(each -> value(then, each)).min().orElseThrow();
    assertThat(value(packed, move)).isEqualTo(best);
  }

  private double value(PackedView packed, KartenspielMove move) {
    return new TurnValues(packed, policy, 7).turns(move, new PackedPlayer());
  }

  private List<KartenspielMove> moves(KartenspielState state) {
    return game.next(state)
            instanceof Next.Decide<KartenspielMove, KartenspielOutcome>(int seat, var moves)
        ? moves
        : List.of();
  }

  /**
   * What else the policy spends, and where it places the stones, is legal and has the same effect.
   */
  private void compareSpending(PackedView packed, KartenspielState state, Card card) {
    PackedPlayer own = new PackedPlayer();
    own.set(packed.own());
    own.hand.remove(card.index());
    PackedHand spent = new PackedHand();
    spent.set(packed.spent);
    spent.add(card.index());
    policy.playing(own, packed.combination.orElseThrow(), spent);
    replay(state, new KartenspielMove.Spend(card), packed.own(), own);
  }

  /** Does under the rules what has become of a player, and expects the same of it. */
  private void replay(
      KartenspielState start, KartenspielMove first, PackedPlayer before, PackedPlayer wanted) {
    int seat = start.seat();
    KartenspielState state = game.play(start, first);
    while (state instanceof KartenspielState.Combining) {
      KartenspielMove move =
          state instanceof KartenspielState.Spending
              ? spend(state, wanted).orElseThrow(() -> new AssertionError(start + ": " + first))
              : place(before, wanted);
      state = game.play(state, move);
    }
    wanted.lost = state.players().get(seat).lost();
    assertSame(wanted, state.players().get(seat), state);
  }

  private Optional<KartenspielMove> spend(KartenspielState state, PackedPlayer wanted) {
    for (KartenspielMove move : moves(state)) {
      if (move instanceof KartenspielMove.Spend(Card card) && !wanted.hand.has(card.index())) {
        return Optional.of(move);
      }
    }
    return Optional.empty();
  }

  private static KartenspielMove place(PackedPlayer before, PackedPlayer wanted) {
    int row = 0;
    while (before.level[row] == wanted.level[row]) {
      row++;
    }
    return new KartenspielMove.Place(
        Row.ALL.get(row), before.stones() - wanted.stones(), before.reserve - wanted.reserve);
  }

  /** A whole sampled turn: all cards are there once, and the player is left as the rules allow. */
  void compareTurn(PackedView packed, KartenspielState state, int seed) {
    PackedGame sampled = new PackedGame(policy, state.players().size());
    packed.determinize(sampled, new SeededStream(seed));
    PackedPlayer before = new PackedPlayer();
    before.set(sampled.seats[state.seat()]);
    boolean drew = sampled.turn(state.seat(), new SeededStream(~seed));
    PackedPlayer after = sampled.seats[state.seat()];
    boolean placed = after.stones() < before.stones();
    boolean traded = after.active > before.active;
    boolean oneAction = (placed ? 1 : 0) + (traded ? 1 : 0) + (drew ? 1 : 0) == 1;
    assertThat(oneAction || game.options().variant() == Variant.SIMPLE).isTrue();
    assertThat(after.hand.size()).isLessThanOrEqualTo(tableau.handLimit(after));
    assertThat(after.lost).isEqualTo(tableau.isBlocked(after));
    assertThat(sampled.open).isEqualTo(PackedGame.OPEN);
    assertThat(cards(sampled)).isEqualTo(PackedHand.CARDS);
  }

  /** How many different cards there are in all places; none may be lost or doubled. */
  private static long cards(PackedGame sampled) {
    int[] hand = new int[PackedHand.CARDS];
    IntStream all =
        IntStream.concat(
            IntStream.concat(
                Arrays.stream(sampled.pile, 0, sampled.piled),
                Arrays.stream(sampled.discard, 0, sampled.discarded)),
            Arrays.stream(sampled.display, 0, sampled.open));
    int count = sampled.piled + sampled.discarded + sampled.open;
    for (PackedPlayer seat : sampled.seats) {
      int n = seat.hand.list(hand);
      all = IntStream.concat(all, Arrays.stream(hand.clone(), 0, n));
      count += n;
    }
    assertThat(count).isEqualTo(PackedHand.CARDS);
    return all.distinct().count();
  }

  static PackedPlayer packed(PlayerState player) {
    PackedPlayer packed = new PackedPlayer();
    packed.hand.set(player.hand());
    for (Row row : Row.ALL) {
      packed.level[row.ordinal()] = player.levels().of(row);
    }
    packed.active = player.active();
    packed.reserve = player.reserve();
    packed.lost = player.lost();
    return packed;
  }

  static void assertSame(PackedPlayer packed, PlayerState player, KartenspielState state) {
    PackedPlayer expected = packed(player);
    boolean same =
        packed.hand.listMissing(expected.hand, new int[PackedHand.CARDS]) == 0
            && packed.hand.size() == expected.hand.size()
            && packed.active == expected.active
            && packed.reserve == expected.reserve
            && packed.lost == expected.lost;
    for (int row = 0; row < PackedTableau.ROWS; row++) {
      same &= packed.level[row] == expected.level[row];
    }
    if (!same) {
      throw new AssertionError(player + " in " + state);
    }
  }
}
