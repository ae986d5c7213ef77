package kniffel.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import kniffel.web.Asset;
import org.junit.jupiter.api.Test;

/** An answer counts as it is sent. */
class ReplyTest {

  @Test
  void whoeverCannotReadWhatIsCompressedPaysForAllOfIt() {
    byte[] bytes = "x".repeat(100_000).getBytes(StandardCharsets.UTF_8);
    Reply reply = Reply.shared(Asset.of("sheet.pdf", bytes));
    assertThat(reply.size(false)).isEqualTo(100_000);
    assertThat(reply.size(true)).isLessThan(1_000);
  }
}
