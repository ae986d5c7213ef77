package kniffel.bots.forone;

import static org.assertj.core.api.Assertions.assertThat;

import kniffel.bots.shared.SeededStream;
import org.junit.jupiter.api.Test;

/** Training is the same each time, whatever the number of threads. */
class ForOneTrainerTest {

  @Test
  void theResultDependsOnTheSeedAlone() {
    ForOneTrainer trainer = new ForOneTrainer(2);
    byte[] once = trainer.train(SeededStream::new, 1, line -> {});
    byte[] again = trainer.train(SeededStream::new, 2, line -> {});
    assertThat(once).isEqualTo(again).hasSizeLessThan(1 << 20);
  }
}
