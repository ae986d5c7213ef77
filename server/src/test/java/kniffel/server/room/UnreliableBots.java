package kniffel.server.room;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.telling.Question;

/** Bots that answer, never answer, or fail. */
final class UnreliableBots implements Thinking {

  /** What becomes of the questions to come, the first first; those after them are answered. */
  final List<CompletableFuture<?>> lost = new ArrayList<>();

  /** How many questions there were. */
  int asked;

  /** How many answers there are at the most. */
  int most = Integer.MAX_VALUE;

  @Override
  public Supplier<Allowance> allowances() {
    return () -> Allowance.UNLIMITED;
  }

  @Override
  public long budgetMillis() {
    return 1;
  }

  private <T> CompletableFuture<T> answer(Question<T> question) {
    if (++asked > most) {
      return new CompletableFuture<>();
    }
    if (!lost.isEmpty()) {
      return lost.removeFirst()
          .thenCompose(any -> CompletableFuture.failedFuture(new IllegalStateException("lost")));
    }
    try {
      return CompletableFuture.completedFuture(question.call());
    } catch (Exception e) {
      return CompletableFuture.failedFuture(e);
    }
  }

  @Override
  public <T> CompletableFuture<T> think(String host, boolean awaited, Question<T> question) {
    return answer(question);
  }

  @Override
  public <T> CompletableFuture<T> hint(Asker asker, Question<T> question) {
    return answer(question);
  }

  @Override
  public <T> CompletableFuture<T> review(Question<T> question) {
    return answer(question);
  }

  @Override
  public <T> CompletableFuture<T> lookCloser(Asker asker, Question<T> question) {
    return answer(question);
  }

  @Override
  public boolean makeWay() {
    return false;
  }
}
