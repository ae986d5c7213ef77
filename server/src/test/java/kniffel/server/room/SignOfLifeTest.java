package kniffel.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** Others count as having forgotten who is here when they say so, or when their answer is lost. */
class SignOfLifeTest {

  private final Rooms rooms = new Rooms(List.of(Runnable::run));

  private CompletableFuture<Boolean> answered(boolean known) {
    return rooms.stillKnown(CompletableFuture.completedFuture(known));
  }

  @Test
  void anAnswerThatIsLostMayHaveBeenNo() {
    assertThat(answered(true)).isCompletedWithValue(true);
    assertThat(answered(false)).isCompletedWithValue(false);
    assertThat(rooms.stillKnown(CompletableFuture.failedFuture(new IllegalStateException())))
        .isCompletedExceptionally();
    assertThat(answered(true)).isCompletedWithValue(false);
    assertThat(answered(true)).isCompletedWithValue(true);
  }
}
