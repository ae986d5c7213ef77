package kniffel.server.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import kniffel.telling.Question;
import kniffel.telling.agreed.ProblemException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Nobody who keeps us thinking delays people who ask for something else. */
@Timeout(60)
class ThinkingPoolTest {

  private static final Asker ANNA = new Asker("anna", "192.0.2.1");
  private static final Asker EVE = new Asker("eve", "192.0.2.2");

  private final AtomicLong clock = new AtomicLong();
  private final CountDownLatch blocked = new CountDownLatch(1);
  private final Paying costs = new Paying();
  private final ThinkingPool pool =
      new ThinkingPool(1, Duration.ofMillis(50), new SimpleMeterRegistry(), clock::get, costs);

  @AfterEach
  void close() {
    blocked.countDown();
    pool.close();
  }

  /** Hosts called NAME@ADDRESS, some of whom have nothing left to pay with. */
  private static final class Paying implements BotCosts {

    private final Set<String> poor = ConcurrentHashMap.newKeySet();
    private final Map<String, Long> spent = new ConcurrentHashMap<>();

    @Override
    public Asker asker(String host) {
      return new Asker(host, host.substring(host.indexOf('@') + 1));
    }

    @Override
    public boolean coversThinking(String host) {
      return !poor.contains(host);
    }

    @Override
    public void thought(String host, long nanos) {
      spent.merge(host, nanos, Long::sum);
    }

    @Override
    public void told(String host, int points) {}

    @Override
    public long pause(String host) {
      return 0;
    }
  }

  private record Asked<T>(
      Callable<T> answer, Optional<Question.Preparation> preparation, Optional<Callable<T>> inHaste)
      implements Question<T> {
    @Override
    public T call() throws Exception {
      return answer.call();
    }
  }

  private static <T> Question<T> simple(Callable<T> answer) {
    return new Asked<>(answer, Optional.empty(), Optional.empty());
  }

  private Question<String> endless() {
    return simple(
        () -> {
          blocked.await();
          return "late";
        });
  }

  private static Question<String> needing(Question.Preparation preparation) {
    return new Asked<>(() -> "best", Optional.of(preparation), Optional.of(() -> "next best"));
  }

  /** Rules to be solved, which takes a second of our clock. */
  private final class Rules implements Question.Preparation {

    private final boolean odd;
    private final AtomicInteger solved = new AtomicInteger();

    Rules(boolean odd) {
      this.odd = odd;
    }

    @Override
    public boolean isOdd() {
      return odd;
    }

    @Override
    public void run() {
      solved.incrementAndGet();
      clock.addAndGet(Duration.ofSeconds(1).toNanos());
    }
  }

  /** The lane for hints has one thread, and the next question needs it. */
  @Test
  void anErrorIsToldToWhoeverAskedAndTheNextIsAnswered() {
    CompletableFuture<String> failed =
        pool.hint(
            ANNA,
            simple(
                () -> {
                  throw new StackOverflowError();
                }));
    assertThat(failed)
        .failsWithin(Duration.ofSeconds(30))
        .withThrowableOfType(ExecutionException.class)
        .withCauseInstanceOf(StackOverflowError.class);
    assertThat(pool.hint(ANNA, simple(() -> "an answer")))
        .succeedsWithin(Duration.ofSeconds(30))
        .isEqualTo("an answer");
  }

  @Test
  void hintsBooksAndSolvingDoNotDelayTheMoveOfABot() {
    List<CompletableFuture<String>> waiting = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      waiting.add(pool.hint(new Asker("eve" + i, "there " + i % 2), endless()));
      waiting.add(pool.review(endless()));
      waiting.add(pool.think("eve" + i + "@there", false, endless()));
    }
    var _ =
        pool.hint(
            ANNA,
            needing(
                new Question.Preparation() {
                  @Override
                  public boolean isOdd() {
                    return false;
                  }

                  @Override
                  public void run() {
                    try {
                      blocked.await();
                    } catch (InterruptedException e) {
                      Thread.currentThread().interrupt();
                    }
                  }
                }));
    assertThat(pool.think("a", true, simple(() -> "move")).join()).isEqualTo("move");
    assertThat(waiting).noneMatch(CompletableFuture::isDone);
  }

  @Test
  void tooMuchIsRefusedAndNotQueuedForEver() {
    List<CompletableFuture<String>> asked = new ArrayList<>();
    for (int i = 0; i < 1_000; i++) {
      asked.add(pool.hint(ANNA, endless()));
    }
    assertThatThrownBy(() -> asked.getLast().join())
        .cause()
        .isInstanceOfSatisfying(
            ProblemException.class, busy -> assertThat(busy.code()).isEqualTo("busy"));
  }

  @Test
  void theManyBotsOfOnePersonDoNotDelayTheFewOfAnother() {
    List<String> order = new CopyOnWriteArrayList<>();
    List<CompletableFuture<Boolean>> all = new ArrayList<>();
    var _ = pool.think("many", true, endless());
    for (int i = 0; i < 50; i++) {
      all.add(pool.think("many", true, simple(() -> order.add("many"))));
    }
    for (int i = 0; i < 2; i++) {
      all.add(pool.think("few", true, simple(() -> order.add("few"))));
    }
    blocked.countDown();
    all.forEach(CompletableFuture::join);
    assertThat(order).hasSize(52);
    assertThat(order.subList(0, 4)).containsExactlyInAnyOrder("many", "few", "many", "few");
  }

  @Test
  void theBotsOfManyGuestsAtOneAddressDoNotDelayThoseOfAnother() {
    List<String> order = new CopyOnWriteArrayList<>();
    List<CompletableFuture<Boolean>> all = new ArrayList<>();
    var _ = pool.think("eve@there", true, endless());
    for (int i = 0; i < 50; i++) {
      all.add(pool.think("eve" + i + "@there", true, simple(() -> order.add("eve"))));
    }
    for (int i = 0; i < 2; i++) {
      all.add(pool.think("anna@here", true, simple(() -> order.add("anna"))));
    }
    blocked.countDown();
    all.forEach(CompletableFuture::join);
    assertThat(order).hasSize(52);
    assertThat(order.subList(0, 4)).containsExactlyInAnyOrder("eve", "anna", "eve", "anna");
  }

  /** It is a queue of its own, and not only a place further back. */
  @Test
  void nobodyWaitsForTheBotsOfTablesThatEverybodyHasLeft() {
    List<CompletableFuture<String>> left = new ArrayList<>();
    for (int i = 0; i < 50; i++) {
      left.add(pool.think("eve" + i + "@there", false, endless()));
    }
    assertThat(pool.think("eve@there", true, simple(() -> "move")).join()).isEqualTo("move");
    assertThat(left).noneMatch(CompletableFuture::isDone);
    blocked.countDown();
    assertThat(left).allSatisfy(each -> assertThat(each.join()).isEqualTo("late"));
  }

  @Test
  void theBotsOfWhoeverCannotPayComeLastAndStillPlay() {
    costs.poor.add("eve@there");
    CompletableFuture<String> hers = pool.think("eve@there", true, endless());
    assertThat(pool.think("anna@here", true, simple(() -> "move")).join()).isEqualTo("move");
    assertThat(hers).isNotDone();
    blocked.countDown();
    assertThat(hers.join()).isEqualTo("late");
  }

  @Test
  void aHostPaysForTheTimeThatBotsThink() {
    for (boolean awaited : List.of(true, false)) {
      var _ =
          pool.think(
                  "anna@here",
                  awaited,
                  simple(() -> clock.addAndGet(Duration.ofMillis(20).toNanos())))
              .join();
    }
    assertThat(costs.spent)
        .containsExactly(Map.entry("anna@here", Duration.ofMillis(40).toNanos()));
  }

  @Test
  void whatNobodyWaitsForAnyMoreIsNotThoughtAbout() {
    List<String> order = new CopyOnWriteArrayList<>();
    var _ = pool.think("anna@here", true, endless());
    CompletableFuture<Boolean> first =
        pool.think("anna@here", true, simple(() -> order.add("first")));
    CompletableFuture<Boolean> again =
        pool.think("anna@here", true, simple(() -> order.add("again")));
    first.cancel(false);
    blocked.countDown();
    again.join();
    assertThat(order).containsExactly("again");
  }

  @Test
  void anAddressThatAsksForAllHintsLeavesRoomForOthers() {
    List<String> order = new CopyOnWriteArrayList<>();
    var _ = pool.hint(EVE, endless());
    for (int i = 0; i < 500; i++) {
      Asker guest = new Asker("eve" + i, EVE.network());
      var _ = pool.hint(guest, simple(() -> order.add("eve")));
    }
    CompletableFuture<Boolean> hers = pool.hint(ANNA, simple(() -> order.add("anna")));
    blocked.countDown();
    assertThat(hers.join()).isTrue();
    assertThat(order.indexOf("anna")).isLessThanOrEqualTo(1);
  }

  @Test
  void rulesAreSolvedBeforeTheAnswerThatNeedsThem() {
    Rules preset = new Rules(false);
    assertThat(pool.think("a", true, needing(preset)).join()).isEqualTo("best");
    assertThat(preset.solved).hasValue(1);
  }

  @Test
  void customRulesGetATenthOfAProcessor() {
    Rules first = new Rules(true);
    Rules second = new Rules(true);
    assertThat(pool.think("a", true, needing(first)).join()).isEqualTo("best");
    // Right afterwards the next odd rules must wait: a bot plays as well as it can without a
    // solution.
    assertThat(pool.think("a", true, needing(second)).join()).isEqualTo("next best");
    assertThat(second.solved).hasValue(0);
    // Those of a preset never wait for that.
    assertThat(pool.think("a", true, needing(new Rules(false))).join()).isEqualTo("best");
    clock.addAndGet(Duration.ofSeconds(9).toNanos());
    assertThat(pool.think("a", true, needing(second)).join()).isEqualTo("best");
  }

  /** Books have no answer in haste: whoever makes them must know that it is of no use to wait. */
  @Test
  void rulesThatCannotBeSolvedAreNoReasonToTryAgain() {
    Question.Preparation hopeless =
        new Question.Preparation() {
          @Override
          public boolean isOdd() {
            return true;
          }

          @Override
          public void run() {
            clock.addAndGet(Duration.ofSeconds(1).toNanos());
            throw new StackOverflowError();
          }
        };
    assertThat(pool.review(new Asked<>(() -> "books", Optional.of(hopeless), Optional.empty())))
        .failsWithin(Duration.ofSeconds(30))
        .withThrowableOfType(ExecutionException.class)
        .withCauseInstanceOf(StackOverflowError.class);
    // They had their share of the processor all the same.
    Rules next = new Rules(true);
    assertThat(pool.think("a", true, needing(next)).join()).isEqualTo("next best");
    assertThat(next.solved).hasValue(0);
  }

  @Test
  void whoeverLooksCloserMakesWayForMovesAndHints() throws Exception {
    assertThat(pool.makeWay()).isFalse();
    CountDownLatch begun = new CountDownLatch(1);
    CompletableFuture<String> hint =
        pool.hint(
            ANNA,
            simple(
                () -> {
                  begun.countDown();
                  blocked.await();
                  return "late";
                }));
    begun.await();
    assertThat(pool.makeWay()).isTrue();
    blocked.countDown();
    assertThat(hint.get()).isEqualTo("late");
  }

  @Test
  void closerLooksAreTakenInTurn() throws Exception {
    CompletableFuture<String> first = pool.lookCloser(EVE, endless());
    List<String> order = new CopyOnWriteArrayList<>();
    List<CompletableFuture<Boolean>> all = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      all.add(pool.lookCloser(EVE, simple(() -> order.add("eve"))));
    }
    all.add(pool.lookCloser(ANNA, simple(() -> order.add("anna"))));
    blocked.countDown();
    CompletableFuture.allOf(all.toArray(CompletableFuture[]::new)).get();
    assertThat(first.get()).isEqualTo("late");
    assertThat(order.indexOf("anna")).isLessThanOrEqualTo(1);
  }
}
