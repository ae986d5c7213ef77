package kniffel.rules;

/** A source of uniform choices, always handed in from outside. */
@FunctionalInterface
public interface Randomness {

  /** A number from 0 to {@code bound - 1}, all equally likely; {@code bound} is at least 1. */
  int below(int bound);
}
