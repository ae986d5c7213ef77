package kniffel.telling.agreed;

import java.util.Map;

/**
 * A request that cannot be met, for a reason that the asker is told.
 *
 * <p>The code is also the key of the message: {@code server.CODE}.
 */
public final class ProblemException extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final int status;
  private final String code;
  private final transient Map<String, String> arguments;

  public ProblemException(int status, String code, Map<String, String> arguments) {
    super(code, null, false, false);
    this.status = status;
    this.code = code;
    this.arguments = arguments;
  }

  /** It makes no sense. */
  public static ProblemException malformed(String detail) {
    return new ProblemException(400, "malformed", Map.of("detail", detail));
  }

  /** It does not exist, or not for the one who asks; which of the two is not revealed. */
  public static ProblemException notThere() {
    return new ProblemException(404, "not-there", Map.of());
  }

  /** Nobody knows the device that asks, or not any more. */
  public static ProblemException noSession() {
    return new ProblemException(401, "no-session", Map.of());
  }

  /** It cannot be done in the present situation. */
  public static ProblemException notNow(String code) {
    return new ProblemException(409, code, Map.of());
  }

  /** It could not be stored. */
  public static ProblemException unavailable() {
    return new ProblemException(503, "unavailable", Map.of());
  }

  /** The status of the answer over HTTP. */
  public int status() {
    return status;
  }

  public String code() {
    return code;
  }

  public Map<String, String> arguments() {
    return arguments == null ? Map.of() : arguments;
  }
}
