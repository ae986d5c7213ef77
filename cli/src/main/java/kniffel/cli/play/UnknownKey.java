package kniffel.cli.play;

import java.util.Map;
import java.util.Optional;
import kniffel.cli.terminal.Key;
import kniffel.words.Words;

/** What is said to somebody who pressed a key that does nothing. */
final class UnknownKey {

  private UnknownKey() {}

  /** Nothing for blanks and Enter, which people press without thinking. */
  static Optional<String> line(Key key, Words words) {
    return key instanceof Key.Typed(char typed)
            && !Character.isWhitespace(typed)
            && !Character.isISOControl(typed)
        ? Optional.of(words.say("cli.unknown-key", Map.of("key", String.valueOf(typed))))
        : Optional.empty();
  }
}
