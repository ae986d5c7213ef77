package kniffel.bots.shared;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.IntFunction;
import java.util.function.ObjIntConsumer;
import java.util.function.ObjLongConsumer;
import java.util.function.Supplier;

/**
 * Threads that share numbered pieces of work; the result does not depend on how many there are.
 *
 * <p>Interrupting whoever waits for them stops them.
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
    share(count, scratch, (own, number) -> work.accept(own, (int) number));
  }

  /**
   * Does the pieces 0 to {@code count - 1}; what goes wrong in a thread is thrown here.
   *
   * @param scratch makes what a thread works with; each gets one of its own
   * @return what the threads worked with
   */
  public <W> List<W> share(long count, Supplier<W> scratch, ObjLongConsumer<W> work) {
    AtomicLong next = new AtomicLong();
    List<Future<W>> running = new ArrayList<>();
    for (int worker = 0; worker < Math.min(threads, count); worker++) {
      running.add(executor.submit(() -> work(next, count, scratch.get(), work)));
    }
    List<W> done = new ArrayList<>();
    try {
      for (Future<W> each : running) {
        done.add(each.get());
      }
      return done;
    } catch (ExecutionException e) {
      throw e.getCause() instanceof RuntimeException wrong ? wrong : new IllegalStateException(e);
    } catch (InterruptedException e) {
      // Interrupted again, so that closing stops the threads instead of waiting for them.
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  private static <W> W work(AtomicLong next, long count, W scratch, ObjLongConsumer<W> work) {
    long number;
    while ((number = next.getAndIncrement()) < count && !Thread.currentThread().isInterrupted()) {
      work.accept(scratch, number);
    }
    return scratch;
  }

  @Override
  public void close() {
    executor.close();
  }
}
