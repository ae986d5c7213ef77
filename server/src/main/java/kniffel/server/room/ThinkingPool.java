package kniffel.server.room;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.bots.Budget;

/**
 * The threads that think: as many as the node can spare, so that a table waits for bots of other
 * tables but never for its socket.
 */
public final class ThinkingPool implements Thinking, AutoCloseable {

  private final ThreadPoolExecutor threads;
  private final Duration budget;
  private final Timer times;

  /**
   * Workers that are ready.
   *
   * @param budget how long one decision may take
   */
  public ThinkingPool(int count, Duration budget, MeterRegistry meters) {
    this.threads =
        new ThreadPoolExecutor(
            count,
            count,
            30,
            TimeUnit.SECONDS,
            new LinkedBlockingQueue<>(),
            Thread.ofPlatform().name("bots-", 0).daemon().factory());
    threads.allowCoreThreadTimeOut(true);
    this.budget = budget;
    this.times = Timer.builder("kniffel.bots.time").register(meters);
    meters.gauge("kniffel.bots.queue", threads, pool -> pool.getQueue().size());
  }

  @Override
  public Supplier<Allowance> allowances() {
    return new Budget.Time(budget).on(System::nanoTime);
  }

  @Override
  public <T> CompletableFuture<T> think(Callable<T> question) {
    CompletableFuture<T> answer = new CompletableFuture<>();
    threads.execute(
        () -> {
          try {
            answer.complete(times.recordCallable(question));
          } catch (Throwable e) { // whoever waits must hear of it, whatever it is
            answer.completeExceptionally(e);
          }
        });
    return answer;
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
