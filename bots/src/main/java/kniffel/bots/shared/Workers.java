package kniffel.bots.shared;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntFunction;
import java.util.function.ObjIntConsumer;
import java.util.function.Supplier;

/**
 * Threads that share numbered pieces of work; what comes of it does not depend on how many they
 * are.
 *
 * <p>Whoever waits for them and is interrupted stops them.
 */
public final class Workers implements AutoCloseable {

  private final int threads;
  private final ExecutorService executor;

  public Workers(int threads) {
    this.threads = threads;
    this.executor = Executors.newFixedThreadPool(threads);
  }

  /** The results of the pieces 0 to {@code count - 1}, in that order. */
  public <T> List<T> map(int count, IntFunction<T> work) {
    Object[] results = new Object[count];
    forEach(count, () -> results, (all, number) -> all[number] = work.apply(number));
    @SuppressWarnings("unchecked") // every result came from the work
    List<T> list = (List<T>) (List<?>) Arrays.asList(results);
    return list;
  }

  /**
   * Does the pieces 0 to {@code count - 1}.
   *
   * @param scratch makes what a thread works with; each gets one of its own
   */
  public <W> void forEach(int count, Supplier<W> scratch, ObjIntConsumer<W> work) {
    AtomicInteger next = new AtomicInteger();
    List<Future<?>> running = new ArrayList<>();
    for (int worker = 0; worker < Math.min(threads, count); worker++) {
      running.add(executor.submit(() -> work(next, count, scratch.get(), work)));
    }
    try {
      for (Future<?> each : running) {
        each.get();
      }
    } catch (ExecutionException e) {
      throw new IllegalStateException(e);
    } catch (InterruptedException e) {
      // Said again, so that closing stops the threads instead of waiting for them.
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private static <W> void work(AtomicInteger next, int count, W scratch, ObjIntConsumer<W> work) {
    int number;
    while ((number = next.getAndIncrement()) < count && !Thread.currentThread().isInterrupted()) {
      work.accept(scratch, number);
    }
  }

  @Override
  public void close() {
    executor.close();
  }
}
