package kniffel.server.evening;

import java.util.Optional;
import java.util.stream.IntStream;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.server.store.Evening;
import kniffel.server.store.Evening.EveningSeat;
import kniffel.telling.agreed.ProblemException;
import kniffel.telling.agreed.Seating;
import kniffel.wire.Player;

/** Who may sit down at an evening, and leave it. */
public final class EveningSeating {

  /** As many as the largest table has. */
  private static final int MOST =
      Rulebooks.ALL.stream().mapToInt(Rulebook::maxPlayers).max().orElseThrow();

  /** People who leave keep their seats; more than this many would be no evening. */
  private static final int MOST_EVER = 4 * MOST;

  private EveningSeating() {}

  /**
   * Somebody arrives by the link, or returns: to all their seats, if they had left them all. Anyone
   * who was sent away but knows the present link has been invited again.
   */
  public static Evening come(
      Evening before, Player player, Optional<String> name, boolean pledges) {
    requireGoingOn(before);
    Evening evening = before.lettingBack(player.id());
    if (evening.seatsOf(player.id()).isEmpty()) {
      return add(
          evening,
          new EveningSeat.Person(
              player.id(),
              Seating.freeName(name.orElse(player.name()), evening.names()),
              pledges,
              true));
    }
    Evening changed = evening;
    boolean allGone = !evening.isHere(player.id());
    for (int seat : evening.seatsOf(player.id())) {
      if (allGone) {
        requireSpace(changed);
        changed = changed.withHere(seat, true);
      }
    }
    return changed;
  }

  /**
   * Another person on the device of somebody who is already seated; a returning one gets their old
   * seat.
   */
  public static Evening addLocal(Evening evening, Player player, String name) {
    requireGoingOn(evening);
    Optional<Integer> first = evening.seatsOf(player.id()).stream().findFirst();
    if (first.isEmpty()
        || !(evening.seats().get(first.get()) instanceof EveningSeat.Person person)) {
      throw ProblemException.notNow("no-such-seat");
    }
    Optional<Integer> before =
        evening.seatsOf(player.id()).stream()
            .filter(
                seat ->
                    !evening.seats().get(seat).here()
                        && evening.seats().get(seat).name().equals(name))
            .findFirst();
    if (before.isPresent()) {
      requireSpace(evening);
      return evening.withHere(before.get(), true);
    }
    if (evening.seatsOf(player.id()).size() >= MOST) {
      throw ProblemException.notNow("full"); // no family may take up all the seats
    }
    String free = Seating.freeName(name, evening.names());
    return add(evening, new EveningSeat.Person(player.id(), free, person.pledges(), true));
  }

  /** The host lets a bot join; one of this level that had to leave comes back. */
  public static Evening addBot(
      Evening evening, Player host, String level, Seating.Newcomers newcomers) {
    requireGoingOn(evening);
    requireHost(evening, host);
    Optional<Integer> before =
        IntStream.range(0, evening.seats().size())
            .boxed()
            .filter(
                seat ->
                    evening.seats().get(seat) instanceof EveningSeat.Machine machine
                        && !machine.here()
                        && machine.level().equals(level))
            .findFirst();
    if (before.isPresent()) {
      requireSpace(evening);
      return evening.withHere(before.get(), true);
    }
    String name = newcomers.bot(level, evening.names()).name();
    return add(evening, new EveningSeat.Machine(level, name, true));
  }

  private static Evening add(Evening evening, EveningSeat seat) {
    requireSpace(evening);
    if (evening.seats().size() >= MOST_EVER) {
      throw ProblemException.notNow("full");
    }
    return evening.with(seat);
  }

  /**
   * Somebody stops playing, by their own decision or the host's. Anyone whom the host leaves
   * without a seat is sent away.
   */
  public static Evening leave(Evening evening, Player player, int seat) {
    requireGoingOn(evening);
    if (seat < 0 || seat >= evening.seats().size()) {
      throw ProblemException.notNow("no-such-seat");
    }
    if (!evening.isSeat(seat, player.id())) {
      requireHost(evening, player);
    }
    Evening left = evening.withHere(seat, false);
    return evening.seats().get(seat) instanceof EveningSeat.Person person
            && !person.player().equals(player.id())
            && !left.isHere(person.player())
        ? left.sendingAway(person.player())
        : left;
  }

  public static void requireHost(Evening evening, Player player) {
    if (!evening.host().equals(player.id())) {
      throw ProblemException.notNow("not-host");
    }
  }

  public static void requireGoingOn(Evening evening) {
    if (evening.ended()) {
      throw ProblemException.notNow("evening-over");
    }
  }

  private static void requireSpace(Evening evening) {
    if (evening.count() >= MOST) {
      throw ProblemException.notNow("full");
    }
  }
}
