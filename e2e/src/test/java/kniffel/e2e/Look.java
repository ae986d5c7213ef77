package kniffel.e2e;

import com.microsoft.playwright.Browser.NewContextOptions;
import java.util.stream.Collectors;

/**
 * How a window looks.
 *
 * @param language de, en or nl
 * @param theme light or dark
 * @param width of the page in pixels
 * @param height of it
 */
record Look(String language, String theme, int width, int height) {

  static final Look LAPTOP = new Look("de", "light", 1280, 900);
  static final Look PHONE = new Look("de", "dark", 360, 780);

  Look in(String other) {
    return new Look(other, theme, width, height);
  }

  /** The options of a separate context: nothing is shared between two windows. */
  NewContextOptions options() {
    return new NewContextOptions().setViewportSize(width, height).setLocale(language);
  }

  /**
   * What the client finds in its settings on the first visit: no waiting for dice or bots, and no
   * offer to be shown how it goes.
   */
  String script() {
    return """
    if (location.protocol === 'http:' && !localStorage.getItem('kniffel.settings')) {
      localStorage.setItem('kniffel.settings', JSON.stringify({
        language: '%s', theme: '%s', speed: 'off', sound: false, pace: 0, toured: '%s'.split(' ')
      }));
    }
    """
        .formatted(language, theme, Games.every().collect(Collectors.joining(" ")));
  }
}
