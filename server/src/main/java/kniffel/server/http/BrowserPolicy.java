package kniffel.server.http;

import kniffel.web.Asset;

/** What browsers allow our files to do. */
final class BrowserPolicy {

  /** Only our own files, and no code generated from text or bytes. */
  static final String OF_ALL = of("'self'");

  /**
   * A worker has the policy of its own response: the one for games on a device may load
   * WebAssembly.
   */
  static final String OF_GAMES = of("'self' 'wasm-unsafe-eval'");

  private BrowserPolicy() {}

  private static String of(String scripts) {
    return "default-src 'none'; script-src "
        + scripts
        + "; style-src 'self'; img-src 'self' data:;"
        + " connect-src 'self'; manifest-src 'self'; worker-src 'self';"
        + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
  }

  /** The policy of a file of the client. */
  static String of(Asset asset) {
    return asset.path().matches("assets/device-[^/]+\\.js") ? OF_GAMES : OF_ALL;
  }
}
