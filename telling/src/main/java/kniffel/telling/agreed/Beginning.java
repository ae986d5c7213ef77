package kniffel.telling.agreed;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import kniffel.table.dice.Share;
import kniffel.telling.agreed.Agreement.Adding;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo.Status;

/**
 * How a game begins: the seats are settled, then the clients make their pledges, and when all of
 * them are known they tell their entropy.
 *
 * <p>Only clients that said they take part are waited for, and none of them for ever: {@link
 * #timeUp} ends the wait for pledges, and later the wait for entropy.
 */
public final class Beginning {

  /** How long pledges are waited for, and then how long entropy is. */
  public static final long PATIENCE_MILLIS = 10_000;

  private Beginning() {}

  /** Begins if every seat is taken and the game has not begun yet; otherwise nothing changes. */
  public static StoredTable settleIfFull(StoredTable table, long now) {
    return table.agreement().isFull() && table.status() == Status.OPEN
        ? settle(table, table.agreement(), now)
        : table;
  }

  /** Nothing about the seats changes any more. */
  public static StoredTable settle(StoredTable table, Agreement agreement, long now) {
    // What clients of an earlier version sent along was known too early to be of any use.
    List<Place> places = agreement.places().stream().map(Beginning::withoutEntropy).toList();
    return goOn(table.next(Status.BEGINNING, agreement.with(places), now));
  }

  private static Place withoutEntropy(Place place) {
    return switch (place) {
      case Place.Free free -> free;
      case Place.Person person ->
          new Place.Person(
              person.player(),
              person.name(),
              Optional.empty(),
              person.adding(),
              person.standIn(),
              person.left());
      case Place.Machine machine ->
          new Place.Machine(machine.level(), machine.name(), Optional.empty());
    };
  }

  /** The table, running if nobody is left to wait for. */
  static StoredTable goOn(StoredTable table) {
    return table.status() == Status.BEGINNING && !waitsForPledges(table) && !waitsForEntropy(table)
        ? table.next(Status.RUNNING, table.agreement(), table.updated())
        : table;
  }

  public static boolean waitsForPledges(StoredTable table) {
    return waitsFor(table, Adding.Expected.class);
  }

  private static boolean waitsForEntropy(StoredTable table) {
    return waitsFor(table, Adding.Pledged.class);
  }

  private static boolean waitsFor(StoredTable table, Class<? extends Adding> step) {
    return table.agreement().places().stream()
        .anyMatch(
            place ->
                place instanceof Place.Person person
                    && !person.left()
                    && person.adding().filter(step::isInstance).isPresent());
  }

  /** Somebody's client makes its pledge, for all their seats. */
  public static StoredTable pledge(
      StoredTable table, String player, Requests.Pledge pledge, long now) {
    if (!pledge.commitment().equals(table.seed().commitment())) {
      throw ProblemException.notNow("other-commitment");
    }
    Adding.Pledged made = new Adding.Pledged(pledge.pledge(), pledge.commitment());
    if (isAlready(table, player, made)) {
      return table;
    }
    boolean early =
        table.status() == Status.OPEN
            || (table.status() == Status.BEGINNING && waitsForPledges(table));
    if (!early) {
      throw ProblemException.notNow("begun");
    }
    if (hasPromisedOtherwise(table, player, made)) {
      // Another device of theirs did, and must be able to keep its promise.
      throw ProblemException.notNow("other-pledge");
    }
    return goOn(change(table, player, adding -> Optional.of(made), now));
  }

  /** Somebody's client tells its entropy. */
  public static StoredTable reveal(
      StoredTable table, String player, Requests.Reveal reveal, long now) {
    Adding.Pledged promised =
        new Adding.Pledged(
            Share.pledge(table.seed().commitment(), reveal.entropy()), table.seed().commitment());
    Adding.Revealed told = new Adding.Revealed(reveal.entropy(), promised.pledge(), promised.saw());
    if (isAlready(table, player, told)) {
      return table;
    }
    if (table.status() != Status.BEGINNING) {
      throw ProblemException.notNow(table.status() == Status.OPEN ? "not-running" : "begun");
    }
    if (waitsForPledges(table) || !reveal.head().equals(AgreedGame.headHash(table))) {
      throw ProblemException.notNow("stale");
    }
    if (!isAlready(table, player, promised)) {
      throw ProblemException.notNow("other-pledge");
    }
    return goOn(
        change(
            table,
            player,
            adding -> adding.equals(Optional.of(promised)) ? Optional.of(told) : adding,
            now));
  }

  /** The time of those who were waited for is up. */
  public static StoredTable timeUp(StoredTable table, long now) {
    if (table.status() != Status.BEGINNING) {
      return table;
    }
    if (!waitsForPledges(table)) {
      return table.next(Status.RUNNING, table.agreement(), now);
    }
    List<Place> places =
        table.agreement().places().stream()
            .map(
                place ->
                    place instanceof Place.Person person
                            && person.adding().filter(Adding.Expected.class::isInstance).isPresent()
                        ? person.withAdding(Optional.empty())
                        : place)
            .toList();
    return goOn(table.next(table.status(), table.agreement().with(places), now));
  }

  /** Whether all seats of a player have come this far. */
  private static boolean isAlready(StoredTable table, String player, Adding adding) {
    List<Integer> seats = table.agreement().seatsOf(player);
    if (seats.isEmpty()) {
      throw ProblemException.notNow("no-such-seat");
    }
    return seats.stream()
        .allMatch(
            seat ->
                table.agreement().places().get(seat) instanceof Place.Person person
                    && person.adding().equals(Optional.of(adding)));
  }

  private static boolean hasPromisedOtherwise(
      StoredTable table, String player, Adding.Pledged made) {
    return table.agreement().seatsOf(player).stream()
        .anyMatch(
            seat ->
                table.agreement().places().get(seat) instanceof Place.Person person
                    && person.adding().orElse(made) instanceof Adding.Pledged known
                    && !known.equals(made));
  }

  private static StoredTable change(
      StoredTable table, String player, Function<Optional<Adding>, Optional<Adding>> to, long now) {
    Agreement agreement = table.agreement();
    for (int seat : agreement.seatsOf(player)) {
      if (agreement.places().get(seat) instanceof Place.Person person) {
        agreement = agreement.with(seat, person.withAdding(to.apply(person.adding())));
      }
    }
    return table.next(table.status(), agreement, now);
  }
}
