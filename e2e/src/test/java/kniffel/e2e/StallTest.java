package kniffel.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledIfSystemProperty;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** A bot may think for seconds: the page goes on meanwhile, on a slow device too. */
@ExtendWith(OnStage.class)
@DisabledIfSystemProperty(named = "kniffel.browser", matches = "firefox", disabledReason = "CDP")
class StallTest {

  /**
   * Milliseconds of processor time. Aimed at are 50, which {@code ./kniffel bench web} measures; on
   * a busy machine everything takes longer, but what thinks in the page takes thousands.
   */
  private static final long LONG = 250;

  @Test
  void theExpertPlaysInHasteAndThePageGoesOn(@TempDir Path folder) throws IOException {
    try (Haste haste = new Haste(Compiled.engine(StallTest.class), folder)) {
      List<Long> tasks = haste.tasks();
      assertThat(tasks).isNotEmpty().allMatch(task -> task < LONG);
      haste.slowDown();
      haste.play();
    }
  }
}
