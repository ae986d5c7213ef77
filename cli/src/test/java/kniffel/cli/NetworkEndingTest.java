package kniffel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.Map;
import kniffel.server.Server;
import kniffel.server.ServerConfig;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The end of a game at a server, on a full screen: result, personal best, books, proof, again. */
@Tag("slow")
@Timeout(300)
@EnabledOnOs(value = OS.LINUX, disabledReason = "script takes other arguments elsewhere")
class NetworkEndingTest {

  @TempDir private Path folder = Path.of("");
  private Server server;
  private URI address;

  @BeforeEach
  void open() throws IOException {
    server = Server.start(ServerConfig.local(folder.resolve("server")).withPort(0).withoutLimits());
    address = URI.create("http://127.0.0.1:" + server.port());
  }

  @AfterEach
  void close() {
    server.close();
  }

  private Run run(String keys, String... args) {
    String user = folder.resolve("user").toString();
    return Run.typing(
        keys, Map.of("LANG", "C", "XDG_DATA_HOME", user, "XDG_CONFIG_HOME", user), args);
  }

  /** A game of classic that Ben has played alone to its end; the link of its table. */
  private String finished() {
    Run hosted =
        run(
            Keys.wholeGame(),
            "host",
            "classic",
            "--seats",
            "1",
            "--name",
            "Ben",
            "--server",
            address.toString());
    assertThat(hosted.code()).as(hosted.err()).isZero();
    assertThat(hosted.out()).contains("The game is over");
    return hosted
        .out()
        .lines()
        .filter(line -> line.startsWith("To play: "))
        .map(line -> line.substring("To play: ".length()))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void booksAndProofAreReadAndTheTableIsPlayedAgain() throws Exception {
    String link = finished();
    try (PseudoTerminal terminal =
        new PseudoTerminal(folder.resolve("user"), "play", "--table", link, "--pace", "0")) {
      terminal.await("a analyse");
      terminal.await("your personal best stays");
      terminal.type("a");
      terminal.await("These values are exact");
      terminal.await("any other key goes back");
      terminal.type("1");
      terminal.await("Ben · turn ");
      terminal.type("x");
      terminal.await("These values are exact");
      terminal.type("x");
      terminal.await("a analyse");
      terminal.type("v");
      terminal.await("The dice");
      terminal.await("any other key goes back");
      terminal.type("x");
      terminal.type("n");
      terminal.await("Ben, it is your turn");
      terminal.type("q");
      terminal.end();
      assertThat(terminal.saidAs("code")).isEqualTo("0");
      assertThat(terminal.text()).contains("The game goes on without you");
    }
  }
}
