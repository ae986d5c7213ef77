package kniffel.server.room;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.UnaryOperator;
import kniffel.server.store.Agenda;
import kniffel.table.dice.Share;
import kniffel.telling.agreed.Agreement;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.telling.agreed.Beginning;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo.Status;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/**
 * Somebody who arrives at the last moment, or could not come because there was no node, is not
 * treated as having broken a promise. The loop goes on only when the test says so.
 */
@Timeout(60)
class LastMomentTest {

  private static final String ENTROPY = "a11a".repeat(16);
  private static final String ID = "table";

  private final AtomicLong clock = new AtomicLong(1_000_000);
  private StoredTables stored;
  private SteppedNode node;
  private Attendant attendant;

  @BeforeEach
  void open(@TempDir Path folder) throws IOException {
    stored = new StoredTables(folder, List.of("anna", "ben"));
    node = new SteppedNode(stored.tables(), clock, false);
    attendant = new Attendant(node.services(), node.rooms());
    // Anna has made her pledge, and Ben is still expected to.
    Place.Person anna =
        Place.Person.of("anna", "Anna", true)
            .withAdding(
                Optional.of(
                    new Agreement.Adding.Pledged(pledge(), StoredTables.SEED.commitment())));
    Place ben = Place.Person.of("ben", "Ben", true);
    stored.open(StoredTables.table(ID, Status.OPEN, false, anna, ben), 0);
    var _ = change(table -> Beginning.settle(table, table.agreement(), clock.get()));
  }

  @AfterEach
  void close() {
    node.close();
    stored.close();
  }

  private static String pledge() {
    return Share.pledge(StoredTables.SEED.commitment(), ENTROPY);
  }

  /** Changes what is agreed, and lets the loop go on until nothing is left. */
  private StoredTable change(UnaryOperator<StoredTable> change) {
    StoredTable changed = node.answer(node.room(ID).change(change));
    node.doAll();
    return changed;
  }

  private StoredTable bensPledge() {
    Requests.Pledge pledge = new Requests.Pledge(StoredTables.SEED.commitment(), pledge());
    return change(table -> Beginning.pledge(table, "ben", pledge, clock.get()));
  }

  private StoredTable table() {
    return stored.tables().read(ID, 1).orElseThrow().table();
  }

  private Agenda agenda() {
    return stored.tables().read(ID, 1).orElseThrow().head().agenda().orElseThrow();
  }

  private void attend() {
    attendant.seeToDue().join();
    node.doAll();
  }

  @Test
  void aPledgeAtTheLastMomentGivesEverybodyTimeToReveal() {
    clock.addAndGet(Beginning.PATIENCE_MILLIS);
    // The node takes it up that the time is over, and while it looks into the database Ben's
    // pledge comes in.
    attendant.seeToDue().join();
    assertThat(bensPledge().status()).isEqualTo(Status.BEGINNING);
    assertThat(table().status()).isEqualTo(Status.BEGINNING);
    assertThat(agenda().at()).isEqualTo(clock.get() + Beginning.PATIENCE_MILLIS);
    // Their failure to reveal is found out in due time.
    clock.addAndGet(Beginning.PATIENCE_MILLIS);
    attend();
    assertThat(table().status()).isEqualTo(Status.RUNNING);
  }

  @Test
  void playersGetTheirFullTimeAgainAfterARestart() {
    var _ = bensPledge();
    clock.addAndGet(Beginning.PATIENCE_MILLIS + 13_000);
    stored.tables().agendas().takeOver(clock.get()).join();
    attend();
    assertThat(table().status()).isEqualTo(Status.BEGINNING);
    clock.addAndGet(Beginning.PATIENCE_MILLIS);
    attend();
    assertThat(table().status()).isEqualTo(Status.RUNNING);
  }

  @Test
  void nobodyPaysForTimeWithoutANodeButOnlyOnce() {
    var _ = bensPledge();
    for (int times = 0; times < 2; times++) {
      assertThat(table().status()).isEqualTo(Status.BEGINNING);
      clock.addAndGet(Beginning.PATIENCE_MILLIS + 13_000);
      attend();
    }
    assertThat(table().status()).isEqualTo(Status.RUNNING);
  }
}
