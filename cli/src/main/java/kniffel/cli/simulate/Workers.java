package kniffel.cli.simulate;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import java.util.function.Supplier;

/** Divides numbered pieces of work among threads; each thread fills a tally of its own. */
final class Workers {

  /** Does the piece of work with a number, and counts the result. */
  @FunctionalInterface
  interface Work<T> {
    void run(long number, T tally) throws IOException;
  }

  private Workers() {}

  /**
   * Does the pieces 0 to {@code count - 1} and returns the tallies of the threads.
   *
   * @param chunk how many pieces a thread takes at a time
   * @param done is told from time to time how many more are done
   */
  static <T> List<T> run(
      long count, int threads, int chunk, Supplier<T> tally, Work<T> work, LongConsumer done)
      throws IOException {
    AtomicLong next = new AtomicLong();
    List<T> tallies = new ArrayList<>();
    try (ExecutorService workers = Executors.newFixedThreadPool(threads)) {
      List<Future<T>> parts = new ArrayList<>();
      for (int worker = 0; worker < threads; worker++) {
        parts.add(
            workers.submit(
                () -> {
                  T own = tally.get();
                  long first;
                  while ((first = next.getAndAdd(chunk)) < count
                      && !Thread.currentThread().isInterrupted()) {
                    long end = Math.min(first + chunk, count);
                    for (long number = first; number < end; number++) {
                      work.run(number, own);
                    }
                    done.accept(end - first);
                  }
                  return own;
                }));
      }
      for (Future<T> part : parts) {
        tallies.add(result(part));
      }
    }
    return tallies;
  }

  private static <T> T result(Future<T> part) throws IOException {
    try {
      return part.get();
    } catch (ExecutionException e) {
      switch (e.getCause()) {
        case IOException cause -> throw cause;
        case RuntimeException cause -> throw cause;
        case null, default -> throw new IllegalStateException(e);
      }
    } catch (InterruptedException e) {
      // Said again, so that closing the executor stops the others instead of waiting for them.
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }
}
