package kniffel.server.http;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kniffel.server.room.Asker;
import kniffel.wire.Answers;

/**
 * The games that are looked at closer, or wait for it: how many anybody may have here, and how long
 * each has to wait at the most.
 */
final class LookQueue {

  /** How many games of one person wait here, however many they would like to see. */
  static final int MOST_OF_A_PERSON = 2;

  /** The same for an address: half of all, so that it keeps nobody else from theirs. */
  static final int MOST_AT_AN_ADDRESS = 10;

  private final Duration time;
  private final List<Ticket> tickets = new ArrayList<>();

  /**
   * Nothing waits yet.
   *
   * @param time how much processor time each may take
   */
  LookQueue(Duration time) {
    this.time = time;
  }

  /** A game that waits or is looked at. */
  static final class Ticket {

    private final String table;
    private final Asker asker;
    private volatile boolean begun;
    private volatile double done;

    private Ticket(String table, Asker asker) {
      this.table = table;
      this.asker = asker;
    }

    String table() {
      return table;
    }

    /** Who has asked first. */
    Asker asker() {
      return asker;
    }

    private String network() {
      return asker.network();
    }

    /** It is being looked at. */
    void begin() {
      begun = true;
    }

    /** This part of its time is spent. */
    void spent(double part) {
      done = part;
    }

    private double left() {
      return 1 - done;
    }
  }

  /** A place for a game; none if it has one, or its asker has enough. */
  synchronized Optional<Ticket> add(String table, Asker asker) {
    int own = 0;
    int near = 0;
    for (Ticket each : tickets) {
      if (each.table.equals(table)) {
        return Optional.empty();
      }
      own += each.asker.person().equals(asker.person()) ? 1 : 0;
      near += each.network().equals(asker.network()) ? 1 : 0;
    }
    if (own >= MOST_OF_A_PERSON || near >= MOST_AT_AN_ADDRESS) {
      return Optional.empty();
    }
    Ticket ticket = new Ticket(table, asker);
    tickets.add(ticket);
    return Optional.of(ticket);
  }

  synchronized void remove(Ticket ticket) {
    tickets.remove(ticket);
  }

  /** How far the look at a game has come, and what it takes yet with all that comes before it. */
  synchronized Optional<Answers.Looking> at(String table) {
    for (Ticket each : tickets) {
      if (each.table.equals(table)) {
        double games = each.left() + (each.begun ? 0 : before(each));
        return Optional.of(new Answers.Looking(each.done, seconds(games)));
      }
    }
    return Optional.empty();
  }

  /** The same for a game that somebody else looks at, who does not say how far they are. */
  Answers.Looking elsewhere() {
    return new Answers.Looking(0, seconds(1));
  }

  private int seconds(double games) {
    return (int) Math.ceil(games * time.toMillis() / 1000);
  }

  /** Addresses take turns: those before it in its own, and as many and one more of each other. */
  private double before(Ticket ticket) {
    Map<String, Integer> waiting = new HashMap<>();
    int rank = 0;
    for (Ticket each : tickets) {
      if (each.equals(ticket)) {
        break;
      }
      rank += !each.begun && each.network().equals(ticket.network()) ? 1 : 0;
    }
    double games = rank;
    for (Ticket each : tickets) {
      if (each.begun) {
        games += each.left();
      } else if (!each.network().equals(ticket.network())
          && waiting.merge(each.network(), 1, Integer::sum) <= rank + 1) {
        games++;
      }
    }
    return games;
  }
}
