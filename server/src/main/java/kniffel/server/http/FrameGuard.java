package kniffel.server.http;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.ChannelPipeline;
import io.netty.handler.codec.http.websocketx.PingWebSocketFrame;
import io.netty.handler.codec.http.websocketx.TextWebSocketFrame;
import io.netty.handler.codec.http.websocketx.Utf8FrameValidator;
import io.netty.handler.codec.http.websocketx.WebSocketFrame;
import io.netty.util.ReferenceCountUtil;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.impl.HttpServerConnection;
import java.util.function.BooleanSupplier;

/**
 * Looks at the frames of a socket before they are messages: frames that are not messages (pings,
 * small parts) have their price too, and text must be UTF-8.
 */
final class FrameGuard extends ChannelInboundHandlerAdapter {

  /** What Vert.x calls its part of the pipeline. */
  private static final String VERTX = "handler";

  private final BooleanSupplier paid;

  FrameGuard(BooleanSupplier paid) {
    this.paid = paid;
  }

  /**
   * Guards the socket that a connection has become.
   *
   * @param paid pays for a frame that is no message; false if it is not to be answered
   */
  static void guard(HttpConnection connection, BooleanSupplier paid) {
    if (!(connection instanceof HttpServerConnection server)) {
      throw new IllegalStateException("not a connection of Vert.x: " + connection.getClass());
    }
    ChannelPipeline pipeline = server.channelHandlerContext().channel().pipeline();
    pipeline.addBefore(VERTX, "frames", new FrameGuard(paid));
    pipeline.addBefore(VERTX, "utf8", new Utf8Guard());
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) {
    boolean whole = message instanceof TextWebSocketFrame text && text.isFinalFragment();
    // Answers to pings would pile up for somebody who does not read them.
    boolean unread = message instanceof PingWebSocketFrame && !context.channel().isWritable();
    if (message instanceof WebSocketFrame && !whole && (!paid.getAsBoolean() || unread)) {
      ReferenceCountUtil.release(message);
    } else {
      context.fireChannelRead(message);
    }
  }

  /** Text must be UTF-8. Most of it is ASCII, which is checked eight letters at a time. */
  private static final class Utf8Guard extends Utf8FrameValidator {

    private static final long OTHERS = 0x8080808080808080L;

    Utf8Guard() {
      super(false);
    }

    @Override
    public void channelRead(ChannelHandlerContext context, Object message) throws Exception {
      if (message instanceof TextWebSocketFrame text
          && text.isFinalFragment()
          && isAscii(text.content())) {
        context.fireChannelRead(message);
      } else {
        super.channelRead(context, message);
      }
    }

    private static boolean isAscii(ByteBuf content) {
      int i = content.readerIndex();
      for (; i <= content.writerIndex() - Long.BYTES; i += Long.BYTES) {
        if ((content.getLong(i) & OTHERS) != 0) {
          return false;
        }
      }
      for (; i < content.writerIndex(); i++) {
        if (content.getByte(i) < 0) {
          return false;
        }
      }
      return true;
    }
  }
}
