package kniffel.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/**
 * A stroke of chance not yet taken: an exact distribution for code that calculates, a sampler for
 * code that plays.
 *
 * <p>The distribution may name one outcome for many that the rules cannot tell apart (252 sorted
 * rolls instead of 7,776); the sampler draws things as they fall on the table, each die separately.
 */
public interface Draw<O> {

  /** Every outcome that makes a difference, with its weight; the weights are whole numbers. */
  List<Weighted<O>> outcomes();

  /** One outcome, drawn with the help of a random source from outside. */
  O sample(Randomness randomness);

  /**
   * The number of equally likely cases, counted without the outcomes: all weights add up to it, and
   * the probability of an outcome is its weight divided by this.
   */
  long total();

  /**
   * What people who roll for themselves are asked; empty where they could not know, as with cards.
   */
  default Optional<Ask> ask() {
    return Optional.empty();
  }

  /** The same draw where each outcome is wrapped into what a game calls it. */
  default <R> Draw<R> map(Function<O, R> name) {
    return new MappedDraw<>(this, name);
  }

  /** An outcome and how many of the {@link #total} equally likely cases it stands for. */
  record Weighted<O>(O outcome, long weight) {}
}
