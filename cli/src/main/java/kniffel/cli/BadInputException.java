package kniffel.cli;

/** Thrown when what was asked for or handed in is wrong; carries the words to say so. */
public final class BadInputException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  public BadInputException(String message) {
    super(message);
  }
}
