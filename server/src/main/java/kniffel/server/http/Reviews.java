package kniffel.server.http;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.IntStream;
import kniffel.server.room.Room;
import kniffel.server.room.Rooms;
import kniffel.server.room.Services;
import kniffel.server.store.Agreement.Place;
import kniffel.server.store.Results.Balance;
import kniffel.telling.Advisor;
import kniffel.telling.LiveGame;
import kniffel.wire.Answers;
import kniffel.wire.TableInfo.Status;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The books of finished games: made once, in the background, for the people who played. */
public final class Reviews {

  private static final Logger LOG = LoggerFactory.getLogger("kniffel.reviews");

  /** How many unfinished books are taken up at a time. */
  private static final int SOME = 5;

  private final Services services;
  private final Rooms rooms;
  private final Advisor advisor;
  private final Set<String> making = ConcurrentHashMap.newKeySet();
  private final ObjectMapper json = new ObjectMapper();

  public Reviews(Services services, Rooms rooms, Advisor advisor) {
    this.services = services;
    this.rooms = rooms;
    this.advisor = advisor;
  }

  /** The books of a game, if they are made; otherwise they will be. Blocks. */
  Optional<Answers.Review> of(String table) {
    Optional<String> body = services.results().review(table);
    if (body.isEmpty()) {
      make(table);
      return Optional.empty();
    }
    try {
      return Optional.of(
          services.codec().read(Answers.Review.class, json.readTree(body.get()), "review"));
    } catch (JsonProcessingException e) {
      throw new IllegalStateException(e);
    }
  }

  /** Takes up what has been left undone; blocks. */
  public void makeSome() {
    services.results().unreviewed(SOME).forEach(this::make);
  }

  private void make(String table) {
    if (!making.add(table)) {
      return;
    }
    var _ =
        rooms
            .in(table, room -> room)
            .thenCompose(room -> services.bots().think(() -> made(room)))
            .whenComplete(
                (made, failure) -> {
                  making.remove(table);
                  if (failure != null) {
                    LOG.warn("books of {}", table, failure);
                  }
                });
  }

  private boolean made(Room room) throws Exception {
    LiveGame<?, ?, ?, ?> game = room.game();
    if (game == null || room.stored().status() != Status.OVER) {
      return false;
    }
    List<Place> places = room.stored().agreement().places();
    List<Integer> people =
        IntStream.range(0, places.size())
            .filter(seat -> places.get(seat) instanceof Place.Person)
            .boxed()
            .toList();
    Answers.Review review = advisor.review(game, people).call();
    List<Balance> balances =
        review.players().stream()
            .map(
                books ->
                    new Balance(books.seat(), books.luck(), books.loss(), books.entries().size()))
            .toList();
    services
        .results()
        .addReview(
            room.id(),
            services.codec().write(Answers.Review.class, review),
            review.unit().orElse(""),
            balances)
        .join();
    return true;
  }

  Advisor advisor() {
    return advisor;
  }
}
