package kniffel.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.buffer.ByteBuf;
import io.netty.channel.ChannelDuplexHandler;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelPromise;
import io.vertx.core.Vertx;
import io.vertx.core.buffer.Buffer;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.impl.HttpServerConnection;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Long answers wait in our memory a part at a time. */
@Timeout(60)
class InPartsTest {

  private static final int HEAD = 1_024;

  private final Vertx vertx = Vertx.vertx();
  private final HttpClient http = HttpClient.newHttpClient();

  /** The most that was written and not yet taken. */
  private final AtomicLong most = new AtomicLong();

  @AfterEach
  void close() throws Exception {
    http.shutdownNow();
    vertx.close().await(10, TimeUnit.SECONDS);
  }

  /** Counts what is on its way at a time. */
  private final class Counting extends ChannelDuplexHandler {

    private long waiting;

    @Override
    public void write(ChannelHandlerContext context, Object message, ChannelPromise promise) {
      int size = message instanceof ByteBuf bytes ? bytes.readableBytes() : 0;
      waiting += size;
      most.accumulateAndGet(waiting, Math::max);
      var _ = context.write(message, promise.unvoid()).addListener(sent -> waiting -= size);
    }
  }

  private void count(HttpConnection connection) {
    if (connection instanceof HttpServerConnection server) {
      server.channelHandlerContext().channel().pipeline().addFirst(new Counting());
    }
  }

  private HttpResponse<byte[]> answer(Buffer whole) throws Exception {
    HttpServer server =
        vertx
            .createHttpServer()
            .connectionHandler(this::count)
            .requestHandler(request -> InParts.send(request.response(), whole))
            .listen(0, "127.0.0.1")
            .await(10, TimeUnit.SECONDS);
    URI address = URI.create("http://127.0.0.1:" + server.actualPort() + "/");
    return http.send(
        HttpRequest.newBuilder(address).build(), HttpResponse.BodyHandlers.ofByteArray());
  }

  private static Buffer random(int length) {
    byte[] bytes = new byte[length];
    new Random(length).nextBytes(bytes);
    return Buffer.buffer(bytes);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, InParts.BYTES, InParts.BYTES + 1, 2 * InParts.BYTES, 2_000_000})
  void everythingArrives(int length) throws Exception {
    Buffer whole = random(length);
    HttpResponse<byte[]> answer = answer(whole);
    assertThat(answer.body()).isEqualTo(whole.getBytes());
    assertThat(answer.headers().firstValueAsLong("Content-Length")).hasValue(length);
  }

  @Test
  void hardlyMoreThanOnePartWaitsAtATime() throws Exception {
    var _ = answer(random(8_000_000)); // more than the system takes at once
    // The next part may be written just before the one before it is counted as taken.
    assertThat(most.get()).isBetween(1L, 2L * InParts.BYTES + HEAD);
  }
}
