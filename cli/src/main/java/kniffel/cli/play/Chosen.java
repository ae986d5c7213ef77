package kniffel.cli.play;

import org.jspecify.annotations.Nullable;

/**
 * What a player has chosen in one position and not yet played; in any other nothing is chosen.
 *
 * @param <P> what stays the same as long as the choice holds
 * @param <T> what is chosen
 */
public final class Chosen<P, T> {

  private final T none;
  private @Nullable P position;
  private T value;

  /** Nothing is chosen yet. */
  public Chosen(T none) {
    this.none = none;
    this.value = none;
  }

  public T in(P now) {
    return now.equals(position) ? value : none;
  }

  public void choose(P now, T chosen) {
    position = now;
    value = chosen;
  }

  public void clear() {
    position = null;
    value = none;
  }
}
