package kniffel.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import kniffel.bots.Appraisal.DecisionVerdict;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.Event;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.Playing;
import kniffel.rules.Replay;
import kniffel.rules.Step;
import kniffel.rules.dice.Dice;
import kniffel.rules.forone.Category;
import kniffel.rules.forone.ForOne;
import kniffel.rules.forone.ForOneMove;
import kniffel.rules.forone.ForOneOptions;
import kniffel.rules.forone.ForOneState;
import kniffel.rules.forone.ForOneView;
import kniffel.rules.kartenspiel.Kartenspiel;
import kniffel.rules.kartenspiel.KartenspielOptions;
import kniffel.rules.kartenspiel.Variant;
import org.junit.jupiter.api.Test;

/** What was taken back costs nothing: only decisions that stand are in the books. */
class BookkeepingTest {

  private static final ForOneMove GOOD = ForOneMove.place(6, Category.SIXES);
  private static final ForOneMove BAD = ForOneMove.place(6, Category.CHANCE);

  private final List<Event<ForOneMove, Dice>> log = new ArrayList<>();

  private BookkeepingTest rolled() {
    log.add(new Event.Moved<>(0, ForOneMove.ROLL_ON));
    log.add(new Event.Happened<>(Dice.of(6, 6, 5, 5, 1)));
    return this;
  }

  private BookkeepingTest moved(ForOneMove... moves) {
    for (ForOneMove move : moves) {
      log.add(new Event.Moved<>(0, move));
    }
    return this;
  }

  /** Plays on somehow to the end, never back, because books are kept of finished games. */
  private List<Event<ForOneMove, Dice>> toTheEnd() {
    ForOne game = new ForOne(ForOneOptions.BASE);
    List<Event<ForOneMove, Dice>> whole = new ArrayList<>(log);
    ForOneState state = Replay.of(game, 1, log).end();
    while (!(game.next(state) instanceof Next.Over<ForOneMove, Dice>)) {
      Event<ForOneMove, Dice> event =
          game.next(state) instanceof Next.Decide<ForOneMove, Dice>(int seat, var moves)
              ? new Event.Moved<>(seat, moves.getFirst())
              : new Event.Happened<>(Dice.of(6, 6, 5, 5, 1));
      whole.add(event);
      state = game.apply(state, event);
    }
    return whole;
  }

  /** The books kept by somebody who gives each move this value. */
  private Ledger<ForOneMove> ledger(ToDoubleFunction<ForOneMove> value) {
    Judge<ForOneMove, ForOneView> judge =
        (decision, randomness, allowance) ->
            new Rating<>(
                Rating.Unit.POINTS,
                decision.moves().stream()
                    .map(move -> new Rating.Rated<>(move, value.applyAsDouble(move), 0))
                    .toList());
    Replay<ForOneState, ForOneMove, Dice, ForOneView> replay =
        Replay.of(new ForOne(ForOneOptions.BASE), 1, toTheEnd());
    return Ledger.of(replay, 0, new Bookkeeper<>(judge, new Accuracy(0.5, 0.25, 0), bound -> 0));
  }

  private static double value(ForOneMove move) {
    if (move.equals(GOOD)) {
      return -9;
    }
    if (move.equals(ForOneMove.TAKE_BACK)) {
      return -9.5;
    }
    return move.equals(ForOneMove.ROLL_ON) ? -10 : -13;
  }

  @Test
  void aDecisionThatStandsIsEntered() {
    Ledger<ForOneMove> ledger = rolled().moved(BAD).ledger(BookkeepingTest::value);
    assertThat(ledger.entries())
        .startsWith(
            new Ledger.Entry<>(
                1, 1, ForOneMove.ROLL_ON, ForOneMove.ROLL_ON, 0, 0, 0, DecisionVerdict.BEST),
            new Ledger.Entry<>(3, 1, BAD, GOOD, 1, 4, 0.25, DecisionVerdict.COSTLY));
    assertThat(ledger.start()).isEqualTo(-10);
    assertThat(ledger.start() + ledger.luck() - ledger.loss())
        .isCloseTo(ledger.result(), within(1e-9));
    assertThat(ledger.luckError()).isCloseTo(Math.hypot(0.5, ledger.lossError()), within(1e-9));
  }

  @Test
  void aDecisionThatIsTakenBackIsNotEntered() {
    Ledger<ForOneMove> ledger =
        rolled().moved(BAD, ForOneMove.TAKE_BACK, GOOD).ledger(BookkeepingTest::value);
    assertThat(ledger.entries())
        .startsWith(
            new Ledger.Entry<>(
                1, 1, ForOneMove.ROLL_ON, ForOneMove.ROLL_ON, 0, 0, 0, DecisionVerdict.BEST),
            new Ledger.Entry<>(5, 1, GOOD, GOOD, 1, 0, 0, DecisionVerdict.BEST));
  }

  @Test
  void severalStepsAreTakenBackTogether() {
    ForOneMove next = ForOneMove.place(5, Category.FIVES);
    Ledger<ForOneMove> ledger =
        rolled()
            .moved(BAD, next, ForOneMove.TAKE_BACK, ForOneMove.TAKE_BACK, GOOD, next)
            .ledger(BookkeepingTest::value);
    assertThat(ledger.entries()).extracting(Ledger.Entry::event).startsWith(1, 7, 8);
    assertThat(ledger.entries().get(2).loss()).isEqualTo(4);
  }

  @Test
  void aLossThatIsNotClearIsCountedAsLuck() {
    Ledger<ForOneMove> ledger =
        rolled()
            .moved(BAD)
            .ledger(move -> move.equals(GOOD) ? 0.4 : move.equals(ForOneMove.ROLL_ON) ? 0.1 : 0);
    Ledger.Entry<ForOneMove> unclear = ledger.entries().get(1);
    assertThat(unclear.verdict()).isEqualTo(DecisionVerdict.UNCLEAR);
    assertThat(unclear.loss()).isZero();
    assertThat(ledger.entries()).noneMatch(entry -> entry.loss() > 0);
    assertThat(ledger.start() + ledger.luck()).isCloseTo(ledger.result(), within(1e-9));
  }

  @Test
  void noLossIsNegative() {
    Appraisal<String> same = new Appraisal<>(1, "a", "b", 0.5, -0.0, 0);
    assertThat(same.verdict(Rating.Unit.WINNING)).isEqualTo(DecisionVerdict.BEST);
    Appraisal<String> better = same.looked(-0.2, 0.01);
    assertThat(better.verdict(Rating.Unit.WINNING)).isEqualTo(DecisionVerdict.BEST);
    assertThat(draft(Rating.Unit.WINNING, 1, List.of(better, same)).ledger().loss()).isZero();
  }

  /** Decisions with something happening before each of them. */
  private static Draft<String> draft(
      Rating.Unit unit, double result, List<Appraisal<String>> appraisals) {
    return new Draft<>(
        0,
        unit,
        0,
        result,
        appraisals.stream()
            .map(each -> new Draft.DraftEntry<>(each, each.event(), false))
            .toList());
  }

  /** Decisions with nothing in between. */
  private static Ledger<String> following(double result, List<Appraisal<String>> appraisals) {
    return new Draft<>(
            0,
            Rating.Unit.POINTS,
            0,
            result,
            appraisals.stream()
                .map(each -> new Draft.DraftEntry<>(each, 1, each.event() > 1))
                .toList())
        .ledger();
  }

  @Test
  void whatWasPlayedIsTheBestWhereItIsClearlyBetter() {
    Appraisal<String> before = new Appraisal<>(1, "a", "a", 100, 0, 0);
    Appraisal<String> better = new Appraisal<>(2, "a", "b", 90, -20, 1);
    Ledger<String> ledger = draft(Rating.Unit.POINTS, 115, List.of(before, better)).ledger();
    assertThat(ledger.entries())
        .containsExactly(
            new Ledger.Entry<>(1, 1, "a", "a", 0, 0, 0, DecisionVerdict.BEST),
            new Ledger.Entry<>(2, 2, "a", "a", 10, 0, 1, DecisionVerdict.BEST));
    assertThat(ledger.lastLuck()).isEqualTo(5);
    Appraisal<String> hardly = new Appraisal<>(2, "a", "b", 90, -20, 15);
    assertThat(draft(Rating.Unit.POINTS, 115, List.of(before, hardly)).ledger().entries().getLast())
        .isEqualTo(new Ledger.Entry<>(2, 2, "a", "b", -10, 0, 15, DecisionVerdict.UNCLEAR));
    Appraisal<String> certain = new Appraisal<>(1, "a", "b", 0.9, -0.2, 0.01);
    assertThat(draft(Rating.Unit.WINNING, 1, List.of(certain)).ledger().start()).isEqualTo(1);
  }

  /** What first sight changes its mind about is no luck. */
  @Test
  void withoutChanceThereIsNoLuck() {
    Ledger<String> ledger =
        following(
            80,
            List.of(
                new Appraisal<>(1, "a", "b", 100, 10, 1),
                new Appraisal<>(2, "a", "a", 70, 0, 0),
                new Appraisal<>(3, "a", "b", 75, 8, 1)));
    assertThat(ledger.entries()).extracting(Ledger.Entry::luck).containsOnly(0.0);
    assertThat(ledger.loss()).isEqualTo(18);
    assertThat(ledger.lastLuck()).isEqualTo(-2);
  }

  /** What is played in several steps is judged as a whole. */
  @Test
  void aMoveIsCreditedWithWhatFollowsWithoutChance() {
    Appraisal<String> strange = new Appraisal<>(1, "a", "b", 100, 20, 1);
    Appraisal<String> asThought = new Appraisal<>(2, "a", "a", 80, 0, 0);
    Appraisal<String> clever = new Appraisal<>(3, "a", "b", 80, -15, 1);
    Ledger<String> part = following(95, List.of(strange, asThought, clever));
    assertThat(part.entries()).extracting(Ledger.Entry::loss).containsExactly(5.0, 0.0, 0.0);
    assertThat(part.entries().getFirst().error()).isCloseTo(Math.sqrt(2), within(1e-9));
    assertThat(part.luck()).isZero();
    Ledger<String> all =
        following(115, List.of(strange, asThought, new Appraisal<>(3, "a", "b", 80, -35, 1)));
    assertThat(all.loss()).isZero();
    assertThat(all.start()).isEqualTo(115);
    assertThat(all.luck()).isZero();
    Ledger<String> apart =
        draft(Rating.Unit.POINTS, 95, List.of(strange, asThought, clever)).ledger();
    assertThat(apart.loss()).isEqualTo(20);
  }

  @Test
  void errorsAddUpAsSquaresIncludingThoseOfLossesNearlyTold() {
    Appraisal<String> told = new Appraisal<>(1, "a", "b", 0.6, 0.2, 0.03);
    Appraisal<String> nearly = new Appraisal<>(2, "a", "b", 0.6, 0.15, 0.04);
    assertThat(nearly.verdict(Rating.Unit.WINNING)).isEqualTo(DecisionVerdict.UNCLEAR);
    Ledger<String> ledger = draft(Rating.Unit.WINNING, 1, List.of(told, nearly)).ledger();
    assertThat(ledger.loss()).isEqualTo(0.2);
    assertThat(ledger.lossError())
        .isGreaterThan(0.05)
        .isCloseTo(
            Math.hypot(told.lossError(Rating.Unit.WINNING), nearly.lossError(Rating.Unit.WINNING)),
            within(1e-9));
  }

  /** Luck brings back what was given away, and it is given away again: 0.5 + 0.9 − 1.4 = 0. */
  @Test
  void sumsMayBeMoreThanAWinThoughNoEntryIs() {
    Appraisal<String> once = new Appraisal<>(1, "a", "b", 0.5, 0.45, 0.01);
    Appraisal<String> again = new Appraisal<>(2, "a", "b", 0.95, 0.95, 0.01);
    Ledger<String> both = draft(Rating.Unit.WINNING, 0, List.of(once, again)).ledger();
    assertThat(both.loss()).isCloseTo(1.4, within(1e-9));
    assertThat(both.start() + both.luck() - both.loss()).isCloseTo(0, within(1e-9));
    assertThat(both.unit().isMoreThanAWin(both.luck(), both.loss())).isTrue();
    Ledger<String> one = draft(Rating.Unit.WINNING, 0, List.of(once)).ledger();
    assertThat(one.unit().isMoreThanAWin(one.luck(), one.loss())).isFalse();
    Ledger<String> points = draft(Rating.Unit.POINTS, 0, List.of(once, again)).ledger();
    assertThat(points.unit().isMoreThanAWin(points.luck(), points.loss())).isFalse();
  }

  @Test
  void nobodyLosesMoreThanThereWas() {
    Appraisal<String> all = new Appraisal<>(1, "a", "b", 0.1, 0.2, 0.01);
    Ledger<String> ledger = draft(Rating.Unit.WINNING, 0, List.of(all)).ledger();
    assertThat(ledger.loss()).isEqualTo(0.1);
    assertThat(ledger.luck()).isZero();
  }

  /** In For One the first roll leaves no choice, and whoever is alone plays one turn a round. */
  @Test
  void theTurnsOfSomebodyAloneAreTheRounds() {
    checkTurns(new ForOne(ForOneOptions.BASE), 1, 1);
  }

  @Test
  void theSetUpIsNoTurn() {
    for (Variant variant : Variant.values()) {
      checkTurns(new Kartenspiel(KartenspielOptions.of(variant)), 3, 0);
    }
  }

  /** Whether each decision of a random game is in the turn of its round. */
  private static <S, M, O, V> void checkTurns(Game<S, M, O, V> game, int players, int before) {
    SeededStream random = new SeededStream(3);
    S start = game.start(players);
    List<Step<S, M, O>> steps = new ArrayList<>();
    Playing.toTheEnd(game, start, random, Playing.Decider.random(random), steps::add);
    Replay<S, M, O, V> replay = Replay.played(game, start, steps);
    Judge<M, V> judge =
        (decision, randomness, allowance) ->
            new Rating<>(
                Rating.Unit.POINTS,
                decision.moves().stream().map(move -> new Rating.Rated<>(move, 0, 0)).toList());
    Bookkeeper<M, V> bookkeeper = new Bookkeeper<>(judge, new Accuracy(0, 0, 0), bound -> 0);
    for (int seat = 0; seat < players; seat++) {
      List<Ledger.Entry<M>> entries = Ledger.of(replay, seat, bookkeeper).entries();
      assertThat(entries.getFirst().turn()).isEqualTo(before);
      assertThat(entries)
          .allSatisfy(
              entry ->
                  assertThat(entry.turn())
                      .isEqualTo(game.round(replay.after(entry.event() - 1)).orElse(before)));
    }
  }

  @Test
  void theResultInTurnsIsTheRoundsThatWerePlayed() {
    ForOne game = new ForOne(ForOneOptions.BASE);
    List<Event<ForOneMove, Dice>> events = toTheEnd();
    int rolls = events.stream().mapToInt(event -> event instanceof Event.Happened ? 1 : 0).sum();
    ForOneState end = Replay.of(game, 1, events).end();
    assertThat(Ledger.result(game, end, 0, Rating.Unit.TURNS)).isEqualTo(-rolls);
  }

  @Test
  void theResultOfAnUnfinishedGameIsUnknown() {
    ForOne game = new ForOne(ForOneOptions.BASE);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Ledger.result(game, game.start(1), 0, Rating.Unit.POINTS))
        .withMessage("the game is not over");
  }
}
