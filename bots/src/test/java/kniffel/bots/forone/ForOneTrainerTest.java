package kniffel.bots.forone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kniffel.bots.Notebook;
import kniffel.bots.shared.SeededStream;
import org.junit.jupiter.api.Test;

/** Training is the same each time, whatever the number of threads and interruptions. */
class ForOneTrainerTest {

  @Test
  void theResultDependsOnTheSeedAlone() {
    ForOneTrainer trainer = new ForOneTrainer(2, 1);
    byte[] once = trainer.train(SeededStream::new, 1, line -> {});
    byte[] again = trainer.train(SeededStream::new, 2, line -> {});
    assertThat(once).isEqualTo(again).hasSizeLessThan(1 << 20);
  }

  @Test
  void itGoesOnWhereItWasInterrupted() {
    Notes notes = new Notes();
    byte[] two = new ForOneTrainer(2, 1).train(SeededStream::new, 1, line -> {}, notes);
    assertThat(notes.noted).isEqualTo(2);
    List<String> told = new ArrayList<>();
    byte[] resumed = new ForOneTrainer(3, 1).train(SeededStream::new, 1, told::add, notes);
    assertThat(told).singleElement().asString().startsWith("3 of 3");
    byte[] once = new ForOneTrainer(3, 1).train(SeededStream::new, 1, line -> {});
    assertThat(resumed).isEqualTo(once).isNotEqualTo(two);
  }

  /** What was noted last, and how often something was. */
  private static final class Notes implements Notebook {

    private Optional<byte[]> last = Optional.empty();
    private int noted;

    @Override
    public Optional<byte[]> last() {
      return last;
    }

    @Override
    public void note(byte[] state) {
      last = Optional.of(state);
      noted++;
    }
  }
}
