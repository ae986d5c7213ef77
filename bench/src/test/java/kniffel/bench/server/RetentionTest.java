package kniffel.bench.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import kniffel.client.Connection;
import kniffel.client.Online;
import kniffel.client.ServerException;
import kniffel.server.Server;
import kniffel.server.store.Forgetting;
import kniffel.server.store.Forgetting.Forgotten;
import kniffel.server.store.Journal;
import kniffel.server.store.Retention;
import kniffel.wire.Evenings.Come;
import kniffel.wire.Evenings.EveningGame;
import kniffel.wire.Evenings.GameStanding;
import kniffel.wire.Evenings.NewEvening;
import kniffel.wire.Evenings.NextGame;
import kniffel.wire.NewTable;
import kniffel.wire.NewTable.NewSeat;
import kniffel.wire.TableInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Only what the operator has requested is deleted, on both databases. */
@ExtendWith(OnPostgres.class)
class RetentionTest {

  private static final Optional<Duration> MONTH = Optional.of(Duration.ofDays(30));
  private static final Retention UNUSED = new Retention(MONTH, Optional.empty());
  private static final Retention GAMES = new Retention(Optional.empty(), MONTH);
  private static final List<String> TABLES =
      List.of(
          "player",
          "token",
          "game_table",
          "member",
          "head",
          "entry",
          "archive",
          "result",
          "review");

  @Test
  void onSqlite(@TempDir Path folder) throws Exception {
    onlyWhatWasRequestedIsDeleted(new Databases(folder, Optional.empty()));
  }

  @Test
  void onPostgresql(OwnDatabase database, @TempDir Path folder) throws Exception {
    onlyWhatWasRequestedIsDeleted(database.with(folder));
  }

  private static void onlyWhatWasRequestedIsDeleted(Databases databases) throws Exception {
    String token;
    String table;
    String waiting;
    String late;
    String evening;
    try (Server server = databases.server();
        Connection anna = Databases.guest(server, "Anna");
        Connection idle = Databases.guest(server, "Idle");
        Connection host = Databases.guest(server, "Host")) {
      token = anna.token();
      table = Databases.finished(anna, "karten").id();
      Databases.awaitBooks(anna, table);
      evening = givenUp(anna);
      waiting = host.api().create(NewTable.quick("classic", seats())).id();
      late = idle.token();
      String never =
          idle.api().beginEvening(new NewEvening(Optional.empty(), Optional.empty())).code();
      var _ = host.api().comeTo(never, new Come(Optional.empty(), Optional.empty()));
      assertThat(idle.api().leaveEvening(never, 1).code()).isNotEqualTo(never);
    }
    long day = Duration.ofDays(1).toMillis();
    databases.look(
        (database, journal) -> {
          long now = database.now();
          List<Integer> all = rows(journal);
          // By default nothing is deleted, however old it is.
          assertThat(
                  new Forgetting(database, journal, Retention.ofEverything(), id -> false)
                      .forget(now + 5000 * day))
              .isEqualTo(Forgotten.NOTHING);
          Forgetting unused = new Forgetting(database, journal, UNUSED, id -> false);
          assertThat(unused.forget(now + 29 * day)).isEqualTo(Forgotten.NOTHING);
          // What is open here stays, and so does whoever belongs to it.
          assertThat(
                  new Forgetting(database, journal, UNUSED, waiting::equals).forget(now + 31 * day))
              .isEqualTo(new Forgotten(0, 1, 0, 0, 1));
          assertThat(unused.forget(now + 31 * day)).isEqualTo(new Forgotten(1, 0, 0, 0, 1));
          assertThat(unused.forget(now + 367 * day)).isEqualTo(new Forgotten(0, 0, 0, 1, 0));
          assertThat(
                  journal
                      .change(
                          db ->
                              db.execute(
                                  "INSERT INTO token (hash, player, kind, created, used)"
                                      + " SELECT 'x', id, 'session', 0, ? FROM player",
                                  now))
                      .join())
              .isEqualTo(1);
          // Nothing of the games is gone.
          assertThat(rows(journal).subList(5, TABLES.size()))
              .isEqualTo(all.subList(5, TABLES.size()));
          return true;
        });
    try (Server server = databases.server()) {
      for (String gone : List.of(late, token)) {
        try (Connection nobody = Databases.as(server, gone)) {
          assertThatThrownBy(() -> nobody.api().me()).isInstanceOf(ServerException.class);
        }
      }
      try (Connection other = Databases.guest(server, "Other")) {
        assertThatThrownBy(() -> other.api().table(waiting)).isInstanceOf(ServerException.class);
      }
    }
    databases.look(
        (database, journal) -> {
          long now = database.now();
          Forgetting games = new Forgetting(database, journal, GAMES, id -> false);
          assertThat(games.forget(now + 29 * day)).isEqualTo(Forgotten.NOTHING);
          assertThat(games.forget(now + 31 * day)).isEqualTo(new Forgotten(0, 0, 2, 0, 0));
          assertThat(Databases.count(journal, "SELECT COUNT(*) FROM game_table")).isZero();
          assertThat(Databases.count(journal, "SELECT COUNT(*) FROM entry")).isZero();
          // Nothing is left of the evening on which nothing was played, not even its former link.
          assertThat(Databases.count(journal, "SELECT COUNT(*) FROM evening")).isEqualTo(1);
          return assertThat(Databases.count(journal, "SELECT COUNT(*) FROM result")).isPositive();
        });
    try (Server server = databases.server();
        Connection other = Databases.guest(server, "Other")) {
      assertThat(other.api().evening(evening).games())
          .extracting(EveningGame::standing)
          .containsExactly(GameStanding.GIVEN_UP);
    }
  }

  /** An evening with a game that has begun and that nobody wanted to finish. */
  private static String givenUp(Connection anna) throws Exception {
    String code =
        anna.api().beginEvening(new NewEvening(Optional.empty(), Optional.empty())).code();
    TableInfo table = anna.api().nextGame(code, NextGame.of("classic"));
    playOne(anna.open(table, Optional.empty()));
    assertThat(anna.api().giveUpGame(code).playing()).isEmpty();
    assertThat(anna.api().table(table.id()).version()).isPositive();
    return code;
  }

  private static <S, M, O, V> void playOne(Online<S, M, O, V> game) throws Exception {
    var turn = game.turn().orElseThrow();
    game.play(turn, turn.moves().getFirst());
    var _ = game.turn(); // it is kept
  }

  private static List<NewSeat> seats() {
    return List.of(new NewSeat.Me(Optional.empty()), new NewSeat.Friend());
  }

  private static List<Integer> rows(Journal journal) {
    return TABLES.stream()
        .map(table -> Databases.count(journal, "SELECT COUNT(*) FROM " + table))
        .toList();
  }
}
