package kniffel.bots.classic;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assertions.withinPercentage;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.bots.Bot;
import kniffel.bots.Budget;
import kniffel.bots.Decision;
import kniffel.bots.Measured;
import kniffel.bots.Rating;
import kniffel.bots.Strength;
import kniffel.bots.shared.Keeps;
import kniffel.bots.shared.SeededStream;
import kniffel.rules.Next;
import kniffel.rules.Playing;
import kniffel.rules.Randomness;
import kniffel.rules.Viewer;
import kniffel.rules.classic.Box;
import kniffel.rules.classic.Classic;
import kniffel.rules.classic.ClassicMove;
import kniffel.rules.classic.ClassicOptions;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.rules.classic.ClassicState.Turn;
import kniffel.rules.classic.ClassicView;
import kniffel.rules.classic.Sheet;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("slow")
class ClassicMindTest {

  private static final Classic GAME = new Classic(ClassicOptions.KNIFFEL);
  private static final ClassicMind MIND = new ClassicMind(GAME);
  private static final Randomness FIRST = bound -> 0;

  private static Sheet allBut(int upper, Box... open) {
    Map<Box, Integer> boxes = new EnumMap<>(Box.class);
    for (Box box : Box.ALL) {
      boxes.put(box, box == Box.ONES ? upper : 0);
    }
    for (Box box : open) {
      boxes.remove(box);
    }
    return Sheet.of(boxes, 0);
  }

  private static Rating<ClassicMove> deep(Turn turn) {
    return rate(MIND, turn, Allowance.UNLIMITED);
  }

  @Test
  void fourSixesAreKeptForTheKniffel() {
    Turn turn = new Turn(List.of(Sheet.EMPTY), 0, 0, 1, Dice.of(6, 6, 2, 6, 6), Places.NONE);
    assertThat(deep(turn).best().move()).isEqualTo(new ClassicMove.Roll(Places.parse("3")));
    assertThat(MIND.explain(GAME.view(turn, new Viewer.Spectator()), deep(turn)))
        .isEqualTo(new ClassicReason.GoesFor(Dice.of(6, 6, 6, 6), Box.KNIFFEL, 31));
  }

  @Test
  void everyLegalMoveIsRated() {
    Turn turn =
        new Turn(List.of(Sheet.EMPTY, Sheet.EMPTY), 0, 0, 1, Dice.of(1, 2, 3, 4, 5), Places.NONE);
    assertThat(deep(turn).moves()).hasSize(31 + 13);
    assertThat(deep(turn).unit()).isEqualTo(Rating.Unit.WINNING);
  }

  @Test
  void theChanceToWinIsFairAtTheStartAndGrowsWithTheLead() {
    Sheet ahead = Sheet.of(Map.of(Box.KNIFFEL, 50), 0);
    Sheet behind = Sheet.of(Map.of(Box.KNIFFEL, 0), 0);
    assertThat(winning(Sheet.EMPTY, Sheet.EMPTY)).isBetween(0.49, 0.51);
    assertThat(winning(ahead, behind)).isBetween(0.7, 0.95);
    assertThat(winning(behind, ahead)).isBetween(0.05, 0.3);
    assertThat(winning(Sheet.EMPTY, Sheet.EMPTY, Sheet.EMPTY)).isBetween(0.32, 0.35);
  }

  private static double winning(Sheet... sheets) {
    int turns = sheets[0].boxes().size() * sheets.length;
    return deep(new Turn(List.of(sheets), 0, turns, 0, Dice.NONE, Places.NONE)).best().value();
  }

  /** Sixty points behind with two boxes left, only a Kniffel helps: any pair is kept for it. */
  @Test
  void whoeverIsFarBehindTakesTheOnlyChance() {
    Sheet mine = allBut(0, Box.KNIFFEL, Box.CHANCE);
    Sheet other = allBut(60);
    Turn turn = new Turn(List.of(mine, other), 0, 22, 2, Dice.of(2, 2, 6, 6, 5), Places.NONE);
    Turn same = new Turn(List.of(mine, other), 0, 22, 2, Dice.of(1, 1, 1, 6, 5), Places.NONE);
    assertThat(deep(turn).best().value()).isBetween(0.0, 0.1);
    assertThat(deep(same).best().move()).isEqualTo(new ClassicMove.Roll(Places.parse("4 5")));
  }

  /** With four boxes left everything behind the next one would be calculated exactly. */
  @Test
  void aSpentBudgetIsAnsweredWithWhatIsThere() {
    Sheet mine = allBut(0, Box.TWOS, Box.THREES, Box.FOURS, Box.FIVES);
    Turn turn = new Turn(List.of(mine, mine), 0, 18, 1, Dice.of(2, 2, 6, 6, 5), Places.NONE);
    // A fresh mind, because one used by another test would already know the answer.
    ClassicMind mind = new ClassicMind(GAME);
    AtomicInteger looks = new AtomicInteger();
    Allowance none =
        () -> {
          looks.incrementAndGet();
          return true;
        };
    Rating<ClassicMove> hasty = rate(mind, turn, none);
    assertThat(looks.get()).isPositive();
    Rating<ClassicMove> thorough = rate(mind, turn, Allowance.UNLIMITED);
    assertThat(hasty.moves()).extracting(Rating.Rated::move).isEqualTo(moves(turn));
    assertThat(hasty).as("it could not think to the end").isNotEqualTo(thorough);
    assertThat(hasty.best().move()).isEqualTo(thorough.best().move());
  }

  /** Or the same seed would not give the same game: which positions are known depends on others. */
  @ParameterizedTest
  @ValueSource(ints = {0, 1, 5, 20, 60, 150, 10_000})
  void aNumberOfLooksGetsEquallyFarWhateverIsKnown(int looks) {
    Sheet mine = allBut(0, Box.TWOS, Box.THREES, Box.FOURS, Box.FIVES);
    Sheet other = allBut(10, Box.THREES, Box.CHANCE, Box.KNIFFEL);
    Turn turn = new Turn(List.of(mine, other), 0, 18, 1, Dice.of(2, 2, 6, 6, 5), Places.NONE);
    Supplier<Allowance> budget = new Budget.Looks(looks).on(() -> 0);
    ClassicMind mind = new ClassicMind(GAME, (options, threads) -> MIND.solution());
    Rating<ClassicMove> first = rate(mind, turn, budget.get());
    assertThat(rate(mind, turn, budget.get())).isEqualTo(first);
    rate(mind, turn, Allowance.UNLIMITED);
    assertThat(rate(mind, turn, budget.get())).isEqualTo(first);
  }

  /** A victory that is certain is worth 1 and no more, and points still decide between moves. */
  @Test
  void noChanceIsMoreThanCertainAndPointsDecideBetweenEqualOnes() {
    Sheet far = Sheet.of(Map.of(Box.KNIFFEL, 50, Box.SIXES, 30), 1000);
    Turn sure = new Turn(List.of(far, allBut(0)), 0, 4, 1, Dice.of(6, 6, 6, 5, 1), Places.NONE);
    Rating<ClassicMove> rating = deep(sure);
    assertThat(rating.moves())
        .allSatisfy(rated -> assertThat(rated.value()).isBetween(1 - 1e-5, 1.0));
    Decision<ClassicMove, ClassicView> decision =
        Decision.of(GAME.view(sure, new Viewer.Seat(0)), moves(sure));
    assertThat(rating.sorted())
        .extracting(Rating.Rated::move)
        .startsWith(MIND.ledgerJudge().rate(decision, FIRST, Allowance.UNLIMITED).best().move());
  }

  private static List<ClassicMove> moves(Turn turn) {
    return switch (GAME.next(turn)) {
      case Next.Decide<ClassicMove, Dice>(int seat, var moves) -> moves;
      default -> throw new AssertionError("nobody decides");
    };
  }

  private static Rating<ClassicMove> rate(ClassicMind mind, Turn turn, Allowance allowance) {
    return mind.deep()
        .rate(
            Decision.of(GAME.view(turn, new Viewer.Seat(turn.seat())), moves(turn)),
            FIRST,
            allowance);
  }

  @Test
  void theSolvedFileAgreesWithTheSolver() {
    Risk risk = Risk.of(MIND.solution(), 2);
    ClassicSolution read = SolvedFile.read(SolvedFile.write(MIND.solution(), risk));
    double worst = 0;
    double worstSd = 0;
    for (int filled = 0; filled <= Box.ALL_BITS; filled++) {
      for (int upper = 0; upper <= Solver.SETTLED; upper++) {
        for (boolean struck : new boolean[] {false, true}) {
          SheetState sheet = new SheetState(filled, struck, upper);
          double value = MIND.solution().value(sheet);
          worst = Math.max(worst, Math.abs(read.value(sheet) - value));
          worstSd = Math.max(worstSd, Math.abs(read.risk(1).sd(sheet) - risk.sd(sheet)));
        }
      }
    }
    assertThat(worst).isLessThan(1e-3);
    assertThat(worstSd).isLessThan(0.02);
  }

  @Test
  void theRiskAgreesWithTheExactSpread() {
    Risk risk = Risk.of(MIND.solution(), 2);
    for (Sheet sheet :
        List.of(
            allBut(3, Box.SIXES, Box.FULL_HOUSE, Box.CHANCE),
            allBut(0, Box.KNIFFEL, Box.SIXES, Box.FIVES, Box.FOURS),
            allBut(0, Box.LARGE_STRAIGHT))) {
      double exact = Outlook.from(MIND.solution(), SheetState.of(sheet), 0, 2).scores().sd();
      assertThat(risk.sd(SheetState.of(sheet))).isCloseTo(exact, withinPercentage(1));
    }
  }

  /**
   * Eleven beats ten: for points all dice would be rolled again, but to win the threes must stay.
   */
  @Test
  void inTheLastTurnWinningCountsNotPoints() {
    Sheet mine = allBut(0, Box.CHANCE);
    Turn turn = new Turn(List.of(mine, allBut(10)), 0, 24, 2, Dice.of(3, 3, 3, 1, 1), Places.NONE);
    Rating<ClassicMove> rating = deep(turn);
    assertThat(rating.unit()).isEqualTo(Rating.Unit.WINNING);
    assertThat(rating.best().move()).isEqualTo(new ClassicMove.Roll(Places.parse("4 5")));
    assertThat(rating.best().value()).isCloseTo(1, within(1e-5));
    Rating<ClassicMove> points =
        MIND.ledgerJudge()
            .rate(
                Decision.of(
                    GAME.view(turn, new Viewer.Seat(0)),
                    rating.moves().stream().map(Rating.Rated::move).toList()),
                FIRST,
                Allowance.UNLIMITED);
    assertThat(points.best().move()).isEqualTo(new ClassicMove.Roll(Classic.ALL_DICE));
  }

  @Test
  void everyStrengthPlaysWholeGames() {
    for (Strength strength : Strength.values()) {
      Bot<ClassicMove, ClassicView> bot = MIND.playing(strength);
      Randomness randomness = new SeededStream(strength.ordinal());
      AtomicInteger decisions = new AtomicInteger();
      Playing.toTheEnd(
          GAME,
          GAME.start(2),
          randomness,
          (state, seat, moves) -> {
            decisions.incrementAndGet();
            ClassicView view = GAME.view(state, new Viewer.Seat(seat));
            return bot.choose(Decision.of(view, moves), randomness, Allowance.UNLIMITED);
          });
      // A first roll and a box at least, three rolls and a box at most, in thirteen rounds of two.
      assertThat(decisions.get()).isBetween(2 * 13 * 2, 2 * 13 * 4);
    }
  }

  @Test
  void theOutlookAgreesWithTheValueAndTheSpread() {
    ClassicSolution solution = MIND.solution();
    Sheet sheet = allBut(3, Box.SIXES, Box.FULL_HOUSE, Box.CHANCE);
    Outlook outlook = Outlook.from(solution, SheetState.of(sheet), sheet.total(), 2);
    assertThat(outlook.scores().mean())
        .isCloseTo(sheet.total() + solution.value(SheetState.of(sheet)), within(1e-9));
    // The spread of a solution is found from games whose player likes risks a little.
    assertThat(outlook.scores().sd())
        .isCloseTo(solution.risk(2).sd(SheetState.of(sheet)), withinPercentage(0.2));
    assertThat(outlook.scores().atLeast(0)).isCloseTo(1, within(1e-12));
  }

  /** Without extra points, boxes and bonus are all that a score consists of. */
  @Test
  void theEntriesMakeUpTheScore() {
    ClassicOptions plain = Objects.requireNonNull(new ClassicRulebook().presets().get("plain"));
    ClassicSolution solution = ClassicSolution.of(plain, 2);
    Entries whole = Entries.from(solution, new SheetState(0, false, 0), 2);
    assertThat(whole.boxes()).containsOnlyKeys(Box.ALL);
    assertThat(whole.bonus()).as("as published").isCloseTo(0.689777, within(5e-7));
    assertThat(sum(whole)).isCloseTo(solution.expected(), within(1e-9));

    int open = Box.SIXES.bit() | Box.FULL_HOUSE.bit() | Box.CHANCE.bit();
    SheetState late = new SheetState(Box.ALL_BITS ^ open, true, 50);
    Entries rest = Entries.from(solution, late, 1);
    assertThat(rest.boxes()).containsOnlyKeys(Box.SIXES, Box.FULL_HOUSE, Box.CHANCE);
    assertThat(sum(rest)).isCloseTo(solution.value(late), within(1e-9));
  }

  private static double sum(Entries entries) {
    return entries.boxes().values().stream().mapToDouble(Entries.BoxEntry::mean).sum()
        + Sheet.BONUS * entries.bonus();
  }

  /** What a turn brings is the mean of what it brings after each first roll. */
  @Test
  void theOutlookWithinATurnIsPartOfTheWhole() {
    ClassicSolution solution = MIND.solution();
    SheetState position = SheetState.of(allBut(3, Box.SIXES, Box.CHANCE));
    double sum = 0;
    for (int roll = 0; roll < Keeps.ROLLS; roll++) {
      Outlook outlook = Outlook.from(solution, position, 7, Keeps.dice(roll), 2, 1);
      sum += Keeps.orders(roll) / 7776.0 * outlook.scores().atLeast(45);
    }
    assertThat(sum)
        .isCloseTo(Outlook.from(solution, position, 7, 1).scores().atLeast(45), within(1e-9));
  }

  @Test
  void aSharedVictoryCountsAsItsShare() {
    Scores ten = Scores.certain(10);
    assertThat(new WinShare(List.of(ten, ten)).of(10)).isCloseTo(1.0 / 3, within(1e-12));
    assertThat(new WinShare(List.of(ten, ten)).of(11)).isEqualTo(1);
    assertThat(new WinShare(List.of(ten, Scores.certain(12))).of(11)).isZero();
  }

  @Test
  void itsValuesAreExact() {
    assertThat(MIND.isExact()).isTrue();
    assertThat(Measured.players(new ClassicRulebook(), "kniffel"))
        .containsExactly(1, 2, 3, 4, 5, 6, 7, 8);
  }
}
