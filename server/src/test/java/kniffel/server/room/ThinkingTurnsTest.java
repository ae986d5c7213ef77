package kniffel.server.room;

import static kniffel.server.room.ThinkingHouse.ANNA;
import static kniffel.server.room.ThinkingHouse.EVE;
import static kniffel.server.room.ThinkingHouse.simple;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Who takes turns with whom where bots think and hints are given, and who pays. */
@Timeout(60)
class ThinkingTurnsTest {

  private final ThinkingHouse house = new ThinkingHouse();
  private final ThinkingPool pool = house.pool;

  @AfterEach
  void close() {
    house.close();
  }

  @Test
  void theManyBotsOfOnePersonDoNotDelayTheFewOfAnother() {
    List<String> order = new CopyOnWriteArrayList<>();
    List<CompletableFuture<Boolean>> all = new ArrayList<>();
    var _ = pool.think("many", true, house.endless());
    for (int i = 0; i < 50; i++) {
      all.add(pool.think("many", true, simple(() -> order.add("many"))));
    }
    for (int i = 0; i < 2; i++) {
      all.add(pool.think("few", true, simple(() -> order.add("few"))));
    }
    house.blocked.countDown();
    all.forEach(CompletableFuture::join);
    assertThat(order).hasSize(52);
    assertThat(order.subList(0, 4)).containsExactlyInAnyOrder("many", "few", "many", "few");
  }

  @Test
  void theBotsOfManyGuestsAtOneAddressDoNotDelayThoseOfAnother() {
    List<String> order = new CopyOnWriteArrayList<>();
    List<CompletableFuture<Boolean>> all = new ArrayList<>();
    var _ = pool.think("eve@there", true, house.endless());
    for (int i = 0; i < 50; i++) {
      all.add(pool.think("eve" + i + "@there", true, simple(() -> order.add("eve"))));
    }
    for (int i = 0; i < 2; i++) {
      all.add(pool.think("anna@here", true, simple(() -> order.add("anna"))));
    }
    house.blocked.countDown();
    all.forEach(CompletableFuture::join);
    assertThat(order).hasSize(52);
    assertThat(order.subList(0, 4)).containsExactlyInAnyOrder("eve", "anna", "eve", "anna");
  }

  /** It is a queue of its own, and not only a place further back. */
  @Test
  void nobodyWaitsForTheBotsOfTablesThatEverybodyHasLeft() {
    List<CompletableFuture<String>> left = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      left.add(pool.think("eve" + i + "@there", false, house.endless()));
    }
    assertThat(pool.think("eve@there", true, simple(() -> "move")).join()).isEqualTo("move");
    assertThat(left).noneMatch(CompletableFuture::isDone);
    house.blocked.countDown();
    assertThat(left).allSatisfy(each -> assertThat(each.join()).isEqualTo("late"));
  }

  @Test
  void theBotsOfWhoeverCannotPayComeLastAndStillPlay() {
    house.costs.poor.add("eve@there");
    CompletableFuture<String> hers = pool.think("eve@there", true, house.endless());
    assertThat(pool.think("anna@here", true, simple(() -> "move")).join()).isEqualTo("move");
    assertThat(hers).isNotDone();
    house.blocked.countDown();
    assertThat(hers.join()).isEqualTo("late");
  }

  @Test
  void aHostPaysForTheTimeThatBotsThink() {
    for (boolean awaited : List.of(true, false)) {
      var _ =
          pool.think(
                  "anna@here",
                  awaited,
                  simple(() -> house.clock.addAndGet(Duration.ofMillis(20).toNanos())))
              .join();
    }
    assertThat(house.costs.spent)
        .containsExactly(Map.entry("anna@here", Duration.ofMillis(40).toNanos()));
  }

  @Test
  void anAddressThatAsksForAllHintsLeavesRoomForOthers() {
    List<String> order = new CopyOnWriteArrayList<>();
    var _ = pool.hint(EVE, house.endless());
    for (int i = 0; i < 500; i++) {
      Asker guest = new Asker("eve" + i, EVE.network());
      var _ = pool.hint(guest, simple(() -> order.add("eve")));
    }
    CompletableFuture<Boolean> hers = pool.hint(ANNA, simple(() -> order.add("anna")));
    house.blocked.countDown();
    assertThat(hers.join()).isTrue();
    assertThat(order.indexOf("anna")).isLessThanOrEqualTo(1);
  }

  @Test
  void closerLooksAreTakenInTurn() throws Exception {
    CompletableFuture<String> first = pool.lookCloser(EVE, house.endless());
    List<String> order = new CopyOnWriteArrayList<>();
    List<CompletableFuture<Boolean>> all = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      all.add(pool.lookCloser(EVE, simple(() -> order.add("eve"))));
    }
    all.add(pool.lookCloser(ANNA, simple(() -> order.add("anna"))));
    house.blocked.countDown();
    CompletableFuture.allOf(all.toArray(CompletableFuture[]::new)).get();
    assertThat(first.get()).isEqualTo("late");
    assertThat(order.indexOf("anna")).isLessThanOrEqualTo(1);
  }
}
