package kniffel.server.room;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import java.util.function.Function;
import kniffel.server.cluster.Bus;
import kniffel.server.store.TableStore;
import kniffel.telling.agreed.ProblemException;
import org.jspecify.annotations.Nullable;

/** The rooms in use on this node: opened when somebody comes, closed when nobody is left. */
public final class Rooms implements Bus.Listener {

  private static final long IDLE_MILLIS = 5 * 60_000;

  /** The people connected to other nodes, according to the database. */
  static final String ELSEWHERE = "elsewhere";

  private final Map<String, CompletableFuture<Room>> rooms = new ConcurrentHashMap<>();
  private final List<Executor> loops;
  private @Nullable Services services;

  /** Whether a sign of life has failed since the last one that was answered. */
  private volatile boolean isAnswerLost;

  /**
   * No rooms yet.
   *
   * @param loops the event loops that rooms are spread over
   */
  public Rooms(List<Executor> loops) {
    this.loops = List.copyOf(loops);
  }

  /** Moves in; before that nothing can be asked. */
  public void furnish(Services furnished) {
    this.services = furnished;
    furnished.meters().gauge("kniffel.rooms", rooms, Map::size);
  }

  private Services services() {
    if (services == null) {
      throw new IllegalStateException("not furnished");
    }
    return services;
  }

  private Executor loop(String id) {
    return loops.get(Math.floorMod(id.hashCode(), loops.size()));
  }

  /** The room of a table; fails with a {@link ProblemException} if there is no such table. */
  public CompletableFuture<Room> room(String id) {
    CompletableFuture<Room> known = rooms.get(id);
    if (known != null) {
      return known;
    }
    if (!TableStore.isName(id)) { // and the bus would misread some of these
      return CompletableFuture.failedFuture(ProblemException.notThere());
    }
    CompletableFuture<Room> opened = rooms.computeIfAbsent(id, this::open);
    var _ =
        opened.whenComplete(
            (room, failure) -> {
              if (failure != null) {
                services().bus().unfollow(id);
                rooms.remove(id, opened);
              }
            });
    return opened;
  }

  private CompletableFuture<Room> open(String id) {
    Executor loop = loop(id);
    // Replaying a long log takes a while, so not on the loop, where others wait.
    return CompletableFuture.supplyAsync(() -> read(id, loop), services().threads());
  }

  private Room read(String id, Executor loop) {
    // From the first moment we hear what other nodes write.
    services().bus().follow(id);
    TableStore.Snapshot snapshot =
        services().tables().read(id, 1).orElseThrow(ProblemException::notThere);
    return new Room(services(), loop, snapshot);
  }

  /** Whether the room of a table is open on this node. */
  public boolean isOpen(String id) {
    return rooms.containsKey(id);
  }

  /** Does something in a room while nothing else happens there. */
  public <T> CompletableFuture<T> in(String id, Function<Room, T> action) {
    return with(id, room -> CompletableFuture.completedFuture(action.apply(room)));
  }

  /** The same for an action that takes its time. */
  public <T> CompletableFuture<T> with(String id, Function<Room, CompletableFuture<T>> action) {
    CompletableFuture<Room> known = room(id);
    return known.thenComposeAsync(
        room -> isStill(id, known) ? action.apply(room) : with(id, action), loop(id));
  }

  /**
   * Judges something in a room. A refusal is judged again on what is stored by now before anybody
   * is told, because another node may have changed what it depends on.
   */
  public <T> CompletableFuture<T> judge(String id, Function<Room, T> question) {
    return with(
        id,
        room -> {
          try {
            return CompletableFuture.completedFuture(question.apply(room));
          } catch (ProblemException refusal) {
            if (services().tables().isShared()) {
              return room.caughtUp().thenApply(ok -> question.apply(room));
            }
            throw refusal;
          }
        });
  }

  /**
   * Whether a room is still open since somebody asked for it; to be called on its loop, where rooms
   * are closed too. Anybody entering a closed one would never hear anything again.
   */
  private boolean isStill(String id, CompletableFuture<Room> known) {
    return rooms.replace(id, known, known); // it is the same one
  }

  /** Asks something in a room if it is open; blocks. */
  public <T> Optional<T> inIfOpen(String id, Function<Room, T> question) {
    return Optional.ofNullable(rooms.get(id))
        .flatMap(
            known ->
                known
                    .handleAsync(
                        (room, failure) ->
                            failure == null
                                ? Optional.of(question.apply(room))
                                : Optional.<T>empty(),
                        loop(id))
                    .join());
  }

  /** Does something in a room if it is open; at once where that is possible. */
  public void ifOpen(String id, Consumer<Room> action) {
    CompletableFuture<Room> known = rooms.get(id);
    if (known != null) {
      var _ =
          known.thenAcceptAsync(
              room -> {
                if (isStill(id, known)) {
                  action.accept(room);
                } else {
                  ifOpen(id, action);
                }
              },
              loop(id));
    }
  }

  /**
   * The room of a table for somebody who may see it.
   *
   * <p>For anybody else it fails as if there were none.
   */
  public CompletableFuture<Room> enter(String id, String player) {
    return room(id)
        .thenComposeAsync(
            room ->
                room.isOpenTo(player)
                    ? CompletableFuture.completedFuture(room)
                    : CompletableFuture.supplyAsync(
                        () -> {
                          if (services().tables().isMember(id, player)) {
                            return room;
                          }
                          throw new CompletionException(ProblemException.notThere());
                        },
                        services().threads()),
            loop(id));
  }

  // What other nodes tell

  @Override
  public void changed(String table, int version, int revision) {
    ifOpen(table, room -> room.hear(version, revision));
  }

  @Override
  public void present(String node, String table, Set<String> players) {
    ifOpen(table, room -> room.present(node, players));
  }

  @Override
  public void passing(String table, String message) {
    ifOpen(table, room -> room.passed(message));
  }

  // What must be seen to from time to time

  /**
   * Whether the others still know who was said to be here, by the answer to a sign of life.
   *
   * <p>A sign of life that failed may have been taken in all the same, and a no with it that nobody
   * heard: then the others count as having forgotten.
   */
  public CompletableFuture<Boolean> stillKnown(CompletableFuture<Boolean> signOfLife) {
    return signOfLife
        .whenComplete(
            (known, failure) -> {
              if (failure != null) {
                isAnswerLost = true;
              }
            })
        .thenApply(
            known -> {
              boolean sure = known && !isAnswerLost;
              isAnswerLost = false;
              return sure;
            });
  }

  /**
   * Finds out who is connected to other nodes, and makes sure that they can find out who is here;
   * blocks.
   *
   * @param known whether the others still know who was said to be here
   */
  public void lookForPeople(boolean known) {
    List<String> open = List.copyOf(rooms.keySet());
    open.forEach(id -> ifOpen(id, room -> room.sayWhoIsHere(known)));
    services()
        .tables()
        .connectedElsewhere(open)
        .forEach((id, players) -> ifOpen(id, room -> room.present(ELSEWHERE, players)));
  }

  /** Looks for what other nodes have written, in case their messages were lost. */
  public void lookForNews() {
    services()
        .tables()
        .heads(List.copyOf(rooms.keySet()))
        .forEach((id, head) -> ifOpen(id, room -> room.hear(head.version(), head.revision())));
  }

  /** Closes rooms that nobody needs. */
  public void tidy() {
    long before = services().now().getAsLong() - IDLE_MILLIS;
    rooms.forEach(
        (id, opened) -> {
          var _ =
              opened.thenAcceptAsync(
                  room -> {
                    if (isStill(id, opened) && room.isIdle(before)) {
                      // In this order, because reopening it follows it again.
                      services().bus().unfollow(id);
                      rooms.remove(id, opened);
                    }
                  },
                  loop(id));
        });
  }
}
