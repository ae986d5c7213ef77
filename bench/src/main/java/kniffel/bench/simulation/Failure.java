package kniffel.bench.simulation;

/** A failure made up by the simulation; any other exception is a finding. */
final class Failure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  Failure(String message) {
    super(message, null, false, false);
  }
}
