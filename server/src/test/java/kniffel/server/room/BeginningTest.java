package kniffel.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import kniffel.rules.Ids;
import kniffel.server.store.Agenda;
import kniffel.table.RecordFormat;
import kniffel.table.Trust;
import kniffel.table.Verification;
import kniffel.table.dice.Seed;
import kniffel.table.dice.Share;
import kniffel.table.json.Codec;
import kniffel.table.json.Json;
import kniffel.telling.agreed.AgreedGame;
import kniffel.telling.agreed.Agreement;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.telling.agreed.Beginning;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo.Status;
import org.junit.jupiter.api.Test;

/** A game begins when everybody who takes part has added to the dice, or when their time is up. */
class BeginningTest {

  private static final Seed SEED = new Seed("5eed".repeat(16));
  private static final String ENTROPY = "a11a".repeat(16);
  private static final String PLEDGE = Share.pledge(SEED.commitment(), ENTROPY);

  private final Codec codec = new Codec();

  /** A table as it is stored, with these places. */
  private StoredTable table(String places) throws IOException {
    String agreement =
        """
        {"game":"classic","options":{"extraPoints":50,"extra":"with-number-box",\
        "extraAfterStrike":false,"joker":"lower-part","jokerAfterStrike":true,\
        "fiveEqualFullHouse":false},"host":"a","places":[%s],"hints":true,"clock":0,"pace":0}\
        """
            .formatted(places);
    return new StoredTable(
        "t",
        Status.OPEN,
        false,
        codec.read(Agreement.class, Json.parse(agreement), ""),
        "play",
        "watch",
        SEED,
        0,
        0);
  }

  private static String person(String player, String adding) {
    return "{\"person\":{\"player\":\"%s\",\"name\":\"%s\",%s\"left\":false}}"
        .formatted(player, player.toUpperCase(java.util.Locale.ROOT), adding);
  }

  private static String pledged(String player) {
    return person(
        player,
        "\"adding\":{\"pledged\":{\"pledge\":\"%s\",\"saw\":\"%s\"}},"
            .formatted(PLEDGE, SEED.commitment()));
  }

  private static String expected(String player) {
    return person(player, "\"adding\":{\"expected\":{}},");
  }

  private static StoredTable settled(StoredTable table) {
    return Beginning.settle(table, table.agreement(), 1);
  }

  private static List<String> adding(StoredTable table) {
    return table.agreement().places().stream()
        .map(place -> place instanceof Place.Person person ? person.adding() : Optional.empty())
        .map(adding -> adding.map(step -> Ids.of(step.getClass())).orElse("-"))
        .toList();
  }

  @Test
  void nobodyWaitsForPlayersWhoTakeNoPart() throws IOException {
    StoredTable table = table(person("a", "") + "," + person("b", ""));
    assertThat(settled(table).status()).isEqualTo(Status.RUNNING);
  }

  @Test
  void pledgesAndThenEntropyAreWaitedForButNotForEver() throws IOException {
    StoredTable begun = settled(table(pledged("a") + "," + expected("b")));
    assertThat(begun.status()).isEqualTo(Status.BEGINNING);
    StoredTable pledges = Beginning.timeUp(begun, 2);
    assertThat(pledges.status()).isEqualTo(Status.BEGINNING);
    assertThat(adding(pledges)).containsExactly("pledged", "-");
    StoredTable running = Beginning.timeUp(pledges, 3);
    assertThat(running.status()).isEqualTo(Status.RUNNING);
    assertThat(adding(running)).containsExactly("pledged", "-");
    assertThat(Beginning.timeUp(running, 4)).isEqualTo(running);
    assertThat(Beginning.timeUp(settled(table(expected("a"))), 2).status())
        .isEqualTo(Status.RUNNING);
  }

  @Test
  void eachStepHasItsOwnTimeOnTheAgenda() throws IOException {
    StoredTable open = table(pledged("a") + "," + expected("b"));
    StoredTable begun = settled(open);
    Optional<Agenda> first = NextUp.beginning(open, begun, Optional.empty(), 1_000);
    assertThat(first).contains(new Agenda(Agenda.What.BEGIN, 11_000, Beginning.PATIENCE_MILLIS, 0));
    assertThat(NextUp.beginning(begun, begun, first, 5_000)).isEqualTo(first);
    StoredTable pledges = Beginning.timeUp(begun, 11_000);
    assertThat(NextUp.beginning(begun, pledges, first, 11_000))
        .contains(new Agenda(Agenda.What.BEGIN, 21_000, Beginning.PATIENCE_MILLIS, 0));
  }

  @Test
  void theGameRunsWhenTheLastHasRevealed() throws IOException {
    StoredTable begun = settled(table(pledged("a")));
    Requests.Reveal reveal = new Requests.Reveal(AgreedGame.headHash(begun), ENTROPY);
    StoredTable running = Beginning.reveal(begun, "a", reveal, 2);
    assertThat(running.status()).isEqualTo(Status.RUNNING);
    assertThat(Beginning.reveal(running, "a", reveal, 3)).isEqualTo(running);
    var record = AgreedGame.game(running, codec).record(Optional.of(SEED));
    assertThat(record.format()).isEqualTo(RecordFormat.SECOND);
    assertThat(Verification.of(record).trust()).containsExactly(new Trust.ProvenFor(List.of(0)));
  }

  @Test
  void aGameOfAnEarlierVersionGoesOnInItsOwnFormat() throws IOException {
    String places =
        person("a", "\"entropy\":\"salt\",")
            + ",{\"machine\":{\"level\":\"easy\",\"name\":\"Bot\",\"entropy\":\"pepper\"}}";
    StoredTable open = table(places);
    StoredTable running = open.next(Status.RUNNING, open.agreement(), 1);
    var record = AgreedGame.game(running, codec).record(Optional.of(SEED));
    assertThat(record.format()).isEqualTo(RecordFormat.FIRST);
    assertThat(record.chance()).isPresent();
    // One that had not begun begins like any other.
    assertThat(AgreedGame.game(settled(open), codec).record(Optional.of(SEED)).format())
        .isEqualTo(RecordFormat.SECOND);
  }
}
