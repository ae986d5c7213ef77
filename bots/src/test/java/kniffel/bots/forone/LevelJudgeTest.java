package kniffel.bots.forone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import kniffel.bots.Allowance;
import kniffel.bots.Decision;
import kniffel.bots.Mind;
import kniffel.bots.Rating;
import kniffel.rules.Playing;
import kniffel.rules.Viewer;
import kniffel.rules.forone.CardChange;
import kniffel.rules.forone.Category;
import kniffel.rules.forone.Challenge;
import kniffel.rules.forone.Demand;
import kniffel.rules.forone.Element;
import kniffel.rules.forone.ForOne;
import kniffel.rules.forone.ForOneMove;
import kniffel.rules.forone.ForOneOptions;
import kniffel.rules.forone.ForOneState;
import kniffel.rules.forone.ForOneView;
import kniffel.rules.forone.Medals;
import kniffel.rules.forone.Texts;
import kniffel.rules.forone.Tile;
import kniffel.rules.forone.YellowDie;
import org.junit.jupiter.api.Test;

/** Bots play and advise in levels of the challenge book, whatever elements these have. */
class LevelJudgeTest {

  private static final Texts TEXTS = new Texts("a", "b", "c");

  private static ForOne game(Element... elements) {
    return new ForOne(
        ForOneOptions.of(
            new Challenge(9, 1, TEXTS, TEXTS, List.of(elements), new Medals(1, 2, 3), false)));
  }

  /** The same elements as in the third level of the book, about which nothing was learned. */
  @Test
  void unlearnedValuesAreNoExpectedResults() {
    assertThat(new ForOneMind(game(new CardChange.SupplySize(14))).knowsResults(1)).isFalse();
    assertThat(new ForOneMind(new ForOne(ForOneOptions.BASE)).knowsResults(1)).isTrue();
  }

  private static ForOneView view(ForOne game, ForOneState state) {
    return game.view(state, new Viewer.Seat(0));
  }

  /** Plays to the end, and at each decision rates all moves, the best of which is explained. */
  private static int play(ForOne game, Random random, Set<Class<?>> reasons) {
    Mind<ForOneMove, ForOneView> mind = new ForOneMind(game);
    return Playing.toTheEnd(
            game,
            game.start(1),
            random::nextInt,
            (state, seat, moves) -> {
              ForOneView view = view(game, state);
              Rating<ForOneMove> rating =
                  mind.deep().rate(Decision.of(view, moves), random::nextInt, Allowance.UNLIMITED);
              assertThat(rating.moves()).extracting(Rating.Rated::move).isEqualTo(moves);
              assertThat(rating.moves()).allMatch(rated -> Double.isFinite(rated.value()));
              reasons.add(mind.explain(view, rating).getClass());
              return rating.best().move();
            })
        .standings()
        .scores()
        .getFirst();
  }

  @Test
  void everyElementIsPlayedWithSense() {
    ForOne yellow =
        game(
            new YellowDie.YellowFirst(),
            new YellowDie.YellowDouble(),
            new YellowDie.YellowLocked(),
            new YellowDie.YellowJoker(Category.LARGE_STRAIGHT));
    ForOne tiles =
        game(
            new Tile.FieldPays(Category.ONES, 2, 9),
            new Tile.FieldCosts(Category.TWOS, 2, 9),
            new Tile.ExactDice(Category.SIXES, 3),
            new Tile.FaceOnlyHere(Category.SMALL_STRAIGHT, 1),
            new Tile.GuardsDice(Category.CHANCE, 5),
            new Tile.DiceBack(Category.THREE_OF_A_KIND, 2),
            new Tile.DiceGone(Category.KNIFFEL, 1));
    ForOne order =
        game(
            new Tile.ScoredBefore(Category.ONES, Category.TWOS),
            new Tile.OpensAfter(Category.KNIFFEL, Category.FULL_HOUSE),
            new Tile.PaidUntil(Category.LARGE_STRAIGHT, 6),
            new CardChange.RoundLimit(12),
            new CardChange.RollSize(4),
            new CardChange.SecondMarker(Category.SMALL_STRAIGHT, 40),
            new Demand.NoZero(),
            new Demand.RowsComplete(5),
            new Demand.ScoredLast(Category.CHANCE));
    Random random = new Random(5);
    for (ForOne game : List.of(yellow, tiles, order)) {
      int sum = 0;
      Set<Class<?>> reasons = new HashSet<>();
      for (int i = 0; i < 6; i++) {
        sum += play(game, random, reasons);
      }
      // Rows are begun, filled, and scored when they are full or for their dice.
      assertThat(reasons)
          .contains(
              ForOneReason.GoesFor.class,
              ForOneReason.Completes.class,
              ForOneReason.CashesIn.class,
              ForOneReason.FreesDice.class,
              ForOneReason.KeepsRolling.class);
      // Random play brings about a hundred points.
      assertThat(sum / 6).as("%s", game.level().rules()).isGreaterThan(180);
    }
  }
}
