package kniffel.e2e;

import com.sun.net.httpserver.Filter;
import com.sun.net.httpserver.HttpServer;
import com.sun.net.httpserver.SimpleFileServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A plain file server that has a folder somewhere below its root, and notes what is fetched. */
final class SiteHost implements AutoCloseable {

  private static final String PLACE = "/some/where/";

  private final HttpServer server;
  private final ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor();
  private final Set<String> fetched = new ConcurrentSkipListSet<>();

  SiteHost(Path folder) throws IOException {
    server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    server.setExecutor(threads);
    server
        .createContext(PLACE, SimpleFileServer.createFileHandler(folder.toAbsolutePath()))
        .getFilters()
        .add(
            Filter.beforeHandler(
                "notes what is fetched",
                exchange ->
                    fetched.add(exchange.getRequestURI().getPath().substring(PLACE.length() - 1))));
    server.start();
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
