package kniffel.server.http;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelFuture;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.codec.http.websocketx.WebSocketFrameEncoder;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.impl.HttpServerConnection;
import java.nio.charset.StandardCharsets;

/**
 * Writes texts to a socket, each with its frame in one piece of memory.
 *
 * <p>Every move is told to everybody who watches, so this does without what Vert.x and Netty do for
 * each message: a frame as an object that goes through all parts of the pipeline, a promise for
 * each of its pieces, and one more piece for its head. They themselves write only answers to pings
 * and the end of the socket, which may overtake a text.
 */
final class FrameWriter {

  private static final int FINAL = 0x80;
  private static final int TEXT = 1;
  private static final int TWO_BYTES = 126;

  /** The maximum length of a frame's head. */
  private static final int HEAD = 4;

  /** The part of the pipeline that is left out. */
  private final ChannelHandlerContext encoder;

  private final Backlog backlog;

  /**
   * Writes to a socket.
   *
   * @param backlog what waits for its owner
   */
  FrameWriter(ChannelHandlerContext encoder, Backlog backlog) {
    this.encoder = encoder;
    this.backlog = backlog;
  }

  /** Writes to the socket that a connection has become. */
  static FrameWriter of(HttpConnection connection, Backlog backlog) {
    if (connection instanceof HttpServerConnection server) {
      return new FrameWriter(
          server.channelHandlerContext().pipeline().context(WebSocketFrameEncoder.class), backlog);
    }
    throw new IllegalStateException("not a connection of Vert.x: " + connection.getClass());
  }

  /** Writes a text, in several frames if it is long; false if too much waits already. */
  boolean write(String text) {
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    if (encoder.channel().isWritable()) {
      var _ = send(bytes);
      return true;
    }
    if (!backlog.add(bytes.length)) {
      return false;
    }
    // However it ends, also with the socket: then it waits no longer.
    var _ = send(bytes).addListener(sent -> backlog.remove(bytes.length));
    return true;
  }

  private ChannelFuture send(byte[] bytes) {
    int frames = Math.max(1, Math.ceilDiv(bytes.length, MessageReader.MAX_BYTES));
    ByteBuf out = encoder.alloc().directBuffer(bytes.length + frames * HEAD);
    for (int i = 0; i < frames; i++) {
      int from = i * MessageReader.MAX_BYTES;
      int length = Math.min(MessageReader.MAX_BYTES, bytes.length - from);
      out.writeByte((i == frames - 1 ? FINAL : 0) | (i == 0 ? TEXT : 0));
      if (length < TWO_BYTES) {
        out.writeByte(length);
      } else {
        out.writeByte(TWO_BYTES).writeShort(length);
      }
      out.writeBytes(bytes, from, length);
    }
    return encoder.writeAndFlush(out);
  }
}
