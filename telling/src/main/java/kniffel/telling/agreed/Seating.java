package kniffel.telling.agreed;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kniffel.bots.Strength;
import kniffel.rules.Ids;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.wire.Player;
import kniffel.wire.Requests.Start.OpenSeats;
import kniffel.wire.TableInfo.Status;

/** Who may sit down, leave and begin: changes of what is agreed about a table. */
public final class Seating {

  /** The bot that takes over where nobody asked for a level. */
  public static final String STAND_IN = Ids.of(Strength.NORMAL);

  private Seating() {}

  /** Somebody takes the first free seat; nothing changes for somebody who already has one. */
  public static StoredTable sit(
      StoredTable table, Player player, Optional<String> name, boolean pledges, long now) {
    Agreement agreement = table.agreement();
    if (agreement.isSeated(player.id())) {
      return table;
    }
    requireOpen(table);
    for (int seat = 0; seat < agreement.places().size(); seat++) {
      if (agreement.places().get(seat) instanceof Place.Free) {
        String called = freeName(name.orElse(player.name()), names(agreement.places()));
        Place person = Place.Person.of(player.id(), called, pledges && !agreement.isOwnDice());
        return table.next(table.status(), agreement.with(seat, person), now);
      }
    }
    throw ProblemException.notNow("full");
  }

  /**
   * Somebody leaves: before the start the seats become free again, later bots take them over,
   * except that the last to leave takes their own dice along.
   */
  public static StoredTable leave(StoredTable table, String player, long now) {
    Agreement agreement = table.agreement();
    List<Integer> seats = agreement.seatsOf(player);
    if (seats.isEmpty() || table.status() == Status.OVER || table.status() == Status.CLOSED) {
      return table;
    }
    if (agreement.daily().isPresent()) {
      return giveUp(table, seats.getFirst(), now);
    }
    for (int seat : seats) {
      agreement =
          agreement.with(
              seat,
              table.status() == Status.OPEN
                  ? new Place.Free()
                  : gone(agreement.places().get(seat)));
    }
    if (!agreement.host().equals(player)) {
      return Beginning.goOn(table.next(table.status(), agreement, now));
    }
    Optional<String> heir = people(agreement).findFirst();
    if (heir.isPresent()) {
      return Beginning.goOn(table.next(table.status(), agreement.withHost(heir.get()), now));
    }
    boolean canGoOn = table.status() != Status.OPEN && !agreement.isOwnDice();
    return Beginning.goOn(table.next(canGoOn ? table.status() : Status.CLOSED, agreement, now));
  }

  /** Nobody plays a game of the day to its end in somebody's place. */
  private static StoredTable giveUp(StoredTable table, int seat, long now) {
    Agreement agreement = table.agreement();
    return agreement.places().get(seat) instanceof Place.Person person
        ? table.next(Status.CLOSED, agreement.with(seat, person.givenUp()), now)
        : table;
  }

  private static Place gone(Place place) {
    return place instanceof Place.Person person ? person.gone(STAND_IN) : place;
  }

  /** Somebody gives up a seat before the start, or has to: they lose access to the table. */
  public static Set<String> departed(StoredTable before, StoredTable after) {
    if (before.status() != Status.OPEN) {
      return Set.of();
    }
    Set<String> stay = people(after.agreement()).collect(Collectors.toSet());
    return people(before.agreement())
        .filter(player -> !stay.contains(player))
        .collect(Collectors.toSet());
  }

  private static Stream<String> people(Agreement agreement) {
    return agreement.places().stream()
        .flatMap(
            place ->
                place instanceof Place.Person person && !person.left()
                    ? Stream.of(person.player())
                    : Stream.empty());
  }

  /** The host frees a seat before the start. */
  public static StoredTable kick(StoredTable table, String host, int seat, long now) {
    requireHost(table, host);
    requireOpen(table);
    Agreement agreement = table.agreement();
    if (seat < 0
        || seat >= agreement.places().size()
        || agreement.places().get(seat) instanceof Place.Free) {
      throw ProblemException.notNow("no-such-seat");
    }
    if (agreement.isSeat(seat, host)) {
      throw ProblemException.notNow("own-seat");
    }
    Agreement freed = agreement.with(seat, new Place.Free());
    return table.next(
        table.status(),
        agreement.places().get(seat) instanceof Place.Person person
            ? freed.sendingAway(person.player())
            : freed,
        now);
  }

  /** Refuses somebody who was sent away; with a new link from the host they may come back. */
  public static void requireWelcome(StoredTable table, String player) {
    if (table.agreement().hasSentAway(player)) {
      throw ProblemException.notNow("sent-away");
    }
  }

  /** Somebody changes the name of one of their seats before the start. */
  public static StoredTable rename(
      StoredTable table, String player, int seat, String name, long now) {
    requireOpen(table);
    Agreement agreement = table.agreement();
    requireSeat(agreement, seat);
    if (!agreement.isSeat(seat, player)
        || !(agreement.places().get(seat) instanceof Place.Person person)) {
      throw ProblemException.notNow("not-yours");
    }
    List<Place> others = new ArrayList<>(agreement.places());
    others.remove(seat);
    String free = freeName(name, names(others));
    return free.equals(person.name())
        ? table
        : table.next(table.status(), agreement.with(seat, person.withName(free)), now);
  }

  /** The host puts a bot on a free seat before the start. */
  public static StoredTable seatBot(
      StoredTable table, String host, int seat, String level, Newcomers newcomers, long now) {
    requireHost(table, host);
    requireOpen(table);
    Agreement agreement = table.agreement();
    requireSeat(agreement, seat);
    if (!(agreement.places().get(seat) instanceof Place.Free)) {
      throw ProblemException.notNow("full");
    }
    Place bot = newcomers.bot(level, names(agreement.places()));
    return table.next(table.status(), agreement.with(seat, bot), now);
  }

  private static void requireSeat(Agreement agreement, int seat) {
    if (seat < 0 || seat >= agreement.places().size()) {
      throw ProblemException.notNow("no-such-seat");
    }
  }

  /**
   * The host begins.
   *
   * @param newcomers makes the bots for free seats
   */
  public static StoredTable start(
      StoredTable table, String host, Optional<OpenSeats> open, Newcomers newcomers, long now) {
    requireHost(table, host);
    if (table.status() == Status.RUNNING || table.status() == Status.BEGINNING) {
      return table;
    }
    requireOpen(table);
    List<Place> places = new ArrayList<>();
    List<String> taken = new ArrayList<>(names(table.agreement().places()));
    for (Place place : table.agreement().places()) {
      if (!(place instanceof Place.Free)) {
        places.add(place);
      } else if (open.isEmpty()) {
        throw ProblemException.notNow("seats-open");
      } else if (open.get() == OpenSeats.BOTS) {
        Place.Machine bot = newcomers.bot(STAND_IN, taken);
        taken.add(bot.name());
        places.add(bot);
      }
    }
    Rulebook<?> rulebook = Rulebooks.find(table.agreement().game()).orElseThrow();
    if (places.size() < rulebook.minPlayers()) {
      throw ProblemException.notNow("too-few");
    }
    return Beginning.settle(table, table.agreement().with(places), now);
  }

  /** The same seats: taken for bots and people on the asker's device, free for others. */
  public static Agreement again(Agreement old, Player player, boolean pledges) {
    List<Place> places = new ArrayList<>();
    for (Place place : old.places()) {
      switch (place) {
        case Place.Machine machine ->
            places.add(new Place.Machine(machine.level(), machine.name(), Optional.empty()));
        case Place.Person person when person.player().equals(player.id()) && !person.left() ->
            places.add(
                Place.Person.of(person.player(), person.name(), pledges && !old.isOwnDice()));
        case Place.Person person -> places.add(new Place.Free());
        case Place.Free free -> places.add(free);
      }
    }
    return new Agreement(
        old.game(),
        old.options(),
        player.id(),
        places,
        old.hints(),
        old.clock(),
        old.pace(),
        Optional.empty(),
        old.sentAway()
            // Whoever was invited back and played may play again.
            .map(away -> away.stream().filter(each -> !old.isSeated(each)).toList())
            .filter(away -> !away.isEmpty()),
        old.book(),
        old.dice(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty());
  }

  /** Makes bots sit down. */
  @FunctionalInterface
  public interface Newcomers {
    Place.Machine bot(String level, List<String> names);
  }

  /** Lets a bot play for a person, or no longer. */
  public static StoredTable standIn(StoredTable table, int seat, Optional<String> level, long now) {
    if (seat < 0
        || seat >= table.agreement().places().size()
        || !(table.agreement().places().get(seat) instanceof Place.Person person)) {
      throw ProblemException.notNow("no-such-seat");
    }
    if (person.left() || person.standIn().equals(level)) {
      return table;
    }
    if (table.agreement().daily().isPresent() && level.isPresent()) {
      throw ProblemException.notNow("of-the-day");
    }
    Agreement changed = table.agreement().with(seat, person.withStandIn(level));
    return table.next(table.status(), changed, now);
  }

  /** A name that nobody at the table has: the wish, or the wish with a number. */
  public static String freeName(String wish, List<String> taken) {
    String name = wish;
    for (int number = 2; taken.contains(name); number++) {
      name = wish + " " + number;
    }
    return name;
  }

  /** The names at a table. */
  public static List<String> names(List<Place> places) {
    return places.stream()
        .flatMap(
            place ->
                switch (place) {
                  case Place.Free free -> Stream.<String>empty();
                  case Place.Person person -> Stream.of(person.name());
                  case Place.Machine machine -> Stream.of(machine.name());
                })
        .toList();
  }

  private static void requireOpen(StoredTable table) {
    if (table.status() != Status.OPEN) {
      throw ProblemException.notNow("begun");
    }
  }

  private static void requireHost(StoredTable table, String player) {
    if (!table.agreement().host().equals(player)) {
      throw ProblemException.notNow("not-host");
    }
  }
}
