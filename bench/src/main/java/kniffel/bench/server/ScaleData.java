package kniffel.bench.server;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kniffel.client.Connection;
import kniffel.client.News.Update;
import kniffel.client.Online;
import kniffel.server.Server;
import kniffel.server.ServerConfig;
import kniffel.server.http.Secrets;
import kniffel.server.store.Archive;
import kniffel.server.store.Database;
import kniffel.server.store.Journal;
import kniffel.server.store.SqlTableStore;
import kniffel.table.json.Codec;
import kniffel.wire.NewTable;
import kniffel.wire.NewTable.NewSeat;
import kniffel.wire.TableInfo;

/**
 * A database with many tables: copies of a few that were really played by a server, four in five of
 * them finished and archived, the others abandoned in the middle or open, and tables that are ready
 * for pairs of players.
 *
 * @param viewer the secret of somebody who may look at public tables
 * @param rooms abandoned tables that everybody may see
 * @param pairs who can play, and where
 */
record ScaleData(String viewer, List<String> rooms, List<Load.SeatPair> pairs) {

  /** How many tables each player of the past has. */
  private static final int TABLES_OF_PLAYER = 20;

  /** How many copies are made in one transaction. */
  private static final int SOME = 250;

  /** How many of the abandoned tables are listed. */
  private static final int ROOMS = 150;

  private static final List<String> GAMES = List.of("classic", "karten", "classic", "master");

  /** A table that was really played, and the people there. */
  private record PlayedTable(String table, List<String> people) {}

  private record Templates(
      List<PlayedTable> finished,
      List<PlayedTable> abandoned,
      PlayedTable open,
      PlayedTable fresh) {}

  /** Makes such a database; it must be empty. */
  static ScaleData make(Path folder, Optional<URI> address, int stored, int pairs, int games)
      throws IOException {
    Templates templates = play(folder, address);
    try (Database database =
            address.isPresent()
                ? Database.at(address.get(), Duration.ofMinutes(1))
                : Database.inFolder(folder);
        Journal journal = new Journal(database, new SimpleMeterRegistry())) {
      Codec codec = new Codec();
      SqlTableStore tables = new SqlTableStore(database, journal, codec);
      long later = database.now() + Duration.ofDays(1).toMillis();
      new Archive(database, journal, tables, codec).putAwaySome(later);
      return new Copies(journal, database.now()).make(templates, stored, pairs, games);
    }
  }

  // The tables that are copied

  private static Templates play(Path folder, Optional<URI> address) throws IOException {
    ServerConfig local = ServerConfig.local(folder).withPort(0).withoutLimits();
    ServerConfig config =
        new ServerConfig(
            local.host(),
            0,
            folder,
            address,
            Optional.empty(),
            List.of(),
            List.of(),
            false,
            local.grace(),
            Duration.ofMillis(2),
            ServerConfig.REVIEW_TIME,
            Optional.empty());
    try (Server server = Server.start(config);
        Connection anna =
            Connection.guest(
                URI.create("http://127.0.0.1:" + server.port()), "en", Optional.of("Anna"))) {
      List<PlayedTable> finished = new ArrayList<>();
      List<PlayedTable> abandoned = new ArrayList<>();
      for (String game : GAMES) {
        finished.add(played(anna, game, Integer.MAX_VALUE));
        abandoned.add(played(anna, game, 15));
      }
      for (PlayedTable template : finished) {
        while (!anna.api().review(template.table()).ready()) {
          Thread.sleep(Duration.ofMillis(20));
        }
      }
      String me = anna.api().me().id();
      NewSeat seat = new NewSeat.Me(Optional.empty());
      TableInfo open = anna.api().create(wish("classic", false, seat, new NewSeat.Friend()));
      Guests guests = new Guests(server.port());
      String one = guests.guest("Anna");
      String other = guests.guest("Ben");
      String fresh = guests.table("classic", one, other);
      return new Templates(
          finished,
          abandoned,
          new PlayedTable(open.id(), List.of(me)),
          new PlayedTable(fresh, List.of(id(guests, one), id(guests, other))));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException(e);
    }
  }

  private static String id(Guests guests, String token) throws IOException {
    return guests.get(token, "/api/me").at("player").at("id").text();
  }

  private static PlayedTable played(Connection anna, String game, int moves)
      throws IOException, InterruptedException {
    NewSeat me = new NewSeat.Me(Optional.empty());
    TableInfo table = anna.api().create(wish(game, true, me, new NewSeat.Bot("easy")));
    play(anna.open(table, Optional.empty()), moves);
    return new PlayedTable(table.id(), List.of(anna.api().me().id()));
  }

  private static NewTable wish(String game, boolean start, NewSeat... seats) {
    return new NewTable(
        game,
        List.of(seats),
        Optional.empty(),
        Optional.empty(),
        Optional.of(true),
        Optional.empty(),
        Optional.empty(),
        Optional.of(0),
        Optional.of(false),
        Optional.of(start));
  }

  private static <S, M, O, V> void play(Online<S, M, O, V> game, int count)
      throws IOException, InterruptedException {
    Optional<Update<M, V>> turn = game.turn();
    for (int i = 0; i < count && turn.isPresent(); i++) {
      game.play(turn.get(), turn.get().moves().getLast());
      turn = game.turn();
    }
  }

  // The copies

  /** Copies tables row by row, under other names and for other people. */
  private static final class Copies {

    private static final List<String> ROWS =
        List.of(
            "INSERT INTO head SELECT :id, version, revision, asked, hinted, what, at, delay, tries"
                + " FROM head WHERE table_id = :template",
            "INSERT INTO entry SELECT :id, seq, events, command, at"
                + " FROM entry WHERE table_id = :template",
            "INSERT INTO archive SELECT :id, entries, log"
                + " FROM archive WHERE table_id = :template",
            "INSERT INTO review SELECT :id, body FROM review WHERE table_id = :template",
            "INSERT INTO result SELECT :id, seat, :one, game, score, rank, finished, unit, luck,"
                + " loss, decisions FROM result WHERE table_id = :template",
            "INSERT INTO member SELECT :id, :one, :at FROM member"
                + " WHERE table_id = :template AND player = :was",
            "INSERT INTO member SELECT :id, :other, :at FROM member"
                + " WHERE table_id = :template AND player = :were");
    private static final String TABLE =
        "INSERT INTO game_table SELECT :id, status, listed,"
            + " REPLACE(REPLACE(body, :was, :one), :were, :other), :play, :watch, seed, :at, :at"
            + " FROM game_table WHERE id = :template";

    private final Journal journal;
    private final long now;
    private final Secrets secrets = new Secrets();
    private final List<Map<String, Object>> waiting = new ArrayList<>();

    Copies(Journal journal, long now) {
      this.journal = journal;
      this.now = now;
    }

    ScaleData make(Templates templates, int stored, int pairs, int games) {
      List<String> rooms = new ArrayList<>();
      String player = "";
      for (int i = 0; i < stored; i++) {
        if (i % TABLES_OF_PLAYER == 0) {
          player = player(secrets.token());
        }
        // Of twenty tables three are abandoned and one is open.
        PlayedTable template =
            switch (i % TABLES_OF_PLAYER) {
              case 0, 7, 14 -> any(templates.abandoned(), i);
              case 3 -> templates.open();
              default -> any(templates.finished(), i);
            };
        String table = copy(template, List.of(player), i);
        if (templates.abandoned().contains(template) && rooms.size() < ROOMS) {
          rooms.add(table);
        }
      }
      List<Load.SeatPair> seats = new ArrayList<>();
      for (int pair = 0; pair < pairs; pair++) {
        String one = secrets.token();
        String other = secrets.token();
        List<String> people = List.of(player(one), player(other));
        List<String> own = new ArrayList<>();
        for (int game = 0; game < games; game++) {
          own.add(copy(templates.fresh(), people, 0));
        }
        seats.add(new Load.SeatPair(one, other, own));
      }
      String viewer = secrets.token();
      player(viewer);
      flush();
      return new ScaleData(viewer, rooms, seats);
    }

    private static PlayedTable any(List<PlayedTable> templates, int i) {
      return templates.get(i / 3 % templates.size());
    }

    private String player(String token) {
      String id = secrets.name();
      var _ =
          journal.change(
              db ->
                  db.execute(
                          "INSERT INTO player (id, name, created) VALUES (?, 'Anna', ?)", id, now)
                      + db.execute(
                          "INSERT INTO token (hash, player, kind, created, used)"
                              + " VALUES (?, ?, 'session', ?, ?)",
                          Secrets.hash(token),
                          id,
                          now,
                          now));
      return id;
    }

    private String copy(PlayedTable template, List<String> people, int age) {
      String id = secrets.name();
      Map<String, Object> values = new HashMap<>();
      values.put("id", id);
      values.put("template", template.table());
      values.put("was", template.people().getFirst());
      values.put("one", people.getFirst());
      values.put(
          "were", template.people().size() > 1 ? template.people().getLast() : "nobody else");
      values.put("other", people.getLast());
      values.put("play", secrets.name());
      values.put("watch", secrets.name());
      values.put("at", now - Duration.ofMinutes(age).toMillis());
      waiting.add(values);
      if (waiting.size() == SOME) {
        flush();
      }
      return id;
    }

    private void flush() {
      List<Map<String, Object>> some = List.copyOf(waiting);
      waiting.clear();
      journal
          .change(
              db -> {
                List<String> all = new ArrayList<>(List.of(TABLE));
                all.addAll(ROWS);
                for (String sql : all) {
                  try (var batch = db.prepareBatch(sql)) {
                    some.forEach(values -> batch.bindMap(values).add());
                    batch.execute();
                  }
                }
                return some.size();
              })
          .join();
    }
  }
}
