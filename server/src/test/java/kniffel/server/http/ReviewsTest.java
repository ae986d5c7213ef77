package kniffel.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.junit.jupiter.api.Test;

/** What delays books for now is not a failure. */
class ReviewsTest {

  @Test
  void whatIsReadyWhenTheServerClosesIsMadeAgainLater() {
    ExecutorService closed = Executors.newSingleThreadExecutor();
    closed.shutdown();
    CompletableFuture<String> made = new CompletableFuture<>();
    CompletableFuture<Void> kept = made.thenAcceptAsync(books -> {}, closed);
    made.complete("books");
    Throwable failure = kept.handle((done, problem) -> problem).join();
    assertThat(Reviews.isPutOff(failure)).isTrue();
    assertThat(Reviews.isPutOff(new IllegalStateException("a mistake"))).isFalse();
  }
}
