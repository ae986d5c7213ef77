package kniffel.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;

/** Whatever goes wrong with one thing, the next one is done. */
class MailboxTest {

  private final List<Throwable> failures = new ArrayList<>();
  private final Mailbox mailbox = new Mailbox(Runnable::run, failures::add);
  private final List<String> done = new ArrayList<>();

  private void add(String what) {
    mailbox.add(
        () -> {
          done.add(what);
          return Mailbox.done();
        });
  }

  @Test
  void anErrorIsToldAndTheNextThingIsDone() {
    Error error = new StackOverflowError();
    mailbox.add(
        () -> {
          throw error;
        });
    add("next");
    assertThat(done).containsExactly("next");
    assertThat(failures).containsExactly(error);
    assertThat(mailbox.isIdle()).isTrue();
  }

  @Test
  void anErrorThatComesLaterIsToldAndWhatHasWaitedIsDone() {
    CompletableFuture<Void> later = new CompletableFuture<>();
    mailbox.add(() -> later);
    add("next");
    assertThat(done).isEmpty();
    Error error = new OutOfMemoryError();
    later.completeExceptionally(error);
    assertThat(done).containsExactly("next");
    assertThat(failures).containsExactly(error);
  }
}
