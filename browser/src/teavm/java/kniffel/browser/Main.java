package kniffel.browser;

import java.io.IOException;
import org.teavm.jso.JSExport;

/** What a page's worker calls. */
public final class Main {

  private static final Engine ENGINE = new Engine();

  private Main() {}

  /** Nothing happens before the worker asks for something. */
  public static void main(String[] arguments) {}

  @JSExport
  public static String handle(String request) {
    return ENGINE.handle(request);
  }

  /** See {@link Checksums}; for tests. */
  @JSExport
  public static String checksum(String game, int number) throws IOException {
    return Checksums.of(game, number);
  }
}
