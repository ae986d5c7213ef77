package kniffel.browser;

import java.util.Optional;

/**
 * The answer to a request of the API.
 *
 * @param body JSON, where there is any
 */
record Reply(int status, Optional<String> body) {

  static Reply of(int status, String body) {
    return new Reply(status, Optional.of(body));
  }

  /** To be asked again once the accompanying thought is there. */
  static Reply later() {
    return new Reply(202, Optional.empty());
  }

  static Reply nothing() {
    return new Reply(204, Optional.empty());
  }
}
