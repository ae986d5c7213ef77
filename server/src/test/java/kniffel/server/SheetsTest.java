package kniffel.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Score sheets to print: everybody may have them, in every form there is and in no other. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SheetsTest {

  private Sandbox sandbox;

  @BeforeAll
  void open(@TempDir Path folder) throws IOException {
    sandbox = Sandbox.in(folder);
  }

  @AfterAll
  void close() {
    sandbox.close();
  }

  private HttpResponse<String> get(String path, String... headers) throws Exception {
    return sandbox.send("GET", "/api/sheets/" + path, "", headers);
  }

  @Test
  void everyGameHasASheetInTheLanguageAskedFor() throws Exception {
    for (Rulebook<?> rulebook : Rulebooks.ALL) {
      HttpResponse<String> answer = get(rulebook.id() + "?lang=de&paper=a5&per=4&large=true");
      assertThat(answer.statusCode()).isEqualTo(200);
      assertThat(answer.headers().firstValue("Content-Type")).contains("image/svg+xml");
      assertThat(answer.body()).contains("width=\"148mm\"");
    }
    assertThat(get("classic?lang=nl").body()).contains("Grote straat");
  }

  @Test
  void nothingIsSentTwice() throws Exception {
    String tag = get("master?lang=de").headers().firstValue("ETag").orElseThrow();
    assertThat(get("master?lang=de", "If-None-Match", tag).statusCode()).isEqualTo(304);
    assertThat(get("master?lang=en", "If-None-Match", tag).statusCode()).isEqualTo(200);
  }

  @Test
  void levelsArePagesOfOneFile() throws Exception {
    HttpResponse<String> all = get("forone?level=all&as=pdf");
    assertThat(all.headers().firstValue("Content-Type")).contains("application/pdf");
    assertThat(all.body()).startsWith("%PDF").contains("/Count 25");
    assertThat(get("forone?level=12&lang=de").body()).contains("Level 12");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "chess",
        "classic?rules=none",
        "classic?level=1",
        "forone?level=99",
        "forone?level=x"
      })
  void missingThingsAreNotFound(String path) throws Exception {
    HttpResponse<String> answer = get(path);
    assertThat(answer.statusCode()).isEqualTo(404);
    assertThat(answer.body()).contains("not-there");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "classic?paper=a3",
        "classic?per=2",
        "classic?large=1",
        "classic?as=png",
        "forone?level=all"
      })
  void whatCannotBePrintedIsMalformed(String path) throws Exception {
    HttpResponse<String> answer = get(path);
    assertThat(answer.statusCode()).isEqualTo(400);
    assertThat(answer.body()).contains("malformed");
  }
}
