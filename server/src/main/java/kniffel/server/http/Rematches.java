package kniffel.server.http;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import kniffel.server.ProblemException;
import kniffel.server.room.Beginning;
import kniffel.server.room.FirstHead;
import kniffel.server.room.Room;
import kniffel.server.room.Rooms;
import kniffel.server.room.Seating;
import kniffel.server.room.Services;
import kniffel.server.store.Agreement;
import kniffel.server.store.Agreement.Place;
import kniffel.server.store.Store;
import kniffel.server.store.StoredTable;
import kniffel.server.store.TableStore.Opened;
import kniffel.wire.Player;
import kniffel.wire.TableInfo.Status;

/** Playing again: the table where those meet who have finished a game. */
final class Rematches {

  private final Services services;
  private final Store store;
  private final Rooms rooms;
  private final NewTables newTables;

  Rematches(Services services, Store store, Rooms rooms, NewTables newTables) {
    this.services = services;
    this.store = store;
    this.rooms = rooms;
    this.newTables = newTables;
  }

  /** The table where they play again, with a seat for the one who asks; blocks. */
  String of(Room room, Player player, boolean pledges) {
    if (!rooms.in(room.id(), Room::isOver).join()) {
      throw ProblemException.notNow("not-over");
    }
    String id = find(room.stored(), player, pledges);
    change(id, stored -> sit(stored, player, pledges), Optional.empty());
    return id;
  }

  private StoredTable sit(StoredTable table, Player player, boolean pledges) {
    return table.status() == Status.OPEN
        ? Beginning.settleIfFull(
            Seating.sit(table, player, Optional.empty(), pledges, now()), now())
        : table;
  }

  private String find(StoredTable old, Player player, boolean pledges) {
    Optional<String> known = old.agreement().rematch();
    // One that was never begun may have been deleted, where the operator wants that.
    if (known.isPresent() && store.table(known.get()).isPresent()) {
      return known.get();
    }
    StoredTable next =
        newTables.inviting(
            Beginning.settleIfFull(
                newTables.table(again(old.agreement(), player, pledges), old.listed()), now()));
    // Opened by the write that says so: nobody ever waits at a table where nobody comes.
    StoredTable agreed =
        change(
            old.id(),
            stored ->
                stored.agreement().rematch().equals(known)
                    ? stored.next(stored.status(), stored.agreement().withRematch(next.id()), now())
                    : stored,
            Optional.of(FirstHead.of(next, services.codec(), now())));
    String id = agreed.agreement().rematch().orElseThrow();
    rooms.in(id, Room::begin).join();
    return id;
  }

  /** The same seats: for those who share the asker's device and bots taken, for others free. */
  private static Agreement again(Agreement old, Player player, boolean pledges) {
    List<Place> places = new ArrayList<>();
    for (Place place : old.places()) {
      switch (place) {
        case Place.Machine machine ->
            places.add(new Place.Machine(machine.level(), machine.name(), Optional.empty()));
        case Place.Person person when person.player().equals(player.id()) && !person.left() ->
            places.add(
                Place.Person.of(person.player(), person.name(), pledges && !old.isOwnDice()));
        case Place.Person person -> places.add(new Place.Free());
        case Place.Free free -> places.add(free);
      }
    }
    return new Agreement(
        old.game(),
        old.options(),
        player.id(),
        places,
        old.hints(),
        old.clock(),
        old.pace(),
        Optional.empty(),
        old.sentAway(),
        old.book(),
        old.dice(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  private StoredTable change(
      String id, UnaryOperator<StoredTable> change, Optional<Opened> opened) {
    return rooms.with(id, room -> room.change(change, opened)).join();
  }

  private long now() {
    return services.now().getAsLong();
  }
}
