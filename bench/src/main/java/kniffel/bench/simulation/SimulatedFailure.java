package kniffel.bench.simulation;

/** A failure made up by the simulation; any other exception is a finding. */
final class SimulatedFailure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  SimulatedFailure(String message) {
    super(message, null, false, false);
  }
}
