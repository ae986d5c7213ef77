package kniffel.server.http;

import io.vertx.core.http.Cookie;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import java.net.InetAddress;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import kniffel.words.Language;

/** What a request says about its sender, and how much of that can be believed. */
final class Caller {

  static final String COOKIE = "kniffel";
  private static final String BEARER = "Bearer ";
  private static final Pattern LOCAL_HOST =
      Pattern.compile("(localhost|127\\.0\\.0\\.1|\\[::1])(:[0-9]+)?");

  /** What proxies add; browsers never do. */
  private static final List<String> PASSED_ON =
      List.of("X-Forwarded-For", "X-Forwarded-Host", "X-Real-IP", "Forwarded", "Via");

  private final Set<InetAddress> proxies;
  private final List<String> origins;

  Caller(List<String> proxies, List<String> origins) {
    this.proxies = proxies.stream().map(Caller::proxy).collect(Collectors.toUnmodifiableSet());
    this.origins = List.copyOf(origins);
  }

  private static InetAddress proxy(String address) {
    return Addresses.literal(address)
        .orElseThrow(() -> new IllegalArgumentException("no literal address: " + address));
  }

  /** The secret of a device, from its cookie or bearer token. */
  static Optional<String> token(HttpServerRequest request) {
    String header = request.getHeader("Authorization");
    if (header != null && header.startsWith(BEARER)) {
      return Optional.of(header.substring(BEARER.length()).strip());
    }
    return Optional.ofNullable(request.getCookie(COOKIE)).map(Cookie::getValue);
  }

  static boolean isBearer(HttpServerRequest request) {
    String header = request.getHeader("Authorization");
    return header != null && header.startsWith(BEARER);
  }

  static Language language(HttpServerRequest request) {
    Optional<String> wish = wish(request);
    if (wish.isPresent()) {
      return Language.of(wish.get()).orElse(Language.EN);
    }
    String header = request.getHeader("Accept-Language");
    if (header != null) {
      for (String part : header.split(",", 8)) {
        Optional<Language> language = Language.of(part.strip());
        if (language.isPresent()) {
          return language.get();
        }
      }
    }
    return Language.EN;
  }

  private static Optional<String> wish(HttpServerRequest request) {
    try {
      return Optional.ofNullable(request.getParam("lang"));
    } catch (IllegalArgumentException e) {
      return Optional.empty(); // even an invalid query is answered in some language
    }
  }

  /** Whether the part after the question mark can be read. */
  static boolean hasSoundQuery(HttpServerRequest request) {
    try {
      var _ = request.params();
      return true;
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /** Whether an address is that of one of our proxies, in whatever form it is written. */
  boolean isProxy(String address) {
    return !proxies.isEmpty() && Addresses.literal(address).filter(proxies::contains).isPresent();
  }

  /** Where a request comes from; a proxy is believed only if it is one of ours. */
  String address(HttpServerRequest request) {
    String remote = request.remoteAddress() == null ? "" : request.remoteAddress().hostAddress();
    if (!isProxy(remote)) {
      return remote;
    }
    // Each proxy appends what it saw to what it was told, in the same header line or in another
    // one.
    List<String> lines = request.headers().getAll("X-Forwarded-For");
    String[] hops = String.join(",", lines).split(",", -1);
    for (int i = hops.length - 1; i >= 0; i--) {
      String hop = Addresses.withoutPort(hops[i].strip());
      if (!hop.isEmpty() && !isProxy(hop)) {
        return hop;
      }
    }
    return remote;
  }

  /** Whether the browser reached us by TLS, as far as we can know. */
  boolean isSecure(HttpServerRequest request) {
    String remote = request.remoteAddress() == null ? "" : request.remoteAddress().hostAddress();
    return request.isSSL()
        || (isProxy(remote) && "https".equals(request.getHeader("X-Forwarded-Proto")));
  }

  /**
   * Whether a request comes from this machine, through no proxy, under a name that only this
   * machine has, because somebody else may have pointed any other name here. A request that changes
   * anything must also come from a page of that name. A server configured with proxies or other
   * names is behind one.
   */
  boolean isLocal(HttpServerRequest request) {
    String remote = request.remoteAddress() == null ? "" : request.remoteAddress().hostAddress();
    String host = request.getHeader("Host");
    if (!proxies.isEmpty()
        || !origins.isEmpty()
        || !isLoopback(remote)
        || isPassedOn(request)
        || host == null
        || !LOCAL_HOST.matcher(host).matches()) {
      return false;
    }
    return request.method().equals(HttpMethod.GET)
        || request.headers().getAll("Origin").equals(List.of("http://" + host));
  }

  /** Whether a proxy says that somebody else sent it; silent proxies cannot be detected. */
  static boolean isPassedOn(HttpServerRequest request) {
    return PASSED_ON.stream().anyMatch(request.headers()::contains);
  }

  static boolean isLoopback(String remote) {
    return Addresses.literal(remote).filter(InetAddress::isLoopbackAddress).isPresent();
  }

  /**
   * Whether a request comes from one of our own pages, or from no page at all.
   *
   * <p>Browsers say which page; programs do not, and have no cookie that could be abused.
   */
  boolean isOurs(HttpServerRequest request) {
    String origin = request.getHeader("Origin");
    if (origin == null) {
      return isBearer(request) || request.getCookie(COOKIE) == null;
    }
    if (origins.contains(origin)) {
      return true;
    }
    String host = request.getHeader("Host");
    try {
      String authority = URI.create(origin).getRawAuthority();
      return host != null
          && authority != null
          && authority.toLowerCase(Locale.ROOT).equals(host.toLowerCase(Locale.ROOT));
    } catch (IllegalArgumentException e) {
      return false;
    }
  }
}
