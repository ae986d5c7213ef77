package kniffel.bench.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * Whether it matters how many tables are stored, and what live ones cost, in alternating runs, each
 * on a fresh copy of the same database.
 */
final class Scale {

  /** How many moves per second are provided for. */
  private static final int MAX_MOVES = 8_000;

  private static final int MOVES_OF_GAME = 75;
  private static final int LISTS = 100;
  private static final String DATABASE = "kniffel.db";

  private final int rounds;
  private final int seconds;
  private final int warmSeconds;

  /**
   * What is measured.
   *
   * @param stored tables that nobody plays at
   * @param live tables at which two people play
   */
  private record ScaleSize(int stored, int live) {}

  private record PreparedNode(Path folder, ScaleData data) {}

  private Scale(int rounds, int seconds, int warmSeconds) {
    this.rounds = rounds;
    this.seconds = seconds;
    this.warmSeconds = warmSeconds;
  }

  /** The same number of live tables, whatever is stored. */
  static void stored(List<Integer> sizes, int rounds, int seconds, int warm) throws IOException {
    new Scale(rounds, seconds, warm)
        .run(sizes.stream().map(size -> new ScaleSize(size, 100)).toList());
  }

  /** More and more live tables. */
  static void live(List<Integer> sizes, int rounds, int seconds, int warm) throws IOException {
    new Scale(rounds, seconds, warm)
        .run(sizes.stream().map(size -> new ScaleSize(1_000, size)).toList());
  }

  private void run(List<ScaleSize> sizes) throws IOException {
    Map<ScaleSize, PreparedNode> prepared = new LinkedHashMap<>();
    Map<ScaleSize, RunFigures> figures = new LinkedHashMap<>();
    for (ScaleSize size : sizes) {
      Path folder = Files.createTempDirectory("kniffel-scale");
      long start = System.nanoTime();
      ScaleData data =
          ScaleData.make(
              folder,
              Optional.empty(),
              size.stored(),
              size.live(),
              games(size.live(), seconds + warmSeconds));
      System.out.printf(
          Locale.ROOT,
          "%,d stored tables: %,d MB, filled in %.0f s%n",
          size.stored(),
          Files.size(folder.resolve(DATABASE)) >> 20,
          (System.nanoTime() - start) / 1e9);
      prepared.put(size, new PreparedNode(folder, data));
      figures.put(size, new RunFigures());
    }
    for (int round = 0; round < rounds; round++) {
      for (ScaleSize size : sizes) {
        measure(
            Objects.requireNonNull(prepared.get(size)), Objects.requireNonNull(figures.get(size)));
      }
    }
    figures.forEach(
        (size, measured) ->
            System.out.printf(
                Locale.ROOT, "%,d stored, %,d live:%n%s", size.stored(), size.live(), measured));
  }

  /** Enough games for each pair, so that nobody runs out while we measure. */
  static int games(int pairs, int seconds) {
    return 2 + seconds * MAX_MOVES / pairs / MOVES_OF_GAME;
  }

  private void measure(PreparedNode prepared, RunFigures figures) throws IOException {
    Path folder = Files.createTempDirectory("kniffel-scale-run");
    Path copy = folder.resolve(DATABASE);
    Files.copy(prepared.folder().resolve(DATABASE), copy, StandardCopyOption.REPLACE_EXISTING);
    ScaleData data = prepared.data();
    try (ServerProcess server =
        ServerProcess.start(
            ServerProcess.cache(),
            List.of("--port", "0", "--no-limits", "--data", folder.toString()))) {
      figures.add("start, ms", (double) server.startTime().toMillis());
      figures.add("start, ms of CPU", (double) server.cpu().toMillis());
      Guests guests = new Guests(server.port());
      figures.add("lobby, ms", list(guests, data.viewer(), "/api/tables"));
      figures.add("own tables, ms", list(guests, data.pairs().getFirst().one(), "/api/me/tables"));
      long before = server.liveBytes();
      for (String room : data.rooms()) {
        guests.get(data.viewer(), "/api/tables/" + room);
      }
      figures.add(
          "memory per room, KiB", (server.liveBytes() - before) / 1024.0 / data.rooms().size());
      play(server, data, figures);
    } finally {
      Files.deleteIfExists(copy);
    }
  }

  private void play(ServerProcess server, ScaleData data, RunFigures figures) throws IOException {
    Load load = new Load(data.pairs().size(), 0);
    load.begin(List.of(server.port()), data.pairs());
    Load.sleep(warmSeconds);
    Duration cpu = server.cpu();
    Load.LoadFigures played = load.during(seconds);
    figures.add(
        "CPU per move, us", server.cpu().minus(cpu).toNanos() / 1e3 / Math.max(1, load.moves()));
    figures.add("moves per second", played.moves());
    figures.add("p50, ms", played.p50());
    figures.add("p99, ms", played.p99());
    figures.add("server, MB", (double) server.megabytes());
    load.close();
  }

  /** The median time of a list when the server is warm, in milliseconds. */
  private static double list(Guests guests, String token, String path) throws IOException {
    List<Double> times = new ArrayList<>();
    for (int i = 0; i < 2 * LISTS; i++) {
      long start = System.nanoTime();
      guests.get(token, path);
      times.add((System.nanoTime() - start) / 1e6);
    }
    return RunFigures.median(times.subList(LISTS, times.size()));
  }
}
