package kniffel.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleFunction;
import kniffel.rules.Event;
import kniffel.rules.Replay;
import kniffel.rules.dice.Dice;
import kniffel.rules.forone.Category;
import kniffel.rules.forone.ForOne;
import kniffel.rules.forone.ForOneMove;
import kniffel.rules.forone.ForOneOptions;
import kniffel.rules.forone.ForOneState;
import kniffel.rules.forone.ForOneView;
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

  /** The books as somebody keeps them who thinks this much of each move. */
  private Ledger<ForOneMove> ledger(ToDoubleFunction<ForOneMove> value) {
    Judge<ForOneMove, ForOneView> judge =
        (decision, randomness, allowance) ->
            new Rating<>(
                Rating.Unit.TURNS,
                decision.moves().stream()
                    .map(move -> new Rating.Rated<>(move, value.applyAsDouble(move), 0))
                    .toList());
    Replay<ForOneState, ForOneMove, Dice, ForOneView> replay =
        Replay.of(new ForOne(ForOneOptions.BASE), 1, log);
    return Ledger.of(
        replay,
        0,
        new Bookkeeper<>(judge, new Accuracy(0.5, 0.25), bound -> 0, () -> Allowance.UNLIMITED));
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
        .containsExactly(
            new Ledger.Entry<>(1, ForOneMove.ROLL_ON, ForOneMove.ROLL_ON, 0, 0, 0),
            new Ledger.Entry<>(3, BAD, GOOD, 1, 4, 0.25));
    assertThat(ledger.start()).isEqualTo(-10);
    assertThat(ledger.result()).isEqualTo(-13);
    assertThat(ledger.loss()).isEqualTo(4);
    assertThat(ledger.luck()).isEqualTo(1);
    assertThat(ledger.start() + ledger.luck() - ledger.loss()).isEqualTo(ledger.result());
    assertThat(ledger.lossError()).isEqualTo(0.25);
    assertThat(ledger.luckError()).isEqualTo(0.75);
  }

  @Test
  void aDecisionThatIsTakenBackIsNotEntered() {
    Ledger<ForOneMove> ledger =
        rolled().moved(BAD, ForOneMove.TAKE_BACK, GOOD).ledger(BookkeepingTest::value);
    assertThat(ledger.entries())
        .containsExactly(
            new Ledger.Entry<>(1, ForOneMove.ROLL_ON, ForOneMove.ROLL_ON, 0, 0, 0),
            new Ledger.Entry<>(5, GOOD, GOOD, 1, 0, 0));
    assertThat(ledger.result()).isEqualTo(-9);
    assertThat(ledger.loss()).isZero();
  }

  @Test
  void severalStepsAreTakenBackTogether() {
    ForOneMove next = ForOneMove.place(5, Category.FIVES);
    Ledger<ForOneMove> ledger =
        rolled()
            .moved(BAD, next, ForOneMove.TAKE_BACK, ForOneMove.TAKE_BACK, GOOD, next)
            .ledger(BookkeepingTest::value);
    assertThat(ledger.entries()).extracting(Ledger.Entry::event).containsExactly(1, 7, 8);
    assertThat(ledger.loss()).isEqualTo(4);
  }

  @Test
  void whatAnUnfinishedGameCameToIsUnknown() {
    ForOne game = new ForOne(ForOneOptions.BASE);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Ledger.result(game, game.start(1), 0, Rating.Unit.POINTS))
        .withMessage("the game is not over");
  }
}
