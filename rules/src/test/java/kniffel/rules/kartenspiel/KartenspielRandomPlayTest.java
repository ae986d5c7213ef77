package kniffel.rules.kartenspiel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kniffel.rules.Draw;
import kniffel.rules.Next;
import kniffel.rules.Refusal;
import kniffel.rules.RefusedException;
import kniffel.rules.Standings;
import kniffel.rules.kartenspiel.KartenspielState.Acting;
import kniffel.rules.kartenspiel.KartenspielState.Combining;
import kniffel.rules.kartenspiel.KartenspielState.PlacingStones;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What holds in every game, whatever is played and agreed. */
@Tag("slow")
class KartenspielRandomPlayTest {

  private static final List<KartenspielMove> POOL = RandomGames.pool();

  private static List<Integer> six(int value) {
    return Collections.nCopies(6, value);
  }

  /** Usual and unusual options; the rounds are capped so that no game takes long. */
  static Stream<Arguments> games() {
    List<Arguments> games = new ArrayList<>();
    for (Variant variant : Variant.values()) {
      KartenspielOptions usual = KartenspielOptions.of(variant);
      for (int players = 2; players <= 4; players++) {
        games.add(Arguments.of(capped(usual, usual.columns()), players));
      }
      games.add(Arguments.of(capped(usual, 4), 2));
      games.add(Arguments.of(capped(usual, 12), 3));
      games.add(
          Arguments.of(
              new KartenspielOptions(variant, six(9), six(4), six(13), six(13), 6, 60), 4));
    }
    return games.stream();
  }

  private static KartenspielOptions capped(KartenspielOptions usual, int columns) {
    return new KartenspielOptions(
        usual.variant(),
        usual.fullHouseValues(),
        usual.flushValues(),
        usual.tripleValues(),
        usual.straightValues(),
        columns,
        150);
  }

  @ParameterizedTest
  @MethodSource("games")
  void cardsAndStonesAreConserved(KartenspielOptions options, int players) {
    Kartenspiel game = new Kartenspiel(options);
    Tableau tableau = new Tableau(options);
    int stones = options.variant().stones(players);
    for (int seed = 0; seed < 4; seed++) {
      KartenspielState end =
          RandomGames.random(
              game,
              players,
              new SplittableRandom(seed),
              step -> check(step.before(), tableau, stones));
      check(end, tableau, stones);
      Standings standings =
          game.next(end) instanceof Next.Over<KartenspielMove, KartenspielOutcome>(var over)
              ? over
              : Standings.byScore(List.of());
      for (int seat : standings.winners()) {
        assertThat(end.players().get(seat).lost()).isFalse();
      }
      for (int seat = 0; seat < players; seat++) {
        assertThat(standings.scores().get(seat))
            .isEqualTo(stones - end.players().get(seat).stonesLeft());
      }
    }
  }

  private static void check(KartenspielState state, Tableau tableau, int stones) {
    List<Card> cards = new ArrayList<>();
    cards.addAll(state.layout().pile().list());
    cards.addAll(state.layout().discard().list());
    cards.addAll(state.layout().display().list());
    if (state instanceof Combining combining) {
      cards.addAll(combining.spent().list());
    }
    for (PlayerState player : state.players()) {
      cards.addAll(player.hand().list());
      assertThat(player.known().minus(player.hand()).isEmpty()).isTrue();
      int placed = Row.ALL.stream().mapToInt(row -> tableau.stonesIn(row, player.levels())).sum();
      assertThat(placed + player.active() + player.reserve()).isEqualTo(stones);
      if (tableau.limitsActiveZone()) {
        assertThat(player.active()).isLessThanOrEqualTo(tableau.handLimit(player));
      }
    }
    assertThat(cards).hasSize(65);
    assertThat(new HashSet<>(cards)).hasSize(65);
    if (state instanceof Acting) {
      assertThat(state.layout().display().size()).isEqualTo(4);
      for (PlayerState player : state.players()) {
        assertThat(player.hand().size()).isLessThanOrEqualTo(tableau.handLimit(player));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void offeredMovesAreAcceptedAndAllOthersRefused(KartenspielOptions options, int players) {
    Kartenspiel game = new Kartenspiel(options);
    SplittableRandom sometimes = new SplittableRandom(5);
    for (int seed = 0; seed < 3; seed++) {
      RandomGames.random(
          game,
          players,
          new SplittableRandom(100 + seed),
          step -> {
            boolean rare = step.before() instanceof PlacingStones || step.number() < 40;
            if (rare || sometimes.nextInt(25) == 0) {
              checkMoves(game, step.before());
            }
          });
    }
  }

  private static void checkMoves(Kartenspiel game, KartenspielState state) {
    List<KartenspielMove> offered = RandomGames.moves(game, state);
    Set<KartenspielMove> legal = new HashSet<>(offered);
    assertThat(legal).hasSameSizeAs(offered);
    if (game.next(state) instanceof Next.Decide) {
      assertThat(offered).isNotEmpty();
    }
    assertThat(POOL).containsAll(offered);
    KartenspielState copy = copy(state);
    for (KartenspielMove move : POOL) {
      // Plain comparisons: there are very many of them.
      Optional<Refusal> objection = game.objection(state, move);
      if (objection.isEmpty() != legal.contains(move)
          || !objection.equals(Optional.ofNullable(refusal(game, state, move)))) {
        throw new AssertionError(move + " meets " + objection + " in " + state);
      }
    }
    assertThat(state).isEqualTo(copy).hasSameHashCodeAs(copy);
  }

  /** Why a move is refused when it is played; one that is not changes something. */
  private static @Nullable Refusal refusal(
      Kartenspiel game, KartenspielState state, KartenspielMove move) {
    try {
      if (game.play(state, move).equals(state)) {
        throw new AssertionError(move + " changes nothing in " + state);
      }
      return null;
    } catch (RefusedException e) {
      return e.refusal();
    }
  }

  private static KartenspielState copy(KartenspielState state) {
    Layout layout = state.layout();
    return Position.relaid(
        state,
        new Layout(
            Cards.parse(layout.pile().toString()),
            Cards.parse(layout.discard().toString()),
            Cards.parse(layout.display().toString()),
            Cards.parse(layout.older().toString()),
            new ArrayList<>(layout.players()),
            layout.starter(),
            layout.seat(),
            layout.round()));
  }

  @ParameterizedTest
  @MethodSource("games")
  void chanceIsFairAndTakesNothingElse(KartenspielOptions options, int players) {
    Kartenspiel game = new Kartenspiel(options);
    List<KartenspielOutcome> all = new ArrayList<>();
    Card.ALL.forEach(card -> all.add(new KartenspielOutcome.Drawn(card)));
    IntStream.range(0, 4).forEach(seat -> all.add(new KartenspielOutcome.Starts(seat)));
    RandomGames.random(
        game,
        players,
        new SplittableRandom(9),
        step -> {
          KartenspielState state = step.before();
          if (step.number() > 60 && step.number() % 7 != 0) {
            return;
          }
          List<KartenspielOutcome> possible = new ArrayList<>();
          if (game.next(state)
              instanceof Next.Chance<KartenspielMove, KartenspielOutcome>(var draw)) {
            assertThat(draw.outcomes().stream().mapToLong(Draw.Weighted::weight).sum())
                .isEqualTo(draw.total())
                .isPositive();
            draw.outcomes().forEach(weighted -> possible.add(weighted.outcome()));
            assertThat(possible).doesNotHaveDuplicates();
          }
          for (KartenspielOutcome outcome : all) {
            if (possible.contains(outcome)) {
              assertThat(game.happen(state, outcome)).isNotEqualTo(state);
            } else {
              assertThatThrownBy(() -> game.happen(state, outcome))
                  .isInstanceOf(RefusedException.class);
            }
          }
        });
  }

  @Test
  void samplesFollowTheWeights() {
    SplittableRandom random = new SplittableRandom(11);
    int[] cards = new int[65];
    PileDraw pile = new PileDraw(Cards.parse("red-1 violet-12 red-13 violet-13"));
    for (int i = 0; i < 30_000; i++) {
      if (pile.sample(random::nextInt) instanceof KartenspielOutcome.Drawn(Card card)) {
        cards[card.index()]++;
      }
    }
    for (Card card : pile.pile().list()) {
      assertThat(cards[card.index()]).isBetween(7_150, 7_850);
    }
    assertThat(IntStream.of(cards).sum()).isEqualTo(30_000);
  }

  @Test
  void usualGamesEndLongBeforeTheCap() {
    for (Variant variant : Variant.values()) {
      Kartenspiel game = new Kartenspiel(KartenspielOptions.of(variant));
      for (int seed = 0; seed < 4; seed++) {
        for (int players = 2; players <= 4; players++) {
          KartenspielState end =
              RandomGames.random(game, players, new SplittableRandom(seed), step -> {});
          assertThat(end.layout().round()).isLessThan(2000);
        }
      }
    }
  }

  @Test
  void noPositionAsksForTooMuchAtOnce() {
    Kartenspiel game = new Kartenspiel(KartenspielOptions.of(Variant.SIMPLE));
    for (int seed = 0; seed < 10; seed++) {
      RandomGames.random(
          game,
          4,
          new SplittableRandom(seed),
          step -> assertThat(RandomGames.moves(game, step.before())).hasSizeLessThan(60));
    }
  }
}
