package kniffel.server.room;

import io.micrometer.core.instrument.Counter;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import kniffel.rules.Standings;
import kniffel.server.ProblemException;
import kniffel.server.store.Agenda;
import kniffel.server.store.Agreement;
import kniffel.server.store.Agreement.Place;
import kniffel.server.store.Head;
import kniffel.server.store.StoredTable;
import kniffel.server.store.TableStore;
import kniffel.server.store.TableStore.Append;
import kniffel.server.store.TableStore.Change;
import kniffel.server.store.TableStore.Entry;
import kniffel.server.store.TableStore.Result;
import kniffel.server.store.TableStore.Snapshot;
import kniffel.table.Mark;
import kniffel.telling.LiveGame;
import kniffel.telling.LiveGame.Advance;
import kniffel.telling.StateWriter;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.Status;
import kniffel.wire.ToServer;
import org.jspecify.annotations.Nullable;

/**
 * A table on this node: what is agreed, and the game.
 *
 * <p>Everything here runs on one event loop, one thing after the other, so nothing is locked. What
 * is stored is the truth, and this is a copy of it that may be behind: every change names the head
 * it was decided on, and whoever finds another head looks again. So any node can have the room of
 * any table.
 */
public final class Room {

  /** How many commands may wait for the disk at one table. */
  private static final int MAX_WAITING = 64;

  /** How often a change is tried while others are quicker. */
  private static final int TRIES = 5;

  /** What became of something that was to be stored. */
  enum Kept {
    YES,
    /** Somebody else was quicker. */
    TAKEN,
    /** Nobody knows. */
    FAILED
  }

  private final Services services;
  private final Executor loop;
  private final String id;
  private final Mailbox mailbox;
  private final People people;
  private final Commands commands;
  private final RoomBots bots;
  private final Counter moves;

  /** The commands that were carried out. */
  private final Set<String> known = new HashSet<>();

  private StoredTable stored;
  private Head head;
  private @Nullable LiveGame<?, ?, ?, ?> game;
  private @Nullable StateWriter writer;

  /** Whether a write failed, so that more may be stored than we know. */
  private boolean doubtful;

  private long used;

  Room(Services services, Executor loop, Snapshot snapshot) {
    this.services = services;
    this.loop = loop;
    this.id = snapshot.table().id();
    this.stored = snapshot.table();
    this.head = snapshot.head();
    this.used = now();
    this.mailbox = new Mailbox(loop, this::failed);
    this.people = new People(this, services);
    this.commands = new Commands(this, services, people);
    this.bots = new RoomBots(this, services, loop);
    this.moves = services.meters().counter("kniffel.moves");
    beginIfRunning();
    snapshot.entries().forEach(this::adopt);
  }

  private long now() {
    return services.now().getAsLong();
  }

  private void failed(Throwable failure) {
    doubtful = true;
    services.log(id, failure);
  }

  public String id() {
    return id;
  }

  public StoredTable stored() {
    return stored;
  }

  Head head() {
    return head;
  }

  /** The game; none before it begins. */
  public @Nullable LiveGame<?, ?, ?, ?> game() {
    return game;
  }

  /** Whether the game has ended. */
  public boolean isOver() {
    return game != null && game.standings().isPresent();
  }

  @Nullable StateWriter writer() {
    return writer;
  }

  int version() {
    return game == null ? 0 : game.version();
  }

  /** Whether a player may see this table without being a member. */
  public boolean isOpenTo(String player) {
    return stored.listed() || !stored.agreement().seatsOf(player).isEmpty();
  }

  /** What a player may know about the table. */
  public TableInfo info(String player) {
    return people.info(player);
  }

  /** The same, with everything that other nodes know too. */
  public CompletableFuture<TableInfo> freshInfo(String player) {
    CompletableFuture<TableInfo> answer = new CompletableFuture<>();
    TableStore tables = services.tables();
    inMailbox(
        answer,
        () ->
            CompletableFuture.supplyAsync(
                    () -> tables.connectedElsewhere(List.of(id)), services.threads())
                .thenAcceptBothAsync(
                    catchUp(),
                    (connected, ok) -> {
                      people.hear(Rooms.ELSEWHERE, connected.getOrDefault(id, Set.of()));
                      answer.complete(info(player));
                    },
                    loop));
    return answer;
  }

  /** Whether nobody needs this room, nor has for some time. */
  boolean isIdle(long before) {
    return !people.isWatched() && mailbox.isIdle() && used < before && !bots.isBusy();
  }

  // What sockets ask for

  /** Does something that needs no waiting, when everything before it is done. */
  private void inTurn(Runnable action) {
    mailbox.add(
        () -> {
          action.run();
          return Mailbox.done();
        });
  }

  /** Somebody wants to be told of this table. */
  public void open(Client client, Optional<Integer> seat) {
    used = now();
    inTurn(() -> people.open(client, seat));
  }

  /** Somebody does not want to be told any more, or cannot be. */
  public void close(Client client) {
    inTurn(() -> people.close(client));
  }

  /** Somebody plays a move. */
  public void play(Client client, ToServer.Play command) {
    used = now();
    if (mailbox.waiting() >= MAX_WAITING) {
      commands.unavailable(client, command);
    } else {
      mailbox.add(() -> commands.play(client, command));
    }
  }

  /** Somebody shows something that is not kept. */
  public void pass(Client client, ToServer message) {
    inTurn(() -> people.pass(client, message));
  }

  /** Shows what came from another node. */
  void passed(String message) {
    inTurn(() -> people.passed(message));
  }

  /** Sees that other nodes can find out who is here, also if that could not be written before. */
  void sayWhoIsHere(boolean known) {
    inTurn(() -> people.sayWhoIsHere(known));
  }

  Executor loop() {
    return loop;
  }

  /** Another node says who is connected there. */
  void present(String node, Set<String> players) {
    inTurn(() -> people.hear(node, players));
  }

  // The log

  boolean knows(String command) {
    return known.contains(command);
  }

  /** What will be noted about the next move of a person. */
  Mark markOfNext() {
    return new Mark(Optional.empty(), head.hinted());
  }

  /** The decision at this version is made with a hint; returns when that is on disk. */
  public CompletableFuture<Void> hint(int version) {
    CompletableFuture<Void> noted = new CompletableFuture<>();
    inMailbox(noted, () -> noteHint(version, noted, TRIES));
    return noted;
  }

  private CompletableFuture<Void> noteHint(int version, CompletableFuture<Void> noted, int tries) {
    if (version() != version) {
      noted.completeExceptionally(ProblemException.notNow("stale"));
      return Mailbox.done();
    }
    if (head.hinted()) {
      noted.complete(null);
      return Mailbox.done();
    }
    Head hinted = new Head(head.version(), head.revision() + 1, head.asked(), true, head.agenda());
    return services
        .tables()
        .move(id, head, hinted)
        .thenComposeAsync(
            moved -> {
              if (moved) {
                head = hinted;
                services.bus().changed(id, version(), head.revision());
                noted.complete(null);
                return Mailbox.done();
              }
              return again(tries, noted, () -> noteHint(version, noted, tries - 1));
            },
            loop);
  }

  /** Somebody else was quicker: reads what is new and tries again, but not for ever. */
  private CompletableFuture<Void> again(
      int tries, CompletableFuture<?> answer, Supplier<CompletableFuture<Void>> attempt) {
    if (tries > 0) {
      return catchUp().thenCompose(ok -> attempt.get());
    }
    answer.completeExceptionally(ProblemException.unavailable());
    return Mailbox.done();
  }

  /** Does something when everything before it is done; a failure is also the asker's. */
  private void inMailbox(CompletableFuture<?> answer, Supplier<CompletableFuture<Void>> task) {
    used = now();
    mailbox.add(
        () ->
            settled()
                .thenCompose(ok -> task.get())
                .whenComplete(
                    (ok, failure) -> {
                      if (failure != null) {
                        answer.completeExceptionally(ProblemException.unavailable());
                      }
                    }));
  }

  /** Adds a step, first on disk, then here and for all who watch. */
  CompletableFuture<Kept> keep(
      Advance advance, Optional<String> command, Audience.@Nullable Done done) {
    long now = now();
    Optional<Standings> standings = advance.standingsAfter();
    Head after = after(advance, now);
    Append append =
        new Append(
            id,
            head,
            after,
            new Entry(advance.first(), advance.lines(), command, now),
            standings.map(this::results));
    return services
        .tables()
        .append(append)
        .handleAsync(
            (kept, failure) -> {
              if (failure != null) {
                failed(failure);
                return Kept.FAILED;
              }
              if (!kept) {
                return Kept.TAKEN;
              }
              int before = version();
              boolean newClock = !after.agenda().equals(head.agenda());
              head = after;
              advance.make();
              command.ifPresent(known::add);
              moves.increment();
              if (standings.isPresent()) {
                stored = stored.next(Status.OVER, stored.agreement(), now);
              }
              people.tellState(before, done);
              if (standings.isPresent() || (newClock && stored.agreement().clock() > 0)) {
                people.tellInfo(); // it is over, or there is a new deadline
              }
              services.bus().changed(id, version(), head.revision());
              driveOn();
              return Kept.YES;
            },
            loop);
  }

  /** Where the table stands after a step. */
  private Head after(Advance advance, long now) {
    Agreement agreement = stored.agreement();
    Optional<Integer> asked = advance.askedAfter();
    LiveGame<?, ?, ?, ?> playing = game;
    boolean sameTurn =
        playing != null
            && asked.equals(playing.asked())
            && advance.roundAfter().equals(playing.round());
    Optional<Agenda> agenda =
        asked.isPresent()
            ? NextUp.decision(asked.get(), agreement, head.agenda(), sameTurn, now)
            : NextUp.over(agreement, now);
    // At the end the status changes too.
    int revision = asked.isPresent() ? head.revision() : head.revision() + 1;
    return new Head(advance.versionAfter(), revision, asked, false, agenda);
  }

  private List<Result> results(Standings standings) {
    List<Place> places = stored.agreement().places();
    return IntStream.range(0, places.size())
        .filter(seat -> places.get(seat) instanceof Place.Person)
        .mapToObj(
            seat ->
                new Result(
                    seat,
                    places.get(seat) instanceof Place.Person person ? person.player() : "",
                    stored.agreement().game(),
                    standings.scores().get(seat),
                    standings.ranks().get(seat)))
        .toList();
  }

  /** A bot's decision, or chance's: no command, and nobody who waits for an answer. */
  void add(int version, Supplier<Advance> advance) {
    mailbox.add(
        () ->
            settled()
                .thenCompose(
                    ok -> {
                      if (game == null || version() != version) {
                        return Mailbox.done();
                      }
                      return keep(advance.get(), Optional.empty(), null)
                          .thenCompose(
                              kept -> kept == Kept.YES ? Mailbox.done() : catchUpAndDrive());
                    }));
  }

  private CompletableFuture<Void> catchUpAndDrive() {
    return catchUp().thenRun(this::driveOn);
  }

  /**
   * What stands on the agenda has been waited for too long, and it is now ours to do. Nobody knows
   * how old our copy is.
   */
  void take() {
    mailbox.add(
        () ->
            catchUp()
                .thenCompose(
                    ok -> {
                      bots.forget();
                      if (stored.status() == Status.BEGINNING) {
                        var _ = change(table -> Beginning.timeUp(table, now()));
                      }
                      driveOn();
                      return setAgendaRight();
                    }));
  }

  /** Sees to whatever the game waits for, if it is not for a person. */
  private void driveOn() {
    LiveGame<?, ?, ?, ?> playing = game;
    if (playing == null) {
      return;
    }
    if (playing.chance().isPresent()) {
      add(version(), () -> playing.chance().orElseThrow());
    } else if (playing.standings().isEmpty()) {
      bots.play();
    }
  }

  /** Where nothing is left to do by itself, or what an earlier version left is not known yet. */
  private CompletableFuture<Void> setAgendaRight() {
    LiveGame<?, ?, ?, ?> playing = game;
    if (playing == null || stored.status() != Status.RUNNING || playing.chance().isPresent()) {
      return Mailbox.done();
    }
    if (playing.standings().isPresent()) {
      // An end that an earlier version has not noted.
      long now = now();
      StoredTable over = stored.next(Status.OVER, stored.agreement(), now);
      return save(
          over,
          new Head(
              version(),
              head.revision() + 1,
              Optional.empty(),
              false,
              NextUp.over(stored.agreement(), now)),
          results(playing.standings().get()));
    }
    int asked = playing.asked().orElseThrow();
    Optional<Agenda> right = NextUp.decision(asked, stored.agreement(), head.agenda(), true, now());
    boolean known = head.agenda().map(Agenda::what).equals(right.map(Agenda::what));
    if (known && head.asked().equals(playing.asked())) {
      return Mailbox.done();
    }
    Head mended = new Head(version(), head.revision(), playing.asked(), head.hinted(), right);
    return services
        .tables()
        .move(id, head, mended)
        .thenComposeAsync(
            moved -> {
              if (moved) {
                head = mended;
                driveOn();
                return Mailbox.done();
              }
              return catchUp();
            },
            loop);
  }

  private CompletableFuture<Void> save(StoredTable next, Head after, List<Result> results) {
    return services
        .tables()
        .change(new Change(next, head, after, Set.of(), results))
        .thenComposeAsync(
            changed -> {
              if (changed) {
                stored = next;
                head = after;
                people.tellInfo();
                services.bus().changed(id, version(), head.revision());
                return Mailbox.done();
              }
              return catchUp();
            },
            loop);
  }

  // What is agreed

  /** Changes what is agreed; the change may be asked again if somebody else was quicker. */
  public CompletableFuture<StoredTable> change(UnaryOperator<StoredTable> change) {
    CompletableFuture<StoredTable> answer = new CompletableFuture<>();
    inMailbox(answer, () -> attempt(change, answer, TRIES, !services.tables().isShared()));
    return answer;
  }

  /**
   * Tries to make a change.
   *
   * @param fresh whether what we know is not older than the question; a refusal must not be
   */
  private CompletableFuture<Void> attempt(
      UnaryOperator<StoredTable> change,
      CompletableFuture<StoredTable> answer,
      int tries,
      boolean fresh) {
    StoredTable next;
    try {
      next = change.apply(stored);
    } catch (ProblemException e) {
      if (!fresh) {
        return catchUp().thenCompose(ok -> attempt(change, answer, tries, true));
      }
      answer.completeExceptionally(e);
      return Mailbox.done();
    }
    if (next.equals(stored)) {
      if (!fresh) {
        return catchUp().thenCompose(ok -> attempt(change, answer, tries, true));
      }
      answer.complete(stored);
      return Mailbox.done();
    }
    LiveGame<?, ?, ?, ?> playing =
        game == null && isBegun(next) ? Opening.game(next, services.codec()) : game;
    Head after = after(next, playing);
    Set<String> departed = Seating.departed(stored, next);
    return services
        .tables()
        .change(new Change(next, head, after, departed, List.of()))
        .thenComposeAsync(
            changed -> {
              if (!changed) {
                return again(tries, answer, () -> attempt(change, answer, tries - 1, true));
              }
              stored = next;
              head = after;
              agreed();
              services.bus().changed(id, version(), head.revision());
              answer.complete(stored);
              driveOn();
              return Mailbox.done();
            },
            loop);
  }

  /** Where the table stands when something else is agreed. */
  private Head after(StoredTable next, @Nullable LiveGame<?, ?, ?, ?> playing) {
    Optional<Agenda> agenda = head.agenda();
    Optional<Integer> asked = head.asked();
    if (next.status() == Status.RUNNING && playing != null) {
      long now = now();
      asked = playing.asked();
      agenda =
          asked.isEmpty()
              ? NextUp.chance(now)
              : NextUp.decision(asked.get(), next.agreement(), timeOf(next), true, now);
    }
    if (next.status() == Status.BEGINNING) {
      agenda = NextUp.beginning(stored, next, head.agenda(), now());
    }
    return new Head(head.version(), head.revision() + 1, asked, head.hinted(), agenda);
  }

  /** The clock goes on whatever else is agreed; but who comes back gets their time again. */
  private Optional<Agenda> timeOf(StoredTable next) {
    return next.agreement().places().equals(stored.agreement().places())
        ? head.agenda()
        : head.agenda().filter(agenda -> agenda.what() == Agenda.What.CLOCK);
  }

  private static boolean isBegun(StoredTable table) {
    return table.status() == Status.RUNNING || table.status() == Status.OVER;
  }

  /** Something about the agreement is new. */
  private void agreed() {
    if (beginIfRunning()) {
      people.begin();
    } else {
      people.leaveSeats();
      people.tellInfo();
    }
  }

  private boolean beginIfRunning() {
    if (game != null || !isBegun(stored)) {
      return false;
    }
    LiveGame<?, ?, ?, ?> begun = Opening.game(stored, services.codec());
    game = begun;
    writer = new StateWriter(id, begun, services.words(), services.intents());
    return true;
  }

  // Other nodes

  /** Another node has written; sees whether that is news. */
  void hear(int version, int revision) {
    if (version > version() || revision > head.revision()) {
      mailbox.add(this::catchUp);
    }
  }

  /** Makes sure that we know all that is stored, if there is a doubt. */
  CompletableFuture<Void> settled() {
    return doubtful ? catchUpAndDrive() : Mailbox.done();
  }

  /** Reads what is stored and not yet known here. */
  CompletableFuture<Void> catchUp() {
    int from = version() + 1;
    TableStore tables = services.tables();
    return CompletableFuture.supplyAsync(() -> tables.read(id, from), services.threads())
        .thenAcceptAsync(found -> found.ifPresent(this::adopt), loop);
  }

  private void adopt(Snapshot fresh) {
    doubtful = false;
    if (fresh.head().revision() < head.revision() || fresh.head().version() < version()) {
      return; // older than what we have
    }
    boolean changed = fresh.head().revision() > head.revision();
    head = fresh.head();
    int before = version();
    if (changed) {
      boolean same = fresh.table().equals(stored);
      stored = fresh.table();
      if (!same) {
        agreed();
      }
    }
    fresh.entries().forEach(this::adopt);
    if (version() > before) {
      people.tellState(before, null);
    }
  }

  private void adopt(Entry entry) {
    LiveGame<?, ?, ?, ?> playing = game;
    if (playing != null && entry.seq() == playing.version() + 1) {
      playing.replay(entry.events());
      entry.command().ifPresent(known::add);
    }
  }
}
