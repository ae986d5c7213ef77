package kniffel.e2e;

import com.sun.net.httpserver.Filter;
import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpHandler;
import com.sun.net.httpserver.HttpHandlers;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.Request;
import com.sun.net.httpserver.SimpleFileServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * A plain file server that has a folder somewhere below its root, notes what is fetched, and
 * refuses what it is told to.
 */
final class SiteHost implements AutoCloseable {

  private static final String PLACE = "/some/where/";
  private static final Headers NO_HEADERS = Headers.of();

  private final HttpServer server;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final Set<String> fetched = new ConcurrentSkipListSet<>();
  private final AtomicInteger refusals = new AtomicInteger();
  private volatile String refused = "";

  SiteHost(Path folder) throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(threads);
    HttpHandler files = SimpleFileServer.createFileHandler(folder.toAbsolutePath());
    server
        .createContext(
            PLACE,
            HttpHandlers.handleOrElse(this::isRefused, HttpHandlers.of(503, NO_HEADERS, ""), files))
        .getFilters()
        .add(
            Filter.beforeHandler(
                "notes what is fetched",
                exchange ->
                    fetched.add(exchange.getRequestURI().getPath().substring(PLACE.length() - 1))));
    server.start();
  }

  private boolean isRefused(Request request) {
    return request.getRequestURI().getPath().endsWith(refused)
        && refusals.getAndUpdate(left -> Math.max(0, left - 1)) > 0;
  }

  /** Refuses a file, as often as this. */
  void refuse(String end, int times) {
    refused = end;
    refusals.set(times);
  }

  /** Whether it was not yet asked for as often. */
  boolean stillRefuses() {
    return refusals.get() > 0;
  }

  /** Where the folder is shown, without the last slash. */
  String address() {
    return "http://localhost:"
        + server.getAddress().getPort()
        + PLACE.substring(0, PLACE.length() - 1);
  }

  /** The paths within the folder that somebody has asked for. */
  Set<String> fetched() {
    return Set.copyOf(fetched);
  }

  /** From now on nobody answers. */
  @Override
  public void close() {
    server.stop(0);
    threads.close();
  }
}
