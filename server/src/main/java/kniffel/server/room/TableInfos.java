package kniffel.server.room;

import java.util.Optional;
import java.util.function.Function;
import kniffel.server.store.Agenda.What;
import kniffel.server.store.Head;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.telling.agreed.Standing;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.TableInfo;

/** What each may know about a table apart from the game itself. */
public final class TableInfos {

  private TableInfos() {}

  /** What a player may know about a table that is open here. */
  static TableInfo of(Room room, Presence presence, String player, Services services) {
    return of(
        room.stored(),
        room.head(),
        player,
        services,
        person -> presence.gone(person.player(), services.now().getAsLong()));
  }

  /** What a player may know about a table that is open nowhere, so that nobody is there. */
  public static TableInfo of(StoredTable stored, Head head, String player, Services services) {
    return of(
        stored,
        head,
        player,
        services,
        person -> Optional.of(services.now().getAsLong() - stored.updated()));
  }

  private static TableInfo of(
      StoredTable stored,
      Head head,
      String player,
      Services services,
      Function<Place.Person, Optional<Long>> gone) {
    long now = services.now().getAsLong();
    Optional<Long> left =
        head.agenda()
            .filter(agenda -> agenda.what() == What.CLOCK)
            .map(agenda -> Math.max(0, agenda.at() - now));
    return new Standing(
            head.version(), head.revision(), head.asked(), left, head.progress(), services.grace())
        .info(stored, player, gone);
  }
}
