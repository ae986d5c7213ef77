package kniffel.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import kniffel.client.Connection;
import kniffel.client.ExampleBot;
import kniffel.client.Online;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.Status;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Any program can play every game over the network to its end. */
@Tag("slow")
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ExampleBotTest {

  private Sandbox sandbox;

  @BeforeAll
  void open(@TempDir Path folder) throws IOException {
    sandbox = Sandbox.in(folder);
  }

  @AfterAll
  void close() {
    sandbox.close();
  }

  static List<Rulebook<?>> games() {
    String chosen = System.getProperty("kniffel.game", ".*");
    return Rulebooks.ALL.stream().filter(game -> game.id().matches(chosen)).toList();
  }

  @ParameterizedTest
  @MethodSource("games")
  void everyGameIsPlayedToItsEndAndItsDiceAreProven(Rulebook<?> rulebook) throws Exception {
    Connection host = sandbox.guest("Anna");
    Connection[] others = new Connection[Math.min(2, rulebook.maxPlayers()) - 1];
    for (int i = 0; i < others.length; i++) {
      others[i] = sandbox.guest("Ben");
    }
    TableInfo table = sandbox.running(rulebook, host, others);
    assertThat(table.status()).isEqualTo(Status.RUNNING);
    List<Connection> all = new ArrayList<>(List.of(others));
    all.add(host);
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<?>> played = new ArrayList<>();
      for (Connection player : all) {
        Online<?, ?, ?, ?> game =
            player.open(player.api().table(table.id()), java.util.Optional.empty());
        played.add(
            threads.submit(
                () -> {
                  Sandbox.toTheEnd(game, rulebook.id().hashCode());
                  return Sandbox.await(game, info -> info.status() == Status.OVER);
                }));
      }
      for (Future<?> each : played) {
        each.get();
      }
    }
    assertThat(host.api().verification(table.id()).verdict()).isEqualTo("proven");
    for (Connection player : all) {
      assertThat(ExampleBot.check(player, table.id()).isBent()).isFalse();
    }
    assertThat(host.api().statistics().games())
        .singleElement()
        .satisfies(line -> assertThat(line.games()).isEqualTo(1));
  }

  @Test
  void theExampleJoinsByItsLinkAndPlays() throws Exception {
    Connection host = sandbox.guest("Anna");
    TableInfo table =
        host.api().create(Sandbox.wish("classic", true, false, 0, Sandbox.me(), Sandbox.friend()));
    Online<?, ?, ?, ?> game = host.open(table, java.util.Optional.empty());
    Thread bot =
        Thread.ofVirtual()
            .start(
                () -> {
                  try {
                    ExampleBot.main(
                        new String[] {
                          sandbox.address().toString(), table.links().orElseThrow().play()
                        });
                  } catch (IOException | InterruptedException e) {
                    throw new IllegalStateException(e);
                  }
                });
    Sandbox.toTheEnd(game, 7); // a public table begins when it is full
    bot.join();
    assertThat(host.api().record(table.id())).contains("\"Example\"", "\"seed\"");
  }
}
