package kniffel.server.room;

import static kniffel.server.room.ThinkingHouse.ANNA;
import static kniffel.server.room.ThinkingHouse.needing;
import static kniffel.server.room.ThinkingHouse.simple;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import kniffel.telling.Question;
import kniffel.telling.agreed.ProblemException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Nobody who keeps us thinking delays people who ask for something else. */
@Timeout(60)
class ThinkingPoolTest {

  private final ThinkingHouse house = new ThinkingHouse();
  private final ThinkingPool pool = house.pool;

  @AfterEach
  void close() {
    house.close();
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
      house.clock.addAndGet(Duration.ofSeconds(1).toNanos());
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
      waiting.add(pool.hint(new Asker("eve" + i, "there " + i % 2), house.endless()));
      waiting.add(pool.review(house.endless()));
      waiting.add(pool.think("eve" + i + "@there", false, house.endless()));
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
                      house.blocked.await();
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
      asked.add(pool.hint(ANNA, house.endless()));
    }
    assertThatThrownBy(() -> asked.getLast().join())
        .cause()
        .isInstanceOfSatisfying(
            ProblemException.class, busy -> assertThat(busy.code()).isEqualTo("busy"));
  }

  @Test
  void whatNobodyWaitsForAnyMoreIsNotThoughtAbout() {
    List<String> order = new CopyOnWriteArrayList<>();
    var _ = pool.think("anna@here", true, house.endless());
    CompletableFuture<Boolean> first =
        pool.think("anna@here", true, simple(() -> order.add("first")));
    CompletableFuture<Boolean> again =
        pool.think("anna@here", true, simple(() -> order.add("again")));
    first.cancel(false);
    house.blocked.countDown();
    again.join();
    assertThat(order).containsExactly("again");
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
    house.clock.addAndGet(Duration.ofSeconds(9).toNanos());
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
            house.clock.addAndGet(Duration.ofSeconds(1).toNanos());
            throw new StackOverflowError();
          }
        };
    assertThat(
            pool.review(
                new ThinkingHouse.Asked<>(() -> "books", Optional.of(hopeless), Optional.empty())))
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
                  house.blocked.await();
                  return "late";
                }));
    begun.await();
    assertThat(pool.makeWay()).isTrue();
    house.blocked.countDown();
    assertThat(hint.get()).isEqualTo("late");
  }
}
