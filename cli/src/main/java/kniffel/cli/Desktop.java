package kniffel.cli;

import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** The desktop that this program may have been started from: it can show a page. */
final class Desktop {

  private Desktop() {}

  /** Shows a page in the user's browser; does nothing if there is none. */
  static void open(String address) {
    Optional<List<String>> command =
        command(System.getProperty("os.name", ""), System.getenv(), address);
    if (command.isEmpty()) {
      return;
    }
    try {
      var _ =
          new ProcessBuilder(command.get())
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .redirectError(ProcessBuilder.Redirect.DISCARD)
              .start();
    } catch (IOException e) {
      // The address has been printed; without such a program people can open it themselves.
    }
  }

  /** The program that shows a page; none where nobody sits in front of a screen. */
  static Optional<List<String>> command(
      String system, Map<String, String> environment, String address) {
    String name = system.toLowerCase(Locale.ROOT);
    if (environment.containsKey("SSH_CONNECTION")) {
      return Optional.empty();
    }
    if (name.startsWith("mac")) {
      return Optional.of(List.of("open", address));
    }
    if (name.startsWith("windows")) {
      return Optional.of(List.of("rundll32", "url.dll,FileProtocolHandler", address));
    }
    return environment.containsKey("DISPLAY") || environment.containsKey("WAYLAND_DISPLAY")
        ? Optional.of(List.of("xdg-open", address))
        : Optional.empty();
  }
}
