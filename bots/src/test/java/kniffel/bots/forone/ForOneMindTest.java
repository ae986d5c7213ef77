package kniffel.bots.forone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import kniffel.bots.Allowance;
import kniffel.bots.Bookkeeper;
import kniffel.bots.Bot;
import kniffel.bots.Bots;
import kniffel.bots.Budget;
import kniffel.bots.Decision;
import kniffel.bots.Judge;
import kniffel.bots.Ledger;
import kniffel.bots.Measured;
import kniffel.bots.Rating;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.Event;
import kniffel.rules.Next;
import kniffel.rules.Replay;
import kniffel.rules.dice.Dice;
import kniffel.rules.forone.Category;
import kniffel.rules.forone.ForOne;
import kniffel.rules.forone.ForOneMove;
import kniffel.rules.forone.ForOneOptions;
import kniffel.rules.forone.ForOneRulebook;
import kniffel.rules.forone.ForOneState;
import kniffel.rules.forone.ForOneView;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The bots play by the rules, rate what is offered, and know what is obvious. */
class ForOneMindTest {

  private static final ForOne BASE = new ForOne(ForOneOptions.BASE);
  private static final ForOneMind MIND = new ForOneMind(BASE);

  static Stream<ForOne> variants() {
    return new ForOneRulebook().presets().values().stream().map(ForOne::new);
  }

  @ParameterizedTest
  @MethodSource("variants")
  void everyBotPlaysWholeGames(ForOne game) {
    for (String name : Bots.names(game)) {
      Bot<ForOneMove, ForOneView> bot = Bots.named(name, game);
      for (int seed = 0; seed < 2; seed++) {
        int score = Games.play(game, bot, seed, Allowance.UNLIMITED, (state, view, moves) -> {});
        assertThat(score).as(name).isBetween(0, 395);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("variants")
  void aRatingCoversWhatIsOfferedAndDependsOnTheViewAlone(ForOne game) {
    ForOneMind mind = new ForOneMind(game);
    // Random play reaches odd positions, including ones after taking back and removing.
    for (int seed = 0; seed < 2; seed++) {
      Games.play(
          game,
          Bots.named(Bots.RANDOM, game),
          seed,
          Allowance.UNLIMITED,
          (state, view, moves) -> {
            for (Judge<ForOneMove, ForOneView> judge :
                List.of(mind.quick(), mind.deep(), mind.ledgerJudge())) {
              Rating<ForOneMove> rating = rate(judge, view, moves);
              assertThat(rating.moves())
                  .extracting(rated -> rated.move())
                  .containsExactlyElementsOf(moves);
              assertThat(rating.moves())
                  .allSatisfy(rated -> assertThat(rated.value()).isBetween(-50.0, 500.0));
              assertThat(rate(judge, Games.view(game, state), moves)).isEqualTo(rating);
              assertThat(mind.explain(view, rating)).isInstanceOf(ForOneReason.class);
            }
          });
    }
  }

  private static Rating<ForOneMove> rate(
      Judge<ForOneMove, ForOneView> judge, ForOneView view, List<ForOneMove> moves) {
    return judge.rate(Decision.of(view, moves), new SeededStream(1), Allowance.UNLIMITED);
  }

  @Test
  void aSpentBudgetIsAnsweredAtOnce() {
    for (int looks = 0; looks < 3; looks++) {
      int most = looks;
      AtomicInteger looked = new AtomicInteger();
      Allowance allowance = () -> looked.incrementAndGet() > most;
      ForOneState state = rolled(BASE, Dice.of(1, 2, 3, 4, 6));
      Rating<ForOneMove> rating =
          MIND.deep()
              .rate(
                  Decision.of(Games.view(BASE, state), moves(BASE, state)),
                  new SeededStream(1),
                  allowance);
      assertThat(rating.moves()).hasSameSizeAs(moves(BASE, state));
      assertThat(looked.get()).isLessThanOrEqualTo(most + 1);
    }
  }

  @Test
  void lookingAtTheNextRollChoosesAmongCloseMovesAndItsMemoryChangesNothing() {
    AtomicInteger otherwise = new AtomicInteger();
    Games.play(
        BASE,
        Bots.named("hard", BASE),
        3,
        Allowance.UNLIMITED,
        (state, view, moves) -> {
          Rating<ForOneMove> atOnce = rate(MIND.ledgerJudge(), view, moves);
          Rating<ForOneMove> looked = rate(MIND.deep(), view, moves);
          Rating.Rated<ForOneMove> best = looked.best();
          assertThat(best.value()).isGreaterThanOrEqualTo(atOnce.best().value());
          assertThat(atOnce.of(best.move()).value()).isGreaterThan(atOnce.best().value() - 3.1);
          otherwise.addAndGet(best.move().equals(atOnce.best().move()) ? 0 : 1);
          // A given number of looks gets equally far whether or not these plans were examined
          // before.
          for (int looks : view.steps().isEmpty() ? List.of(1, 20, 60) : List.<Integer>of()) {
            ForOneMind fresh = new ForOneMind(BASE);
            assertThat(rate(MIND.deep(), view, moves, looks))
                .isEqualTo(rate(fresh.deep(), view, moves, looks));
          }
        });
    assertThat(otherwise.get()).isPositive();
  }

  @Test
  void timeIsCheckedWithinANextRollAndRememberedResultsCostTheSame() {
    ForOneMind mind = new ForOneMind(BASE);
    AtomicInteger most = new AtomicInteger();
    Games.play(
        BASE,
        Bots.named("hard", BASE),
        3,
        Allowance.UNLIMITED,
        (state, view, moves) -> {
          int looks = looks(mind.deep(), view, moves) - looks(mind.ledgerJudge(), view, moves);
          most.set(Math.max(most.get(), looks));
          int again = looks(mind.deep(), view, moves) - looks(mind.ledgerJudge(), view, moves);
          assertThat(again).isEqualTo(looks);
        });
    // Four plans meet 24 rolls at most.
    assertThat(most.get()).isGreaterThan(4 * 24);
  }

  /** How often a judge who may think as long as it likes looks at its budget. */
  private static int looks(
      Judge<ForOneMove, ForOneView> judge, ForOneView view, List<ForOneMove> moves) {
    AtomicInteger looks = new AtomicInteger();
    Allowance counting =
        () -> {
          looks.incrementAndGet();
          return false;
        };
    var _ = judge.rate(Decision.of(view, moves), new SeededStream(1), counting);
    return looks.get();
  }

  private static Rating<ForOneMove> rate(
      Judge<ForOneMove, ForOneView> judge, ForOneView view, List<ForOneMove> moves, int looks) {
    Allowance allowance = new Budget.Looks(looks).on(() -> 0).get();
    return judge.rate(Decision.of(view, moves), new SeededStream(1), allowance);
  }

  @Test
  void aStraightThatFallsIsTaken() {
    ForOneState state = rolled(BASE, Dice.of(2, 3, 4, 5, 6));
    for (int die = 0; die < 5; die++) {
      ForOneMove move = best(MIND.deep(), state);
      assertThat(move).isInstanceOf(ForOneMove.Place.class);
      state = BASE.play(state, move);
    }
    assertThat(Games.view(BASE, state).mustScore()).contains(Category.LARGE_STRAIGHT);
    assertThat(best(MIND.deep(), state)).isEqualTo(ForOneMove.score(Category.LARGE_STRAIGHT));
  }

  @Test
  void fiveSixesAreAKniffelForTheHeuristic() {
    ForOneState state = rolled(BASE, Dice.of(6, 6, 6, 6, 6));
    for (int die = 0; die < 5; die++) {
      state = BASE.play(state, best(MIND.quick(), state));
    }
    assertThat(Games.view(BASE, state).mustScore()).containsExactly(Category.KNIFFEL);
  }

  @Test
  void aKniffelThatLacksOneDieIsCompleted() {
    ForOneState state = rolled(BASE, Dice.of(1, 6, 6, 6, 6));
    for (int die = 0; die < 4; die++) {
      state = BASE.play(state, ForOneMove.place(6, Category.KNIFFEL));
    }
    state = BASE.play(state, ForOneMove.place(1, Category.ONES));
    state = BASE.happen(BASE.play(state, ForOneMove.ROLL_ON), Dice.of(1, 2, 4, 5, 6));
    for (int die = 0; die < 5; die++) {
      state = BASE.play(state, best(MIND.deep(), state));
    }
    assertThat(Games.view(BASE, state).mustScore()).contains(Category.KNIFFEL);
  }

  @Test
  void whatIsTakenBackIsNoLoss() {
    ForOneState state = rolled(BASE, Dice.of(2, 3, 4, 5, 6));
    List<Event<ForOneMove, Dice>> log =
        new ArrayList<>(
            List.of(
                new Event.Moved<>(0, ForOneMove.ROLL_ON),
                new Event.Happened<>(Dice.of(2, 3, 4, 5, 6)),
                new Event.Moved<>(0, ForOneMove.place(3, Category.KNIFFEL)),
                new Event.Moved<>(0, ForOneMove.TAKE_BACK)));
    while (BASE.next(state) instanceof Next.Decide<ForOneMove, Dice>
        || BASE.next(state) instanceof Next.Chance<ForOneMove, Dice>) {
      Event<ForOneMove, Dice> event =
          BASE.next(state) instanceof Next.Chance<ForOneMove, Dice>(var draw)
              ? new Event.Happened<>(draw.sample(new SeededStream(1)))
              : new Event.Moved<>(0, best(MIND.deep(), state));
      log.add(event);
      state = BASE.apply(state, event);
    }
    Ledger<ForOneMove> ledger =
        Ledger.of(Replay.of(BASE, 1, log), 0, Bookkeeper.of(MIND, 1, new SeededStream(1)));
    assertThat(ledger.loss()).isLessThan(1);
    assertThat(ledger.start() + ledger.luck() - ledger.loss())
        .isCloseTo(ledger.result(), within(1e-6));
    assertThat(ledger.entries()).extracting(Ledger.Entry::event).doesNotContain(3, 4).contains(5);
  }

  @Test
  void aPlanIsKeptFromDieToDie() {
    List<Double> drops = new ArrayList<>();
    double[] expected = {Double.NaN};
    Games.play(
        BASE,
        Bots.named(Bots.SEARCH, BASE),
        7,
        Allowance.UNLIMITED,
        (state, view, moves) -> {
          double value = rate(MIND.deep(), view, moves).best().value();
          if (!view.steps().isEmpty()) {
            drops.add(expected[0] - value);
          }
          expected[0] = value;
        });
    assertThat(drops).isNotEmpty();
    assertThat(drops.stream().mapToDouble(drop -> drop).average().orElseThrow()).isLessThan(0.2);
  }

  @Test
  void levelsRiseAndTheLowestIsFarAboveChance() {
    int games = 6;
    double random = Games.mean(BASE, Bots.named(Bots.RANDOM, BASE), games);
    double easy = Games.mean(BASE, Bots.named("easy", BASE), games);
    double expert = Games.mean(BASE, Bots.named("expert", BASE), games);
    assertThat(easy).isGreaterThan(random + 40);
    assertThat(expert).isGreaterThan(easy + 30);
  }

  private static ForOneMove best(Judge<ForOneMove, ForOneView> judge, ForOneState state) {
    return rate(judge, Games.view(BASE, state), moves(BASE, state)).best().move();
  }

  private static ForOneState rolled(ForOne game, Dice dice) {
    return game.happen(game.play(game.start(1), ForOneMove.ROLL_ON), dice);
  }

  private static List<ForOneMove> moves(ForOne game, ForOneState state) {
    if (game.next(state) instanceof Next.Decide<ForOneMove, Dice>(int seat, var moves)) {
      return moves;
    }
    throw new AssertionError(state);
  }

  @Test
  void itsValuesAreMeasuredWithTheUsualRules() {
    assertThat(Measured.players(new ForOneRulebook(), "base")).containsExactly(1);
    assertThat(Measured.players(new ForOneRulebook(), "free-discard")).isEmpty();
  }
}
