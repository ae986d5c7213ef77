package kniffel.server.room;

import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.Timer;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.bots.Budget;
import kniffel.telling.Question;
import kniffel.telling.agreed.ProblemException;

/**
 * The threads that think: for the moves of bots, for hints, for books, for closer looks and for
 * solving games each has its own threads and queue, so that no kind of request delays another.
 */
public final class ThinkingPool implements Thinking, AutoCloseable {

  /**
   * After solving the custom rules of a table, no other custom rules are solved for this many times
   * as long: so custom rules get at most a tenth of a processor.
   */
  private static final int REST = 9;

  /** How long somebody makes way at a time, so that they get on where bots always think. */
  private static final int MOST_WAYS_MILLIS = 50;

  /** The queue where it does not matter who asks: one after the other. */
  private static final String ANYBODY = "";

  private final Duration budget;
  private final LongSupplier nanos;
  private final Lane moves;
  private final Lane hints;
  private final Lane books;
  private final Lane closer;
  private final Lane solving;

  /** What is being solved; everybody who needs the same waits for it. */
  private final Map<Question.Preparation, CompletableFuture<Void>> solved =
      new ConcurrentHashMap<>();

  private volatile long restingUntil;

  /**
   * Threads that are ready.
   *
   * @param count how many the moves of bots may have
   * @param budget how long one decision may take
   */
  public ThinkingPool(int count, Duration budget, MeterRegistry meters, LongSupplier nanos) {
    this.budget = budget;
    this.nanos = nanos;
    this.restingUntil = nanos.getAsLong();
    int few = Math.max(1, count / 4);
    this.moves = new Lane("moves", count, 10_000, meters);
    this.hints = new Lane("hints", few, 200, meters);
    this.books = new Lane("books", few, 1_000, meters);
    this.closer = new Lane("closer", 1, 20, meters);
    this.solving = new Lane("solving", 1, 8, meters);
  }

  @Override
  public Supplier<Allowance> allowances() {
    return new Budget.Time(budget).on(System::nanoTime);
  }

  @Override
  public long budgetMillis() {
    return Math.max(1, budget.toMillis());
  }

  @Override
  public <T> CompletableFuture<T> think(String host, Question<T> question) {
    return ask(moves, host, question);
  }

  @Override
  public <T> CompletableFuture<T> hint(Question<T> question) {
    return ask(hints, ANYBODY, question);
  }

  @Override
  public <T> CompletableFuture<T> review(Question<T> question) {
    return ask(books, ANYBODY, question);
  }

  @Override
  public <T> CompletableFuture<T> lookCloser(String asker, Question<T> question) {
    return ask(closer, asker, question);
  }

  @Override
  public boolean makeWay() {
    int waited = 0;
    while (waited < MOST_WAYS_MILLIS && (moves.isBusy() || hints.isBusy())) {
      LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
      waited++;
    }
    return waited > 0;
  }

  private <T> CompletableFuture<T> ask(Lane lane, String person, Question<T> question) {
    Optional<Question.Preparation> preparation = question.preparation();
    if (preparation.isEmpty()) {
      return lane.add(person, question);
    }
    return solve(preparation.get())
        .handle((ok, failure) -> Optional.ofNullable(failure))
        .thenCompose(
            failure ->
                failure.isEmpty()
                    ? lane.add(person, question)
                    : question
                        .inHaste()
                        .map(hasty -> lane.add(person, hasty))
                        .orElseGet(() -> CompletableFuture.failedFuture(failure.get())));
  }

  private CompletableFuture<Void> solve(Question.Preparation preparation) {
    if (mustWait(preparation)) {
      return CompletableFuture.failedFuture(busy());
    }
    CompletableFuture<Void> mine = new CompletableFuture<>();
    CompletableFuture<Void> other = solved.putIfAbsent(preparation, mine);
    if (other != null) {
      return other;
    }
    var _ =
        solving
            .add(
                ANYBODY,
                () -> {
                  if (mustWait(preparation)) {
                    throw busy(); // something else was solved while this was in the queue
                  }
                  long start = nanos.getAsLong();
                  try {
                    preparation.run();
                  } finally { // what has failed took its time too
                    long end = nanos.getAsLong();
                    if (preparation.isOdd()) {
                      restingUntil = end + REST * (end - start);
                    }
                  }
                  return true;
                })
            .whenComplete(
                (done, failure) -> {
                  solved.remove(preparation);
                  if (failure == null) {
                    mine.complete(null);
                  } else {
                    mine.completeExceptionally(failure);
                  }
                });
    return mine;
  }

  private boolean mustWait(Question.Preparation preparation) {
    return preparation.isOdd() && nanos.getAsLong() - restingUntil < 0;
  }

  private static ProblemException busy() {
    return new ProblemException(503, "busy", Map.of());
  }

  @Override
  public void close() {
    for (Lane lane : new Lane[] {moves, hints, books, closer, solving}) {
      lane.threads.shutdownNow();
    }
  }

  /** Some threads and what waits for them. */
  private static final class Lane {

    private final ThreadPoolExecutor threads;
    private final Turns turns;
    private final Timer times;

    Lane(String name, int count, int waiting, MeterRegistry meters) {
      this.threads =
          new ThreadPoolExecutor(
              count,
              count,
              30,
              TimeUnit.SECONDS,
              new LinkedBlockingQueue<>(waiting),
              Thread.ofPlatform().name(name + "-", 0).daemon().factory());
      threads.allowCoreThreadTimeOut(true);
      this.turns = new Turns(threads);
      this.times = Timer.builder("kniffel.bots.time").tag("kind", name).register(meters);
      meters.gauge(
          "kniffel.bots.queue", Tags.of("kind", name), threads, pool -> pool.getQueue().size());
    }

    /** Whether something is thought about here just now. */
    boolean isBusy() {
      return threads.getActiveCount() > 0;
    }

    <T> CompletableFuture<T> add(String person, Callable<T> question) {
      CompletableFuture<T> answer = new CompletableFuture<>();
      try {
        turns.add(person, () -> answer(question, answer));
      } catch (RejectedExecutionException e) {
        answer.completeExceptionally(busy());
      }
      return answer;
    }

    private <T> void answer(Callable<T> question, CompletableFuture<T> answer) {
      try {
        answer.complete(times.recordCallable(question));
      } catch (Throwable e) { // those who wait must be told, whatever it is
        answer.completeExceptionally(e);
      }
    }
  }
}
