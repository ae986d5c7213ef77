package kniffel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import kniffel.client.Connection;
import kniffel.client.Swapped;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.wire.NewTable.NewSeat;
import kniffel.wire.TableInfo;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Playing at a table of a server from the terminal. */
@Tag("slow")
@Timeout(120)
class NetworkPlayTest {

  private NetworkHouse house;

  @BeforeEach
  void open(@TempDir Path folder) throws IOException {
    house = new NetworkHouse(folder);
  }

  @AfterEach
  void close() {
    house.close();
  }

  @Test
  void aWholeGameIsPlayedInGermanAndItsDiceAreProven() throws Exception {
    TableInfo table = house.table("classic", new NewSeat.Friend());
    Thread other = house.hostPlays(table);
    String link = house.address + table.links().orElseThrow().play();
    Run run = house.play(Keys.wholeGame(), link, "--name", "Ben", "--lang", "de");
    other.join();
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out())
        .contains(
            "Ben, du bist dran",
            "Anna würfelt",
            "Das Spiel ist zu Ende",
            "1. ",
            "Jedes Ergebnis folgt aus dem zugesagten Startwert",
            "Das ist ein Beweis für Ben",
            "Ohne eigenen Zufall: Anna",
            "Zusage und Abmachungen sind die, die es sich vor dem Spiel gemerkt hat",
            "Die Aufzeichnung erzählt dasselbe");
  }

  @Test
  void aRecordOfAGameOtherThanTheOneShownIsDetected() throws Exception {
    TableInfo table = house.table("classic", new NewSeat.Friend());
    Thread other = house.hostPlays(table);
    try (LyingServer liar = new LyingServer(house.address, this::swapped)) {
      String link = liar.address() + table.links().orElseThrow().play();
      Run run = house.play(Keys.wholeGame(), link, "--name", "Ben");
      other.join();
      assertThat(run.code()).as(run.err()).isZero();
      // Seed, agreement and randomness are the true ones, and the rules are obeyed.
      assertThat(run.out())
          .contains("Every outcome follows from the committed seed", "This is a proof for Ben")
          .contains("the commitment and what was agreed are the ones it noted")
          .contains("Beware: this is not the game that was shown!");
    }
  }

  private String swapped(String table) throws IOException {
    return Swapped.of(house.host.api().record(table));
  }

  @Test
  void aReturningPlayerIsTheSamePlayer() throws Exception {
    TableInfo table = house.table("classic", new NewSeat.Friend());
    String code = Connection.code(table.links().orElseThrow().play());
    Thread other = house.hostPlays(table);
    Run first = house.play("r\nq\n", code, "--server", house.address.toString(), "--name", "Ben");
    assertThat(first.out()).contains("Ben, it is your turn", "The game goes on without you");
    Run second = house.play("m\nq\n", code, "--server", house.address.toString());
    assertThat(second.out()).contains("Ben rolls", "Ben writes");
    assertThat(house.host.api().table(table.id()).seats().get(1).name()).contains("Ben");
    other.interrupt();
    try (var files = Files.walk(house.folder.resolve("user"))) {
      assertThat(files.filter(Files::isRegularFile).map(Path::getFileName).map(Path::toString))
          .satisfiesExactlyInAnyOrder(
              player -> assertThat(player).isEqualTo("players.properties"),
              notes -> assertThat(notes).endsWith(".notes"));
    }
  }

  @Test
  void aSpokenCodeIsEnough() throws Exception {
    TableInfo table = house.table("classic", new NewSeat.Friend());
    String code = table.links().orElseThrow().code().orElseThrow();
    Thread other = house.hostPlays(table);
    String typed = code.substring(0, 3).toLowerCase(Locale.ROOT) + " " + code.substring(3);
    Run run = house.play("q\n", typed, "--server", house.address.toString(), "--name", "Ben");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(house.host.api().table(table.id()).seats().get(1).name()).contains("Ben");
    other.interrupt();
    Run wrong = house.play("", "222222", "--server", house.address.toString());
    assertThat(wrong.err()).contains("No table has this code");
    assertThat(wrong.code()).isEqualTo(Exit.BAD_INPUT);
  }

  @Test
  void whoeverHasNoSeatWatches() throws Exception {
    TableInfo table = house.table("classic", new NewSeat.Bot("easy"));
    var _ = house.host.api().start(table.id(), new kniffel.wire.Requests.Start(Optional.empty()));
    Thread other = house.hostPlays(table);
    Run run = house.play("", house.address + table.links().orElseThrow().watch());
    other.join();
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains("The game is over").doesNotContain("it is your turn");
  }

  static List<String> gamesForTwo() {
    return Rulebooks.ALL.stream()
        .filter(rulebook -> rulebook.maxPlayers() > 1)
        .map(Rulebook::id)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("gamesForTwo")
  void everyScreenIsFedByTheServer(String game) throws Exception {
    TableInfo table = house.table(game, new NewSeat.Friend());
    Thread other = house.hostPlays(table);
    String link = house.address + table.links().orElseThrow().play();
    Run run = house.play("\n?\nxyz123\n1\n2\n\n?q\n", link, "--name", "Ben");
    other.interrupt();
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains("Ben, it is your turn", "q stop");
  }

  @Test
  void aLostConnectionComesBackByItself() throws Exception {
    TableInfo table = house.table("classic", new NewSeat.Friend());
    Thread other = house.hostPlays(table);
    try (Typist typist =
        Typist.at(
            house.folder.resolve("user"),
            "play",
            "--table",
            house.address + table.links().orElseThrow().play(),
            "--name",
            "Ben")) {
      typist.await("Ben, it is your turn");
      house.stop();
      typist.type("r");
      typist.await("The connection is lost");
      house.startAgain();
      typist.await("Connected again");
      typist.await("Ben picks up all dice");
      typist.type("q");
      assertThat(typist.end()).isZero();
    }
    other.interrupt();
  }

  @Test
  void impossibleInputIsExplained() {
    Run nowhere = house.play("", "abc", "--server", house.address.toString());
    assertThat(nowhere.err()).contains("No table has this code");
    assertThat(nowhere.code()).isEqualTo(Exit.BAD_INPUT);
    house.stop();
    Run nobody = house.play("", "abc", "--server", "http://127.0.0.1:1");
    assertThat(nobody.err()).contains("No server answers at http://127.0.0.1:1");
    assertThat(nobody.code()).isEqualTo(Exit.FAILED);
  }
}
