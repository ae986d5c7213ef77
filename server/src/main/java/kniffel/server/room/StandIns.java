package kniffel.server.room;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import kniffel.telling.agreed.Agreement;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.telling.agreed.ProblemException;
import kniffel.telling.agreed.Seating;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.TableInfo.Status;

/** Bots that play for people who are gone, until they are back. */
final class StandIns {

  private final Room room;
  private final Audience audience;
  private final Presence presence;
  private final Services services;

  /** Seats that are being taken back; a question that fails ends that on its own thread. */
  private final Set<Integer> requested = ConcurrentHashMap.newKeySet();

  StandIns(Room room, Audience audience, Presence presence, Services services) {
    this.room = room;
    this.audience = audience;
    this.presence = presence;
    this.services = services;
  }

  private long now() {
    return services.now().getAsLong();
  }

  /** A bot plays for somebody who has been gone for long enough, as far as is known now. */
  StoredTable sitDown(StoredTable table, int seat) {
    List<Place> places = table.agreement().places();
    if (table.status() != Status.RUNNING || seat < 0 || seat >= places.size()) {
      throw ProblemException.notNow("no-such-seat");
    }
    Optional<Long> gone =
        places.get(seat) instanceof Place.Person person
            ? presence.gone(person.player(), now())
            : Optional.empty();
    if (gone.filter(millis -> millis >= 1_000L * services.grace()).isEmpty()) {
      throw ProblemException.notNow("not-gone");
    }
    return Seating.standIn(table, seat, Optional.of(Seating.STAND_IN), now());
  }

  /**
   * A bot that stands in for somebody leaves the seat when they are here. Another node that had not
   * heard of them may have judged them gone, and this may fail, so it is requested whenever we have
   * read what is stored. The request reads too, so there is never a second one for the same seat.
   */
  void takeBack() {
    Agreement agreed = room.stored().agreement();
    for (int i = 0; i < agreed.places().size(); i++) {
      int seat = i;
      if (isPlayedForHere(agreed, seat) && requested.add(seat)) {
        var _ =
            room.change(
                    table ->
                        isPlayedForHere(table.agreement(), seat)
                            ? Seating.standIn(table, seat, Optional.empty(), now())
                            : table)
                .whenComplete((ok, failure) -> requested.remove(seat));
      }
    }
  }

  /** Whether a bot plays for somebody who is here. */
  private boolean isPlayedForHere(Agreement agreed, int seat) {
    return agreed.places().get(seat) instanceof Place.Person person
        && person.standIn().isPresent()
        && !person.left()
        && audience.has(person.player());
  }
}
