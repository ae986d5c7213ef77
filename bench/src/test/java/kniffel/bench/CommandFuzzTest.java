package kniffel.bench;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.Test;

/**
 * Commands carry out whatever they are given, or refuse it in one line; the bench tries thousands.
 */
class CommandFuzzTest {

  @Test
  void whateverACommandIsHandedItAnswersInWords() throws IOException {
    try (CommandFuzz fuzz = new CommandFuzz()) {
      assertThat(fuzz.run(1, 200)).isEmpty();
      assertThat(fuzz.codes()).containsKeys(0, 2);
      assertThat(fuzz.codes().get(2)).isGreaterThan(100);
    }
  }
}
