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
import kniffel.words.Language;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** What is compiled for the browser does in Chromium exactly what the JVM does. */
@Tag("slow")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ChromiumTest {

  private Optional<Page> opened = Optional.empty();

  @BeforeAll
  void open() throws IOException {
    String wasm = System.getProperty("kniffel.wasm", "");
    assumeTrue(!wasm.isEmpty(), "the engine was not compiled for the browser");
    assumeTrue(Page.chromium().isPresent(), "there is no Chromium");
    opened = Optional.of(new Page(Path.of(wasm), Page.chromium().orElseThrow()));
  }

  @AfterAll
  void close() {
    opened.ifPresent(Page::close);
  }

  @Test
  void givesTheSameChecksums() throws IOException {
    List<List<Object>> calls = new ArrayList<>();
    List<String> expected = new ArrayList<>();
    int number = 0;
    for (Rulebook<?> game : Rulebooks.ALL) {
      for (Language language : Language.values()) {
        calls.add(List.of(game.id(), language.name(), ++number));
        expected.add(Checksums.of(game.id(), language.name(), number));
      }
    }
    assertThat(opened.orElseThrow().call("checksum", calls)).isEqualTo(expected);
  }

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
      worker.playToTheEnd(worker.newTable(game.id()));
    }
    assertThat(opened.orElseThrow().call("handle", requests)).isEqualTo(answers);
  }
}
