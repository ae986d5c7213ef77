package kniffel.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.vertx.core.Vertx;
import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What is done again and again goes on, whatever goes wrong once. */
class ChoresTest {

  private final Vertx vertx = Vertx.vertx();
  private final AtomicInteger times = new AtomicInteger();
  private final CountDownLatch wentOn = new CountDownLatch(1);

  @AfterEach
  void close() throws Exception {
    vertx.close().toCompletionStage().toCompletableFuture().get(60, TimeUnit.SECONDS);
  }

  private boolean goesOn(Executor threads, Runnable task) throws InterruptedException {
    Chores chores = new Chores(vertx, threads);
    chores.every(Duration.ofMillis(1), task);
    boolean went = wentOn.await(60, TimeUnit.SECONDS);
    chores.end();
    return went;
  }

  @Test
  void anErrorEndsNothing() throws Exception {
    assertThat(goesOn(Runnable::run, () -> failOnce(new StackOverflowError()))).isTrue();
  }

  @Test
  void aThreadThatIsNotToBeHadEndsNothing() throws Exception {
    Executor threads =
        task -> {
          failOnce(new OutOfMemoryError("unable to create native thread"));
          task.run();
        };
    assertThat(goesOn(threads, () -> {})).isTrue();
  }

  private void failOnce(Error error) {
    if (times.incrementAndGet() == 1) {
      throw error;
    }
    wentOn.countDown();
  }
}
