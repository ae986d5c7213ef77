package kniffel.bots;

import java.util.function.Consumer;
import java.util.function.LongFunction;
import kniffel.rules.Randomness;

/** Makes what a mind has learned, the resource that it reads, from a seed. */
@FunctionalInterface
public interface Trainer {

  /**
   * Learns, and returns the resource.
   *
   * @param streams independent random streams by number, the same each time
   * @param threads how many threads to use; the result does not depend on it
   * @param progress is told how far it has come
   */
  byte[] train(LongFunction<Randomness> streams, int threads, Consumer<String> progress);

  /**
   * The same, resumed where it was interrupted; a quick trainer just starts again.
   *
   * @param notebook where it notes how far it has come; the result does not depend on it
   */
  default byte[] train(
      LongFunction<Randomness> streams, int threads, Consumer<String> progress, Notebook notebook) {
    return train(streams, threads, progress);
  }
}
