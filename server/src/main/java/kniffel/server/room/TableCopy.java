package kniffel.server.room;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import kniffel.rules.Standings;
import kniffel.server.store.Agenda;
import kniffel.server.store.Head;
import kniffel.server.store.TableStore.BookEntry;
import kniffel.server.store.TableStore.LogEntry;
import kniffel.server.store.TableStore.Result;
import kniffel.server.store.TableStore.Snapshot;
import kniffel.telling.Advance;
import kniffel.telling.LiveGame;
import kniffel.telling.StateWriter;
import kniffel.telling.Waits;
import kniffel.telling.agreed.AgreedGame;
import kniffel.telling.agreed.Agreement;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.telling.agreed.Progress;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.TableInfo.Status;
import org.jspecify.annotations.Nullable;

/**
 * What a node knows about a table: what is agreed, where it stands, and the game. What is stored is
 * the truth, and this may be behind.
 */
final class TableCopy {

  private final Services services;

  /** The commands that were carried out. */
  private final Set<String> known = new HashSet<>();

  private StoredTable stored;
  private Head head;
  private @Nullable LiveGame<?, ?, ?, ?> game;
  private @Nullable StateWriter writer;

  TableCopy(Services services, Snapshot snapshot) {
    this.services = services;
    this.stored = snapshot.table();
    this.head = snapshot.head();
    beginIfRunning();
    snapshot.entries().forEach(this::append);
    head = told(head);
  }

  StoredTable stored() {
    return stored;
  }

  Head head() {
    return head;
  }

  /** The game; none before it begins. */
  @Nullable LiveGame<?, ?, ?, ?> game() {
    return game;
  }

  @Nullable StateWriter writer() {
    return writer;
  }

  int version() {
    return game == null ? 0 : game.version();
  }

  boolean knows(String command) {
    return known.contains(command);
  }

  // What was kept

  /** The head has moved on. */
  void move(Head to) {
    head = to;
  }

  /** The agreement has changed; true if the game begins with that. */
  boolean agree(StoredTable next, Head to) {
    stored = next;
    head = to;
    return beginIfRunning();
  }

  /** A step was made. */
  void advance(Advance step, Head to, Optional<String> command, long now) {
    head = to;
    step.make();
    command.ifPresent(known::add);
    if (step.standingsAfter().isPresent()) {
      stored = stored.next(Status.OVER, stored.agreement(), now);
    }
  }

  /** What is new in a snapshot. */
  record Novelties(boolean agreed, boolean begun, int since) {}

  /** Takes over what is stored; empty if it is older than what we have. */
  Optional<Novelties> adopt(Snapshot fresh) {
    if (fresh.head().revision() < head.revision() || fresh.head().version() < version()) {
      return Optional.empty();
    }
    boolean agreed = fresh.head().revision() > head.revision() && !fresh.table().equals(stored);
    head = fresh.head();
    stored = fresh.table();
    boolean begun = beginIfRunning();
    int since = version();
    fresh.entries().forEach(this::append);
    head = told(head);
    return Optional.of(new Novelties(agreed, begun, since));
  }

  /** The game itself is more up to date than a head that was not maintained. */
  private Head told(Head read) {
    LiveGame<?, ?, ?, ?> playing = game;
    return playing == null || !read.isToBeLookedAfter()
        ? read
        : new Head(
            read.version(),
            read.revision(),
            playing.waits().forSeat(),
            read.hinted(),
            read.agenda(),
            Optional.of(Progress.of(playing.round(), playing.scores(), playing.standings())));
  }

  private void append(LogEntry entry) {
    LiveGame<?, ?, ?, ?> playing = game;
    if (playing != null && entry.seq() == playing.version() + 1) {
      playing.replay(entry.events());
      entry.command().ifPresent(known::add);
    }
  }

  private boolean beginIfRunning() {
    if (game != null || !isBegun()) {
      return false;
    }
    LiveGame<?, ?, ?, ?> begun = AgreedGame.game(stored, services.codec());
    game = begun;
    writer = new StateWriter(stored.id(), begun, services.words(), services.offers());
    return true;
  }

  /** A closed table is also asked about what was played there. */
  private boolean isBegun() {
    return switch (stored.status()) {
      case RUNNING, OVER -> true;
      case CLOSED -> head.version() > 0;
      case OPEN, BEGINNING -> false;
    };
  }

  // Where the table will stand

  /** After a step. */
  Head after(Advance step, long now) {
    Waits waits = step.waitsAfter();
    LiveGame<?, ?, ?, ?> playing = game;
    boolean sameTurn =
        playing != null
            && waits.forSeat().equals(playing.asked())
            && step.roundAfter().equals(playing.round());
    Optional<Agenda> agenda = NextUp.of(waits, stored.agreement(), head.agenda(), sameTurn, now);
    // At the end the status changes too.
    int revision = waits instanceof Waits.Nothing ? head.revision() + 1 : head.revision();
    // A hint belongs to the next decision, whatever dice fall before it.
    boolean hinted = head.hinted() && !step.isDecision();
    Progress progress = Progress.of(step.roundAfter(), step.scoresAfter(), step.standingsAfter());
    return new Head(
        step.versionAfter(), revision, waits.forSeat(), hinted, agenda, Optional.of(progress));
  }

  /** When something else is agreed. */
  Head after(StoredTable next, long now) {
    Optional<Agenda> agenda = head.agenda();
    Optional<Integer> asked = head.asked();
    Optional<Progress> progress = head.progress();
    if (next.status() == Status.RUNNING) {
      LiveGame<?, ?, ?, ?> playing = game == null ? AgreedGame.game(next, services.codec()) : game;
      asked = playing.waits().forSeat();
      progress = Optional.of(Progress.of(playing.round(), playing.scores(), Optional.empty()));
      agenda = NextUp.of(playing.waits(), next.agreement(), timeOf(next), true, now);
    } else if (next.status() == Status.CLOSED) {
      agenda = Optional.empty(); // nothing happens there any more
    } else if (next.status() == Status.BEGINNING) {
      agenda = NextUp.beginning(stored, next, head.agenda(), now);
    }
    return new Head(head.version(), head.revision() + 1, asked, head.hinted(), agenda, progress);
  }

  /**
   * The clock runs on whatever else is agreed, but a player who comes back gets their time again.
   */
  private Optional<Agenda> timeOf(StoredTable next) {
    return next.agreement().places().equals(stored.agreement().places())
        ? head.agenda()
        : head.agenda().filter(agenda -> agenda.what() == Agenda.What.CLOCK);
  }

  /**
   * How the game ended for the people who played.
   *
   * @param award what it has won, where it comes with a book of levels
   * @param stoodIn whether a bot has decided for somebody who was away, at the very end too
   */
  List<Result> results(Standings standings, Optional<String> award, boolean stoodIn) {
    Optional<BookEntry> entry = stoodIn ? Optional.empty() : award.flatMap(this::entry);
    List<Place> places = stored.agreement().places();
    return IntStream.range(0, places.size())
        .filter(seat -> places.get(seat) instanceof Place.Person)
        .mapToObj(
            seat ->
                new Result(
                    seat,
                    places.get(seat) instanceof Place.Person person ? person.player() : "",
                    stored.agreement().game(),
                    stored.agreement().diceOf(),
                    places.size(),
                    standings.scores().get(seat),
                    standings.ranks().get(seat),
                    award,
                    entry))
        .toList();
  }

  /** What is entered in a book of levels, if somebody wants that and played alone. */
  private Optional<BookEntry> entry(String award) {
    Agreement agreement = stored.agreement();
    if (game == null
        || agreement.book().isEmpty()
        || agreement.places().stream()
            .anyMatch(place -> place instanceof Place.Person person && person.left())) {
      return Optional.empty();
    }
    return game.page()
        .map(page -> new BookEntry(agreement.book().get(), page.level(), page.version(), award));
  }
}
