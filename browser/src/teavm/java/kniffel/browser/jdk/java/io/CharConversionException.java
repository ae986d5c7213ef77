package kniffel.browser.jdk.java.io;

import java.io.IOException;

/** Text that is not in its encoding. */
public class CharConversionException extends IOException {

  private static final long serialVersionUID = 1L;

  public CharConversionException(String message) {
    super(message);
  }
}
