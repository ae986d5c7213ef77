package kniffel.server.room;

import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.telling.Question;

/** Where bots think, away from the tables; there is always an answer, even if it is a failure. */
public interface Thinking {

  /** The budget of one decision, from the moment of the request. */
  Supplier<Allowance> allowances();

  /** The same in milliseconds. */
  long budgetMillis();

  /**
   * Lets a bot decide; in haste if its game cannot be solved soon.
   *
   * @param host whose table it is: who pays, see {@link BotCosts}
   * @param awaited whether anybody is there; otherwise it is done when there is nothing else to do
   */
  <T> CompletableFuture<T> think(String host, boolean awaited, Question<T> question);

  /** Advises somebody; fails with a problem while there is too much to do. */
  <T> CompletableFuture<T> hint(Asker asker, Question<T> question);

  /** Keeps the books of a game; fails with a problem if that has to wait. */
  <T> CompletableFuture<T> review(Question<T> question);

  /**
   * Looks closer at a game, one after the other; fails with a problem while too many wait.
   *
   * @param asker who wants it: what each of them asks for is done in turn with that of others
   */
  <T> CompletableFuture<T> lookCloser(Asker asker, Question<T> question);

  /**
   * Waits a moment while anybody waits for a move of a bot or a hint: to be called now and then by
   * whatever is less urgent. True if there was something to wait for.
   */
  boolean makeWay();
}
