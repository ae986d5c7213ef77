package kniffel.server.http;

import io.vertx.core.http.HttpMethod;
import io.vertx.ext.web.Router;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kniffel.server.HomeNetwork;
import kniffel.telling.agreed.ProblemException;
import kniffel.wire.Answers;
import kniffel.wire.Requests;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Whether people in the same house can come in: shown and switched only on this machine. */
final class NetworkRoutes {

  private static final Logger LOG = LoggerFactory.getLogger("kniffel.http");

  private final HomeNetwork network;
  private final Listeners listeners;
  private final List<String> open = new ArrayList<>();

  NetworkRoutes(HomeNetwork network, Listeners listeners) {
    this.network = network;
    this.listeners = listeners;
  }

  void mount(Router router, Endpoint endpoint) {
    endpoint.on(router, HttpMethod.GET, "/api/network", call -> reply(endpoint, call.local()));
    endpoint.on(
        router,
        HttpMethod.POST,
        "/api/network",
        call -> {
          if (!call.local()) {
            throw new ProblemException(403, "foreign", Map.of());
          }
          if (call.body(Requests.OpenNetwork.class).open()) {
            open();
          } else {
            close();
          }
          return reply(endpoint, true);
        });
  }

  private Reply reply(Endpoint endpoint, boolean local) {
    return Reply.json(
        200,
        endpoint
            .codec()
            .write(
                Answers.Network.class,
                new Answers.Network(
                    local && !network.addresses().get().isEmpty(),
                    local ? addresses() : List.of())));
  }

  /** The addresses at which others reach this server, as they have to type them. */
  synchronized List<String> addresses() {
    int port = listeners.port();
    return open.stream().map(host -> "http://" + host + ":" + port).toList();
  }

  /** Listens at every address that others in the house can reach; blocks. */
  synchronized void open() {
    for (String host : network.addresses().get()) {
      if (!open.contains(host)) {
        try {
          listeners.open(host, listeners.port());
          open.add(host);
        } catch (IOException e) {
          // One of several networks may be gone, or the port may be in use there.
          LOG.warn("{} cannot be opened: {}", host, e.getMessage());
        }
      }
    }
  }

  /** Blocks until nobody can come in any more. */
  private synchronized void close() {
    for (String host : open) {
      try {
        listeners.close(host);
      } catch (IOException e) {
        LOG.warn("somebody may still come in: {}", e.getMessage());
      }
    }
    open.clear();
  }
}
