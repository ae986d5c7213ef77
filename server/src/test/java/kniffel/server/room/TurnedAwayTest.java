package kniffel.server.room;

import static kniffel.server.room.StoredTables.table;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;
import kniffel.server.room.TestNode.Listener;
import kniffel.telling.agreed.Agreement;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.telling.agreed.Seating;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.Player;
import kniffel.wire.TableInfo.Status;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whoever is sent away from a private table no longer sees it over any socket. */
class TurnedAwayTest {

  private static final Player EVE = new Player("eve", "Eve");

  private final AtomicLong clock = new AtomicLong(1_000_000);
  private final Listener socket = new Listener("eve");
  private StoredTables stored;
  private SteppedNode node;
  private SteppedNode other;

  @BeforeEach
  void begin(@TempDir Path folder) throws IOException {
    stored = new StoredTables(folder, List.of("anna", "eve"));
    node = new SteppedNode(stored.tables(), clock, true);
    other = new SteppedNode(stored.tables(), clock, true);
    Place.Person anna = StoredTables.person("anna");
    stored.open(table("t", Status.OPEN, false, anna, new Place.Free()), clock.get());
    assertThat(admit("watch-t")).contains("t");
  }

  @AfterEach
  void end() {
    node.close();
    other.close();
    stored.close();
  }

  /** Eve comes by a link to watch. */
  private Optional<String> admit(String link) {
    return stored.store().admit(link, "eve", 0).join();
  }

  private void come() {
    node.room("t").open(socket, Optional.empty());
    node.doAll();
  }

  private static StoredTable seated(StoredTable table) {
    return Seating.sit(table, EVE, Optional.empty(), false, 0);
  }

  private static StoredTable kicked(StoredTable table) {
    return Seating.kick(table, "anna", 1, 0).withCodes("play 2", "watch 2", "short 2");
  }

  private static StoredTable begun(StoredTable table) {
    Agreement agreement = table.agreement().with(1, Place.Person.of("anna", "Ben", false));
    return table.next(Status.RUNNING, agreement, 0);
  }

  /** What Eve is told when something else is agreed. */
  private List<String> toldOfMore() {
    int before = socket.heard().size();
    node.answer(node.room("t").change(table -> table.next(table.status(), table.agreement(), 99)));
    node.doAll();
    return socket.heard().subList(before, socket.heard().size());
  }

  @Test
  void norByTheOneThroughWhichTheyWatchedBeforeTheySat() {
    come();
    node.answer(node.room("t").change(TurnedAwayTest::seated));
    node.answer(node.room("t").change(TurnedAwayTest::kicked));
    node.doAll();
    assertThat(socket.heard().getLast()).contains("gone");
    assertThat(toldOfMore()).isEmpty();
  }

  @Test
  void norIfTheyWereFoundToBeAMemberBefore() {
    node.answer(node.room("t").change(TurnedAwayTest::seated));
    Room room = node.answer(node.rooms().enter("t", "eve"));
    var _ = room.change(TurnedAwayTest::kicked);
    room.open(socket, Optional.empty());
    node.doAll();
    assertThat(socket.heard()).hasSize(1).last().asString().contains("gone");
    assertThat(toldOfMore()).isEmpty();
  }

  @Test
  void norWhereItIsHeardOnlyWhenTheGameHasBegun() {
    node.answer(node.room("t").change(TurnedAwayTest::seated));
    come();
    other.answer(other.room("t").change(TurnedAwayTest::kicked));
    other.answer(other.room("t").change(TurnedAwayTest::begun));
    node.answer(node.room("t").caughtUp());
    node.doAll();
    assertThat(socket.heard().getLast()).contains("gone");
    assertThat(socket.heard()).noneMatch(each -> each.startsWith("{\"state\""));
  }

  @Test
  void butWithTheNewLinkTheyMayWatch() {
    comeBackByTheNewLink();
    assertThat(socket.heard().getLast()).contains("changed");
    assertThat(toldOfMore()).isNotEmpty().allMatch(each -> each.contains("changed"));
  }

  private void comeBackByTheNewLink() {
    come();
    node.answer(node.room("t").change(TurnedAwayTest::seated));
    node.answer(node.room("t").change(TurnedAwayTest::kicked));
    node.doAll();
    assertThat(admit("watch-t")).isEmpty();
    assertThat(admit("watch 2")).contains("t");
    come();
  }

  @Test
  void butNotIfTheyHaveLeftMeanwhile() {
    comeBackByTheNewLink();
    var _ = node.room("t").change(table -> table.next(table.status(), table.agreement(), 100));
    node.room("t").close(socket);
    node.doAll();
    assertThat(node.room("t").watchers()).isZero();
  }

  @Test
  void whereNothingCanBeReadTheyMayTryAgain() {
    node.answer(node.room("t").change(TurnedAwayTest::seated));
    node.answer(node.room("t").change(TurnedAwayTest::kicked));
    node.fail("isMember", true);
    come();
    assertThat(socket.heard()).hasSize(1).last().asString().contains("unavailable");
  }
}
