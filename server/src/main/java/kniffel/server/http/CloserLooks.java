package kniffel.server.http;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.function.Consumer;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.bots.Budget;
import kniffel.server.room.Services;
import kniffel.telling.Advisor;
import kniffel.telling.LiveGame;
import kniffel.wire.Answers;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Closer looks at finished games, one after the other, and how far each has come. */
final class CloserLooks {

  private static final Logger LOG = LoggerFactory.getLogger("kniffel.reviews");

  private final Services services;
  private final Advisor advisor;
  private final Duration time;

  /** The games waiting or being looked at, in order, and how much is done. */
  private final Map<Ticket, Double> tickets = new ConcurrentSkipListMap<>();

  private long given;

  /** A game in the queue. */
  private record Ticket(long number, String table) implements Comparable<Ticket> {
    @Override
    public int compareTo(Ticket other) {
      return Long.compare(number, other.number);
    }
  }

  CloserLooks(Services services, Advisor advisor, Duration time) {
    this.services = services;
    this.advisor = advisor;
    this.time = time;
  }

  /**
   * Has a game looked at, unless that is under way; returns the progress, or nothing while too many
   * others wait.
   *
   * @param made takes the resulting books
   */
  Optional<Answers.Looking> at(
      String table,
      List<Integer> seats,
      Supplier<CompletableFuture<Optional<LiveGame<?, ?, ?, ?>>>> game,
      Consumer<Answers.Review> made) {
    Optional<Ticket> mine = take(table);
    mine.ifPresent(ticket -> start(ticket, seats, game, made));
    return looking(table);
  }

  /** A new ticket, unless the game has one. */
  private synchronized Optional<Ticket> take(String table) {
    if (tickets.keySet().stream().anyMatch(ticket -> ticket.table().equals(table))) {
      return Optional.empty();
    }
    Ticket ticket = new Ticket(given++, table);
    tickets.put(ticket, 0.0);
    return Optional.of(ticket);
  }

  private void start(
      Ticket ticket,
      List<Integer> seats,
      Supplier<CompletableFuture<Optional<LiveGame<?, ?, ?, ?>>>> game,
      Consumer<Answers.Review> made) {
    ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    Supplier<Allowance> allowances =
        new Budget.Time(time.dividedBy(Math.max(1, seats.size())))
            .on(threads::getCurrentThreadCpuTime);
    var _ =
        game.get()
            .thenCompose(
                found ->
                    services
                        .bots()
                        .lookCloser(
                            advisor.closerReview(
                                found.orElseThrow(),
                                seats,
                                allowances,
                                done -> tickets.computeIfPresent(ticket, (key, old) -> done))))
            .thenAcceptAsync(made, services.threads())
            .whenComplete(
                (done, failure) -> {
                  tickets.remove(ticket);
                  if (failure != null && !Reviews.isPutOff(failure)) {
                    LOG.warn("a closer look at {}", ticket.table(), failure);
                  }
                });
  }

  private Optional<Answers.Looking> looking(String table) {
    double before = 0;
    for (Map.Entry<Ticket, Double> each : new ArrayList<>(tickets.entrySet())) {
      before += 1 - each.getValue();
      if (each.getKey().table().equals(table)) {
        int seconds = (int) Math.ceil(before * time.toMillis() / 1000);
        return Optional.of(new Answers.Looking(each.getValue(), seconds));
      }
    }
    return Optional.empty();
  }
}
