package kniffel.bots.kartenspiel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import kniffel.bots.RandomGames;
import kniffel.rules.Next;
import kniffel.rules.Viewer;
import kniffel.rules.kartenspiel.Card;
import kniffel.rules.kartenspiel.Cards;
import kniffel.rules.kartenspiel.Combination;
import kniffel.rules.kartenspiel.Kartenspiel;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielOutcome;
import kniffel.rules.kartenspiel.KartenspielState;
import kniffel.rules.kartenspiel.KartenspielView;
import kniffel.rules.kartenspiel.Phase;
import kniffel.rules.kartenspiel.Placing;
import kniffel.rules.kartenspiel.PlayerState;
import kniffel.rules.kartenspiel.Row;

/** Compares positions of one game of Das Kartenspiel with their packed forms. */
final class PackedComparison
    implements RandomGames.Comparison<KartenspielState, KartenspielMove, KartenspielOutcome> {

  private final Kartenspiel game;
  private final PackedTableau tableau;
  private final PackedEffects effects;
  private final Consumer<String> rare;
  private int positions;

  /**
   * A comparison.
   *
   * @param rare is told what comes up seldom
   */
  PackedComparison(Kartenspiel game, Consumer<String> rare) {
    this.game = game;
    this.tableau = new PackedTableau(game);
    this.effects = new PackedEffects(game, tableau, rare);
    this.rare = rare;
  }

  @Override
  public void compare(KartenspielState state, Next<KartenspielMove, KartenspielOutcome> next) {
    comparePlayers(state, next instanceof Next.Over<KartenspielMove, KartenspielOutcome>);
    if (next instanceof Next.Decide<KartenspielMove, KartenspielOutcome>(int seat, var moves)) {
      KartenspielView view = game.view(state, new Viewer.Seat(seat));
      PackedView packed = new PackedView(view);
      compareView(packed, view, state);
      switch (view.phase()) {
        case SET_UP -> compareSetUp(packed, moves);
        case ACTION, SECOND_ACTION -> compareActions(packed, state, view, moves);
        case PLACE -> comparePlacings(packed.own(), view, moves);
        default -> {}
      }
      for (KartenspielMove move : moves) {
        effects.compareMove(packed, state, move);
      }
      if (view.phase() == Phase.ACTION && positions++ % 4 == 0) {
        effects.compareTurn(packed, state, positions);
      }
    }
  }

  /** What each board takes and gives, and who is out. */
  private void comparePlayers(KartenspielState state, boolean over) {
    KartenspielView view = game.view(state, new Viewer.Spectator());
    for (int seat = 0; seat < state.players().size(); seat++) {
      KartenspielView.PlayerArea area = view.players().get(seat);
      PackedPlayer packed = PackedEffects.packed(state.players().get(seat));
      boolean same = tableau.handLimit(packed) == area.handLimit();
      for (KartenspielView.Track track : area.tracks()) {
        int row = track.row().ordinal();
        same &= tableau.needed(packed, row) == track.needed().orElse(0);
        same &= tableau.length(row) == track.costs().size();
        for (int level = 0; level < tableau.length(row); level++) {
          same &= tableau.cost(row, level) == track.costs().get(level);
        }
        same &= track.gives().isEmpty() || tableau.gives(packed, row) == track.gives().get();
      }
      same &= packed.isOut() == (area.lost() || area.finished());
      // R39 is looked at when a turn ends: until then only the player whose turn it is may be
      // blocked and not yet out.
      boolean decided = seat != state.seat() || view.phase() == Phase.ACTION || over;
      same &= !decided || view.round() == 0 || tableau.isBlocked(packed) == area.lost();
      if (!same) {
        throw new AssertionError(area + " of " + state);
      }
      if (state.players().get(seat).levels().aloneIn().isPresent()) {
        rare.accept("LAST_STONE_ALONE");
      }
    }
  }

  private void compareView(PackedView packed, KartenspielView view, KartenspielState state) {
    PackedEffects.assertSame(packed.own(), state.player(), state);
    Cards seen = view.display().plus(view.discard()).plus(view.spent());
    for (int seat = 0; seat < state.players().size(); seat++) {
      PlayerState player = state.players().get(seat);
      seen = seen.plus(seat == state.seat() ? player.hand() : player.known());
      assertThat(packed.held[seat]).isEqualTo(player.hand().size());
    }
    Cards older = Cards.ALL.minus(seen).and(view.older());
    for (Card card : Card.ALL) {
      boolean hidden = !seen.contains(card) && !older.contains(card);
      assertThat(packed.hidden.has(card.index())).isEqualTo(hidden);
      assertThat(packed.older.has(card.index())).isEqualTo(older.contains(card));
    }
    assertThat(packed.open).isEqualTo(view.display().size());
  }

  private void compareSetUp(PackedView packed, List<KartenspielMove> moves) {
    Set<KartenspielMove> allowed = new HashSet<>();
    for (int row = 0; row < PackedTableau.TWO_PAIRS; row++) {
      if (packed.maySetUp(tableau, packed.own(), row, packed.toSetUp())) {
        allowed.add(new KartenspielMove.SetUp(Row.ALL.get(row)));
      } else if (packed.own().level[row] < 2) {
        rare.accept("FIELDS_TAKEN");
      }
    }
    assertThat(allowed).isEqualTo(new HashSet<>(moves));
  }

  /** Every action that the numbers allow is offered, and no other. */
  private void compareActions(
      PackedView packed,
      KartenspielState state,
      KartenspielView view,
      List<KartenspielMove> moves) {
    PackedPlayer own = packed.own();
    Set<Integer> found = new HashSet<>();
    view.found().forEach(each -> found.add(PackedCombinations.of(each.combination())));
    int[] codes = new int[PackedCombinations.MOST];
    int n = PackedCombinations.list(own.hand, codes);
    Set<Integer> listed = new HashSet<>();
    Set<Integer> playable = new HashSet<>();
    for (int i = 0; i < n; i++) {
      listed.add(codes[i]);
      if (tableau.isPayable(own, PackedCombinations.kind(codes[i]))) {
        playable.add(codes[i]);
      }
    }
    Set<Integer> offered = new HashSet<>();
    int trades = 0;
    for (KartenspielMove move : moves) {
      if (move instanceof KartenspielMove.Play(Combination combination)) {
        offered.add(PackedCombinations.of(combination));
      }
      trades += move instanceof KartenspielMove.Trade ? 1 : 0;
    }
    if (listed.size() != n
        || !listed.equals(found)
        || !playable.equals(offered)
        || trades != (tableau.tradeLimit(own) > 0 ? own.hand.size() : 0)) {
      throw new AssertionError(state);
    }
    for (KartenspielView.Found each : view.found()) {
      comparePlacings(own, each.combination(), each.placings());
    }
  }

  private void comparePlacings(
      PackedPlayer own, KartenspielView view, List<KartenspielMove> moves) {
    Combination combination = view.combination().orElseThrow();
    int kind = PackedCombinations.kind(PackedCombinations.of(combination));
    Set<KartenspielMove> allowed = new HashSet<>();
    for (int row = 0; row < PackedTableau.ROWS; row++) {
      boolean fits = kind == PackedCombinations.KNIFFEL || row == PackedTableau.TWO_PAIRS;
      addPlaces(own, kind, row, fits ? tableau.needed(own, row) : 0, allowed);
    }
    if (kind == PackedCombinations.KNIFFEL && tableau.fillsTwoColumns(own)) {
      addPlaces(own, kind, PackedTableau.TWO_PAIRS, 2 * PackedTableau.COLUMN, allowed);
    }
    assertThat(allowed).isEqualTo(new HashSet<>(moves));
  }

  private void addPlaces(
      PackedPlayer own, int kind, int row, int stones, Set<KartenspielMove> allowed) {
    int most = stones == 0 ? -1 : tableau.mostReserve(own, kind, row, stones);
    for (int reserve = Math.max(0, stones - own.active); reserve <= most; reserve++) {
      allowed.add(new KartenspielMove.Place(Row.ALL.get(row), stones, reserve));
    }
  }

  private void comparePlacings(PackedPlayer own, Combination combination, List<Placing> placings) {
    int kind = PackedCombinations.kind(PackedCombinations.of(combination));
    for (Placing placing : placings) {
      int row = placing.row().ordinal();
      assertThat(tableau.mostReserve(own, kind, row, placing.stones()))
          .isEqualTo(placing.maxReserve());
    }
    boolean two = placings.stream().anyMatch(placing -> placing.stones() == 2 * 2);
    if (kind == PackedCombinations.KNIFFEL) {
      assertThat(tableau.fillsTwoColumns(own)).isEqualTo(two);
    }
  }
}
