package kniffel.server.http;

import java.util.Optional;
import java.util.function.UnaryOperator;
import kniffel.server.room.FirstHead;
import kniffel.server.room.Room;
import kniffel.server.room.Rooms;
import kniffel.server.room.Services;
import kniffel.server.store.Store;
import kniffel.server.store.TableStore.Opened;
import kniffel.telling.agreed.Beginning;
import kniffel.telling.agreed.Seating;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.Player;
import kniffel.wire.TableInfo.Status;

/** Rematches: the table where people meet who have finished a game. */
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
    StoredTable old = rooms.judge(room.id(), Rematches::over).join();
    String id = find(old, player, pledges);
    change(id, stored -> sit(stored, player, pledges), Optional.empty());
    return id;
  }

  private static StoredTable over(Room room) {
    var _ = Finished.over(room);
    return room.stored();
  }

  private StoredTable sit(StoredTable table, Player player, boolean pledges) {
    if (!table.agreement().isSeated(player.id())) {
      Seating.requireWelcome(table, player.id());
    }
    return table.status() == Status.OPEN
        ? Beginning.settleIfFull(
            Seating.sit(table, player, Optional.empty(), pledges, now()), now())
        : table;
  }

  private String find(StoredTable old, Player player, boolean pledges) {
    Optional<String> known = old.agreement().rematch();
    // One that was never begun may have been deleted, if the operator wants that.
    if (known.isPresent() && store.table(known.get()).isPresent()) {
      return known.get();
    }
    StoredTable next =
        newTables.inviting(
            Beginning.settleIfFull(
                newTables.table(Seating.again(old.agreement(), player, pledges), old.listed()),
                now()));
    // Opened by the same write that announces it, so nobody ever waits at a table to which nobody
    // comes.
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

  private StoredTable change(
      String id, UnaryOperator<StoredTable> change, Optional<Opened> opened) {
    return rooms.with(id, room -> room.change(change, opened)).join();
  }

  private long now() {
    return services.now().getAsLong();
  }
}
