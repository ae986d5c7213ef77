package kniffel.server.room;

import java.util.Optional;
import kniffel.server.store.Agenda;
import kniffel.server.store.Agenda.What;
import kniffel.telling.Waits;
import kniffel.telling.agreed.Agreement;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.telling.agreed.Beginning;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.TableInfo.Status;

/** What happens next at a table by itself, derived from the game, what is agreed and the clock. */
final class NextUp {

  /** How long a node may take for something before another one does it. */
  static final long LEASE_MILLIS = 6_000;

  private NextUp() {}

  /** The clients add to the dice; each step restarts the time that they have. */
  static Optional<Agenda> beginning(
      StoredTable before, StoredTable after, Optional<Agenda> current, long now) {
    boolean sameStep =
        before.status() == Status.BEGINNING
            && Beginning.waitsForPledges(before) == Beginning.waitsForPledges(after);
    return sameStep ? current : beginning(now);
  }

  /** The time that the clients have starts now. */
  static Optional<Agenda> beginning(long now) {
    return Optional.of(Agenda.in(Beginning.PATIENCE_MILLIS, What.BEGIN, now));
  }

  /**
   * What a running game waits for.
   *
   * @param current what was on the agenda before
   * @param sameTurn whether the same seat decided before, in the same turn
   */
  static Optional<Agenda> of(
      Waits waits, Agreement agreement, Optional<Agenda> current, boolean sameTurn, long now) {
    return switch (waits) {
      case Waits.Decision(int seat) -> decision(seat, agreement, current, sameTurn, now);
      case Waits.Faces _ -> Optional.empty(); // only people can say it
      case Waits.Dice() -> Optional.of(Agenda.in(LEASE_MILLIS, What.CHANCE, now));
      case Waits.Nothing _ -> over(agreement, now);
    };
  }

  /** The game is over: if people played, the books are made first; then it is archived. */
  static Optional<Agenda> over(Agreement agreement, long now) {
    return agreement.places().stream().anyMatch(place -> place instanceof Place.Person)
        ? Optional.of(Agenda.in(0, What.REVIEW, now))
        : Optional.of(Agenda.archive(now));
  }

  private static Optional<Agenda> decision(
      int seat, Agreement agreement, Optional<Agenda> current, boolean sameTurn, long now) {
    return switch (agreement.places().get(seat)) {
      case Place.Free free -> Optional.empty();
      case Place.Machine machine -> soon(What.BOT, agreement, now);
      case Place.Person person when person.standIn().isPresent() ->
          soon(What.STAND_IN, agreement, now);
      case Place.Person person -> clock(agreement, current, sameTurn, now);
    };
  }

  private static Optional<Agenda> soon(What what, Agreement agreement, long now) {
    return Optional.of(Agenda.in(LEASE_MILLIS + agreement.pace(), what, now));
  }

  private static Optional<Agenda> clock(
      Agreement agreement, Optional<Agenda> current, boolean sameTurn, long now) {
    if (agreement.clock() == 0) {
      return Optional.empty();
    }
    if (sameTurn && current.isPresent()) {
      What what = current.get().what();
      if (what == What.STAND_IN) {
        return soon(What.STAND_IN, agreement, now); // the time of this turn is up
      }
      if (what == What.CLOCK) {
        return current;
      }
    }
    return Optional.of(Agenda.in(1000L * agreement.clock(), What.CLOCK, now));
  }
}
