package kniffel.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import kniffel.cli.terminal.QrCode;
import kniffel.client.Connection;
import kniffel.client.ExampleBot;
import kniffel.client.Online;
import kniffel.client.ServerException;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.server.Server;
import kniffel.server.ServerConfig;
import kniffel.wire.Evenings;
import kniffel.wire.NewTable;
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

  @TempDir private Path folder;
  private Server server;
  private URI address;
  private Connection host;

  @BeforeEach
  void open() throws IOException {
    server = Server.start(config(0));
    address = URI.create("http://127.0.0.1:" + server.port());
    host = Connection.guest(address, "en", Optional.of("Anna"));
  }

  private ServerConfig config(int port) {
    return ServerConfig.local(folder.resolve("server"))
        .withPort(port)
        .withoutLimits()
        .withThinking(Duration.ofMillis(5), Duration.ofMillis(200));
  }

  @AfterEach
  void close() {
    host.close();
    server.close();
  }

  private TableInfo table(String game, NewSeat other) throws IOException {
    return host.api()
        .create(
            new NewTable(
                game,
                List.of(new NewSeat.Me(Optional.empty()), other),
                Optional.empty(),
                Optional.empty(),
                Optional.of(true),
                Optional.empty(),
                Optional.empty(),
                Optional.of(0),
                Optional.empty(),
                Optional.empty()));
  }

  private Run play(String keys, String link, String... more) {
    Map<String, String> environment =
        Map.of("LANG", "C", "XDG_DATA_HOME", folder.resolve("user").toString());
    String[] args = new String[more.length + 3];
    args[0] = "play";
    args[1] = "--table";
    args[2] = link;
    System.arraycopy(more, 0, args, 3, more.length);
    return Run.typing(keys, environment, args);
  }

  private Thread hostPlays(TableInfo table) throws IOException {
    Online<?, ?, ?, ?> game = host.open(table, Optional.empty());
    return Thread.ofVirtual()
        .start(
            () -> {
              try {
                new ExampleBot(new Random(1)).play(game);
              } catch (IOException | InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
  }

  @Test
  void aWholeGameIsPlayedInGermanAndItsDiceAreProven() throws Exception {
    TableInfo table = table("classic", new NewSeat.Friend());
    Thread other = hostPlays(table);
    String link = address + table.links().orElseThrow().play();
    Run run = play(Keys.wholeGame(), link, "--name", "Ben", "--lang", "de");
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
            "Zusage und Abmachungen sind die, die es sich vor dem Spiel gemerkt hat");
  }

  @Test
  void whoComesAgainIsTheSamePlayer() throws Exception {
    TableInfo table = table("classic", new NewSeat.Friend());
    String code = Connection.code(table.links().orElseThrow().play());
    Thread other = hostPlays(table);
    Run first = play("r\nq\n", code, "--server", address.toString(), "--name", "Ben");
    assertThat(first.out()).contains("Ben, it is your turn", "The game goes on without you");
    Run second = play("m\nq\n", code, "--server", address.toString());
    assertThat(second.out()).contains("Ben rolls", "Ben writes");
    assertThat(host.api().table(table.id()).seats().get(1).name()).contains("Ben");
    other.interrupt();
    try (var files = Files.walk(folder.resolve("user"))) {
      assertThat(files.filter(Files::isRegularFile)).hasSize(1);
    }
  }

  @Test
  void aCodeThatWasSaidWillDo() throws Exception {
    TableInfo table = table("classic", new NewSeat.Friend());
    String code = table.links().orElseThrow().code().orElseThrow();
    Thread other = hostPlays(table);
    String typed = code.substring(0, 3).toLowerCase(Locale.ROOT) + " " + code.substring(3);
    Run run = play("q\n", typed, "--server", address.toString(), "--name", "Ben");
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(host.api().table(table.id()).seats().get(1).name()).contains("Ben");
    other.interrupt();
    Run wrong = play("", "222222", "--server", address.toString());
    assertThat(wrong.err()).contains("No table has this code");
    assertThat(wrong.code()).isEqualTo(Exit.BAD_INPUT);
  }

  @Test
  void whoHasNoSeatWatches() throws Exception {
    TableInfo table = table("classic", new NewSeat.Bot("easy"));
    var _ = host.api().start(table.id(), new kniffel.wire.Requests.Start(Optional.empty()));
    Thread other = hostPlays(table);
    Run run = play("", address + table.links().orElseThrow().watch());
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
    TableInfo table = table(game, new NewSeat.Friend());
    Thread other = hostPlays(table);
    String link = address + table.links().orElseThrow().play();
    Run run = play("\n?\nxyz123\n1\n2\n\n?q\n", link, "--name", "Ben");
    other.interrupt();
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains("Ben, it is your turn", "q stop");
  }

  @Test
  void aLostConnectionComesBackByItself() throws Exception {
    TableInfo table = table("classic", new NewSeat.Friend());
    Thread other = hostPlays(table);
    int port = server.port();
    try (Typist typist =
        Typist.at(
            folder.resolve("user"),
            "play",
            "--table",
            address + table.links().orElseThrow().play(),
            "--name",
            "Ben")) {
      typist.await("Ben, it is your turn");
      server.close();
      typist.type("r");
      typist.await("The connection is lost");
      server = Server.start(config(port));
      typist.await("Connected again");
      typist.await("Ben picks up all dice");
      typist.type("q");
      assertThat(typist.end()).isZero();
    }
    other.interrupt();
  }

  private Typist at(String user, String... args) throws IOException {
    return Typist.at(folder.resolve(user), args);
  }

  /** What stands behind a word at the beginning of a line. */
  private static String after(String word, String text) {
    return text.lines()
        .filter(line -> line.startsWith(word))
        .map(line -> line.substring(word.length()))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aTableIsOpenedFromHereOthersJoinAndWatch() throws Exception {
    String here = address.toString();
    try (Typist anna = at("anna", "host", "classic", "--server", here, "--name", "Anna")) {
      anna.await("To watch: ");
      anna.type(Keys.wholeGame());
      String link = after("To play: ", anna.text());
      String code = after("To say aloud: ", anna.text());
      String watch = after("To watch: ", anna.text());
      assertThat(link).startsWith(address + "/join#");
      assertThat(code).matches("\\w{3}-\\w{3}");
      anna.await("Free seats: 1 · To say aloud: " + code);
      assertThat(anna.text().lines()).containsAll(QrCode.lines(link));
      assertThat(anna.text()).contains("Phones cannot use this link", "serve --lan");
      try (Typist carla = at("carla", "play", "--table", watch, "--name", "Carla");
          Typist ben = at("ben", "play", "--table", code, "--server", here, "--name", "Ben")) {
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
    Map<String, String> environment =
        Map.of("LANG", "C", "XDG_DATA_HOME", folder.resolve("user").toString());
    Run run =
        Run.typing(
            "",
            environment,
            "host",
            "classic",
            "--no-play",
            "--json",
            "--bot",
            "easy",
            "--name",
            "Anna",
            "--server",
            address.toString());
    assertThat(run.code()).as(run.err()).isZero();
    JsonNode answer = new ObjectMapper().readTree(run.out());
    Run later = play("r\nq\n", answer.at("/play").asText());
    assertThat(later.code()).as(later.err()).isZero();
    assertThat(later.out()).contains("At the table: Anna, ", "Anna, it is your turn");
  }

  private Run daily(String keys, String... more) {
    Map<String, String> environment =
        Map.of("LANG", "C", "XDG_DATA_HOME", folder.resolve("user").toString());
    String[] args =
        Stream.concat(
                Stream.of("daily", "--server", address.toString(), "--name", "Ben"),
                Stream.of(more))
            .toArray(String[]::new);
    return Run.typing(keys, environment, args);
  }

  @Test
  void theGamesOfTheDayAreListedAndOneTryCounts() throws IOException {
    assertThat(daily("").out())
        .contains("classic · Classic of the day", "forone · Level of the day · Level ")
        .contains("Nobody has finished yet.", "daily GAME");
    AnswersTest.fitting("daily", daily("", "--json"));
    assertThat(daily("", "classic", "--free").err()).isNotEmpty(); // the try that counts is first
    assertThat(daily("r\nq\n", "classic").out())
        .contains("Ben rolls", "Your try is kept by the server", "Your try is not finished yet.");
    // The first roll has been.
    Run whole = daily(Keys.wholeGame().substring(2), "classic");
    assertThat(whole.code()).as(whole.err()).isZero();
    assertThat(whole.out()).contains("The game is over", "Your place: 1 of 1", "▶   1.");
    assertThat(daily("", "classic").out()).contains("Your place: 1 of 1", "daily classic --free");
    assertThat(daily("r\nq\n", "classic", "--free").out()).contains("counts for nothing");
    AnswersTest.fitting("daily", daily("", "--json"));
    Run none = daily("", "master");
    assertThat(none.err()).contains("There is no game master, only: ");
    assertThat(none.code()).isEqualTo(Exit.BAD_INPUT);
    assertThat(daily("", "--free").code()).isEqualTo(Exit.BAD_INPUT);
  }

  /** The host of an evening gives a game up: nobody waits for ever at its table. */
  @Test
  void aTableThatIsClosedSendsEverybodyAway() throws Exception {
    Evenings.EveningInfo evening =
        host.api()
            .beginEvening(
                new Evenings.NewEvening(
                    Optional.of(
                        List.of(new NewSeat.Me(Optional.empty()), new NewSeat.Local("Ben"))),
                    Optional.empty()));
    TableInfo table = host.api().nextGame(evening.code(), Evenings.NextGame.of("classic"));
    Online<?, ?, ?, ?> player = host.open(table, Optional.empty());
    assertThat(player.turn()).isPresent();
    try (Typist watcher =
        at("carla", "play", "--table", address + table.links().orElseThrow().watch())) {
      watcher.await("to decide who begins");
      var _ = host.api().giveUpGame(evening.code());
      assertThat(watcher.end()).isZero();
      assertThat(watcher.text()).contains("The table was closed");
    }
    assertThatThrownBy(player::turn)
        .isInstanceOfSatisfying(
            ServerException.class, e -> assertThat(e.code()).isEqualTo("closed"));
  }

  @Test
  void whatCannotBeIsExplained() {
    Run nowhere = play("", "abc", "--server", address.toString());
    assertThat(nowhere.err()).contains("No table has this code");
    assertThat(nowhere.code()).isEqualTo(Exit.BAD_INPUT);
    server.close();
    Run nobody = play("", "abc", "--server", "http://127.0.0.1:1");
    assertThat(nobody.err()).contains("No server answers at http://127.0.0.1:1");
    assertThat(nobody.code()).isEqualTo(Exit.FAILED);
  }
}
