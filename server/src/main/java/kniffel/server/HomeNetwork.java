package kniffel.server;

import java.io.UncheckedIOException;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Supplier;

/**
 * The network of the house, in which phones can reach this machine.
 *
 * @param open whether the server listens there from the start
 * @param addresses this machine's addresses in it, as they are now
 */
public record HomeNetwork(boolean open, Supplier<List<String>> addresses) {

  /** Nobody but this machine itself. */
  public static HomeNetwork none() {
    return new HomeNetwork(false, List::of);
  }

  /** What this machine is connected to. */
  public static HomeNetwork ofThisMachine(boolean open) {
    return new HomeNetwork(open, HomeNetwork::find);
  }

  /**
   * The private IPv4 addresses of this machine: those that home networks give out.
   *
   * <p>An address that the whole internet can reach is not a home address and has to be requested
   * with {@code --host}.
   */
  private static List<String> find() {
    List<String> found = new ArrayList<>();
    try {
      for (NetworkInterface each : Collections.list(NetworkInterface.getNetworkInterfaces())) {
        if (!each.isUp() || each.isLoopback() || each.isPointToPoint()) {
          continue;
        }
        for (InetAddress address : Collections.list(each.getInetAddresses())) {
          if (address instanceof Inet4Address && address.isSiteLocalAddress()) {
            found.add(address.getHostAddress());
          }
        }
      }
    } catch (SocketException e) {
      throw new UncheckedIOException(e);
    }
    return found;
  }
}
