package kniffel.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelOutboundHandlerAdapter;
import io.netty.channel.ChannelPromise;
import io.netty.channel.embedded.EmbeddedChannel;
import io.netty.handler.codec.http.websocketx.WebSocket13FrameEncoder;
import io.netty.util.ReferenceCountUtil;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

/** What is written to somebody who does not read counts as long as it waits, and no longer. */
class FrameWriterTest {

  private static final String TEXT = "x".repeat(1_000);

  private final AtomicLong waiting = new AtomicLong();
  private final Wire wire = new Wire();
  private final EmbeddedChannel channel =
      new EmbeddedChannel(wire, new WebSocket13FrameEncoder(false));
  private final FrameWriter frames =
      new FrameWriter(
          channel.pipeline().context(WebSocket13FrameEncoder.class), new Backlog(waiting));

  /** Passes nothing on until it is told to. */
  private static final class Wire extends ChannelOutboundHandlerAdapter {

    private final List<ChannelPromise> held = new ArrayList<>();

    @Override
    public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
      ReferenceCountUtil.release(message);
      held.add(promise);
    }
  }

  private void setWritable(boolean writable) {
    channel.unsafe().outboundBuffer().setUserDefinedWritability(1, writable);
  }

  @Test
  void whatIsTakenOrLostWaitsNoLonger() {
    assertThat(frames.write(TEXT)).isTrue();
    assertThat(waiting).as("what the system accepts").hasValue(0);
    setWritable(false);
    assertThat(frames.write(TEXT)).isTrue();
    assertThat(frames.write(TEXT)).isTrue();
    assertThat(waiting).hasValue(2_000);
    wire.held.get(1).setSuccess();
    assertThat(waiting).hasValue(1_000);
    wire.held.get(2).setFailure(new java.io.IOException("gone"));
    assertThat(waiting).hasValue(0);
    wire.held.getFirst().setSuccess();
    assertThat(waiting).hasValue(0);
  }

  @Test
  void lettersCountAsTheBytesTheyAre() {
    setWritable(false);
    assertThat(frames.write("ü€".repeat(200))).isTrue();
    assertThat(waiting).hasValue(1_000);
    wire.held.getFirst().setSuccess();
    assertThat(waiting).hasValue(0);
  }

  @Test
  void whatIsSaidAfterTheEndDoesNotWait() {
    setWritable(false);
    channel.pipeline().remove(wire);
    channel.close().syncUninterruptibly();
    assertThat(frames.write(TEXT)).isTrue();
    channel.runPendingTasks();
    assertThat(waiting).hasValue(0);
  }

  @Test
  void whatIsTooMuchIsNotWritten() {
    setWritable(false);
    int written = 0;
    while (frames.write(TEXT)) {
      written++;
    }
    assertThat(written).isEqualTo(Backlog.MOST / TEXT.length());
    assertThat(wire.held).hasSize(written);
    assertThat(waiting).hasValue(written * 1_000L);
  }
}
