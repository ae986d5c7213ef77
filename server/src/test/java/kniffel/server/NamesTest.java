package kniffel.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.file.Path;
import kniffel.client.Connection;
import kniffel.client.ServerException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What people may be called. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class NamesTest {

  private Sandbox sandbox;

  @BeforeAll
  void open(@TempDir Path folder) throws IOException {
    sandbox = Sandbox.in(folder);
  }

  @AfterAll
  void close() {
    sandbox.close();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          '  Anna   Maria '    | Anna Maria
          A\\u0000n\\u001b[31mna | An[31mna
          \\u202eannA\\u200b     | annA
          A\\u0301nna           | \u00c1nna
          \\ud83c\\udfb2 Dice    | \uD83C\uDFB2 Dice
          """)
  void namesAreMadeFitToBeShown(String typed, String shown) throws Exception {
    Connection guest = sandbox.guest("x");
    HttpResponse<String> renamed =
        sandbox.send(
            "PATCH",
            "/api/me",
            "{\"name\":\"" + typed + "\"}",
            "Content-Type",
            "application/json",
            "Authorization",
            "Bearer " + guest.token());
    assertThat(renamed.statusCode()).isEqualTo(200);
    assertThat(guest.api().me().name()).isEqualTo(shown);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "   ",
        "\u200b\u200b",
        "a name that is much longer than any name should be",
        "\ud83c\udfb2\ud83c\udfb2\ud83c\udfb2\ud83c\udfb2\ud83c\udfb2\ud83c\udfb2\ud83c\udfb2"
            + "\ud83c\udfb2\ud83c\udfb2\ud83c\udfb2\ud83c\udfb2\ud83c\udfb2\ud83c\udfb2\ud83c\udfb2"
            + "\ud83c\udfb2\ud83c\udfb2\ud83c\udfb2\ud83c\udfb2\ud83c\udfb2\ud83c\udfb2\ud83c\udfb2"
      })
  void anInvalidNameIsRefused(String name) throws Exception {
    Connection guest = sandbox.guest("x");
    assertThatThrownBy(() -> guest.api().rename(name))
        .isInstanceOfSatisfying(ServerException.class, e -> assertThat(e.status()).isEqualTo(400));
  }
}
