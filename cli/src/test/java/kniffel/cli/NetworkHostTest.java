package kniffel.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import kniffel.cli.terminal.QrCode;
import kniffel.client.Online;
import kniffel.client.ServerException;
import kniffel.wire.Evenings;
import kniffel.wire.NewTable.NewSeat;
import kniffel.wire.TableInfo;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Opening a table of a server from the terminal, and what happens to spectators when it is closed.
 */
@Tag("slow")
@Timeout(120)
class NetworkHostTest {

  private NetworkHouse house;

  @BeforeEach
  void open(@TempDir Path folder) throws IOException {
    house = new NetworkHouse(folder);
  }

  @AfterEach
  void close() {
    house.close();
  }

  /** The text after a word at the beginning of a line. */
  private static String after(String word, String text) {
    return text.lines()
        .filter(line -> line.startsWith(word))
        .map(line -> line.substring(word.length()))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aTableIsOpenedFromHereOthersJoinAndWatch() throws Exception {
    String here = house.address.toString();
    try (Typist anna = house.at("anna", "host", "classic", "--server", here, "--name", "Anna")) {
      anna.await("To watch: ");
      anna.type(Keys.wholeGame());
      String link = after("To play: ", anna.text());
      String code = after("To say aloud: ", anna.text());
      String watch = after("To watch: ", anna.text());
      assertThat(link).startsWith(house.address + "/join#");
      assertThat(code).matches("\\w{3}-\\w{3}");
      anna.await("Free seats: 1 · To say aloud: " + code);
      assertThat(anna.text().lines()).containsAll(QrCode.lines(link));
      assertThat(anna.text()).contains("Phones cannot use this link", "serve --lan");
      try (Typist carla = house.at("carla", "play", "--table", watch, "--name", "Carla");
          Typist ben =
              house.at("ben", "play", "--table", code, "--server", here, "--name", "Ben")) {
        ben.type(Keys.wholeGame());
        for (Typist each : List.of(anna, ben, carla)) {
          assertThat(each.end()).as(each.text()).isZero();
          assertThat(each.text()).contains("Anna rolls", "Ben rolls", "The game is over");
        }
        assertThat(ben.text()).contains("Ben, it is your turn");
        assertThat(carla.text()).doesNotContain("it is your turn");
      }
    }
  }

  @Test
  void aTableCanBeOpenedForLater() throws IOException {
    Run run =
        house.run(
            "",
            "host",
            "classic",
            "--no-play",
            "--json",
            "--bot",
            "easy",
            "--name",
            "Anna",
            "--server",
            house.address.toString());
    assertThat(run.code()).as(run.err()).isZero();
    JsonNode answer = new ObjectMapper().readTree(run.out());
    Run later = house.play("r\nq\n", answer.at("/play").asText());
    assertThat(later.code()).as(later.err()).isZero();
    assertThat(later.out()).contains("At the table: Anna, ", "Anna, it is your turn");
  }

  /** The host of an evening gives a game up: nobody waits for ever at its table. */
  @Test
  void aTableThatIsClosedSendsEverybodyAway() throws Exception {
    Evenings.EveningInfo evening =
        house
            .host
            .api()
            .beginEvening(
                new Evenings.NewEvening(
                    Optional.of(
                        List.of(new NewSeat.Me(Optional.empty()), new NewSeat.Local("Ben"))),
                    Optional.empty()));
    TableInfo table = house.host.api().nextGame(evening.code(), Evenings.NextGame.of("classic"));
    Online<?, ?, ?, ?> player = house.host.open(table, Optional.empty());
    assertThat(player.turn()).isPresent();
    try (Typist watcher =
        house.at("carla", "play", "--table", house.address + table.links().orElseThrow().watch())) {
      watcher.await("to decide who begins");
      var _ = house.host.api().giveUpGame(evening.code());
      assertThat(watcher.end()).isZero();
      assertThat(watcher.text()).contains("The table was closed");
    }
    assertThatThrownBy(player::turn)
        .isInstanceOfSatisfying(
            ServerException.class, e -> assertThat(e.code()).isEqualTo("closed"));
  }
}
