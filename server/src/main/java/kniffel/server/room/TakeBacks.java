package kniffel.server.room;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
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
        .judge(table, room -> stays(room, version))
        // A long game takes a while, and on the loop others wait.
        .thenApplyAsync(stays -> stays.map(this::goesOn), services.threads())
        .thenCompose(
            opened -> {
              if (opened.isEmpty()) {
                return rooms.in(table, Room::stored);
              }
              pay.run();
              return rooms.with(
                  table,
                  room ->
                      room.change(old -> closed(old, opened.get()), opened.map(GoesOn::opened)));
            })
        .thenCompose(
            agreed ->
                agreed
                    .agreement()
                    .goesOn()
                    .map(this::begun)
                    .orElseGet(() -> of(table, version, () -> {}))); // paid for already
  }

  private CompletableFuture<String> begun(String id) {
    return rooms.in(
        id,
        room -> {
          room.begin();
          return id;
        });
  }

  private StoredTable closed(StoredTable old, GoesOn there) {
    if (old.agreement().goesOn().isPresent()) {
      return old; // somebody else was quicker, and it goes on there
    }
    if (!old.agreement().equals(there.from().agreement())) {
      return old; // it must go on as it is agreed by now
    }
    if (old.status() != Status.RUNNING) {
      throw ProblemException.notNow("over");
    }
    return old.next(Status.CLOSED, old.agreement().goingOn(there.opened().table().id()), now());
  }

  /** A table and the log that is to stay. */
  private record Stays(StoredTable table, Supplier<Optional<String>> lines) {}

  /** What is to stay of a game; nothing is said of it if the game goes on elsewhere already. */
  private static Optional<Stays> stays(Room room, int version) {
    StoredTable old = room.stored();
    if (old.agreement().goesOn().isPresent()) {
      return Optional.empty();
    }
    LiveGame<?, ?, ?, ?> game = room.game();
    if (game == null || old.status() != Status.RUNNING) {
      throw ProblemException.notNow("not-running");
    }
    if (version >= game.version()) {
      throw ProblemException.notNow("nothing-said");
    }
    return Optional.of(new Stays(old, game.linesBeforeSaid(version)));
  }

  /** A table, and the one where its game is to go on, with the log up to there. */
  private record GoesOn(StoredTable from, Opened opened) {}

  private GoesOn goesOn(Stays stays) {
    String lines = stays.lines().get().orElseThrow(() -> ProblemException.notNow("nothing-said"));
    StoredTable next = goingOn.apply(stays.table());
    return new GoesOn(stays.table(), FirstHead.of(next, lines, services.codec(), now()));
  }

  private long now() {
    return services.now().getAsLong();
  }
}
