package kniffel.cli.play;

import java.util.Optional;

/**
 * Asks for confirmation before something that is hardly intended. The answer is the same key again,
 * at once and in the same position.
 *
 * @param <V> what the position looks like
 * @param <T> what is asked about
 */
public final class Confirm<V, T> {

  private final Chosen<V, Optional<T>> asked = new Chosen<>(Optional.empty());

  /** What was just asked about in this position; it is forgotten whatever comes next. */
  public Optional<T> take(V position) {
    Optional<T> last = asked.in(position);
    asked.clear();
    return last;
  }

  /** Asks, by the key of a message. */
  public <M> KeyReply<M> ask(V position, T what, String message) {
    asked.choose(position, Optional.of(what));
    return new KeyReply.Tell<>(message);
  }

  public void clear() {
    asked.clear();
  }
}
