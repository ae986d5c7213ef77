package kniffel.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Anything that is not a complete record is refused, however long it is. */
class DamagedRecordsTest {

  private final FairGame fair = new FairGame();

  static Stream<String> garbage() {
    return Stream.of(
        "",
        "null",
        "[]",
        "42",
        "{}",
        "\u0000\u0001\u0002",
        "{\"format\":\"kniffel-record/1\"}",
        "{\"game\":\"classic\",\"format\":\"kniffel-record/1\"}",
        "{\"format\":\"kniffel-record/1\",\"format\":\"kniffel-record/1\"}",
        "{\"format\":7}",
        "[".repeat(100_000),
        "{\"format\":\"" + "x".repeat(100_000) + "\"}");
  }

  @ParameterizedTest
  @MethodSource
  void garbage(String text) {
    // Whatever it is, it never becomes a game: the head is to blame, and no rule was asked.
    RecordException refused = fair.refused(text);
    assertThat(refused.event()).isZero();
    assertThat(refused.problem()).isNotInstanceOf(RecordProblem.AgainstTheRules.class);
  }

  @Test
  void everyTruncationIsRefused() throws IOException {
    byte[] whole = fair.json().strip().getBytes(StandardCharsets.UTF_8);
    for (int length = 0; length < whole.length; length += 1 + length / 50) {
      fair.refused(Arrays.copyOf(whole, length));
    }
    fair.refused(Arrays.copyOf(whole, whole.length - 1));
  }

  @Test
  void flippedBytesNeverBreakTheReader() throws IOException {
    byte[] whole = fair.json().getBytes(StandardCharsets.UTF_8);
    RandomGenerator random = new Random(7);
    int refused = 0;
    for (int round = 0; round < 3_000; round++) {
      byte[] bytes = whole.clone();
      bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
      try {
        Verification.of(fair.read(bytes));
      } catch (RecordException e) {
        refused++;
      }
    }
    assertThat(refused).isGreaterThan(1_000);
  }

  @Test
  void aHundredMegabytesAreGivenUpEarly() {
    String head = "{\"format\":\"kniffel-record/1\",\"game\":\"classic\",\"options\":[";
    InputStream endless = new Repeating(head, "1,", 100L << 20);
    assertThatExceptionOfType(RecordException.class)
        .isThrownBy(() -> fair.read(endless))
        .satisfies(e -> assertThat(e.problem()).isInstanceOf(RecordProblem.TooLarge.class));
    InputStream blank = new Repeating("{", " ", 100L << 20);
    assertThatExceptionOfType(RecordException.class)
        .isThrownBy(() -> fair.read(blank))
        .satisfies(e -> assertThat(e.problem()).isInstanceOf(RecordProblem.TooLarge.class));
  }

  /** A head and then the same again and again, up to a size. */
  private static final class Repeating extends InputStream {
    private final byte[] head;
    private final byte[] body;
    private final long size;
    private long read;

    Repeating(String head, String body, long size) {
      this.head = head.getBytes(StandardCharsets.UTF_8);
      this.body = body.getBytes(StandardCharsets.UTF_8);
      this.size = size;
    }

    @Override
    public int read(byte[] into, int from, int length) {
      int count = (int) Math.min(length, size - read);
      for (int i = 0; i < count; i++) {
        into[from + i] = at(read++);
      }
      return count == 0 ? -1 : count;
    }

    @Override
    public int read() {
      return read < size ? at(read++) : -1;
    }

    private byte at(long place) {
      return place < head.length
          ? head[(int) place]
          : body[(int) ((place - head.length) % body.length)];
    }
  }
}
