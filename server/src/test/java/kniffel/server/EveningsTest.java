package kniffel.server;

import static kniffel.server.Sandbox.bot;
import static kniffel.server.Sandbox.local;
import static kniffel.server.Sandbox.me;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import kniffel.client.Connection;
import kniffel.client.ExampleBot;
import kniffel.client.Online;
import kniffel.client.ServerException;
import kniffel.rules.Rulebooks;
import kniffel.server.store.Database;
import kniffel.server.store.EveningStore;
import kniffel.server.store.Journal;
import kniffel.table.json.Codec;
import kniffel.wire.Answers;
import kniffel.wire.Evenings.Come;
import kniffel.wire.Evenings.EveningInfo;
import kniffel.wire.Evenings.EveningLine;
import kniffel.wire.Evenings.Guest;
import kniffel.wire.Evenings.Moment;
import kniffel.wire.Evenings.MomentKind;
import kniffel.wire.Evenings.NewEvening;
import kniffel.wire.Evenings.NextGame;
import kniffel.wire.Evenings.Place;
import kniffel.wire.Evenings.Played;
import kniffel.wire.Evenings.Standing;
import kniffel.wire.NewTable.NewSeat;
import kniffel.wire.Requests;
import kniffel.wire.TableDice;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.SeatInfo;
import kniffel.wire.TableInfo.Status;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The same people play several games. */
@Timeout(120)
class EveningsTest {

  private Sandbox sandbox;
  private Connection anna;
  private Connection ben;
  private Connection eve;

  @BeforeEach
  void open(@TempDir Path folder) throws IOException {
    sandbox = Sandbox.in(folder);
    anna = sandbox.guest("Anna");
    ben = sandbox.guest("Ben");
    eve = sandbox.guest("Eve");
  }

  @AfterEach
  void close() {
    sandbox.close();
  }

  private static void refused(String code, ThrowingCallable request) {
    assertThatThrownBy(request)
        .isInstanceOfSatisfying(ServerException.class, e -> assertThat(e.code()).isEqualTo(code));
  }

  private static Come come() {
    return new Come(Optional.empty(), Optional.empty());
  }

  private EveningInfo evening(NewSeat... seats) throws IOException {
    return anna.api().beginEvening(new NewEvening(Optional.of(List.of(seats)), Optional.empty()));
  }

  /** An evening of Anna's and Ben's. */
  private String ofTwo() throws IOException {
    String code = evening(me()).code();
    var _ = ben.api().comeTo(code, come());
    return code;
  }

  private static List<String> names(EveningInfo evening) {
    return evening.seats().stream().map(Guest::name).toList();
  }

  private static List<String> names(TableInfo table) {
    return table.seats().stream().map(SeatInfo::name).map(Optional::orElseThrow).toList();
  }

  private TableInfo play(String code, String game, Connection... people) throws Exception {
    TableInfo table = anna.api().nextGame(code, NextGame.of(game));
    toTheEnd(table, people);
    return table;
  }

  private static void toTheEnd(TableInfo table, Connection... people) throws Exception {
    try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
      List<Future<Void>> all =
          IntStream.range(0, people.length)
              .mapToObj(i -> threads.submit(() -> toTheEnd(table, people[i], i)))
              .toList();
      for (Future<Void> each : all) {
        each.get();
      }
    }
  }

  private static Void toTheEnd(TableInfo table, Connection person, int seed) throws Exception {
    Online<?, ?, ?, ?> game = person.open(table, Optional.empty());
    new ExampleBot(new Random(seed)).play(game);
    if (person.api().table(table.id()).status() != Status.OVER) {
      var _ = Sandbox.await(game, info -> info.status() == Status.OVER);
    }
    return null;
  }

  @Test
  void twoPlayTwoGamesAndTheTableAddsUp() throws Exception {
    String code = ofTwo();
    TableInfo first = play(code, "classic", anna, ben);
    TableInfo second = play(code, "karten", anna, ben);
    assertThat(names(first)).containsExactly("Anna", "Ben");
    assertThat(names(second)).containsExactly("Ben", "Anna"); // another begins
    EveningInfo evening = ben.api().evening(code);
    assertThat(evening.games()).extracting(Played::game).containsExactly("classic", "karten");
    assertThat(evening.games()).extracting(Played::standing).containsOnly(Standing.OVER);
    assertThat(evening.playing()).isEmpty();
    assertThat(evening.seats()).extracting(Guest::games).containsExactly(2, 2);
    assertThat(evening.seats().stream().mapToDouble(Guest::points).sum()).isEqualTo(2);
    for (Played game : evening.games()) {
      var over = anna.api().step(game.table(), last(game), Optional.empty()).over().orElseThrow();
      assertThat(game.places().stream().map(Place::score).map(Optional::orElseThrow).toList())
          .isEqualTo(over.scores());
      assertThat(game.places().stream().map(Place::rank).map(Optional::orElseThrow).toList())
          .isEqualTo(over.ranks());
    }
    assertThat(evening.games().get(1).places()).extracting(Place::seat).containsExactly(1, 0);
  }

  @Test
  void whoWasAheadOfWhomIsCountedForAYear(@TempDir Path folder) throws Exception {
    AtomicLong clock = new AtomicLong(Instant.parse("2040-12-31T20:00:00Z").toEpochMilli());
    try (Sandbox other = Sandbox.at(clock::get, folder)) {
      Connection oma = other.guest("Oma");
      Connection opa = other.guest("Opa");
      TableInfo table = other.running(Rulebooks.find("classic").orElseThrow(), oma, opa);
      toTheEnd(table, oma, opa);
      var ranks =
          oma.api()
              .step(table.id(), oma.api().table(table.id()).version(), Optional.empty())
              .over()
              .orElseThrow()
              .ranks();
      int won = ranks.get(0) < ranks.get(1) ? 1 : 0;
      int lost = ranks.get(0) > ranks.get(1) ? 1 : 0;
      assertThat(oma.api().statistics().year()).isEqualTo(2040);
      assertThat(oma.api().statistics().opponents())
          .containsExactly(new Answers.Opponent("Opa", 1, won, lost, 1 - won - lost));
      assertThat(opa.api().statistics().opponents())
          .containsExactly(new Answers.Opponent("Oma", 1, lost, won, 1 - won - lost));
      clock.addAndGet(Duration.ofHours(5).toMillis());
      assertThat(oma.api().statistics().year()).isEqualTo(2041);
      assertThat(oma.api().statistics().opponents()).isEmpty();
      assertThat(oma.api().statistics().games()).hasSize(1);
    }
  }

  private int last(Played game) throws IOException {
    return anna.api().table(game.table()).version();
  }

  @Test
  void everybodyAtTheLastTableIsShownTheWayToTheNext() throws Exception {
    String code = ofTwo();
    TableInfo first = play(code, "classic", anna, ben);
    refused(
        "of-evening", () -> ben.api().rematch(first.id(), new Requests.Rematch(Optional.empty())));
    TableInfo second = anna.api().nextGame(code, NextGame.of("classic"));
    assertThat(ben.api().table(first.id()).rematch()).contains(second.id());
    assertThat(ben.api().table(second.id()).evening()).contains(code);
    assertThat(ben.api().evening(code).playing()).contains(second.id());
    assertThat(eve.api().evening(code).playing()).isEmpty();
    refused("evening-playing", () -> anna.api().nextGame(code, NextGame.of("classic")));
    refused("evening-playing", () -> anna.api().endEvening(code));
    refused("evening-playing", () -> ben.api().nextEvening(code));
  }

  @Test
  void whoWatchesATableDoesNotLearnTheLinkOfTheEvening() throws Exception {
    String code = ofTwo();
    TableInfo table = anna.api().nextGame(code, NextGame.of("classic"));
    assertThat(eve.api().watch(Sandbox.watchCode(table)).evening()).isEmpty();
  }

  @Test
  void theLuckiestRollIsTold() throws Exception {
    String code = evening(me()).code();
    play(code, "classic", anna);
    EveningInfo evening =
        Sandbox.until(() -> eve.api().evening(code), info -> !info.moments().isEmpty());
    Moment roll =
        evening.moments().stream()
            .filter(each -> each.kind() == MomentKind.ROLL)
            .findFirst()
            .orElseThrow();
    assertThat(roll.seat()).isZero();
    assertThat(roll.unit()).isEqualTo("points");
    assertThat(roll.text().orElseThrow()).startsWith("Anna");
    // It is what the books say.
    double luck =
        anna
            .api()
            .review(evening.games().getFirst().table())
            .players()
            .getFirst()
            .entries()
            .stream()
            .mapToDouble(entry -> entry.luck())
            .max()
            .orElseThrow();
    assertThat(roll.value()).isEqualTo(luck);
    assertThat(roll.value()).isPositive();
    assertThat(eve.api().evening(code).moments())
        .as("read again, as they were kept")
        .isEqualTo(evening.moments());
    sandbox.stop();
    sandbox.start();
    assertThat(anna.api().endEvening(code).moments()).isEqualTo(evening.moments());
  }

  @Test
  void anEveningIsKeptAndReadableByItsLinkOnly() throws Exception {
    String code = ofTwo();
    play(code, "classic", anna, ben);
    var _ = anna.api().endEvening(code);
    sandbox.stop();
    sandbox.start();
    EveningInfo read = eve.api().evening(code);
    assertThat(read.ended()).isTrue();
    assertThat(read.seated()).isFalse();
    assertThat(read.seats()).extracting(Guest::wins).contains(1);
    assertThat(sandbox.send("GET", "/api/evenings/" + code, "").statusCode()).isEqualTo(200);
    assertThat(eve.api().evenings()).isEmpty();
    assertThat(ben.api().evenings())
        .containsExactly(new EveningLine(code, true, read.begun(), List.of("Anna", "Ben"), 1));
    refused("not-there", () -> eve.api().evening("x".repeat(22)));
    refused("evening-over", () -> eve.api().comeTo(code, come()));
    refused("evening-over", () -> anna.api().nextGame(code, NextGame.of("classic")));
  }

  @Test
  void theNextEveningBeginsWithTheSamePeopleOnce() throws Exception {
    String code = evening(me(), local("Oma"), bot()).code();
    var _ = ben.api().comeTo(code, come());
    refused("not-there", () -> eve.api().nextEvening(code));
    refused("not-host", () -> ben.api().nextEvening(code));
    var _ = anna.api().endEvening(code);
    EveningInfo next = ben.api().nextEvening(code);
    assertThat(next.host()).isTrue();
    assertThat(anna.api().nextEvening(code).code()).isEqualTo(next.code());
    assertThat(anna.api().evening(code).next()).contains(next.code());
    assertThat(names(next)).isEqualTo(names(anna.api().evening(code)));
    // Anna and Oma are there when they come, both at once and as themselves.
    assertThat(next.seats()).extracting(Guest::here).containsExactly(false, false, true, true);
    EveningInfo all = anna.api().comeTo(next.code(), come());
    assertThat(all.seats()).extracting(Guest::here).containsOnly(true);
    assertThat(all.seats()).hasSize(4);
  }

  @Test
  void whoIsSentAwayBeginsNoOtherEvening() throws Exception {
    String code = ofTwo();
    var _ = anna.api().leaveEvening(code, 1);
    refused("not-there", () -> ben.api().nextEvening(code));
    var _ = anna.api().endEvening(code);
    refused("not-there", () -> ben.api().nextEvening(code));
    assertThat(anna.api().nextEvening(code).host()).isTrue();
  }

  @Test
  void whoLeavesIsNotSeatedAndKeepsTheirResults() throws Exception {
    String code = ofTwo();
    play(code, "classic", anna, ben);
    EveningInfo before = anna.api().evening(code);
    refused("not-host", () -> ben.api().leaveEvening(code, 0));
    refused("no-such-seat", () -> ben.api().leaveEvening(code, 9));
    var _ = ben.api().leaveEvening(code, 1);
    var _ = anna.api().addTo(code, local("Oma"));
    TableInfo second = anna.api().nextGame(code, NextGame.of("classic"));
    assertThat(names(second)).containsExactlyInAnyOrder("Anna", "Oma");
    EveningInfo back = ben.api().comeTo(code, come());
    assertThat(names(back)).containsExactly("Anna", "Ben", "Oma");
    assertThat(back.seats().get(1).points()).isEqualTo(before.seats().get(1).points());
  }

  @Test
  void onlyTheHostBeginsGamesAndOnlySuchAsFit() throws Exception {
    String code = ofTwo();
    refused("not-host", () -> ben.api().nextGame(code, NextGame.of("classic")));
    refused("not-host", () -> ben.api().addTo(code, bot()));
    refused("not-host", () -> ben.api().endEvening(code));
    refused("wrong-count", () -> anna.api().nextGame(code, NextGame.of("forone")));
    refused("no-game", () -> anna.api().nextGame(code, NextGame.of("chess")));
    refused("malformed", () -> anna.api().addTo(code, new NewSeat.Friend()));
    refused("no-such-seat", () -> eve.api().addTo(code, local("Eva")));
    refused("nobody", () -> evening(bot()));
    assertThat(anna.api().evening(code).games()).isEmpty();
  }

  @Test
  void anEveningHasAsManySeatsAsTheLargestTable() throws Exception {
    String code = evening(me()).code();
    int seats = 1;
    try {
      while (seats < 100) {
        var _ = anna.api().addTo(code, local("Gast"));
        seats++;
      }
    } catch (ServerException e) {
      assertThat(e.code()).isEqualTo("full");
    }
    int most =
        anna.api().games().games().stream().mapToInt(game -> game.maxPlayers()).max().orElseThrow();
    assertThat(seats).isEqualTo(most);
    refused("full", () -> ben.api().comeTo(code, come()));
  }

  @Test
  void whatIsSentTwiceUnderAKeyHappensOnce() throws Exception {
    String key = "0123456789abcdef";
    String made = post("/api/evenings", "{}", key);
    assertThat(post("/api/evenings", "{}", key)).isEqualTo(made);
    assertThat(anna.api().evenings()).hasSize(1);
    String next = "/api/evenings/" + anna.api().evenings().getFirst().code() + "/next";
    String wish = "{\"game\":\"classic\"}";
    assertThat(id(post(next, wish, key))).isEqualTo(id(post(next, wish, key)));
    assertThat(anna.api().evenings().getFirst().games()).isEqualTo(1);
  }

  @Test
  void theSameKeyForSomethingElseIsAnotherRequest() throws Exception {
    String key = "0123456789abcdef";
    String wish = "{\"game\":\"classic\"}";
    List<String> tables =
        List.of(
            id(post("/api/tables", "{\"game\":\"classic\",\"seats\":[{\"me\":{}}]}", key)),
            id(post("/api/evenings/" + evening(me()).code() + "/next", wish, key)),
            id(post("/api/evenings/" + evening(me()).code() + "/next", wish, key)));
    assertThat(tables).doesNotHaveDuplicates();
  }

  @Test
  void nobodyFillsAnEveningWithSeatsThatNobodySitsOn() throws Exception {
    String code = ofTwo();
    int most =
        Rulebooks.ALL.stream().mapToInt(rulebook -> rulebook.maxPlayers()).max().orElseThrow();
    for (int seat = 2; seat <= most; seat++) {
      var _ = ben.api().addTo(code, local("Gast " + seat));
      var _ = ben.api().leaveEvening(code, seat);
    }
    refused("full", () -> ben.api().addTo(code, local("Noch einer")));
    assertThat(names(eve.api().comeTo(code, come()))).contains("Eve");
    assertThat(ben.api().addTo(code, local("Gast 2")).seats().get(2).here()).isTrue();
  }

  @Test
  void whenTheLastTakesTheirDiceAlongTheEveningGoesOn() throws Exception {
    String code = ofTwo();
    NextGame own =
        new NextGame(
            "classic",
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.empty(),
            Optional.of(TableDice.OWN));
    TableInfo table = anna.api().nextGame(code, own);
    anna.api().leave(table.id());
    assertThat(anna.api().evening(code).playing()).contains(table.id());
    ben.api().leave(table.id());
    assertThat(anna.api().evening(code).playing()).isEmpty();
    assertThat(anna.api().nextGame(code, NextGame.of("classic")).id()).isNotEqualTo(table.id());
  }

  @Test
  void aGameThatNobodyWantsToFinishIsGivenUpByTheHostAndCountsForNothing() throws Exception {
    String code = ofTwo();
    TableInfo first = anna.api().nextGame(code, NextGame.of("classic"));
    int begins =
        Sandbox.until(() -> anna.api().table(first.id()), info -> info.asked().isPresent())
            .asked()
            .orElseThrow();
    Online<?, ?, ?, ?> game = List.of(anna, ben).get(begins).open(first, Optional.empty());
    int before = anna.api().table(first.id()).version();
    playOne(game);
    int version =
        Sandbox.until(() -> anna.api().table(first.id()), info -> info.version() > before + 1)
            .version(); // the dice have fallen
    refused("not-host", () -> ben.api().giveUpGame(code));
    EveningInfo after = anna.api().giveUpGame(code);
    assertThat(after.games()).extracting(Played::standing).containsExactly(Standing.GIVEN_UP);
    assertThat(after.playing()).isEmpty();
    assertThat(after.seats()).extracting(Guest::games).containsOnly(0);
    assertThat(after.seats()).extracting(Guest::points).containsOnly(0.0);
    assertThat(anna.api().table(first.id()).status()).isEqualTo(Status.CLOSED);
    assertThat(anna.api().table(first.id()).version()).isEqualTo(version); // the log stays
    assertThat(anna.api().statistics().games()).isEmpty();
    playOne(game); // the client does not know yet
    refused("closed", game::turn);
    assertThat(anna.api().giveUpGame(code)).isEqualTo(after); // sent twice
    sandbox.stop();
    try (Database database = Database.inFolder(sandbox.folder());
        Journal journal = new Journal(database, new SimpleMeterRegistry())) {
      assertThat(new EveningStore(database, journal, new Codec()).unsettled(1))
          .as("it is noted, and never asked for again")
          .isEmpty();
    }
    sandbox.start();
    assertThat(anna.api().evening(code)).isEqualTo(after);
    assertThat(anna.api().table(first.id()).version()).isEqualTo(version); // nobody played on

    // The same player begins again, and whoever looks at the old table is brought to the new one.
    TableInfo second = anna.api().nextGame(code, NextGame.of("classic"));
    assertThat(names(second)).isEqualTo(names(first));
    assertThat(ben.api().table(first.id()).rematch()).contains(second.id());
    toTheEnd(second, anna, ben);
    assertThat(anna.api().evening(code).games())
        .extracting(Played::standing)
        .containsExactly(Standing.GIVEN_UP, Standing.OVER);
    assertThat(names(anna.api().nextGame(code, NextGame.of("classic"))))
        .containsExactly("Ben", "Anna");
  }

  /** Plays the first move that is offered. */
  private static <S, M, O, V> void playOne(Online<S, M, O, V> game) throws Exception {
    var turn = game.turn().orElseThrow();
    game.play(turn, turn.moves().getFirst());
  }

  private static String id(String info) {
    return info.substring(0, info.indexOf(','));
  }

  private String post(String path, String body, String key) throws Exception {
    var answer =
        sandbox.send(
            "POST",
            path,
            body,
            "Content-Type",
            "application/json",
            "Authorization",
            "Bearer " + anna.token(),
            "Idempotency-Key",
            key);
    assertThat(answer.statusCode()).as(answer.body()).isEqualTo(201);
    return answer.body();
  }
}
