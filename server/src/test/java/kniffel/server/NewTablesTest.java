package kniffel.server;

import static kniffel.server.Sandbox.me;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import kniffel.client.Connection;
import kniffel.table.json.Json;
import kniffel.wire.NewTable;
import kniffel.wire.NewTable.NewSeat;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which tables can be opened, and which not. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class NewTablesTest {

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
      quoteCharacter = '`',
      textBlock =
          """
          {"game":"chess","seats":[{"me":{}}]}                                              | no-game
          {"game":"classic","seats":[]}                                                     | wrong-count
          {"game":"forone","seats":[{"me":{}},{"friend":{}}]}                                | wrong-count
          {"game":"classic","seats":[{"bot":{"level":"easy"}}]}                             | nobody
          {"game":"classic","seats":[{"me":{}},{"bot":{"level":"divine"}}]}                 | malformed
          {"game":"classic","seats":[{"me":{},"friend":{}}]}                                | malformed
          {"game":"classic","seats":[{"me":{}}],"moon":1}                                   | malformed
          {"game":"classic","seats":[{"me":{}}],"preset":"poker"}                           | malformed
          {"game":"classic","seats":[{"me":{}}],"options":{}}                               | malformed
          {"game":"classic","seats":[{"me":{}}],"clock":3}                                  | malformed
          {"game":"classic","seats":[{"me":{}}],"pace":3}                                   | malformed
          {"game":"classic","seats":[{"me":{"name":""}}]}                                   | bad-name
          {"game":"classic","seats":[{"me":{}}],"pledges":"yes"}                            | malformed
          {"game":"classic","seats":[{"me":{}},{"friend":{}}],"start":true}                 | seats-open
          {"game":"classic","game":"karten","seats":[{"me":{}}]}                            | malformed
          {"game":"classic","seats":[{"me":{}}]} {}                                         | malformed
          [                                                                                 | malformed
          """)
  void anImpossibleTableIsRefused(String body, String code) throws Exception {
    Connection anna = sandbox.guest("Anna");
    var answer =
        sandbox.send(
            "POST",
            "/api/tables",
            body,
            "Content-Type",
            "application/json",
            "Authorization",
            "Bearer " + anna.token());
    assertThat(answer.body()).contains("\"" + code + "\"").doesNotContain("Exception");
    assertThat(answer.statusCode()).isEqualTo(code.equals("seats-open") ? 409 : 400);
    assertThat(anna.api().mine()).isEmpty();
  }

  @Test
  void presetsAndOptionsAreThoseOfTheGame() throws Exception {
    Connection anna = sandbox.guest("Anna");
    var yahtzee = anna.api().create(preset("yahtzee"));
    assertThat(yahtzee.options().at("extraPoints")).isEqualTo(new Json.Whole(100));
    var changed = Json.parse(yahtzee.options().toString().replace("100", "70"));
    var own =
        anna.api()
            .create(
                new NewTable(
                    "classic",
                    List.of(me()),
                    Optional.of(changed),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty()));
    assertThat(own.options()).isEqualTo(changed);
  }

  private static NewTable preset(String preset) {
    NewSeat seat = new NewSeat.Me(Optional.of("Anna"));
    return new NewTable(
        "classic",
        List.of(seat),
        Optional.empty(),
        Optional.of(preset),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }
}
