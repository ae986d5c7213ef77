package kniffel.server;

import static kniffel.server.FairPlay.HASH;
import static kniffel.server.FairPlay.play;
import static kniffel.server.FairPlay.pledging;
import static kniffel.server.FairPlay.read;
import static kniffel.server.FairPlay.text;
import static kniffel.server.Sandbox.bot;
import static kniffel.server.Sandbox.friend;
import static kniffel.server.Sandbox.me;
import static kniffel.server.Sandbox.playCode;
import static kniffel.server.Sandbox.watchCode;
import static kniffel.server.Sandbox.wish;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import java.util.stream.Stream;
import kniffel.client.Comparison;
import kniffel.client.Connection;
import kniffel.client.Note;
import kniffel.client.Notes;
import kniffel.client.Online;
import kniffel.client.Pledges.Check;
import kniffel.client.Pledges.PromiseKept;
import kniffel.client.Swapped;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.table.GameRecord;
import kniffel.table.Verification;
import kniffel.table.json.Json;
import kniffel.wire.Daily;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.Status;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A record has to match the game that was shown, and a client's notes outlive its program. */
@Timeout(120)
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class ShownGameTest {

  private Sandbox sandbox;

  @BeforeAll
  void open(@TempDir Path folder) throws IOException {
    sandbox = Sandbox.in(folder);
  }

  @AfterAll
  void close() {
    sandbox.close();
  }

  static Stream<Rulebook<?>> games() {
    return Rulebooks.ALL.stream();
  }

  @ParameterizedTest
  @MethodSource("games")
  void anotherGameWithTheSameSeedIsDetected(Rulebook<?> rulebook) throws Exception {
    Connection anna = sandbox.guest("Anna");
    TableInfo table =
        rulebook.maxPlayers() == 1
            ? anna.api().create(wish(rulebook.id(), me()))
            : anna.api().create(wish(rulebook.id(), me(), bot()));
    play(anna, table, 0);
    GameRecord record = read(text(anna, table));
    Check check = anna.pledges().check(table.id(), record);
    assertThat(check.promise()).isEqualTo(PromiseKept.COMMITTED);
    assertThat(check.game())
        .isInstanceOfSatisfying(
            Comparison.Same.class,
            // A bot may have begun before we were there.
            same -> assertThat(same.seen()).isBetween(same.all() / 2, same.all()));
    assertThat(check.isBent()).isFalse();

    // The same seed, the same agreement, the rules obeyed, but it is not what anybody saw.
    GameRecord other = Swapped.of(record);
    assertThat(Verification.of(other).dice()).isEqualTo(Verification.of(record).dice());
    Check bent = anna.pledges().check(table.id(), other);
    assertThat(bent.promise()).isEqualTo(PromiseKept.COMMITTED);
    assertThat(bent.game()).isInstanceOf(Comparison.Different.class);
    assertThat(bent.isBent()).isTrue();
    // Nor does it help to leave out the end.
    GameRecord cut = record.until(record.table().log().size() - 1);
    assertThat(anna.pledges().check(table.id(), cut).game())
        .isEqualTo(new Comparison.Different(record.table().log().size()));
  }

  @Test
  void aLateArrivalVouchesForWhatWasShown() throws Exception {
    Connection anna = sandbox.guest("Anna");
    Connection ben = sandbox.guest("Ben");
    Connection eve = sandbox.guest("Eve");
    TableInfo table = sandbox.running(rulebook("classic"), anna, ben);
    Online<?, ?, ?, ?> hers = anna.open(table, Optional.empty());
    Online<?, ?, ?, ?> his = ben.open(ben.api().table(table.id()), Optional.empty());
    Thread other = Thread.startVirtualThread(() -> played(his));
    Sandbox.moves(hers, 20, 1);
    Online<?, ?, ?, ?> watched = eve.open(eve.api().watch(watchCode(table)), Optional.empty());
    Sandbox.toTheEnd(hers, 1);
    other.join();
    assertThat(watched.turn()).isEmpty();
    GameRecord record = read(text(anna, table));
    assertThat(eve.pledges().check(table.id(), record).game())
        .isInstanceOfSatisfying(
            Comparison.Same.class, same -> assertThat(same.seen()).isBetween(1, same.all() - 20));
    assertThat(eve.pledges().check(table.id(), Swapped.of(record)).isBent()).isTrue();

    // Somebody who looks only afterwards has nothing but the record.
    Connection late = sandbox.keep(Connection.as(sandbox.address(), "en", anna.token()));
    assertThat(late.open(late.api().table(table.id()), Optional.empty()).turn()).isEmpty();
    assertThat(late.pledges().check(table.id(), record))
        .isEqualTo(new Check(PromiseKept.UNKNOWN, new Comparison.Nothing()));
  }

  private static void played(Online<?, ?, ?, ?> game) {
    try {
      Sandbox.toTheEnd(game, 2);
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  private static Rulebook<?> rulebook(String id) {
    return Rulebooks.find(id).orElseThrow();
  }

  @Test
  void whatWasNotedOutlivesTheProgram(@TempDir Path folder) throws Exception {
    Notes notes = Notes.in(folder, sandbox.address());
    Connection first =
        sandbox.keep(Connection.guest(sandbox.address(), "en", Optional.of("Anna"), notes));
    TableInfo table = first.pledges().tend(first.api().create(pledging(false, me(), friend())));
    first.close();
    Connection ben = sandbox.guest("Ben");
    ben.pledges().tend(ben.api().join(pledging(playCode(table))));

    // Restarted between pledge and entropy, it reveals the entropy that it has promised.
    Connection second = again(first, folder);
    TableInfo begun = second.api().start(table.id(), new Requests.Start(Optional.empty()));
    assertThat(begun.status()).isEqualTo(Status.BEGINNING);
    second.pledges().tend(begun);
    TableInfo running = ben.pledges().tend(ben.api().table(table.id()));
    assertThat(running.status()).isEqualTo(Status.RUNNING);
    Online<?, ?, ?, ?> his = ben.open(running, Optional.empty());
    Thread other = Thread.startVirtualThread(() -> played(his));
    Sandbox.moves(second.open(running, Optional.empty()), 10, 1);
    second.close();

    // And once more in the middle of the game, with a line that was torn off.
    try (Stream<Path> files = Files.list(folder)) {
      Path file = files.findFirst().orElseThrow();
      assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
          .isEqualTo("rw-------");
      Files.writeString(file, Files.readString(file) + "\n{\"shown\":{\"ver");
    }
    Connection third = again(first, folder);
    Sandbox.toTheEnd(third.open(third.api().table(table.id()), Optional.empty()), 1);
    other.join();
    GameRecord record = read(text(third, table));
    // What a program of another version had noted is nothing that this one could compare.
    notes.add(table.id(), new Note.Shown(10, 0, "another", HASH));
    notes.add(table.id(), new Note.Played(10, Json.parse("{\"sing\":{}}")));
    Connection last = again(first, folder);
    Check check = last.pledges().check(table.id(), record);
    assertThat(check.promise()).isEqualTo(PromiseKept.KEPT);
    assertThat(check.game()).isInstanceOf(Comparison.Same.class);
    assertThat(last.pledges().check(table.id(), Swapped.of(record)).isBent()).isTrue();
  }

  private Connection again(Connection before, Path folder) {
    Notes notes = Notes.in(folder, sandbox.address());
    return sandbox.keep(Connection.as(sandbox.address(), "en", before.token(), notes));
  }

  @Test
  void anEntropyRevealedTooLateIsNeitherKeptNorTamperedWith() throws Exception {
    Connection anna = sandbox.guest("Anna");
    TableInfo table = anna.pledges().tend(anna.api().create(pledging(true, me(), bot())));
    play(anna, table, 0);
    String dropped =
        text(anna, table)
            .replaceFirst("\\{\"revealed\":\\{\"entropy\":\"[0-9a-f]+\",", "{\"withheld\":{");
    assertThat(dropped).contains("withheld");
    assertThat(anna.pledges().check(table.id(), read(dropped)).promise())
        .isEqualTo(PromiseKept.NOT_COUNTED);

    // A pledge that was made and never followed by its entropy.
    Connection ben = sandbox.guest("Ben");
    TableInfo waiting = ben.pledges().tend(ben.api().create(pledging(false, me(), friend())));
    String before = text(anna, table).replaceAll("\"shares\":\\[.*]}},", nothing());
    String his = before.replaceAll("(\"commitment\":\")[0-9a-f]{64}", "$1" + waiting.commitment());
    assertThat(ben.pledges().check(waiting.id(), read(his)).promise())
        .isEqualTo(PromiseKept.NOT_TOLD);
    String another = before.replaceAll("(\"commitment\":\")[0-9a-f]{64}", "$1" + HASH);
    assertThat(ben.pledges().check(waiting.id(), read(another)).promise())
        .isEqualTo(PromiseKept.BROKEN);
  }

  private static String nothing() {
    return "\"shares\":[{\"nothing\":{}},{\"nothing\":{}}]}},";
  }

  @Test
  void thePromiseOfADayIsComparedWithItsGames() throws Exception {
    Connection anna = sandbox.guest("Anna");
    Daily.Promise today = anna.api().daily().today().promise();
    TableInfo table = anna.api().daily("classic", false);
    play(anna, table, 0);
    GameRecord record = read(text(anna, table));
    assertThat(anna.pledges().check(table.id(), record).promise()).isEqualTo(PromiseKept.COMMITTED);
    // What was told on the day before counts more than what is told with the table.
    Connection ben = sandbox.guest("Ben");
    ben.pledges().heard(new Daily.Promise(today.day(), HASH, today.since()));
    ben.pledges().heard(today);
    assertThat(ben.pledges().check(table.id(), record).promise()).isEqualTo(PromiseKept.BROKEN);
  }

  @Test
  void onlyTheNotesOfTheNewestTablesAreKept(@TempDir Path folder) throws IOException {
    Notes notes = Notes.in(folder, sandbox.address());
    for (int table = 0; table <= Notes.MOST_TABLES; table++) {
      notes.add("../" + table, new Note.Told(HASH));
    }
    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files).hasSize(Notes.MOST_TABLES);
    }
    assertThat(notes.of("../" + Notes.MOST_TABLES)).hasSize(1);
    assertThat(Notes.in(folder, URI.create("http://other")).of("../7")).isEmpty();
  }
}
