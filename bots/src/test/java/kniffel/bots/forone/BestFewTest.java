package kniffel.bots.forone;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** At most a few are kept, and only a better one replaces the worst of them. */
class BestFewTest {

  private static final class Numbers extends BestFew<Integer> {
    Numbers() {
      super(3, Integer::doubleValue);
    }
  }

  @Test
  void theWorstGivesWayToWhatIsBetter() {
    Numbers numbers = new Numbers();
    for (int number : new int[] {5, 1, 4}) {
      assertThat(numbers.isFull()).isFalse();
      assertThat(numbers.wants(number)).isTrue();
      numbers.add(number);
    }
    assertThat(numbers.isFull()).isTrue();
    assertThat(numbers.wants(1)).isFalse();
    assertThat(numbers.wants(2)).isTrue();
    numbers.add(2);
    assertThat(numbers.plans()).containsExactlyInAnyOrder(5, 4, 2);
    numbers.add(3);
    assertThat(numbers.plans()).containsExactlyInAnyOrder(5, 4, 3);
    assertThat(numbers.wants(3)).isFalse();
  }
}
