package kniffel.server.room;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.UnaryOperator;
import kniffel.server.store.TableStore.Opened;
import kniffel.telling.LiveGame;
import kniffel.telling.agreed.ProblemException;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.TableInfo.Status;

/**
 * Taking back something that fell and was misread, where people roll their own dice: the game goes
 * on at a new table that begins with the log up to there. No log is ever changed.
 */
public final class TakeBacks {

  private final Services services;
  private final Rooms rooms;
  private final UnaryOperator<StoredTable> goingOn;

  /**
   * Takes back at the tables of a node.
   *
   * @param goingOn opens a new table for the game of another one
   */
  public TakeBacks(Services services, Rooms rooms, UnaryOperator<StoredTable> goingOn) {
    this.services = services;
    this.rooms = rooms;
    this.goingOn = goingOn;
  }

  /**
   * The table where the game goes on.
   *
   * @param version how many events stay; the next one is what was said to have fallen
   * @param pay is done before another table is opened, and may refuse
   */
  public CompletableFuture<String> of(String table, int version, Runnable pay) {
    return rooms
        .judge(table, room -> again(room, version))
        .thenCompose(
            opened -> {
              if (opened.isEmpty()) {
                return rooms.in(table, Room::stored);
              }
              pay.run();
              return rooms.with(
                  table, room -> room.change(old -> closed(old, opened.get()), opened));
            })
        .thenCompose(
            agreed -> {
              String id = agreed.agreement().goesOn().orElseThrow();
              return rooms.in(
                  id,
                  room -> {
                    room.begin();
                    return id;
                  });
            });
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
    StoredTable next = goingOn.apply(old);
    return Optional.of(FirstHead.of(next, game.lines(version), services.codec(), now()));
  }

  private long now() {
    return services.now().getAsLong();
  }
}
