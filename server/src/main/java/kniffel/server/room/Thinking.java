package kniffel.server.room;

import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import kniffel.bots.Allowance;

/** Where bots think, away from the tables. */
public interface Thinking {

  /** The budget of one decision, from when it is asked for. */
  Supplier<Allowance> allowances();

  /** Calculates something; there is always an answer, be it that it failed. */
  <T> CompletableFuture<T> think(Callable<T> question);
}
