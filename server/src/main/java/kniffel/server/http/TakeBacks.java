package kniffel.server.http;

import java.util.Optional;
import kniffel.server.ProblemException;
import kniffel.server.room.FirstHead;
import kniffel.server.room.Room;
import kniffel.server.room.Rooms;
import kniffel.server.room.Services;
import kniffel.server.store.StoredTable;
import kniffel.server.store.TableStore.Opened;
import kniffel.telling.LiveGame;
import kniffel.wire.TableInfo.Status;

/**
 * Taking back something that fell and was misread, where people roll their own dice: the game goes
 * on at a new table that begins with the log up to there. No log is ever changed.
 */
final class TakeBacks {

  private final Services services;
  private final Rooms rooms;
  private final NewTables newTables;

  TakeBacks(Services services, Rooms rooms, NewTables newTables) {
    this.services = services;
    this.rooms = rooms;
    this.newTables = newTables;
  }

  /**
   * The table where the game goes on; blocks.
   *
   * @param version how many events stay; the next one is what was said to have fallen
   */
  String of(Room room, int version) {
    Optional<Opened> opened = rooms.in(room.id(), each -> again(each, version)).join();
    if (opened.isEmpty()) {
      return room.stored().agreement().goesOn().orElseThrow();
    }
    StoredTable agreed =
        rooms.with(room.id(), each -> each.change(old -> closed(old, opened.get()), opened)).join();
    String id = agreed.agreement().goesOn().orElseThrow();
    rooms.in(id, Room::begin).join();
    return id;
  }

  private StoredTable closed(StoredTable old, Opened opened) {
    if (old.agreement().goesOn().isPresent()) {
      return old; // somebody else was quicker, and it goes on there
    }
    if (old.status() != Status.RUNNING) {
      throw ProblemException.notNow("over");
    }
    return old.next(Status.CLOSED, old.agreement().goingOn(opened.table().id()), now());
  }

  /** The new table with the log up to there; none if the game goes on elsewhere already. */
  private Optional<Opened> again(Room room, int version) {
    StoredTable old = room.stored();
    if (old.agreement().goesOn().isPresent()) {
      return Optional.empty();
    }
    LiveGame<?, ?, ?, ?> game = room.game();
    if (game == null || old.status() != Status.RUNNING) {
      throw ProblemException.notNow("not-running");
    }
    if (!game.isSaid(version + 1)) {
      throw ProblemException.notNow("nothing-said");
    }
    StoredTable next = newTables.goingOn(old);
    return Optional.of(FirstHead.of(next, game.lines(version), services.codec(), now()));
  }

  private long now() {
    return services.now().getAsLong();
  }
}
