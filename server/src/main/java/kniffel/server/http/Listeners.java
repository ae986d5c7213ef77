package kniffel.server.http;

import io.vertx.core.Context;
import io.vertx.core.Future;
import io.vertx.core.Handler;
import io.vertx.core.Vertx;
import io.vertx.core.http.HttpConnection;
import io.vertx.core.http.HttpServer;
import io.vertx.core.http.HttpServerOptions;
import io.vertx.core.http.HttpServerRequest;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;

/** The addresses at which the server listens, each on every event loop. */
final class Listeners {

  private static final int WAIT_SECONDS = 10;
  private static final int IDLE_SECONDS = 30;

  /** How long a client may take to notice that its socket is being closed. */
  private static final int CLOSING_SECONDS = 2;

  private final Vertx vertx;
  private final List<Context> loops;
  private final Supplier<? extends Handler<HttpServerRequest>> handlers;
  private final Handler<HttpServerRequest> broken;
  private final Handler<HttpConnection> connected;
  private final Map<String, List<HttpServer>> servers = new LinkedHashMap<>();

  /**
   * @param handlers makes one for each loop
   * @param broken handles what is not a request
   * @param connected is told of every connection before anything is sent over it
   */
  Listeners(
      Vertx vertx,
      List<Context> loops,
      Supplier<? extends Handler<HttpServerRequest>> handlers,
      Handler<HttpServerRequest> broken,
      Handler<HttpConnection> connected) {
    this.vertx = vertx;
    this.loops = List.copyOf(loops);
    this.handlers = handlers;
    this.broken = broken;
    this.connected = connected;
  }

  /**
   * Listens at one more address; blocks.
   *
   * @param port 0 for any
   * @throws IOException if it cannot be used
   */
  synchronized void open(String host, int port) throws IOException {
    List<HttpServer> opened = new ArrayList<>();
    int chosen = port;
    try {
      for (Context loop : loops) {
        HttpServer server = listen(loop, host, chosen);
        opened.add(server);
        chosen = server.actualPort();
      }
    } catch (IOException e) {
      opened.forEach(HttpServer::close);
      throw e;
    }
    servers.put(host, opened);
  }

  /** Stops listening there and disconnects whoever came that way; blocks until done. */
  synchronized void close(String host) throws IOException {
    List<HttpServer> closing = servers.remove(host);
    if (closing != null) {
      var closed = Future.join(closing.stream().map(HttpServer::close).toList());
      await(closed.toCompletionStage().toCompletableFuture(), host + " cannot be closed");
    }
  }

  private HttpServer listen(Context loop, String host, int port) throws IOException {
    CompletableFuture<HttpServer> listening = new CompletableFuture<>();
    loop.runOnContext(
        any ->
            vertx
                .createHttpServer(options(host, port))
                .requestHandler(handlers.get())
                .invalidRequestHandler(broken)
                .connectionHandler(connected)
                .listen()
                .onSuccess(listening::complete)
                .onFailure(listening::completeExceptionally));
    return await(listening, host + ":" + port + " cannot be opened");
  }

  private static <T> T await(CompletableFuture<T> done, String problem) throws IOException {
    try {
      return done.get(WAIT_SECONDS, TimeUnit.SECONDS);
    } catch (ExecutionException e) {
      throw new IOException(
          problem + ": " + (e.getCause() == null ? e : e.getCause()).getMessage(), e);
    } catch (TimeoutException e) {
      throw new IOException(problem, e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }

  private static HttpServerOptions options(String host, int port) {
    return new HttpServerOptions()
        .setHost(host)
        .setPort(port)
        // No browser speaks HTTP/2 without TLS, and proxies speak HTTP/1.1 to us.
        .setHttp2ClearTextEnabled(false)
        .setMaxInitialLineLength(2_048)
        .setMaxHeaderSize(8_192)
        .setMaxFormAttributeSize(0)
        // In both directions, for requests; sockets have their own check.
        .setIdleTimeout(IDLE_SECONDS)
        .setWebSocketClosingTimeout(CLOSING_SECONDS)
        .setMaxWebSocketFrameSize(MessageReader.MAX_BYTES)
        .setMaxWebSocketMessageSize(MessageReader.MAX_BYTES)
        .setPerMessageWebSocketCompressionSupported(false)
        .setPerFrameWebSocketCompressionSupported(false)
        .setAcceptBacklog(4_096)
        .setTcpNoDelay(true);
  }

  /** The port of the first address. */
  synchronized int port() {
    return servers.values().iterator().next().getFirst().actualPort();
  }

  /** Lets nobody in any more; requests under way are answered. */
  synchronized Future<?> closeAll() {
    return Future.join(
        servers.values().stream().flatMap(List::stream).map(HttpServer::close).toList());
  }
}
