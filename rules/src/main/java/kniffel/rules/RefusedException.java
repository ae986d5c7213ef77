package kniffel.rules;

import org.jspecify.annotations.Nullable;

/** Thrown when a state is asked to take a move or an outcome that the rules refuse. */
public final class RefusedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final transient Refusal refusal;

  public RefusedException(Refusal refusal) {
    // No stack trace: a refusal is an answer to a player, not a fault of the program.
    super(refusal.toString(), null, false, false);
    this.refusal = refusal;
  }

  /** Throws if there is a refusal. */
  public static void throwIf(@Nullable Refusal refusal) {
    if (refusal != null) {
      throw new RefusedException(refusal);
    }
  }

  public Refusal refusal() {
    return refusal;
  }
}
