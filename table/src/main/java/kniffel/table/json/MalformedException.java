package kniffel.table.json;

/** Thrown when JSON is not of the expected form; says where and why. */
public final class MalformedException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String path;
  private final String reason;

  public MalformedException(String path, String reason) {
    super(path.isEmpty() ? reason : path + ": " + reason);
    this.path = path;
    this.reason = reason;
  }

  /** Where, as field names and indexes: {@code move.roll.dice}; empty for the whole value. */
  public String path() {
    return path;
  }

  public String reason() {
    return reason;
  }
}
