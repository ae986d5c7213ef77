package kniffel.server.http;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.stream.IntStream;
import kniffel.server.ProblemException;
import kniffel.server.room.Room;
import kniffel.server.room.Rooms;
import kniffel.server.room.Services;
import kniffel.server.store.Agreement.Place;
import kniffel.server.store.Results;
import kniffel.server.store.Results.Balance;
import kniffel.server.store.TableStore.Due;
import kniffel.telling.Advisor;
import kniffel.telling.LiveGame;
import kniffel.telling.Question;
import kniffel.wire.Answers;
import kniffel.wire.TableInfo.Status;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The books of finished games: made once, in the background, for the people who played. */
public final class Reviews {

  private static final Logger LOG = LoggerFactory.getLogger("kniffel.reviews");

  /** How often it is tried to make the books of one game. */
  private static final int TRIES = 3;

  private final Services services;
  private final Results results;
  private final Rooms rooms;
  private final Advisor advisor;
  private final ObjectMapper json = new ObjectMapper();

  public Reviews(Services services, Results results, Rooms rooms, Advisor advisor) {
    this.services = services;
    this.results = results;
    this.rooms = rooms;
    this.advisor = advisor;
  }

  /** The books of a game, if they are made; otherwise they will be. Blocks. */
  Optional<Answers.Review> of(String table) {
    Optional<String> body = results.review(table);
    if (body.isEmpty()) {
      results.askForReview(table, services.now().getAsLong()).join();
      return Optional.empty();
    }
    try {
      return Optional.of(
          services.codec().read(Answers.Review.class, json.readTree(body.get()), "review"));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /** The books of a game are to be made, and it is us who do it. */
  public void make(Due due) {
    String table = due.table();
    if (due.agenda().tries() >= TRIES) {
      LOG.error("the books of {} cannot be made", table);
      var _ = results.giveUpReview(table);
      return;
    }
    var _ =
        rooms
            .in(table, this::asked)
            .thenCompose(
                asked ->
                    asked.isEmpty()
                        ? CompletableFuture.completedFuture(null)
                        : services
                            .bots()
                            .review(asked.get())
                            .thenAcceptAsync(review -> keep(table, review), services.threads()))
            .whenComplete(
                (made, failure) -> {
                  if (failure != null && !isPutOff(failure)) {
                    LOG.warn("books of {}", table, failure);
                  }
                });
  }

  /** Whether there is only too much to do: then it is taken up again later. */
  private static boolean isPutOff(Throwable failure) {
    return failure instanceof CompletionException
        ? failure.getCause() instanceof ProblemException
        : failure instanceof ProblemException;
  }

  private Optional<Question<Answers.Review>> asked(Room room) {
    LiveGame<?, ?, ?, ?> game = room.game();
    if (game == null || room.stored().status() != Status.OVER) {
      return Optional.empty();
    }
    List<Place> places = room.stored().agreement().places();
    List<Integer> people =
        IntStream.range(0, places.size())
            .filter(seat -> places.get(seat) instanceof Place.Person)
            .boxed()
            .toList();
    return Optional.of(advisor.review(game, people));
  }

  private void keep(String table, Answers.Review review) {
    List<Balance> balances =
        review.players().stream()
            .map(
                books ->
                    new Balance(books.seat(), books.luck(), books.loss(), books.entries().size()))
            .toList();
    results
        .addReview(
            table,
            services.codec().write(Answers.Review.class, review),
            review.unit().orElse(""),
            balances)
        .join();
  }

  Advisor advisor() {
    return advisor;
  }
}
