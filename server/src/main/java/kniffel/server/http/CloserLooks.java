package kniffel.server.http;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.function.LongConsumer;
import java.util.function.ObjLongConsumer;
import java.util.function.Predicate;
import java.util.function.Supplier;
import kniffel.bots.Allowance;
import kniffel.server.room.Asker;
import kniffel.server.room.Services;
import kniffel.server.store.Agenda;
import kniffel.server.store.Head;
import kniffel.telling.Advisor;
import kniffel.telling.LiveGame;
import kniffel.telling.Question;
import kniffel.telling.agreed.ProblemException;
import kniffel.wire.Answers;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Closer looks at finished games, one after the other, each by one node. */
final class CloserLooks {

  private static final Logger LOG = LoggerFactory.getLogger("kniffel.reviews");

  /** How many times its processor time a look may last before another node may think it lost. */
  private static final int LEASE = 10;

  private final Services services;
  private final Advisor advisor;
  private final Duration time;
  private final Predicate<String> wanted;
  private final LookQueue queue;
  private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();

  /**
   * Nothing to look at yet.
   *
   * @param wanted whether a game is still to be looked at, as far as is kept; blocks
   */
  CloserLooks(Services services, Advisor advisor, Duration time, Predicate<String> wanted) {
    this.services = services;
    this.advisor = advisor;
    this.time = time;
    this.wanted = wanted;
    this.queue = new LookQueue(time);
  }

  /**
   * Has a game looked at, unless it is being; says how far that has come, or nothing while too many
   * others wait. Blocks.
   *
   * @param made takes the books that come of it, and until when they were taken
   * @param failed hears that there are none after all, and until when they were taken
   */
  Optional<Answers.Looking> at(
      String table,
      Asker asker,
      List<Integer> seats,
      Supplier<CompletableFuture<Optional<LiveGame<?, ?, ?, ?>>>> game,
      ObjLongConsumer<Answers.Review> made,
      LongConsumer failed) {
    Optional<Answers.Looking> looking = queue.at(table);
    if (looking.isPresent()) {
      return looking;
    }
    if (isTakenElsewhere(table)) {
      return Optional.of(queue.elsewhere());
    }
    queue
        .add(table, asker)
        .ifPresent(ticket -> start(new RunningLook(ticket, seats), game, made, failed));
    return queue.at(table);
  }

  /** Whether another node says that it looks at this game, or makes its books. */
  private boolean isTakenElsewhere(String table) {
    long now = services.now().getAsLong();
    Head head = services.tables().heads(List.of(table)).get(table);
    return head != null
        && head.agenda()
            .filter(agenda -> agenda.what() == Agenda.What.REVIEW && agenda.at() > now)
            .isPresent();
  }

  private void start(
      RunningLook look,
      Supplier<CompletableFuture<Optional<LiveGame<?, ?, ?, ?>>>> game,
      ObjLongConsumer<Answers.Review> made,
      LongConsumer failed) {
    String table = look.ticket.table();
    var _ =
        CompletableFuture.completedFuture(table)
            .thenCompose(any -> game.get()) // whatever becomes of it, the ticket is given back
            .thenCompose(
                found ->
                    services
                        .bots()
                        .lookCloser(
                            look.ticket.asker(),
                            look.question(
                                advisor.closerReview(
                                    found.orElseThrow(),
                                    look.seats,
                                    look::allowance,
                                    // What is settled says nothing about what is left.
                                    settled -> {}))))
            .thenAcceptAsync(review -> made.accept(review, look.until), services.threads())
            .whenComplete((done, failure) -> queue.remove(look.ticket))
            .whenCompleteAsync(
                (done, failure) -> {
                  if (failure != null) {
                    if (look.taken) {
                      failed.accept(look.until);
                    }
                    if (!Reviews.isPutOff(failure)) {
                      LOG.warn("a closer look at {}", table, failure);
                    }
                  }
                },
                services.threads());
  }

  /** One look, on one thread. */
  private final class RunningLook {

    private final LookQueue.Ticket ticket;
    private final List<Integer> seats;
    private int begun;

    /** Whether this node has said that it does it. */
    private volatile boolean taken;

    /** Until when it has said so. */
    private volatile long until;

    RunningLook(LookQueue.Ticket ticket, List<Integer> seats) {
      this.ticket = ticket;
      this.seats = seats;
    }

    /** The question, which is asked only if no other node was quicker. */
    <T> Question<T> question(Question<T> asked) {
      return new Taken<>(asked, this::take);
    }

    private void take() {
      long now = services.now().getAsLong();
      until = now + lease();
      taken = services.tables().takeLook(ticket.table(), lease(), now).join();
      if (!taken || !wanted.test(ticket.table())) {
        throw ProblemException.unavailable(); // another node is at it, or was
      }
      ticket.begin();
    }

    private long lease() {
      return LEASE * Math.max(1_000, time.toMillis());
    }

    /** Makes way for what is more urgent, but for no more than half of the time there is. */
    private void makeWay() {
      if (until - services.now().getAsLong() > lease() / 2) {
        services.bots().makeWay();
      }
    }

    /** The share of the next seat; what it spends is counted while it does. */
    private Allowance allowance() {
      long share = Math.max(1, time.toNanos() / Math.max(1, seats.size()));
      int before = begun++;
      long start = threads.getCurrentThreadCpuTime();
      return () -> {
        makeWay();
        long spent = threads.getCurrentThreadCpuTime() - start;
        ticket.spent((before + Math.min(1, spent / (double) share)) / seats.size());
        return spent >= share;
      };
    }
  }

  /** A question that may turn out to be somebody else's when it would be asked. */
  private record Taken<T>(Question<T> asked, Runnable take) implements Question<T> {

    @Override
    public T call() throws Exception {
      take.run();
      return asked.call();
    }

    @Override
    public Optional<Preparation> preparation() {
      return asked.preparation();
    }

    @Override
    public Optional<Callable<T>> inHaste() {
      return asked
          .inHaste()
          .map(
              hasty ->
                  () -> {
                    take.run();
                    return hasty.call();
                  });
    }
  }
}
