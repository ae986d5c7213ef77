package kniffel.server.http;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import kniffel.server.room.Asker;
import kniffel.server.room.Room;
import kniffel.server.room.Rooms;
import kniffel.server.room.Services;
import kniffel.server.store.Agenda;
import kniffel.server.store.Agenda.What;
import kniffel.server.store.Head;
import kniffel.server.store.Results;
import kniffel.server.store.Results.Balance;
import kniffel.server.store.TableStore.Due;
import kniffel.table.json.Json;
import kniffel.telling.Advisor;
import kniffel.telling.LiveGame;
import kniffel.telling.Question;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.telling.agreed.ProblemException;
import kniffel.wire.Answers;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The books of finished games: made in the background at first sight, for the people who played,
 * and after a closer look once somebody opens them.
 */
public final class Reviews {

  private static final Logger LOG = LoggerFactory.getLogger("kniffel.reviews");

  /** How many are started at a time without a request: bots need the processor more. */
  private static final int SOME = 5;

  /** How long making the books of a game may take before another node tries. */
  private static final long LEASE_MILLIS = 120_000;

  /** After which time books are tried again that had to wait: that is nobody's fault. */
  private static final long LATER_MILLIS = 20_000;

  /** Of so many games it is remembered that their books are not sharp. */
  private static final int MOST_LOOKED_AT = 10_000;

  /** How long somebody who opens books waits for them to be made at first sight. */
  private static final long PATIENCE_MILLIS = 1_000;

  /** How often making the books of one game is tried. */
  private static final int TRIES = 3;

  /** The problems that are over after a while. */
  private static final Set<String> PASSING = Set.of("busy", "unavailable");

  private final Services services;
  private final Results results;
  private final Rooms rooms;
  private final Advisor advisor;
  private final CloserLooks closerLooks;

  /** When the books of games are looked at again that were not made or not sharp. */
  private final Map<String, Long> lookAgain = new ConcurrentHashMap<>();

  /** The books that this node is making. */
  private final Map<String, CompletableFuture<?>> making = new ConcurrentHashMap<>();

  /**
   * Books.
   *
   * @param time how much processor time a closer look at one game may take
   */
  public Reviews(Services services, Results results, Rooms rooms, Advisor advisor, Duration time) {
    this.services = services;
    this.results = results;
    this.rooms = rooms;
    this.advisor = advisor;
    this.closerLooks =
        new CloserLooks(
            services,
            advisor,
            time,
            table -> read(table).filter(kept -> !kept.sharp()).isPresent());
  }

  /**
   * The books of a game after a closer look; if there are none at all, they will be made. Looks
   * only now and then whether there are; blocks.
   */
  Optional<Answers.Review> sharp(String table) {
    long now = services.now().getAsLong();
    if (lookAgain.getOrDefault(table, now) > now) {
      return Optional.empty();
    }
    if (lookAgain.size() >= MOST_LOOKED_AT) {
      lookAgain.clear();
    }
    lookAgain.put(table, now + LATER_MILLIS); // first, because it is undone once there are any
    Optional<Answers.Review> kept = read(table);
    if (kept.isEmpty()) {
      askNow(table);
    }
    return kept.filter(Answers.Review::sharp);
  }

  /**
   * The books of a game, if they are made or soon will be; otherwise they will be later. Blocks.
   *
   * @param asker who opens them
   */
  Optional<Answers.Review> of(String table, Asker asker) {
    Optional<Answers.Review> kept = read(table);
    if (kept.isEmpty()) {
      askNow(table);
      kept = madeSoon(table);
    }
    return kept.map(review -> review.sharp() ? review : lookCloser(table, review, asker));
  }

  /** What comes of the books that this node is making, if that does not take long. */
  private Optional<Answers.Review> madeSoon(String table) {
    CompletableFuture<?> books = making.getOrDefault(table, CompletableFuture.completedFuture(0));
    var _ =
        books
            .handle((made, failure) -> true)
            .completeOnTimeout(false, PATIENCE_MILLIS, TimeUnit.MILLISECONDS)
            .join();
    return read(table);
  }

  private Optional<Answers.Review> read(String table) {
    return results
        .review(table)
        .map(body -> services.codec().read(Answers.Review.class, Json.parse(body), "review"));
  }

  /** Somebody has opened books that were kept at first sight. */
  private Answers.Review lookCloser(String table, Answers.Review review, Asker asker) {
    List<Integer> seats = review.players().stream().map(Answers.Books::seat).toList();
    Optional<Answers.Looking> looking =
        closerLooks.at(
            table,
            asker,
            seats,
            () -> rooms.in(table, room -> Optional.ofNullable(room.game())),
            (made, taken) -> keep(table, made, taken),
            taken -> {
              var _ = results.giveUpReview(table, taken, services.now().getAsLong());
            });
    return review.with(looking);
  }

  /** Starts a few of the books that nobody has requested; blocks. */
  public void makeSome() {
    services.tables().dueReviews(services.now().getAsLong(), SOME).forEach(this::take);
  }

  /** Somebody wants to see the books of a game: they are made at once, unless that is under way. */
  private void askNow(String table) {
    long now = services.now().getAsLong();
    results.askForReview(table, now).join();
    Head head = services.tables().heads(List.of(table)).get(table);
    if (head != null) {
      head.agenda()
          .filter(agenda -> agenda.what() == What.REVIEW && agenda.at() <= now)
          .ifPresent(agenda -> take(new Due(table, head.version(), agenda)));
    }
  }

  private void take(Due due) {
    long lease = LEASE_MILLIS * (1 + due.agenda().tries());
    Agenda taken = due.agenda().taken(What.REVIEW, lease, services.now().getAsLong());
    if (services.tables().take(due, taken).join()) {
      make(due, taken);
    }
  }

  /** The books of a game are to be made, and we are the ones to do it. */
  private void make(Due due, Agenda taken) {
    String table = due.table();
    if (due.agenda().tries() >= TRIES) {
      LOG.error("the books of {} cannot be made", table);
      var _ = results.giveUpReview(table, taken.at(), services.now().getAsLong());
      return;
    }
    CompletableFuture<?> books =
        rooms
            .judge(table, this::asked)
            .thenCompose(asked -> services.bots().review(asked))
            .thenAcceptAsync(review -> keep(table, review, taken.at()), services.threads())
            .whenComplete(
                (made, failure) -> {
                  if (failure == null) {
                    return;
                  }
                  if (isPutOff(failure)) {
                    putOff(due, taken);
                  } else {
                    LOG.warn("books of {}", table, failure);
                  }
                });
    making.put(table, books);
    var _ = books.whenComplete((made, failure) -> making.remove(table, books));
  }

  /** Has somebody try again soon; that it could not be tried was no try. */
  private void putOff(Due due, Agenda taken) {
    long now = services.now().getAsLong();
    Agenda again = due.agenda().putOff(LATER_MILLIS, now);
    var _ = services.tables().take(new Due(due.table(), due.version(), taken), again);
  }

  /**
   * Whether there was just too much to do, nothing could be stored, or the server is closing: then
   * it is tried again later. Any other problem would be the same then.
   */
  static boolean isPutOff(Throwable failure) {
    Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
    return cause instanceof RejectedExecutionException
        || cause instanceof ProblemException problem && PASSING.contains(problem.code());
  }

  private Question<Answers.Review> asked(Room room) {
    LiveGame<?, ?, ?, ?> game = Finished.over(room);
    List<Place> places = room.stored().agreement().places();
    List<Integer> people =
        IntStream.range(0, places.size())
            .filter(seat -> places.get(seat) instanceof Place.Person)
            .boxed()
            .toList();
    return advisor.review(game, people);
  }

  /** Keeps books that were taken until then. */
  private void keep(String table, Answers.Review review, long taken) {
    if (!review.sharp() && results.review(table).isPresent()) {
      // Whoever was to look closer was lost; perhaps they have come to an end all the same.
      results.giveUpReview(table, taken, services.now().getAsLong()).join();
      return;
    }
    List<Balance> balances =
        review.players().stream()
            .filter(books -> review.counts())
            .map(
                books ->
                    new Balance(books.seat(), books.luck(), books.loss(), books.entries().size()))
            .toList();
    results
        .addReview(
            table,
            services.codec().write(Answers.Review.class, review),
            review.sharp(),
            review.unit().orElse(""),
            balances,
            services.now().getAsLong())
        .join();
    lookAgain.remove(table);
  }

  Advisor advisor() {
    return advisor;
  }
}
