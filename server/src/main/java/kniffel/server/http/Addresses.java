package kniffel.server.http;

import java.net.InetAddress;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.Optional;

/** What the addresses of one household have in common, as far as an address tells. */
final class Addresses {

  /** Anyone who has one IPv6 address has 2^64 of them. */
  private static final int NETWORK_BYTES = 8;

  private Addresses() {}

  /** The network of an address: itself for IPv4, the first 64 bits for IPv6. */
  static String network(String address) {
    return literal(address)
        .map(InetAddress::getAddress)
        .map(
            bytes ->
                bytes.length <= 4
                    ? HexFormat.of().formatHex(bytes)
                    : HexFormat.of().formatHex(Arrays.copyOf(bytes, NETWORK_BYTES)))
        .orElse("unknown");
  }

  /**
   * An address as a proxy notes it, without the port that some add: {@code 192.0.2.1:443} or {@code
   * [2001:db8::1]:443}.
   */
  static String withoutPort(String noted) {
    if (noted.startsWith("[")) {
      int end = noted.indexOf(']');
      return end < 0 ? noted : noted.substring(1, end);
    }
    int colon = noted.indexOf(':');
    return colon >= 0 && colon == noted.lastIndexOf(':') ? noted.substring(0, colon) : noted;
  }

  /** A numeric address; nothing is ever looked up. IPv4 within IPv6 counts as IPv4. */
  static Optional<InetAddress> literal(String address) {
    int zone = address.indexOf('%');
    try {
      return Optional.of(InetAddress.ofLiteral(zone < 0 ? address : address.substring(0, zone)));
    } catch (IllegalArgumentException e) {
      return Optional.empty();
    }
  }
}
