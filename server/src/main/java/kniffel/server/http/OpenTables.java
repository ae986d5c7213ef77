package kniffel.server.http;

import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import kniffel.server.room.Costs;
import kniffel.server.room.Room;
import kniffel.server.room.Rooms;
import kniffel.telling.agreed.ProblemException;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.Player;
import kniffel.wire.TableInfo;

/** How requests reach a table: who may come in, how it is changed, and what is answered. */
record OpenTables(Endpoint endpoint, Rooms rooms) {

  /** The table that a request names, if its caller may see it. */
  Room entered(Call call) {
    return rooms.enter(call.table(), call.me().id()).join();
  }

  /** The same, if its caller has a seat there. */
  Room seated(Call call) {
    return rooms.judge(entered(call).id(), room -> seated(room, call.me())).join();
  }

  private static Room seated(Room room, Player player) {
    if (!room.stored().agreement().isSeated(player.id())) {
      throw ProblemException.notThere();
    }
    return room;
  }

  /** Changes what is agreed at a table, and waits until that is stored; everybody there is told. */
  void change(Call call, String id, UnaryOperator<StoredTable> change) {
    make(call, id, room -> room.change(change));
  }

  /** The same for a change that the room itself knows. */
  void make(Call call, String id, Function<Room, CompletableFuture<StoredTable>> change) {
    int told = rooms.with(id, room -> change.apply(room).thenApply(ok -> room.watchers())).join();
    call.payer().owes(Costs.fanOut(told));
  }

  /** Answers with the table as a player sees it. */
  Reply info(int status, String id, Player player) {
    TableInfo info = rooms.in(id, room -> room.info(player.id())).join();
    return Reply.json(status, endpoint.codec().write(TableInfo.class, info));
  }
}
