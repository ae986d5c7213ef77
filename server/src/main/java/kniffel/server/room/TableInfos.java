package kniffel.server.room;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kniffel.server.store.Agreement;
import kniffel.server.store.Agreement.Place;
import kniffel.server.store.StoredTable;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.Kind;
import kniffel.wire.TableInfo.SeatInfo;
import kniffel.wire.TableInfo.Status;

/** What each may know about a table apart from the game itself. */
final class TableInfos {

  private TableInfos() {}

  static TableInfo of(Room room, Presence presence, String player, Services services) {
    StoredTable stored = room.stored();
    Agreement agreement = stored.agreement();
    long now = services.now().getAsLong();
    boolean seated = !agreement.seatsOf(player).isEmpty();
    Optional<Integer> asked = Optional.ofNullable(room.game()).flatMap(game -> game.asked());
    return new TableInfo(
        stored.id(),
        agreement.game(),
        agreement.options(),
        stored.status(),
        stored.revision(),
        agreement.host().equals(player),
        seated,
        stored.listed(),
        agreement.hints(),
        agreement.clock(),
        agreement.pace(),
        services.grace(),
        seats(agreement, presence, player, now),
        seated
            ? Optional.of(
                new TableInfo.Links("/join#" + stored.playCode(), "/watch#" + stored.watchCode()))
            : Optional.empty(),
        stored.seed().commitment(),
        room.version(),
        asked,
        asked.isPresent() && agreement.isSeat(asked.get(), player),
        agreement.clock() > 0 && room.due().isPresent() && stored.status() == Status.RUNNING
            ? Optional.of(room.due().getAsLong())
            : Optional.empty(),
        agreement.rematch(),
        stored.created(),
        stored.updated());
  }

  private static List<SeatInfo> seats(
      Agreement agreement, Presence presence, String player, long now) {
    List<SeatInfo> seats = new ArrayList<>();
    for (Place place : agreement.places()) {
      seats.add(
          switch (place) {
            case Place.Free free ->
                new SeatInfo(
                    Kind.OPEN,
                    Optional.empty(),
                    false,
                    false,
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty());
            case Place.Machine machine ->
                new SeatInfo(
                    Kind.BOT,
                    Optional.of(machine.name()),
                    false,
                    true,
                    Optional.empty(),
                    Optional.of(machine.level()),
                    Optional.empty());
            case Place.Person person ->
                new SeatInfo(
                    Kind.HUMAN,
                    Optional.of(person.name()),
                    person.player().equals(player) && !person.left(),
                    !person.left() && presence.isPresent(person.player(), now),
                    presence.gone(person.player(), now).map(gone -> (int) (gone / 1000)),
                    Optional.empty(),
                    person.standIn());
          });
    }
    return seats;
  }
}
