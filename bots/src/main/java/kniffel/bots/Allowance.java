package kniffel.bots;

/** What is left of a {@link Budget} for one decision: a bot checks it often while it thinks. */
@FunctionalInterface
public interface Allowance {

  /** No limit: the bot thinks as long as it finds useful. */
  Allowance UNLIMITED = () -> false;

  /** Whether it is used up, so that the bot answers with what it has. */
  boolean spent();
}
