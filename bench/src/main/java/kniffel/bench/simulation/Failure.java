package kniffel.bench.simulation;

/** A fault that the simulation has made up; anything else that is thrown is a finding. */
final class Failure extends RuntimeException {

  private static final long serialVersionUID = 1L;

  Failure(String message) {
    super(message, null, false, false);
  }
}
