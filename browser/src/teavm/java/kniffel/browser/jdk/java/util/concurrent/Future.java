package kniffel.browser.jdk.java.util.concurrent;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;

/** A task that runs when somebody wants its result: there is only one thread. */
public final class Future<T> {

  private final Callable<T> task;

  Future(Callable<T> task) {
    this.task = task;
  }

  public T get() throws ExecutionException, InterruptedException {
    try {
      return task.call();
    } catch (Exception e) {
      throw new ExecutionException(e);
    }
  }
}
