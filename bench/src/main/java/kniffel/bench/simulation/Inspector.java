package kniffel.bench.simulation;

import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.TableInfo.Status;
import org.jspecify.annotations.Nullable;

/**
 * Checks once a second, when nothing goes wrong, whether tables go on, people know who is there,
 * and no bot plays for somebody who is back.
 */
final class Inspector {

  /** How long a table may stand still. */
  static final long STILL = 240 * Scheduler.SECOND;

  /** How long somebody who is there may be called absent or be played for, or the reverse. */
  static final long MISTAKEN = 45 * Scheduler.SECOND;

  /** How many events each table must go on by before we believe that it goes on. */
  private static final int GOES_ON = 6;

  private final World world;
  private final Map<String, Integer> versions = new HashMap<>();
  private final Map<String, Long> moved = new HashMap<>();
  private final Map<String, Integer> first = new HashMap<>();
  private final Map<String, Long> mistaken = new HashMap<>();
  private boolean settled;

  Inspector(World world) {
    this.world = world;
    world.database().tables().forEach(this::notice);
    again();
  }

  /** A table where the game of another goes on may be opened later. */
  private void notice(String table) {
    if (!first.containsKey(table)) {
      int version = world.witness().truth(table).version();
      versions.put(table, version);
      first.put(table, version);
      moved.put(table, world.time().now());
    }
  }

  private void again() {
    world
        .time()
        .after(
            Scheduler.SECOND,
            () -> {
              world.database().tables().forEach(this::notice);
              world.database().tables().forEach(this::progress);
              world.players().forEach(this::presence);
              world.database().tables().forEach(this::standIns);
              settled = haveGoneOn() && mistaken.isEmpty();
              again();
            });
  }

  /**
   * Whether every table has gone on for some time, or need not, and everybody knows who is there.
   */
  boolean isSettled() {
    return settled;
  }

  private boolean haveGoneOn() {
    return world.database().tables().stream()
        .allMatch(
            table ->
                !mustGoOn(table)
                    || world.witness().truth(table).version()
                        >= Objects.requireNonNull(first.get(table)) + GOES_ON);
  }

  private boolean mustGoOn(String id) {
    StoredTable table = world.database().row(id).table();
    if (world.witness().truth(id).isOver()) {
      return table.status() != Status.OVER;
    }
    return table.status() == Status.BEGINNING
        || (table.status() == Status.RUNNING && !waitsForSomebodyAway(id, table));
  }

  /** Without a clock the game waits for a person who does not come. */
  private boolean waitsForSomebodyAway(String id, StoredTable table) {
    Truth truth = world.witness().truth(id);
    if (truth.isFalling()) {
      return world.players().stream()
          .noneMatch(
              player -> !player.isAway() && table.agreement().maySay(truth.roller(), player.id()));
    }
    int asked = world.witness().truth(id).asked();
    return asked >= 0
        && table.agreement().clock() == 0
        && table.agreement().places().get(asked) instanceof Place.Person person
        && person.standIn().isEmpty()
        && (person.left() || player(person.player()).isAway());
  }

  private SimulatedPlayer player(String id) {
    return world.players().stream()
        .filter(player -> player.id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  private void progress(String table) {
    int version = world.witness().truth(table).version();
    if (version != Objects.requireNonNull(versions.get(table)) || !mustGoOn(table)) {
      versions.put(table, version);
      moved.put(table, world.time().now());
    } else if (world.time().now() - Objects.requireNonNull(moved.get(table)) > STILL) {
      world.fail(
          table
              + " stands still at version "
              + version
              + ", where seat "
              + world.witness().truth(table).asked()
              + " decides; its head is "
              + world.database().row(table).head());
    }
  }

  private boolean isThere(Place.Person person, String table) {
    SimulatedPlayer owner = player(person.player());
    SimulatedSocket socket = owner.socket();
    return !owner.isAway() && socket != null && socket.isWhole() && socket.watches(table);
  }

  /** A bot leaves the seat when its owner comes back. */
  private void standIns(String id) {
    StoredTable table = world.database().row(id).table();
    for (int seat = 0; seat < table.agreement().places().size(); seat++) {
      boolean wrong =
          table.status() == Status.RUNNING
              && table.agreement().places().get(seat) instanceof Place.Person person
              && !person.left()
              && person.standIn().isPresent()
              && isThere(person, id);
      if (lasts("seat " + seat + " of " + id, wrong)) {
        world.fail("a bot has long played for seat " + seat + " of " + id + ", who is back");
      }
    }
  }

  /** Whether something has been wrong for longer than allowed. */
  private boolean lasts(String what, boolean wrong) {
    if (!wrong) {
      mistaken.remove(what);
      return false;
    }
    long now = world.time().now();
    return now - mistaken.computeIfAbsent(what, any -> now) > MISTAKEN;
  }

  private void presence(SimulatedPlayer viewer) {
    SimulatedSocket socket = viewer.socket();
    viewer
        .tables()
        .forEach(
            (table, seen) -> {
              Info info = seen.info;
              boolean listens =
                  socket != null && socket.isWhole() && socket.watches(table) && !viewer.isAway();
              StoredTable stored = world.database().row(table).table();
              for (int seat = 0; seat < stored.agreement().places().size(); seat++) {
                String key = viewer.id() + " at " + table + " about seat " + seat;
                String wrong = listens && info != null ? mistake(stored, info, seat) : null;
                if (lasts(key, wrong != null)) {
                  world.fail(key + " has long been told that " + wrong);
                }
              }
            });
  }

  private @Nullable String mistake(StoredTable stored, Info info, int seat) {
    if (!(stored.agreement().places().get(seat) instanceof Place.Person person)
        || person.left()
        || seat >= info.seats.size()) {
      return null;
    }
    boolean there = isThere(person, stored.id());
    if (there == info.seats.get(seat).present()) {
      return null;
    }
    return person.player() + (there ? " is absent" : " is present");
  }
}
