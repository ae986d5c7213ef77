package kniffel.server.http;

import java.util.List;
import java.util.Optional;
import kniffel.rules.Viewer;
import kniffel.server.daily.DailyCalendar;
import kniffel.server.room.Costs;
import kniffel.server.room.Room;
import kniffel.server.room.Rooms;
import kniffel.server.room.Services;
import kniffel.table.GameRecord;
import kniffel.telling.Afterwards;
import kniffel.telling.LiveGame;
import kniffel.telling.agreed.ProblemException;
import kniffel.wire.Answers;
import kniffel.wire.Daily;
import kniffel.words.Narrator;

/** What is told about a finished game; who may be told is decided elsewhere. */
final class Finished {

  private final Services services;
  private final Rooms rooms;
  private final Reviews reviews;
  private final DailyCalendar calendar;

  Finished(Services services, Rooms rooms, Reviews reviews, DailyCalendar calendar) {
    this.services = services;
    this.rooms = rooms;
    this.reviews = reviews;
    this.calendar = calendar;
  }

  /** The game of a table, if it is over; before that nobody may see any of this. */
  LiveGame<?, ?, ?, ?> game(String table) {
    return rooms.judge(table, Finished::over).join();
  }

  /** The game of a room, if it is over. */
  static LiveGame<?, ?, ?, ?> over(Room room) {
    LiveGame<?, ?, ?, ?> game = room.game();
    if (game == null || game.standings().isEmpty()) {
      throw ProblemException.notNow("not-over");
    }
    return game;
  }

  /** Whether its dice are those of a day that others may still be going to play. */
  boolean isSecret(String table) {
    Optional<Daily.DailyMark> daily =
        rooms.in(table, each -> each.stored().agreement().daily()).join();
    return daily.isPresent() && !calendar.isTold(daily.get().day());
  }

  /** The record; without the secret as long as others share it. */
  GameRecord record(String table) {
    boolean secret = isSecret(table);
    return rooms
        .judge(
            table,
            each ->
                over(each).record(secret ? Optional.empty() : Optional.of(each.stored().seed())))
        .join();
  }

  String recordText(String table) {
    return Afterwards.record(record(table), services.codec());
  }

  /**
   * The state after the step in the path, as the requested seat saw it.
   *
   * @param id the id under which the table is shown
   * @param names the names under which the players are shown
   */
  Reply step(String id, LiveGame<?, ?, ?, ?> game, List<String> names, Call call) {
    call.payer().owes(Costs.playedAgain(game.version()));
    int step = number(call.path().getOrDefault("step", ""), game.version());
    Viewer viewer =
        call.query().containsKey("seat")
            ? new Viewer.Seat(number(call.query().getOrDefault("seat", ""), names.size() - 1))
            : new Viewer.Spectator();
    return Reply.json(
        200,
        Afterwards.step(
            id, game, step, viewer, names, services.words(call.language()), services.offers()));
  }

  private static int number(String text, int max) {
    if (text.matches("\\d{1,6}") && Integer.parseInt(text) <= max) {
      return Integer.parseInt(text);
    }
    throw ProblemException.notThere();
  }

  /** The ledger, if it has been made; otherwise it is requested. */
  Reply review(String table, LiveGame<?, ?, ?, ?> game, List<String> names, Call call) {
    Optional<Answers.Review> review = reviews.of(table, call.payer().asker());
    if (review.isEmpty()) {
      return Reply.json(202, services.codec().write(Answers.Review.class, Answers.Review.none()));
    }
    Narrator narrator = new Narrator(services.words(call.language()), names);
    Answers.Review told = reviews.advisor().inWords(review.get(), game, narrator);
    return Reply.json(200, services.codec().write(Answers.Review.class, told));
  }
}
