package kniffel.server;

import static kniffel.server.DailyHouse.DAY;
import static kniffel.server.DailyHouse.assertRefused;
import static kniffel.server.DailyHouse.game;
import static kniffel.server.DailyHouse.mine;
import static kniffel.server.DailyHouse.play;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import kniffel.client.Connection;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.table.LevelBook;
import kniffel.table.RecordReader;
import kniffel.table.Supplements;
import kniffel.table.Verification;
import kniffel.table.dice.Seed;
import kniffel.table.json.Codec;
import kniffel.wire.Daily;
import kniffel.wire.Daily.GameOfDay;
import kniffel.wire.Daily.TryStanding;
import kniffel.wire.TableInfo;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One day after another: nobody knows the dice early, and playing every day makes a streak. */
class DailyCalendarTest {

  private DailyHouse house;
  private Sandbox sandbox;
  private Connection anna;
  private Connection ben;

  @BeforeEach
  void open(@TempDir Path data) throws IOException {
    house = new DailyHouse(data);
    sandbox = house.sandbox;
    anna = house.anna;
    ben = house.ben;
  }

  @AfterEach
  void close() {
    house.close();
  }

  @Test
  void theSecretIsToldTheDayAfterAndNowhereBefore() throws Exception {
    Daily.Promise promised = anna.api().daily().tomorrow();
    assertThat(promised.day()).isEqualTo("2026-11-17");
    house.itIs("2026-11-17T00:00:00Z");
    Daily.Overview overview = anna.api().daily();
    assertThat(overview.today().promise()).isEqualTo(promised);
    TableInfo table = anna.api().daily("classic", false);
    play(anna, table, 1);
    house.itIs("2026-11-18T01:59:59Z");
    String secret = house.secret("2026-11-17");
    List<String> told = new ArrayList<>();
    RawSocket socket = sandbox.socket(anna.token());
    socket.say("{'open':{'table':'" + table.id() + "'}}");
    told.add(socket.next().toString());
    told.add(socket.next().toString());
    String early = anna.api().record(table.id());
    assertThat(early).contains("\"daily\"").doesNotContain("\"seed\"");
    told.add(early);
    String bearer = "Bearer " + anna.token();
    for (String path :
        List.of(
            "/api/daily",
            "/api/tables/" + table.id(),
            "/api/tables/" + table.id() + "/record",
            "/api/tables/" + table.id() + "/verification",
            "/api/tables/" + table.id() + "/review",
            "/api/tables/" + table.id() + "/steps/4",
            "/api/me/tables",
            "/api/me/statistics",
            "/metrics")) {
      told.add(sandbox.send("GET", path, "", "Authorization", bearer).body());
    }
    assertThat(told).noneMatch(each -> each.contains(secret));
    assertThat(verified(early)).isEqualTo(new Verification.Verdict.SecretOfDay("2026-11-17"));

    house.itIs("2026-11-18T02:00:00Z");
    Daily.DayInfo yesterday = anna.api().daily().yesterday().orElseThrow();
    assertThat(yesterday.secret()).contains(secret);
    assertThat(new Seed(secret).commitment()).isEqualTo(promised.commitment());
    assertThat(verified(anna.api().record(table.id())))
        .isEqualTo(new Verification.Verdict.Proven());
  }

  private static Verification.Verdict verified(String record) throws IOException {
    byte[] bytes = record.getBytes(StandardCharsets.UTF_8);
    return Verification.of(new RecordReader(new Codec()).read(new ByteArrayInputStream(bytes)))
        .dice();
  }

  @Test
  void finishedAfterMidnightCountsForTheDayItBeganUntilTheSecretIsTold() throws Exception {
    TableInfo annas = anna.api().daily("forone", false);
    TableInfo bens = ben.api().daily("forone", false);
    house.itIs("2026-11-17T01:00:00Z");
    play(anna, annas, 1);
    house.itIs("2026-11-17T03:00:00Z");
    assertThat(ben.api().daily().yesterday().orElseThrow().secret()).isPresent();
    play(ben, bens, 2);
    Daily.DayInfo began = ben.api().daily().yesterday().orElseThrow();
    GameOfDay game = game(began, "forone");
    assertThat(game.best()).extracting(Daily.DayLine::name).containsExactly("Anna");
    assertThat(game.mine().orElseThrow().standing()).isEqualTo(TryStanding.LATE);
    assertThat(ben.api().daily().streak()).isZero();
    assertThat(anna.api().daily().streak()).isEqualTo(1);
    assertThat(game(anna.api().daily().today(), "forone").mine()).isEmpty();
  }

  @Test
  void aGameOfABookIsToldWithItsLevel() throws Exception {
    Daily.DayInfo today = anna.api().daily().today();
    Rulebook<?> rulebook = Rulebooks.find("forone").orElseThrow();
    Record options = Supplements.ofDay(rulebook, LocalDate.parse(DAY).toEpochDay());
    LevelBook.Level level = Supplements.level(rulebook, options).orElseThrow();
    assertThat(game(today, "forone").level())
        .contains(new Daily.Level(level.number(), level.name().in("en")));
    assertThat(game(today, "classic").level()).isEmpty();
  }

  @Test
  void aClockThatGoesBackBringsNoDayBack() throws Exception {
    String commitment = anna.api().daily().today().promise().commitment();
    TableInfo bens = ben.api().daily("classic", false);
    house.itIs("2026-11-18T12:00:00Z");
    assertThat(anna.api().daily().today().promise().day()).isEqualTo("2026-11-18");
    house.itIs(DailyHouse.MORNING.plus(Duration.ofHours(1)).toString());
    Daily.Overview overview = anna.api().daily();
    assertThat(overview.today().promise().commitment()).isEqualTo(commitment);
    assertThat(overview.today().secret()).contains(house.secret(DAY));
    assertRefused("day-over", () -> anna.api().daily("classic", false));
    play(ben, bens, 1);
    assertThat(mine(ben, "classic").standing()).isEqualTo(TryStanding.LATE);
    assertThat(game(ben.api().daily().today(), "classic").best()).isEmpty();
  }

  @Test
  void aStreakIsAPersonsOwnAndEndsWithAMissedDay() throws Exception {
    play(anna, anna.api().daily("forone", false), 1);
    play(ben, ben.api().daily("forone", false), 2);
    house.itIs("2026-11-17T10:00:00Z");
    assertThat(anna.api().daily().streak()).as("today can still be played").isEqualTo(1);
    // Any one game of a day is enough; on another device you are the same person.
    Connection phone =
        sandbox.keep(Connection.byLink(sandbox.address(), "en", anna.api().personalLink()));
    play(phone, phone.api().daily("classic", false), 3);
    assertThat(anna.api().daily().streak()).isEqualTo(2);
    assertThat(ben.api().daily().streak()).isEqualTo(1);

    house.itIs("2026-11-19T10:00:00Z");
    assertThat(anna.api().daily().streak()).isZero();
    assertThat(anna.api().daily().longest()).isEqualTo(2);
    play(anna, anna.api().daily("forone", false), 4);
    assertThat(anna.api().daily().streak()).isEqualTo(1);
    assertThat(anna.api().daily().longest()).isEqualTo(2);
    assertThat(ben.api().daily().longest()).isEqualTo(1);
  }
}
