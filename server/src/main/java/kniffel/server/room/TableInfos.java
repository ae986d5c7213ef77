package kniffel.server.room;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import kniffel.server.store.Agenda.What;
import kniffel.server.store.Agreement;
import kniffel.server.store.Agreement.Place;
import kniffel.server.store.Head;
import kniffel.server.store.Progress;
import kniffel.server.store.StoredTable;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.Kind;
import kniffel.wire.TableInfo.SeatInfo;
import kniffel.wire.TableInfo.Status;

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

  /** What a player may know about a table that nobody has open: nobody is there. */
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
    Agreement agreement = stored.agreement();
    long now = services.now().getAsLong();
    boolean seated = !agreement.seatsOf(player).isEmpty();
    Optional<Integer> asked = stored.status() == Status.RUNNING ? head.asked() : Optional.empty();
    return new TableInfo(
        stored.id(),
        agreement.game(),
        agreement.options(),
        stored.status(),
        head.revision(),
        agreement.host().equals(player),
        seated,
        stored.listed(),
        agreement.hints(),
        agreement.clock(),
        agreement.pace(),
        services.grace(),
        seats(agreement, player, gone),
        // Who watched would know the dice before their own try.
        seated && agreement.daily().isEmpty()
            ? Optional.of(
                new TableInfo.Links(
                    "/join#" + stored.playCode(),
                    "/watch#" + stored.watchCode(),
                    stored.shortCode()))
            : Optional.empty(),
        stored.seed().commitment(),
        head.version(),
        asked,
        asked.isPresent() && agreement.isSeat(asked.get(), player),
        head.agenda()
            .filter(agenda -> agenda.what() == What.CLOCK)
            .map(agenda -> Math.max(0, agenda.at() - now)),
        agreement.rematch(),
        agreement.diceOf(),
        agreement.goesOn(),
        stored.created(),
        stored.updated(),
        agreement.daily(),
        // Whoever has it may sit down there: not for those who watch.
        seated ? agreement.evening() : Optional.empty(),
        head.progress().flatMap(Progress::round),
        head.progress().map(Progress::scores).orElse(List.of()),
        head.progress().map(Progress::ranks).orElse(List.of()));
  }

  private static List<SeatInfo> seats(
      Agreement agreement, String player, Function<Place.Person, Optional<Long>> gone) {
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
                    Optional.empty(),
                    Optional.empty(),
                    Optional.empty());
            case Place.Person person ->
                new SeatInfo(
                    Kind.HUMAN,
                    Optional.of(person.name()),
                    person.player().equals(player) && !person.left(),
                    !person.left() && gone.apply(person).isEmpty(),
                    gone.apply(person).map(millis -> (int) (millis / 1000)),
                    Optional.empty(),
                    person.standIn(),
                    person.adding().map(TableInfos::step),
                    person.adding().flatMap(TableInfos::pledge));
          });
    }
    return seats;
  }

  private static TableInfo.Adding step(Agreement.Adding adding) {
    return switch (adding) {
      case Agreement.Adding.Expected expected -> TableInfo.Adding.EXPECTED;
      case Agreement.Adding.Pledged pledged -> TableInfo.Adding.PLEDGED;
      case Agreement.Adding.Revealed revealed -> TableInfo.Adding.REVEALED;
    };
  }

  private static Optional<String> pledge(Agreement.Adding adding) {
    return switch (adding) {
      case Agreement.Adding.Expected expected -> Optional.empty();
      case Agreement.Adding.Pledged pledged -> Optional.of(pledged.pledge());
      case Agreement.Adding.Revealed revealed -> Optional.of(revealed.pledge());
    };
  }
}
