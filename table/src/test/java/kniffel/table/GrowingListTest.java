package kniffel.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A list that only grows is like any other, and what it held at a moment stays as it was. */
class GrowingListTest {

  @Test
  void whatItHeldStays() {
    GrowingList<Integer> growing = new GrowingList<>();
    List<List<Integer>> held = new ArrayList<>();
    List<Integer> all = new ArrayList<>();
    for (int i = 0; i < 1_000; i++) {
      held.add(growing.soFar());
      assertThat(growing.add(i)).isTrue();
      all.add(i);
    }
    assertThat(growing).isEqualTo(all);
    for (int i = 0; i < 1_000; i++) {
      assertThat(held.get(i)).isEqualTo(all.subList(0, i));
    }
    assertThatThrownBy(() -> growing.get(1_000)).isInstanceOf(IndexOutOfBoundsException.class);
  }
}
