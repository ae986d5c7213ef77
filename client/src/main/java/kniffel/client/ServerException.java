package kniffel.client;

import java.io.IOException;

/** The server was reached and said no; the message is its reason in words. */
public final class ServerException extends IOException {

  private static final long serialVersionUID = 1L;

  private final int status;
  private final String code;

  public ServerException(int status, String code, String text) {
    super(text);
    this.status = status;
    this.code = code;
  }

  /** The HTTP status; 404 means both "not there" and "not yours". */
  public int status() {
    return status;
  }

  /** The short name of the reason, the same in every language. */
  public String code() {
    return code;
  }
}
