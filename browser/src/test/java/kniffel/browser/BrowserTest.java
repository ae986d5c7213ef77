package kniffel.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** What is compiled for the browser does in a browser exactly what the JVM does. */
@Tag("slow")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class BrowserTest {

  /** How far each game is played through the engine. */
  private static final int MOVES = 60;

  private Optional<Page> opened = Optional.empty();

  @BeforeAll
  void open() throws IOException {
    String wasm = System.getProperty("kniffel.wasm", "");
    assumeTrue(!wasm.isEmpty(), "the engine was not compiled for the browser");
    assumeTrue(Page.browser().isPresent(), "there is no browser");
    opened = Optional.of(new Page(Path.of(wasm), Page.browser().orElseThrow()));
  }

  @AfterAll
  void close() {
    opened.ifPresent(Page::close);
  }

  @Test
  void givesTheSameChecksums() throws IOException {
    List<List<Object>> calls = new ArrayList<>();
    List<String> expected = new ArrayList<>();
    for (Rulebook<?> game : Rulebooks.ALL) {
      calls.add(List.of(game.id(), calls.size() + 1));
      expected.add(Checksums.of(game.id(), calls.size()));
    }
    assertThat(opened.orElseThrow().call("checksum", calls)).isEqualTo(expected);
  }

  /** One by one, so that a failure shows only what differs. */
  @Test
  void givesTheSameAnswers() {
    List<List<Object>> requests = new ArrayList<>();
    List<String> answers = new ArrayList<>();
    Engine engine = new Engine();
    Worker worker =
        new Worker(
            request -> {
              String answer = engine.handle(request);
              requests.add(List.of(request));
              answers.add(answer);
              return answer;
            },
            "nl");
    for (Rulebook<?> game : Rulebooks.ALL) {
      worker.playSome(worker.newTable(game.id()), MOVES);
    }
    List<String> given = opened.orElseThrow().call("handle", requests);
    assertThat(given).hasSameSizeAs(answers);
    for (int i = 0; i < given.size(); i++) {
      assertThat(given.get(i)).as(requests.get(i).toString()).isEqualTo(answers.get(i));
    }
  }
}
