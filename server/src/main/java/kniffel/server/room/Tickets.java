package kniffel.server.room;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import kniffel.telling.agreed.ProblemException;
import kniffel.wire.ToServer;

/**
 * At which tables a client is or wants to be: it has a ticket for each of them, which completes
 * when it is in, so that nothing that it says there overtakes it.
 */
public final class Tickets {

  /** Why a client is not at a table. */
  public interface Refusals {

    /** There is no such table for them. */
    void gone(String table);

    /** It is unknown whether there is. */
    void failed(Throwable failure);
  }

  private final Client client;
  private final Rooms rooms;
  private final Map<String, CompletableFuture<Room>> tickets;
  private final Refusals refusals;

  /**
   * For a client.
   *
   * @param tickets where they are kept, by table; for any thread if the client speaks on several
   */
  public Tickets(
      Client client, Rooms rooms, Map<String, CompletableFuture<Room>> tickets, Refusals refusals) {
    this.client = client;
    this.rooms = rooms;
    this.tickets = tickets;
    this.refusals = refusals;
  }

  public int count() {
    return tickets.size();
  }

  public boolean has(String table) {
    return tickets.containsKey(table);
  }

  /** The client wants to come to a table, or to look from another seat. */
  public void open(String table, Optional<Integer> seat) {
    CompletableFuture<Room> entered = new CompletableFuture<>();
    tickets.put(table, entered);
    var _ =
        rooms
            .enter(table, client.player())
            .thenCompose(room -> rooms.in(table, each -> enter(each, seat, entered)))
            .whenComplete(
                (in, failure) -> {
                  if (failure == null) {
                    entered.complete(in);
                  } else {
                    tickets.remove(table, entered);
                    entered.completeExceptionally(failure);
                    leave(table);
                    refused(table, failure);
                  }
                });
  }

  /** Enters, unless the client left before it was let in. */
  private Room enter(Room room, Optional<Integer> seat, CompletableFuture<Room> ticket) {
    boolean wanted = tickets.replace(room.id(), ticket, ticket); // it is still the same one
    if (!client.isClosed() && wanted) {
      room.open(client, seat);
    }
    return room;
  }

  private void refused(String table, Throwable failure) {
    Throwable cause =
        failure instanceof CompletionException && failure.getCause() != null
            ? failure.getCause()
            : failure;
    if (cause instanceof ProblemException problem && problem.status() == 404) {
      refusals.gone(table);
    } else {
      refusals.failed(failure);
    }
  }

  /** Leaves: first the ticket, then the room, so that a late entry finds out. */
  public void close(String table) {
    if (tickets.remove(table) != null) {
      leave(table);
    }
  }

  /** The client is gone. */
  public void closeAll() {
    List.copyOf(tickets.keySet()).forEach(this::close);
  }

  /** While a room is being opened, a later request may arrive first; then we stay. */
  private void leave(String table) {
    rooms.ifOpen(
        table,
        room -> {
          if (!tickets.containsKey(table)) {
            room.close(client);
          }
        });
  }

  /** A command for a table that the client was let into; for it no others exist. */
  public void play(ToServer.Command command) {
    CompletableFuture<Room> entered = tickets.get(command.table());
    if (entered == null) {
      refusals.gone(command.table());
      return;
    }
    // The room may have been closed and reopened meanwhile; the client stays let in.
    var _ =
        entered
            .thenCompose(room -> rooms.room(room.id()))
            .whenComplete(
                (room, failure) -> {
                  if (failure == null) {
                    rooms.ifOpen(command.table(), each -> each.play(client, command));
                  } else {
                    refused(command.table(), failure);
                  }
                });
  }

  /** The client shows something at a table that is not kept. */
  public void pass(String table, ToServer message) {
    CompletableFuture<Room> entered = tickets.get(table);
    if (entered != null) {
      var _ = entered.thenAccept(room -> rooms.ifOpen(table, each -> each.pass(client, message)));
    }
  }
}
