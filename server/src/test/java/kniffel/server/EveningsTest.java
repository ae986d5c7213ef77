package kniffel.server;

import static kniffel.server.EveningHouse.names;
import static kniffel.server.EveningHouse.toTheEnd;
import static kniffel.server.Sandbox.assertRefused;
import static kniffel.server.Sandbox.awaitUpdate;
import static kniffel.server.Sandbox.me;
import static org.assertj.core.api.Assertions.assertThat;

import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import kniffel.client.Connection;
import kniffel.client.News.Update;
import kniffel.client.Online;
import kniffel.server.store.Database;
import kniffel.server.store.EveningStore;
import kniffel.server.store.Journal;
import kniffel.table.json.Codec;
import kniffel.wire.Evenings.EveningGame;
import kniffel.wire.Evenings.EveningInfo;
import kniffel.wire.Evenings.GameStanding;
import kniffel.wire.Evenings.Guest;
import kniffel.wire.Evenings.Moment;
import kniffel.wire.Evenings.MomentKind;
import kniffel.wire.Evenings.NextGame;
import kniffel.wire.Evenings.SeatResult;
import kniffel.wire.Requests;
import kniffel.wire.TableDice;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.Status;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The same people play several games. */
@Timeout(120)
class EveningsTest {

  private EveningHouse house;
  private Sandbox sandbox;
  private Connection anna;
  private Connection ben;
  private Connection eve;

  @BeforeEach
  void open(@TempDir Path folder) throws IOException {
    house = new EveningHouse(folder);
    sandbox = house.sandbox;
    anna = house.anna;
    ben = house.ben;
    eve = house.eve;
  }

  @AfterEach
  void close() {
    house.close();
  }

  @Test
  void twoPlayTwoGamesAndTheTableAddsUp() throws Exception {
    String code = house.ofTwo();
    TableInfo first = house.play(code, "classic", anna, ben);
    TableInfo second = house.play(code, "karten", anna, ben);
    assertThat(names(first)).containsExactly("Anna", "Ben");
    assertThat(names(second)).containsExactly("Ben", "Anna"); // another begins
    EveningInfo evening = ben.api().evening(code);
    assertThat(evening.games()).extracting(EveningGame::game).containsExactly("classic", "karten");
    assertThat(evening.games()).extracting(EveningGame::standing).containsOnly(GameStanding.OVER);
    assertThat(evening.playing()).isEmpty();
    assertThat(evening.seats()).extracting(Guest::games).containsExactly(2, 2);
    assertThat(evening.seats().stream().mapToDouble(Guest::points).sum()).isEqualTo(2);
    for (EveningGame game : evening.games()) {
      var over = anna.api().step(game.table(), last(game), Optional.empty()).over().orElseThrow();
      assertThat(game.places().stream().map(SeatResult::score).map(Optional::orElseThrow).toList())
          .isEqualTo(over.scores());
      assertThat(game.places().stream().map(SeatResult::rank).map(Optional::orElseThrow).toList())
          .isEqualTo(over.ranks());
    }
    assertThat(evening.games().get(1).places()).extracting(SeatResult::seat).containsExactly(1, 0);
  }

  @Test
  void everybodyAtTheLastTableIsShownTheWayToTheNext() throws Exception {
    String code = house.ofTwo();
    TableInfo first = house.play(code, "classic", anna, ben);
    assertRefused(
        "of-evening", () -> ben.api().rematch(first.id(), new Requests.Rematch(Optional.empty())));
    TableInfo second = anna.api().nextGame(code, NextGame.of("classic"));
    assertThat(ben.api().table(first.id()).rematch()).contains(second.id());
    assertThat(ben.api().table(second.id()).evening()).contains(code);
    assertThat(ben.api().evening(code).playing()).contains(second.id());
    assertThat(eve.api().evening(code).playing()).isEmpty();
    assertRefused("evening-playing", () -> anna.api().nextGame(code, NextGame.of("classic")));
    assertRefused("evening-playing", () -> anna.api().endEvening(code));
    assertRefused("evening-playing", () -> ben.api().nextEvening(code));
  }

  @Test
  void theLuckiestRollIsTold() throws Exception {
    String code = house.evening(me()).code();
    house.play(code, "classic", anna);
    EveningInfo evening =
        Sandbox.until(
            "the moments of the game",
            () -> eve.api().evening(code),
            info -> !info.moments().isEmpty());
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
  void whenTheLastTakesTheirDiceAlongTheEveningGoesOn() throws Exception {
    String code = house.ofTwo();
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
  void theHostGivesUpAGameThatNobodyWantsToFinishAndItDoesNotCount() throws Exception {
    String code = house.ofTwo();
    TableInfo first = anna.api().nextGame(code, NextGame.of("classic"));
    Connection again = sandbox.keep(Connection.as(sandbox.address(), "en", anna.token()));
    Online<?, ?, ?, ?> watched = again.open(first, Optional.empty());
    Update<?, ?> begun = awaitUpdate(watched, update -> update.asked().isPresent());
    Connection beginner = List.of(anna, ben).get(begun.asked().orElseThrow());
    Online<?, ?, ?, ?> game = beginner.open(first, Optional.empty());
    playOne(game);
    int version = // the dice have fallen
        awaitUpdate(watched, update -> update.version() > begun.version() + 1).version();
    assertRefused("not-host", () -> ben.api().giveUpGame(code));
    EveningInfo after = anna.api().giveUpGame(code);
    assertThat(after.games())
        .extracting(EveningGame::standing)
        .containsExactly(GameStanding.GIVEN_UP);
    assertThat(after.playing()).isEmpty();
    assertThat(after.seats()).extracting(Guest::games).containsOnly(0);
    assertThat(after.seats()).extracting(Guest::points).containsOnly(0.0);
    assertThat(anna.api().table(first.id()).status()).isEqualTo(Status.CLOSED);
    assertThat(anna.api().table(first.id()).version()).isEqualTo(version); // the log stays
    assertThat(anna.api().statistics().games()).isEmpty();
    playOne(game); // the client does not know yet
    assertRefused("closed", game::turn);
    assertThat(anna.api().giveUpGame(code)).isEqualTo(after); // sent twice
    sandbox.stop();
    try (Database database = Database.inFolder(sandbox.folder());
        Journal journal = new Journal(database, new SimpleMeterRegistry())) {
      assertThat(new EveningStore(database, journal, new Codec()).unsettled("", 1))
          .as("it is noted, and never asked for again")
          .isEmpty();
    }
    sandbox.start();
    assertThat(anna.api().evening(code)).isEqualTo(after);
    assertThat(anna.api().table(first.id()).version()).isEqualTo(version); // nobody played on

    // The same player begins again, and people at the old table are taken to the new one.
    TableInfo second = anna.api().nextGame(code, NextGame.of("classic"));
    assertThat(names(second)).isEqualTo(names(first));
    assertThat(ben.api().table(first.id()).rematch()).contains(second.id());
    toTheEnd(second, anna, ben);
    assertThat(anna.api().evening(code).games())
        .extracting(EveningGame::standing)
        .containsExactly(GameStanding.GIVEN_UP, GameStanding.OVER);
    assertThat(names(anna.api().nextGame(code, NextGame.of("classic"))))
        .containsExactly("Ben", "Anna");
  }

  private int last(EveningGame game) throws IOException {
    return anna.api().table(game.table()).version();
  }

  /** Plays the first move that is offered. */
  private static <S, M, O, V> void playOne(Online<S, M, O, V> game) throws Exception {
    var turn = game.turn().orElseThrow();
    game.play(turn, turn.moves().getFirst());
  }
}
