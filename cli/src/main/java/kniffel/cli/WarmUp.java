package kniffel.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import kniffel.client.Connection;
import kniffel.client.Online;
import kniffel.rules.Rulebooks;
import kniffel.server.Server;
import kniffel.server.ServerConfig;
import kniffel.wire.NewTable;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo;

/** Runs the common commands once, so that the launcher can cache the classes they load. */
final class WarmUp {

  /** Enough for the virtual machine to see what is used most. */
  private static final int SERVED_GAMES = 40;

  /** The game played most; keys and dice that another game does not know would do no harm. */
  private static final String GAME = Rulebooks.ALL.getFirst().id();

  private WarmUp() {}

  public static void main(String[] args) throws IOException, InterruptedException {
    Path folder = Files.createTempDirectory("kniffel");
    Path save = folder.resolve("game.json");
    run("", "games");
    run("", "games", "--json");
    run("", "--help");
    run("r\n12r\nq\n", "play", GAME, "--players", "A", "--save", save.toString());
    run("", "replay", save.toString());
    run("", "verify", save.toString());
    run("", "simulate", GAME, "--games", "2000", "--json");
    run("", "advise", GAME, "--dice", "1,2,3,4,5");
    serve(folder.resolve("data"));
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  /** Plays at a server as two people would, so that it is quick from the first move on. */
  private static void serve(Path data) throws IOException, InterruptedException {
    try (Server server = Server.start(ServerConfig.local(data).withPort(0).withoutLimits())) {
      URI address = URI.create("http://127.0.0.1:" + server.port());
      try (Connection one = Connection.guest(address, "de", Optional.of("A"));
          Connection other = Connection.guest(address, "en", Optional.of("B"))) {
        one.api().games();
        for (int game = 0; game < SERVED_GAMES; game++) {
          TableInfo table = one.api().create(table());
          String link = table.links().orElseThrow().play();
          Online<?, ?, ?, ?> second = other.join(link, Optional.empty());
          one.api().start(table.id(), new Requests.Start(Optional.empty()));
          Thread thread = Thread.ofVirtual().start(() -> play(second));
          play(one.open(table, Optional.empty()));
          thread.join();
        }
      }
    }
  }

  private static NewTable table() {
    return NewTable.quick(
        GAME, List.of(new NewTable.NewSeat.Me(Optional.empty()), new NewTable.NewSeat.Friend()));
  }

  private static <S, M, O, V> void play(Online<S, M, O, V> online) {
    try {
      for (var turn = online.turn(); turn.isPresent(); turn = online.turn()) {
        List<M> moves = turn.get().moves();
        // Rolls come first, boxes last: this one rolls while it can.
        online.play(turn.get(), moves.getFirst());
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private static void run(String keys, String... command) {
    OutputStream nowhere = OutputStream.nullOutputStream();
    var in = new ByteArrayInputStream(keys.getBytes(StandardCharsets.UTF_8));
    Main.run(command, in, nowhere, nowhere, Map.of(), "");
  }
}
