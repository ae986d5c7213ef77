package kniffel.telling;

import java.util.Optional;
import java.util.concurrent.Callable;

/**
 * Something to be thought about, on a thread that may take its time.
 *
 * <p>To answer it a game may have to be solved first, once for all who play by the same rules; that
 * takes far longer than any answer, so the caller decides where and when to do it.
 */
public interface Question<T> extends Callable<T> {

  /** A question that can be answered at once. */
  static <T> Question<T> simple(Callable<T> answer) {
    return new Question<>() {
      @Override
      public T call() throws Exception {
        return answer.call();
      }

      @Override
      public Optional<Preparation> preparation() {
        return Optional.empty();
      }

      @Override
      public Optional<Callable<T>> inHaste() {
        return Optional.empty();
      }
    };
  }

  /** What must be known before the question is answered; empty if it is known. */
  Optional<Preparation> preparation();

  /** An answer that needs no preparation, though it is not the best one; empty if there is none. */
  Optional<Callable<T>> inHaste();

  /** The solving of a game. */
  interface Preparation extends Runnable {

    /** Whether these are custom rules of one table, not those of a preset. */
    boolean isOdd();
  }
}
