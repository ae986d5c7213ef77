package kniffel.bots.shared;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.nio.ByteBuffer;
import org.junit.jupiter.api.Test;

/** Learned files are read as they are, and a failure says which one and why. */
class LearnedFileTest {

  /** Eight bytes: four numbers in half precision. */
  private static final LearnedFile FILE = new LearnedFile(LearnedFileTest.class, "numbers.bin");

  @Test
  void numbersAreReadAsTheyWereWritten() {
    float[] numbers = {1, -0.5f, 0, 42};
    ByteBuffer bytes = ByteBuffer.allocate(8);
    LearnedFile.putHalves(numbers, bytes);
    assertThat(LearnedFile.halves(bytes.flip(), 4)).containsExactly(numbers);
    assertThat(FILE.<float[]>read(all -> LearnedFile.halves(all, 4))).containsExactly(numbers);
  }

  @Test
  void itLiesInThePackageOfItsReader() {
    assertThat(FILE.path()).isEqualTo("bots/src/main/resources/kniffel/bots/shared/numbers.bin");
  }

  @Test
  void whatIsMissingOrDamagedIsNamed() {
    LearnedFile missing = new LearnedFile(LearnedFileTest.class, "nowhere.bin");
    assertThatIllegalStateException()
        .isThrownBy(() -> missing.read(ByteBuffer::remaining))
        .withMessage(missing.path() + " is missing");
    assertThatIllegalStateException()
        .isThrownBy(() -> FILE.read(bytes -> LearnedFile.halves(bytes, 3)))
        .withMessage(FILE.path() + " is damaged: 2 bytes too many");
    assertThatIllegalStateException()
        .isThrownBy(() -> FILE.read(bytes -> LearnedFile.halves(bytes, 5)))
        .withMessage(FILE.path() + " is damaged: it ends too early");
    assertThatIllegalStateException()
        .isThrownBy(() -> FILE.readZipped(ByteBuffer::remaining))
        .withMessageStartingWith(FILE.path() + " is damaged: ");
  }
}
