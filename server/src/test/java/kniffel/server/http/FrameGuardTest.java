package kniffel.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.Unpooled;
import io.netty.channel.WriteBufferWaterMark;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;
import org.junit.jupiter.api.Test;

/** What is between messages costs no more memory than messages do. */
class FrameGuardTest {

  @Test
  void aClientThatDoesNotReadIsNotAnswered() {
    EmbeddedChannel channel = new EmbeddedChannel(new FrameGuard(() -> true));
    channel.config().setWriteBufferWaterMark(new WriteBufferWaterMark(1, 2));
    assertThat(isHeard(channel)).isTrue();
    var _ = channel.write(Unpooled.wrappedBuffer(new byte[100]));
    assertThat(isHeard(channel)).as("while something waits to be read").isFalse();
    channel.flush();
    assertThat(isHeard(channel)).isTrue();
    assertThat(channel.finishAndReleaseAll()).isTrue();
  }

  private static boolean isHeard(EmbeddedChannel channel) {
    boolean heard = channel.writeInbound(new PingWebSocketFrame());
    assertThat(channel.releaseInbound()).isEqualTo(heard);
    return heard;
  }
}
