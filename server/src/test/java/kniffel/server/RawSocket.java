package kniffel.server;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.Executors;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** A socket on which a test sends what it likes, and hears everything. */
public final class RawSocket implements WebSocket.Listener, AutoCloseable {

  private static final ObjectMapper JSON = new ObjectMapper();
  private static final String CLOSED = "{\"closed\":{}}";

  /**
   * Only a wait in vain takes this long; shorter than the timeout of a test, to say what was
   * missing.
   */
  private static final int PATIENCE_SECONDS = 90;

  /** The server considers a socket dead if nothing happens on it for some time. */
  private static final int ALIVE_SECONDS = 5;

  private final ScheduledExecutorService heart =
      Executors.newSingleThreadScheduledExecutor(Thread.ofPlatform().daemon().factory());
  private final HttpClient http = HttpClient.newHttpClient();
  private final BlockingQueue<String> frames = new LinkedBlockingQueue<>();
  private final List<String> heard = new ArrayList<>();
  private final StringBuilder part = new StringBuilder();
  private @Nullable WebSocket socket;
  private volatile int closeCode;

  private RawSocket() {}

  public static RawSocket open(URI server, String token, String language) {
    RawSocket made = new RawSocket();
    made.socket =
        made.http
            .newWebSocketBuilder()
            .header("Authorization", "Bearer " + token)
            .buildAsync(
                URI.create("ws://" + server.getAuthority() + "/api/live?lang=" + language), made)
            .join();
    var _ = made.await("welcome");
    var _ =
        made.heart.scheduleAtFixedRate(made::ping, ALIVE_SECONDS, ALIVE_SECONDS, TimeUnit.SECONDS);
    return made;
  }

  private WebSocket socket() {
    if (socket == null) {
      throw new IllegalStateException("not open");
    }
    return socket;
  }

  /** Gives no more signs of life. */
  void silence() {
    heart.shutdownNow();
  }

  /** Whether there are messages that nobody has looked at. */
  boolean hasNews() {
    return !frames.isEmpty();
  }

  private void ping() {
    var _ = socket().sendPing(ByteBuffer.allocate(0));
  }

  /** Sends a text; quotes may be written as apostrophes. */
  public RawSocket say(String message) {
    return text(message.replace('\'', '"'));
  }

  RawSocket text(String message) {
    socket().sendText(message, true).join();
    return this;
  }

  /** Sends without waiting for it to be on its way; false if the socket is closed. */
  boolean tryText(String message) {
    CompletableFuture<WebSocket> sent = socket().sendText(message, true);
    return !sent.exceptionally(failure -> null).thenApply(ok -> ok == null).join();
  }

  boolean tryBytes(byte[] message) {
    CompletableFuture<WebSocket> sent = socket().sendBinary(ByteBuffer.wrap(message), true);
    return !sent.exceptionally(failure -> null).thenApply(ok -> ok == null).join();
  }

  /** The next message of this name; those before it are passed over. */
  public JsonNode await(String name) {
    return await(message -> message.has(name)).get(name);
  }

  /** The next matching message. */
  JsonNode await(Predicate<JsonNode> wanted) {
    while (true) {
      JsonNode message = next();
      if (wanted.test(message)) {
        return message;
      }
      if (message.has("closed")) {
        throw new IllegalStateException("closed with " + closeCode + "; heard " + heard);
      }
    }
  }

  /** Waits until the server closes the socket; returns the code. */
  int closed() {
    while (!next().has("closed")) {
      // what was told before
    }
    return closeCode;
  }

  boolean tryPing() {
    CompletableFuture<WebSocket> sent = socket().sendPing(ByteBuffer.allocate(8));
    return !sent.exceptionally(failure -> null).thenApply(ok -> ok == null).join();
  }

  JsonNode next() {
    try {
      String frame = frames.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
      if (frame == null) {
        throw new IllegalStateException("nothing came after " + heard);
      }
      heard.add(frame);
      return JSON.readTree(frame);
    } catch (InterruptedException | JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Something that the same person was told in another way. */
  void note(String told) {
    heard.add(told);
  }

  /** Everything that has been sent to us and looked at. */
  List<String> heard() {
    return List.copyOf(heard);
  }

  @Override
  public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence text, boolean last) {
    part.append(text);
    if (last) {
      frames.add(part.toString());
      part.setLength(0);
    }
    from.request(1);
    return null;
  }

  @Override
  public @Nullable CompletionStage<?> onClose(WebSocket from, int status, String reason) {
    closeCode = status;
    frames.add(CLOSED);
    return null;
  }

  @Override
  public void onError(WebSocket from, Throwable failure) {
    frames.add(CLOSED);
  }

  @Override
  public void close() {
    silence();
    socket().abort();
    http.shutdownNow();
  }
}
