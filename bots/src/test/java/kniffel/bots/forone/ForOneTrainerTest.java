package kniffel.bots.forone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kniffel.bots.Notebook;
import kniffel.bots.shared.SeededStream;
import org.junit.jupiter.api.Test;

/** Training is the same each time, whatever the number of threads and interruptions. */
class ForOneTrainerTest {

  private static final Course FIRST = new Course(2, 1, 1e-3f, 1e-5f, 9000, 0.7f, false, 2);
  private static final Course SECOND = new Course(2, 0, 3e-4f, 1e-5f, 2, 0.7f, true, 0);
  private static final ForOneTrainer TRAINER = new ForOneTrainer(FIRST, SECOND, 1);

  @Test
  void theResultDependsOnTheSeedAlone() {
    byte[] once = TRAINER.train(SeededStream::new, 1, line -> {});
    byte[] again = TRAINER.train(SeededStream::new, 2, line -> {});
    assertThat(once).isEqualTo(again).hasSizeLessThan(800_000);
  }

  @Test
  void itGoesOnWhereItWasInterrupted() {
    byte[] once = TRAINER.train(SeededStream::new, 1, line -> {});
    // In the first course, and in the second.
    for (int noted : List.of(1, 3)) {
      Notes notes = new Notes(noted);
      assertThatThrownBy(() -> TRAINER.train(SeededStream::new, 1, line -> {}, notes))
          .isSameAs(notes.interruption);
      List<String> told = new ArrayList<>();
      assertThat(TRAINER.train(SeededStream::new, 1, told::add, notes)).isEqualTo(once);
      assertThat(told).hasSize(4 - noted);
    }
  }

  /** Keeps the last note; interrupts the training after this many notes. */
  private static final class Notes implements Notebook {

    private final RuntimeException interruption = new IllegalStateException("interrupted");
    private final int most;
    private Optional<byte[]> last = Optional.empty();
    private int noted;

    Notes(int most) {
      this.most = most;
    }

    @Override
    public Optional<byte[]> last() {
      return last;
    }

    @Override
    public void note(byte[] state) {
      last = Optional.of(state);
      if (++noted == most) {
        throw interruption;
      }
    }
  }
}
