package kniffel.server.http;

import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPromise;
import io.netty.handler.codec.http.HttpRequest;
import io.netty.handler.codec.http.HttpResponse;
import io.netty.handler.codec.http.HttpResponseStatus;
import io.netty.handler.codec.http.LastHttpContent;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.impl.HttpServerConnection;
import java.util.concurrent.TimeUnit;

/**
 * How long somebody may take to say what they want, from when they connect or have got their
 * answer: the idle timeout begins anew with every byte, so that a byte now and then would keep a
 * connection.
 */
final class HeadDeadline extends ChannelDuplexHandler {

  static final int SECONDS = 30;

  /** What Vert.x calls its part of the pipeline. */
  private static final String VERTX = "handler";

  private static final long NANOS = TimeUnit.SECONDS.toNanos(SECONDS);

  /** How many requests have come that are not wholly answered. */
  private int open;

  private boolean socket;
  private long since;

  /** Sets it for somebody who has connected. */
  static void set(HttpConnection connection) {
    if (!(connection instanceof HttpServerConnection server)) {
      throw new IllegalStateException("not a connection of Vert.x: " + connection.getClass());
    }
    server
        .channelHandlerContext()
        .channel()
        .pipeline()
        .addBefore(VERTX, "deadline", new HeadDeadline());
  }

  @Override
  public void handlerAdded(ChannelHandlerContext context) {
    since = now(context);
    lookLater(context, NANOS);
  }

  private static long now(ChannelHandlerContext context) {
    return context.executor().ticker().nanoTime();
  }

  private void lookLater(ChannelHandlerContext context, long nanos) {
    var _ = context.executor().schedule(() -> look(context), nanos, TimeUnit.NANOSECONDS);
  }

  /** One look for each time span, however many requests come in it. */
  private void look(ChannelHandlerContext context) {
    if (socket || !context.channel().isOpen()) {
      return;
    }
    long left = NANOS - (now(context) - since);
    if (open > 0) {
      lookLater(context, NANOS);
    } else if (left > 0) {
      lookLater(context, left);
    } else {
      var _ = context.close();
    }
  }

  @Override
  public void channelRead(ChannelHandlerContext context, Object message) {
    if (message instanceof HttpRequest) {
      open++;
    }
    context.fireChannelRead(message);
  }

  @Override
  public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
    if (message instanceof HttpResponse response
        && response.status().equals(HttpResponseStatus.SWITCHING_PROTOCOLS)) {
      socket = true;
    } else if (message instanceof LastHttpContent) {
      var _ = context.write(message, promise.unvoid()).addListener(sent -> answered(context));
      return;
    }
    var _ = context.write(message, promise);
  }

  /** The end of an answer has left us, however long a slow line has taken for it. */
  private void answered(ChannelHandlerContext context) {
    open--;
    since = now(context);
  }
}
