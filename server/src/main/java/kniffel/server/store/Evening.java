package kniffel.server.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * What is agreed about an evening: who is the host, and who sits at its tables.
 *
 * @param seats everybody who was ever there; a seat keeps its number, so that results stay whose
 *     they are
 * @param next the link of the next evening of the same people
 * @param sentAway players whom the host has sent away, who have not been invited again
 */
public record Evening(
    String host,
    List<EveningSeat> seats,
    boolean ended,
    Optional<String> next,
    Optional<List<String>> sentAway) {

  public Evening {
    seats = List.copyOf(seats);
    sentAway = sentAway.map(List::copyOf);
  }

  /** An evening to which nobody has come yet. */
  public static Evening of(String host) {
    return of(host, List.of());
  }

  private static Evening of(String host, List<EveningSeat> seats) {
    return new Evening(host, seats, false, Optional.empty(), Optional.empty());
  }

  /** A seat of an evening. */
  public sealed interface EveningSeat {

    String name();

    /** Whether they play the next game. */
    boolean here();

    /** The same, here or gone. */
    EveningSeat withHere(boolean changed);

    /**
     * A person.
     *
     * @param player who; several seats may be the same player's, on one device
     * @param pledges whether their client adds to the dice
     */
    record Person(String player, String name, boolean pledges, boolean here)
        implements EveningSeat {
      @Override
      public Person withHere(boolean changed) {
        return new Person(player, name, pledges, changed);
      }
    }

    /** A bot. */
    record Machine(String level, String name, boolean here) implements EveningSeat {
      @Override
      public Machine withHere(boolean changed) {
        return new Machine(level, name, changed);
      }
    }
  }

  /** The seats of a player, including those they have left. */
  public List<Integer> seatsOf(String player) {
    return IntStream.range(0, seats.size()).filter(seat -> isSeat(seat, player)).boxed().toList();
  }

  /** Whether a player plays the next game, on at least one seat. */
  public boolean isHere(String player) {
    return seatsOf(player).stream().anyMatch(seat -> seats.get(seat).here());
  }

  public boolean isSeat(int seat, String player) {
    return seats.get(seat) instanceof EveningSeat.Person person && person.player().equals(player);
  }

  /** Whether this player was sent away, and nobody has invited them again. */
  public boolean hasSentAway(String player) {
    return sentAway.orElse(List.of()).contains(player);
  }

  /** The same with somebody who must not come back by the link that they know. */
  public Evening sendingAway(String player) {
    List<String> all = new ArrayList<>(sentAway.orElse(List.of()));
    if (!all.contains(player)) {
      all.add(player);
    }
    return new Evening(host, seats, ended, next, Optional.of(all));
  }

  /** The same after somebody has come by a link given to them since. */
  public Evening lettingBack(String player) {
    return new Evening(
        host,
        seats,
        ended,
        next,
        sentAway
            .map(all -> all.stream().filter(each -> !each.equals(player)).toList())
            .filter(all -> !all.isEmpty()));
  }

  /** Whether somebody has been sent away since. */
  public boolean sendsAwaySince(Evening before) {
    return !before.sentAway.orElse(List.of()).containsAll(sentAway.orElse(List.of()));
  }

  /** How many play the next game. */
  public int count() {
    return (int) seats.stream().filter(EveningSeat::here).count();
  }

  public List<String> names() {
    return seats.stream().map(EveningSeat::name).toList();
  }

  /**
   * Who sits where at the next table: in the order of the evening, and with each game the next of
   * them is on the first seat, which begins unless the rules draw who does.
   *
   * @param played how many games there were before
   */
  public List<Integer> seating(int played) {
    List<Integer> here =
        IntStream.range(0, seats.size()).filter(seat -> seats.get(seat).here()).boxed().toList();
    return IntStream.range(0, here.size())
        .mapToObj(i -> here.get((i + played) % here.size()))
        .toList();
  }

  public Evening with(EveningSeat seat) {
    List<EveningSeat> more = new ArrayList<>(seats);
    more.add(seat);
    return new Evening(host, more, ended, next, sentAway);
  }

  /** The same with another seat in this place. */
  public Evening with(int number, EveningSeat seat) {
    List<EveningSeat> changed = new ArrayList<>(seats);
    changed.set(number, seat);
    return new Evening(host, changed, ended, next, sentAway);
  }

  /** The same with one seat that plays on, or no longer. */
  public Evening withHere(int number, boolean here) {
    return with(number, seats.get(number).withHere(here));
  }

  public Evening end() {
    return new Evening(host, seats, true, next, sentAway);
  }

  /** The same, over, and followed by another. */
  public Evening followedBy(String code) {
    return new Evening(host, seats, true, Optional.of(code), sentAway);
  }

  /**
   * A new evening of those who are there: people sharing the new host's device are there already,
   * the others once they come.
   */
  public Evening again(String newHost) {
    return of(
        newHost,
        seats.stream()
            .filter(EveningSeat::here)
            .map(
                seat ->
                    seat.withHere(
                        switch (seat) {
                          case EveningSeat.Person person -> person.player().equals(newHost);
                          case EveningSeat.Machine machine -> true;
                        }))
            .toList());
  }
}
