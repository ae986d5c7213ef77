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
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.bots.Budget;
import kniffel.telling.Question;
import kniffel.telling.agreed.ProblemException;

/**
 * The threads that think: for the moves of bots, for those that nobody waits for, for hints, for
 * books, for closer looks and for solving games each has its own threads and queue, so that no kind
 * of request delays another.
 */
public final class ThinkingPool implements Thinking, AutoCloseable {

  /**
   * After solving the custom rules of a table, no other custom rules are solved for this many times
   * as long: so custom rules get at most a tenth of a processor.
   */
  private static final int REST = 9;

  /** How long somebody makes way at a time, so that they get on where bots always think. */
  private static final int MOST_WAYS_MILLIS = 50;

  private final Duration budget;
  private final LongSupplier nanos;
  private final BotCosts costs;
  private final Lane moves;
  private final Lane unattended;
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
   * @param costs who pays for the moves of bots
   */
  public ThinkingPool(
      int count, Duration budget, MeterRegistry meters, LongSupplier nanos, BotCosts costs) {
    this.budget = budget;
    this.nanos = nanos;
    this.costs = costs;
    this.restingUntil = nanos.getAsLong();
    int few = Math.max(1, count / 4);
    this.moves = new Lane("moves", count, 10_000, 5_000, meters);
    this.unattended = new Lane("unattended", few, 10_000, 5_000, meters, this::makeWay);
    this.hints = new Lane("hints", few, 200, 100, meters);
    this.books = new Lane("books", few, 1_000, 1_000, meters);
    this.closer = new Lane("closer", 1, 20, 20, meters);
    this.solving = new Lane("solving", 1, 8, 8, meters);
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
  public <T> CompletableFuture<T> think(String host, boolean awaited, Question<T> question) {
    Paid<T> paid = new Paid<>(question, nanos, spent -> costs.thought(host, spent));
    Lane lane = awaited && costs.coversThinking(host) ? moves : unattended;
    return ask(lane, costs.asker(host), paid);
  }

  @Override
  public <T> CompletableFuture<T> hint(Asker asker, Question<T> question) {
    return ask(hints, asker, question);
  }

  @Override
  public <T> CompletableFuture<T> review(Question<T> question) {
    return ask(books, Asker.ANYBODY, question);
  }

  @Override
  public <T> CompletableFuture<T> lookCloser(Asker asker, Question<T> question) {
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

  private <T> CompletableFuture<T> ask(Lane lane, Asker asker, Question<T> question) {
    Optional<Question.Preparation> preparation = question.preparation();
    if (preparation.isEmpty()) {
      return lane.add(asker, question);
    }
    return solve(preparation.get())
        .handle((ok, failure) -> Optional.ofNullable(failure))
        .thenCompose(
            failure ->
                failure.isEmpty()
                    ? lane.add(asker, question)
                    : question
                        .inHaste()
                        .map(hasty -> lane.add(asker, hasty))
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
                Asker.ANYBODY,
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

  /** A question whose answer is paid for by the time it takes. */
  private record Paid<T>(Question<T> asked, LongSupplier nanos, LongConsumer spent)
      implements Question<T> {

    @Override
    public T call() throws Exception {
      return timed(asked);
    }

    @Override
    public Optional<Preparation> preparation() {
      return asked.preparation();
    }

    @Override
    public Optional<Callable<T>> inHaste() {
      return asked.inHaste().map(hasty -> () -> timed(hasty));
    }

    private T timed(Callable<T> answer) throws Exception {
      long start = nanos.getAsLong();
      try {
        return answer.call();
      } finally {
        spent.accept(nanos.getAsLong() - start);
      }
    }
  }

  private static ProblemException busy() {
    return new ProblemException(503, "busy", Map.of());
  }

  @Override
  public void close() {
    for (Lane lane : new Lane[] {moves, unattended, hints, books, closer, solving}) {
      lane.threads.shutdownNow();
    }
  }

  /** Some threads and what waits for them. */
  private static final class Lane {

    private final ThreadPoolExecutor threads;
    private final Turns turns;
    private final Timer times;
    private final Runnable first;

    Lane(String name, int count, int most, int mostAtAnAddress, MeterRegistry meters) {
      this(name, count, most, mostAtAnAddress, meters, () -> {});
    }

    /**
     * The same.
     *
     * @param first what is done before each task
     */
    Lane(
        String name,
        int count,
        int most,
        int mostAtAnAddress,
        MeterRegistry meters,
        Runnable first) {
      this.first = first;
      this.threads =
          new ThreadPoolExecutor(
              count,
              count,
              30,
              TimeUnit.SECONDS,
              new LinkedBlockingQueue<>(),
              Thread.ofPlatform().name(name + "-", 0).daemon().factory());
      threads.allowCoreThreadTimeOut(true);
      this.turns = new Turns(threads, most, mostAtAnAddress);
      this.times = Timer.builder("kniffel.bots.time").tag("kind", name).register(meters);
      meters.gauge(
          "kniffel.bots.queue", Tags.of("kind", name), threads, pool -> pool.getQueue().size());
    }

    /** Whether something is thought about here just now. */
    boolean isBusy() {
      return threads.getActiveCount() > 0;
    }

    <T> CompletableFuture<T> add(Asker asker, Callable<T> question) {
      CompletableFuture<T> answer = new CompletableFuture<>();
      try {
        turns.add(asker, () -> answer(question, answer));
      } catch (RejectedExecutionException e) {
        answer.completeExceptionally(busy());
      }
      return answer;
    }

    private <T> void answer(Callable<T> question, CompletableFuture<T> answer) {
      if (answer.isDone()) {
        return; // whoever asked no longer waits for it
      }
      first.run();
      try {
        answer.complete(times.recordCallable(question));
      } catch (Throwable e) { // those who wait must be told, whatever it is
        answer.completeExceptionally(e);
      }
    }
  }
}
