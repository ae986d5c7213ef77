package kniffel.server.http;

import java.util.Map;
import java.util.Optional;
import kniffel.web.Asset;

/**
 * An answer.
 *
 * @param shared what is the same for everybody who asks; then there is no body
 */
record Reply(
    int status, String type, String body, Map<String, String> headers, Optional<Asset> shared) {

  private static final String JSON = "application/json; charset=utf-8";

  static Reply json(int status, String body) {
    return new Reply(status, JSON, body, Map.of(), Optional.empty());
  }

  /** Something other than JSON. */
  static Reply of(String type, String body) {
    return new Reply(200, type, body, Map.of(), Optional.empty());
  }

  static Reply nothing() {
    return new Reply(204, JSON, "", Map.of(), Optional.empty());
  }

  /** Something that is the same for everybody, and made once. */
  static Reply shared(Asset asset) {
    return new Reply(200, JSON, "", Map.of(), Optional.of(asset));
  }

  Reply with(String name, String value) {
    return new Reply(status, type, body, Map.of(name, value), shared);
  }

  /**
   * The maximum size when sent.
   *
   * @param gzip whether the client can read what is compressed
   */
  int size(boolean gzip) {
    return shared
        .map(asset -> gzip ? asset.gzipped().length : asset.bytes().length)
        .orElse(body.length());
  }
}
