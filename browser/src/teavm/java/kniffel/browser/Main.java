package kniffel.browser;

import java.io.IOException;
import org.teavm.jso.JSExport;

/** What the page's worker calls. */
public final class Main {

  private Main() {}

  public static void main(String[] arguments) {}

  @JSExport
  public static String checksum(String game, String language, int number) throws IOException {
    return Checksums.of(game, language, number);
  }
}
