package kniffel.server;

import static kniffel.server.EveningHouse.come;
import static kniffel.server.EveningHouse.names;
import static kniffel.server.Sandbox.assertRefused;
import static kniffel.server.Sandbox.bot;
import static kniffel.server.Sandbox.local;
import static kniffel.server.Sandbox.me;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import kniffel.client.Connection;
import kniffel.client.ServerException;
import kniffel.rules.Rulebooks;
import kniffel.wire.Evenings.EveningInfo;
import kniffel.wire.Evenings.EveningLine;
import kniffel.wire.Evenings.Guest;
import kniffel.wire.Evenings.NextGame;
import kniffel.wire.NewTable.NewSeat;
import kniffel.wire.TableInfo;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Who comes to an evening, who has a seat there, and who may do what. */
@Timeout(120)
class EveningSeatsTest {

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
  void anEveningIsKeptAndReadableByItsLinkOnly() throws Exception {
    String code = house.ofTwo();
    house.play(code, "classic", anna, ben);
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
    assertRefused("not-there", () -> eve.api().evening("x".repeat(22)));
    assertRefused("evening-over", () -> eve.api().comeTo(code, come()));
    assertRefused("evening-over", () -> anna.api().nextGame(code, NextGame.of("classic")));
  }

  @Test
  void whoeverWatchesATableDoesNotLearnTheLinkOfTheEvening() throws Exception {
    String code = house.ofTwo();
    TableInfo table = anna.api().nextGame(code, NextGame.of("classic"));
    assertThat(eve.api().watch(Sandbox.watchCode(table)).evening()).isEmpty();
  }

  @Test
  void theNextEveningBeginsWithTheSamePeopleOnce() throws Exception {
    String code = house.evening(me(), local("Oma"), bot()).code();
    var _ = ben.api().comeTo(code, come());
    assertRefused("not-there", () -> eve.api().nextEvening(code));
    assertRefused("not-host", () -> ben.api().nextEvening(code));
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
  void whoeverIsSentAwayBeginsNoOtherEvening() throws Exception {
    String code = house.ofTwo();
    var _ = anna.api().leaveEvening(code, 1);
    assertRefused("not-there", () -> ben.api().nextEvening(code));
    var _ = anna.api().endEvening(code);
    assertRefused("not-there", () -> ben.api().nextEvening(code));
    assertThat(anna.api().nextEvening(code).host()).isTrue();
  }

  @Test
  void whoeverIsSentAwayComesBackByANewInvitationOnly() throws Exception {
    String code = house.ofTwo();
    var _ = eve.api().comeTo(code, come());
    TableInfo table = anna.api().nextGame(code, NextGame.of("classic"));
    EveningInfo without = anna.api().leaveEvening(code, 1);
    assertThat(without.code()).isNotEqualTo(code);
    assertThat(without.seats()).extracting(Guest::here).containsExactly(true, false, true);
    // The link that he knows no longer leads anywhere, even under another identity.
    assertRefused("not-there", () -> ben.api().comeTo(code, come()));
    assertRefused("not-there", () -> ben.api().addTo(code, local("Oma")));
    assertRefused("not-there", () -> ben.api().evening(code));
    assertRefused("not-there", () -> sandbox.guest("Ben again").api().comeTo(code, come()));
    assertThat(sandbox.send("GET", "/api/evenings/" + code, "").statusCode()).isEqualTo(404);
    assertThat(ben.api().evenings()).isEmpty();
    // Those who are there notice nothing, whatever link they have.
    assertThat(eve.api().evening(code).code()).isEqualTo(without.code());
    assertThat(eve.api().table(table.id()).evening()).contains(code);
    assertThat(eve.api().addTo(code, local("Opa")).seats()).hasSize(4);
    assertThat(eve.api().evenings()).extracting(EveningLine::code).containsExactly(without.code());
    // Somebody who is given the new link has been invited.
    EveningInfo back = ben.api().comeTo(without.code(), come());
    assertThat(names(back)).containsExactly("Anna", "Ben", "Eve", "Opa");
    assertThat(back.seats()).extracting(Guest::here).containsOnly(true);
    assertThat(ben.api().evening(code).code()).isEqualTo(without.code());
  }

  @Test
  void whoeverStillSitsThereByAnotherSeatIsNotSentAway() throws Exception {
    String code = house.ofTwo();
    var _ = ben.api().addTo(code, local("Oma"));
    var _ = anna.api().addTo(code, bot());
    assertThat(anna.api().leaveEvening(code, 2).code()).isEqualTo(code);
    assertThat(anna.api().leaveEvening(code, 3).code()).isEqualTo(code);
    assertThat(anna.api().leaveEvening(code, 0).code()).isEqualTo(code);
    assertThat(anna.api().comeTo(code, come()).seats()).extracting(Guest::here).contains(true);
    assertThat(ben.api().evening(code).seated()).isTrue();
  }

  @Test
  void whoeverLeavesIsNotSeatedAndKeepsTheirResults() throws Exception {
    String code = house.ofTwo();
    house.play(code, "classic", anna, ben);
    EveningInfo before = anna.api().evening(code);
    assertRefused("not-host", () -> ben.api().leaveEvening(code, 0));
    assertRefused("no-such-seat", () -> ben.api().leaveEvening(code, 9));
    var _ = ben.api().leaveEvening(code, 1);
    var _ = anna.api().addTo(code, local("Oma"));
    TableInfo second = anna.api().nextGame(code, NextGame.of("classic"));
    assertThat(names(second)).containsExactlyInAnyOrder("Anna", "Oma");
    EveningInfo back = ben.api().comeTo(code, come());
    assertThat(names(back)).containsExactly("Anna", "Ben", "Oma");
    assertThat(back.seats().get(1).points()).isEqualTo(before.seats().get(1).points());
  }

  @Test
  void onlyTheHostBeginsGamesAndOnlyOnesThatFit() throws Exception {
    String code = house.ofTwo();
    assertRefused("not-host", () -> ben.api().nextGame(code, NextGame.of("classic")));
    assertRefused("not-host", () -> ben.api().addTo(code, bot()));
    assertRefused("not-host", () -> ben.api().endEvening(code));
    assertRefused("wrong-count", () -> anna.api().nextGame(code, NextGame.of("forone")));
    assertRefused("no-game", () -> anna.api().nextGame(code, NextGame.of("chess")));
    assertRefused("malformed", () -> anna.api().addTo(code, new NewSeat.Friend()));
    assertRefused("no-such-seat", () -> eve.api().addTo(code, local("Eva")));
    assertRefused("nobody", () -> house.evening(bot()));
    assertThat(anna.api().evening(code).games()).isEmpty();
  }

  @Test
  void anEveningHasAsManySeatsAsTheLargestTable() throws Exception {
    String code = house.evening(me()).code();
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
    assertRefused("full", () -> ben.api().comeTo(code, come()));
  }

  @Test
  void nobodyFillsAnEveningWithSeatsThatNobodySitsOn() throws Exception {
    String code = house.ofTwo();
    int most =
        Rulebooks.ALL.stream().mapToInt(rulebook -> rulebook.maxPlayers()).max().orElseThrow();
    for (int seat = 2; seat <= most; seat++) {
      var _ = ben.api().addTo(code, local("Gast " + seat));
      var _ = ben.api().leaveEvening(code, seat);
    }
    assertRefused("full", () -> ben.api().addTo(code, local("Noch einer")));
    assertThat(names(eve.api().comeTo(code, come()))).contains("Eve");
    assertThat(ben.api().addTo(code, local("Gast 2")).seats().get(2).here()).isTrue();
  }
}
