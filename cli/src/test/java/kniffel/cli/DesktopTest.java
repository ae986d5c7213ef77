package kniffel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** A page is only shown where somebody sits in front of a screen. */
class DesktopTest {

  private static final String PAGE = "http://127.0.0.1:8080";

  @Test
  void everySystemHasItsProgram() {
    assertThat(Desktop.command("Linux", Map.of("DISPLAY", ":0"), PAGE))
        .contains(List.of("xdg-open", PAGE));
    assertThat(Desktop.command("Linux", Map.of("WAYLAND_DISPLAY", "wayland-0"), PAGE))
        .contains(List.of("xdg-open", PAGE));
    assertThat(Desktop.command("Mac OS X", Map.of(), PAGE)).contains(List.of("open", PAGE));
    assertThat(Desktop.command("Windows 11", Map.of(), PAGE)).isPresent();
  }

  @Test
  void nobodySeesAPageOnAServer() {
    assertThat(Desktop.command("Linux", Map.of(), PAGE)).isEmpty();
    assertThat(Desktop.command("Mac OS X", Map.of("SSH_CONNECTION", "x"), PAGE)).isEmpty();
  }
}
