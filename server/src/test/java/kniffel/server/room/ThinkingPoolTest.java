package kniffel.server.room;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
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

  private final AtomicLong clock = new AtomicLong();
  private final CountDownLatch blocked = new CountDownLatch(1);
  private final ThinkingPool pool =
      new ThinkingPool(1, Duration.ofMillis(50), new SimpleMeterRegistry(), clock::get);

  @AfterEach
  void close() {
    blocked.countDown();
    pool.close();
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
            simple(
                () -> {
                  throw new StackOverflowError();
                }));
    assertThat(failed)
        .failsWithin(Duration.ofSeconds(30))
        .withThrowableOfType(ExecutionException.class)
        .withCauseInstanceOf(StackOverflowError.class);
    assertThat(pool.hint(simple(() -> "an answer")))
        .succeedsWithin(Duration.ofSeconds(30))
        .isEqualTo("an answer");
  }

  @Test
  void hintsBooksAndSolvingDoNotDelayTheMoveOfABot() {
    List<CompletableFuture<String>> waiting = new ArrayList<>();
    for (int i = 0; i < 100; i++) {
      waiting.add(pool.hint(endless()));
      waiting.add(pool.review(endless()));
    }
    var _ =
        pool.hint(
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
    assertThat(pool.think("a", simple(() -> "move")).join()).isEqualTo("move");
    assertThat(waiting).noneMatch(CompletableFuture::isDone);
  }

  @Test
  void tooMuchIsRefusedAndNotQueuedForEver() {
    List<CompletableFuture<String>> asked = new ArrayList<>();
    for (int i = 0; i < 1_000; i++) {
      asked.add(pool.hint(endless()));
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
    var _ = pool.think("many", endless());
    for (int i = 0; i < 50; i++) {
      all.add(pool.think("many", simple(() -> order.add("many"))));
    }
    for (int i = 0; i < 2; i++) {
      all.add(pool.think("few", simple(() -> order.add("few"))));
    }
    blocked.countDown();
    all.forEach(CompletableFuture::join);
    assertThat(order).hasSize(52);
    assertThat(order.subList(0, 4)).containsExactlyInAnyOrder("many", "few", "many", "few");
  }

  @Test
  void rulesAreSolvedBeforeTheAnswerThatNeedsThem() {
    Rules preset = new Rules(false);
    assertThat(pool.think("a", needing(preset)).join()).isEqualTo("best");
    assertThat(preset.solved).hasValue(1);
  }

  @Test
  void customRulesGetATenthOfAProcessor() {
    Rules first = new Rules(true);
    Rules second = new Rules(true);
    assertThat(pool.think("a", needing(first)).join()).isEqualTo("best");
    // Right afterwards the next odd rules must wait: a bot plays as well as it can without a
    // solution.
    assertThat(pool.think("a", needing(second)).join()).isEqualTo("next best");
    assertThat(second.solved).hasValue(0);
    // Those of a preset never wait for that.
    assertThat(pool.think("a", needing(new Rules(false))).join()).isEqualTo("best");
    clock.addAndGet(Duration.ofSeconds(9).toNanos());
    assertThat(pool.think("a", needing(second)).join()).isEqualTo("best");
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
    assertThat(pool.think("a", needing(next)).join()).isEqualTo("next best");
    assertThat(next.solved).hasValue(0);
  }

  @Test
  void whoeverLooksCloserMakesWayForMovesAndHints() throws Exception {
    assertThat(pool.makeWay()).isFalse();
    CountDownLatch begun = new CountDownLatch(1);
    CompletableFuture<String> hint =
        pool.hint(
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
    CompletableFuture<String> first = pool.lookCloser("eve", endless());
    List<String> order = new CopyOnWriteArrayList<>();
    List<CompletableFuture<Boolean>> all = new ArrayList<>();
    for (int i = 0; i < 10; i++) {
      all.add(pool.lookCloser("eve", simple(() -> order.add("eve"))));
    }
    all.add(pool.lookCloser("anna", simple(() -> order.add("anna"))));
    blocked.countDown();
    CompletableFuture.allOf(all.toArray(CompletableFuture[]::new)).get();
    assertThat(first.get()).isEqualTo("late");
    assertThat(order.indexOf("anna")).isLessThanOrEqualTo(1);
  }
}
