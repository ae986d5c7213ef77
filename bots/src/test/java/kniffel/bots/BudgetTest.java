package kniffel.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

/** A budget is spent by looks or by a clock from outside, starting again for each decision. */
class BudgetTest {

  private final AtomicLong clock = new AtomicLong(-5);

  private Supplier<Allowance> begun(Budget budget) {
    return budget.on(clock::get);
  }

  @Test
  void looksAreCounted() {
    Supplier<Allowance> allowances = begun(new Budget.Looks(2));
    for (int decision = 0; decision < 2; decision++) {
      Allowance allowance = allowances.get();
      assertThat(allowance.spent()).isFalse();
      assertThat(allowance.spent()).isFalse();
      assertThat(allowance.spent()).isTrue();
      assertThat(allowance.spent()).isTrue();
    }
    assertThat(begun(new Budget.Looks(0)).get().spent()).isTrue();
  }

  @Test
  void timeRunsFromTheBeginningOfTheDecision() {
    Supplier<Allowance> allowances = begun(new Budget.Time(Duration.ofNanos(10)));
    clock.addAndGet(1_000);
    Allowance first = allowances.get();
    assertThat(first.spent()).isFalse();
    clock.addAndGet(9);
    assertThat(first.spent()).isFalse();
    Allowance second = allowances.get();
    clock.addAndGet(1);
    assertThat(first.spent()).isTrue();
    assertThat(second.spent()).isFalse();
    assertThat(begun(new Budget.Time(Duration.ZERO)).get().spent()).isTrue();
  }

  @Test
  void withoutALimitNothingIsEverSpent() {
    Allowance allowance = begun(new Budget.Unlimited()).get();
    clock.set(Long.MAX_VALUE);
    assertThat(allowance.spent()).isFalse();
  }

  @Test
  void lessThanNothingIsRefused() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Budget.Looks(-1))
        .withMessage("a budget of -1 looks");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Budget.Time(Duration.ofNanos(-1)))
        .withMessage("a budget of PT-0.000000001S");
  }
}
