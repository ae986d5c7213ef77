package kniffel.server.http;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletionException;
import kniffel.server.evening.EveningSeating;
import kniffel.server.room.FirstHead;
import kniffel.server.room.Room;
import kniffel.server.room.Rooms;
import kniffel.server.room.Services;
import kniffel.server.store.Evening;
import kniffel.server.store.EveningStore;
import kniffel.server.store.EveningStore.EveningTable;
import kniffel.server.store.EveningStore.StoredEvening;
import kniffel.telling.agreed.Agreement;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.telling.agreed.Beginning;
import kniffel.telling.agreed.ProblemException;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.Evenings.NextGame;
import kniffel.wire.NewTable;
import kniffel.wire.NewTable.NewSeat;
import kniffel.wire.Player;
import kniffel.wire.TableInfo.Status;
import kniffel.words.Language;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Opens the tables of evenings: with everybody who is there, and a new player on the first seat.
 */
final class EveningGames {

  private static final Logger LOG = LoggerFactory.getLogger("kniffel.evenings");

  private final Services services;
  private final EveningStore evenings;
  private final EveningBooks books;
  private final Rooms rooms;
  private final NewTables newTables;
  private final Secrets secrets;

  EveningGames(
      Services services,
      EveningStore evenings,
      EveningBooks books,
      Rooms rooms,
      NewTables newTables,
      Secrets secrets) {
    this.services = services;
    this.evenings = evenings;
    this.books = books;
    this.rooms = rooms;
    this.newTables = newTables;
    this.secrets = secrets;
  }

  /**
   * The table where they play next; blocks.
   *
   * @param known the id that it gets, where the asker has named the request
   * @param pay is done before anything is kept
   */
  String next(
      StoredEvening asked,
      Player player,
      NextGame wish,
      Optional<String> known,
      Language language,
      Runnable pay) {
    String id = known.orElseGet(secrets::name);
    boolean paid = false;
    StoredEvening evening = asked;
    while (true) {
      EveningSeating.requireHost(evening.evening(), player);
      List<EveningTable> before = evenings.tables(evening.id());
      if (before.stream().anyMatch(table -> table.table().equals(id))) {
        return id; // sent twice
      }
      EveningSeating.requireGoingOn(evening.evening());
      if (books.isPlaying(evening.id())) {
        throw ProblemException.notNow("evening-playing");
      }
      if (!paid) {
        pay.run();
        paid = true;
      }
      List<Integer> seating = evening.evening().seating(finished(evening));
      StoredTable table = table(evening, player, wish, seating, language).withId(id);
      if (begin(evening, before.size() + 1, seating, table)) {
        rooms.in(id, Room::begin).join();
        if (!before.isEmpty()) {
          showTheWay(before.getLast().table(), id);
        }
        return id;
      }
      evening = evenings.byId(asked.id()).orElseThrow(ProblemException::notThere);
    }
  }

  /** How many games count: after one that was given up the same player begins again. */
  private int finished(StoredEvening evening) {
    return Math.toIntExact(
        evenings.tables(evening.id()).stream()
            .filter(table -> table.outcome().isPresent())
            .count());
  }

  /** Gives up the game in progress, if there is one: its log stays, and it counts for nothing. */
  void giveUp(StoredEvening evening, Player player) {
    EveningSeating.requireHost(evening.evening(), player);
    books
        .playing(evening.id())
        .ifPresent(table -> rooms.with(table, room -> room.change(this::closed)).join());
  }

  private StoredTable closed(StoredTable old) {
    return switch (old.status()) {
      case OPEN, BEGINNING, RUNNING -> old.next(Status.CLOSED, old.agreement(), now());
      case OVER, CLOSED -> old; // the last move was quicker
    };
  }

  private boolean begin(
      StoredEvening evening, int number, List<Integer> seating, StoredTable made) {
    return evenings
        .begin(evening, number, seating, FirstHead.of(made, services.codec(), now()), now())
        .join();
  }

  private StoredTable table(
      StoredEvening evening, Player host, NextGame wish, List<Integer> seating, Language language) {
    if (seating.isEmpty()) {
      throw ProblemException.notNow("too-few");
    }
    List<NewSeat> seats =
        seating.stream()
            .<NewSeat>map(seat -> new NewSeat.Local(evening.evening().names().get(seat)))
            .toList();
    StoredTable usual = newTables.make(wish(wish, seats), host, language);
    Agreement agreement = usual.agreement();
    List<Place> places =
        seating.stream()
            .map(seat -> place(evening.evening().seats().get(seat), agreement.isOwnDice()))
            .toList();
    return Beginning.settleIfFull(
        usual.next(usual.status(), agreement.with(places).of(evening.code()), now()), now());
  }

  private static NewTable wish(NextGame wish, List<NewSeat> seats) {
    return new NewTable(
        wish.game(),
        seats,
        wish.options(),
        wish.preset(),
        Optional.empty(),
        wish.hints(),
        wish.clock(),
        wish.pace().or(() -> Optional.of(0)),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        wish.dice());
  }

  private static Place place(Evening.EveningSeat seat, boolean ownDice) {
    return switch (seat) {
      case Evening.EveningSeat.Person person ->
          Place.Person.of(person.player(), person.name(), person.pledges() && !ownDice);
      case Evening.EveningSeat.Machine machine ->
          new Place.Machine(machine.level(), machine.name(), Optional.empty());
    };
  }

  /** Anybody still looking at the last table is taken to the next. */
  private void showTheWay(String from, String to) {
    try {
      rooms
          .with(
              from,
              room ->
                  room.change(
                      old -> old.next(old.status(), old.agreement().withRematch(to), now())))
          .join();
    } catch (CompletionException e) {
      // The evening says it too: nobody is lost where the old table is gone.
      LOG.warn("from {} to {}", from, to, e);
    }
  }

  private long now() {
    return services.now().getAsLong();
  }
}
