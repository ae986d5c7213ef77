package kniffel.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.LoadState;
import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** How much a first visit costs as really sent, including headers, words and answers. */
@ExtendWith(OnStage.class)
class FirstVisitTest {

  private static final long MOST = 100_000;
  private static final double MOST_BEFORE_USE = 60_000;

  /** What had arrived by then, each with its address. */
  private static final String BEFORE_USE =
      """
      () => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
        .filter((each) => each.responseEnd <= globalThis.interactive)
        .map((each) => each.transferSize + ' ' + each.name)
        .join('\\n')
      """;

  @Test
  void theFirstPageIsSmall(Stage stage) throws IOException {
    try (Wire wire = new Wire(stage.port())) {
      Window window = stage.window(Look.PHONE, wire.port());
      window.context.addInitScript(Measurements.INTERACTIVE);
      window.open("/");
      window.page.waitForFunction("() => globalThis.interactive");
      String early = (String) window.page.evaluate(BEFORE_USE);
      assertThat(early.lines().mapToDouble(line -> Double.parseDouble(line.split(" ", 2)[0])).sum())
          .as("bytes before the first page can be used: %s", early)
          .isPositive()
          .isLessThanOrEqualTo(MOST_BEFORE_USE);

      // Everything: also what is kept for a page without a network, and what the next click needs.
      window.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)");
      window.page.waitForLoadState(LoadState.NETWORKIDLE);
      assertThat(wire.delivered()).as("bytes of a first visit").isLessThanOrEqualTo(MOST);
    }
  }

  @Test
  void aSecondVisitLoadsHardlyAnything(Stage stage) throws IOException {
    try (Wire wire = new Wire(stage.port())) {
      Window window = stage.window(Look.PHONE, wire.port());
      window.open("/").await(".gcard-a .btn--act");
      window.page.evaluate("() => navigator.serviceWorker.ready.then(() => true)");
      window.page.waitForLoadState(LoadState.NETWORKIDLE);
      long before = wire.delivered();
      window.page.reload();
      window.await(".gcard-a .btn--act");
      window.page.waitForLoadState(LoadState.NETWORKIDLE); // what else is asked for counts, too
      assertThat(wire.delivered() - before).as("bytes of a second visit").isLessThan(15_000);
    }
  }
}
