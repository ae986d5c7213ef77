package kniffel.server.room;

import io.micrometer.core.instrument.Counter;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import kniffel.rules.Standings;
import kniffel.server.store.Agenda;
import kniffel.server.store.Head;
import kniffel.server.store.TableStore;
import kniffel.server.store.TableStore.Append;
import kniffel.server.store.TableStore.Entry;
import kniffel.server.store.TableStore.Opened;
import kniffel.server.store.TableStore.Snapshot;
import kniffel.table.Mark;
import kniffel.telling.Advance;
import kniffel.telling.LiveGame;
import kniffel.telling.StateWriter;
import kniffel.telling.Waits;
import kniffel.telling.agreed.Beginning;
import kniffel.telling.agreed.ProblemException;
import kniffel.telling.agreed.StoredTable;
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
  private final TableCopy copy;
  private final Mailbox mailbox;
  private final Amendments amendments;
  private final People people;
  private final Commands commands;
  private final RoomBots bots;
  private final Counter moves;
  private final Doubt doubt;
  private long used;

  Room(Services services, Executor loop, Snapshot snapshot) {
    this.services = services;
    this.loop = loop;
    this.id = snapshot.table().id();
    this.copy = new TableCopy(services, snapshot);
    this.used = now();
    this.mailbox = new Mailbox(loop, this::failed);
    this.doubt = new Doubt(services.timers(), loop, () -> mailbox.add(this::settled));
    this.amendments = new Amendments(this, copy, services, loop);
    this.people = new People(this, services);
    this.commands = new Commands(this, services, people);
    this.bots = new RoomBots(this, services, loop);
    this.moves = services.meters().counter("kniffel.moves");
  }

  private long now() {
    return services.now().getAsLong();
  }

  private void failed(Throwable failure) {
    services.log(id, failure);
    doubt.arise();
  }

  public String id() {
    return id;
  }

  public StoredTable stored() {
    return copy.stored();
  }

  Head head() {
    return copy.head();
  }

  /** The game; none before it begins. */
  public @Nullable LiveGame<?, ?, ?, ?> game() {
    return copy.game();
  }

  /** Whether the game has ended. */
  public boolean isOver() {
    LiveGame<?, ?, ?, ?> game = game();
    return game != null && game.standings().isPresent();
  }

  @Nullable StateWriter writer() {
    return copy.writer();
  }

  int version() {
    return copy.version();
  }

  /** Whether a player may see this table without being a member. */
  public boolean isOpenTo(String player) {
    return stored().listed() || !stored().agreement().seatsOf(player).isEmpty();
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

  /** Somebody plays a move, or says what fell. */
  public void play(Client client, ToServer.Command command) {
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
    return copy.knows(command);
  }

  /** What will be noted about the next move of a person. */
  Mark markOfNext() {
    return new Mark(Optional.empty(), head().hinted());
  }

  /** The decision at this version is made with a hint; returns when that is on disk. */
  public CompletableFuture<Void> hint(int version) {
    CompletableFuture<Void> noted = new CompletableFuture<>();
    inMailbox(noted, () -> amendments.hint(version, noted));
    return noted;
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
    Head after = copy.after(advance, now);
    Append append =
        new Append(
            id,
            head(),
            after,
            new Entry(advance.first(), advance.lines(), command, now),
            standings.map(
                ended -> copy.results(ended, advance.awardAfter(), advance.wasStoodInForAfter())));
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
              boolean newClock = !after.agenda().equals(head().agenda());
              copy.advance(advance, after, command, now);
              moves.increment();
              people.tellState(before, done);
              if (standings.isPresent() || (newClock && stored().agreement().clock() > 0)) {
                people.tellInfo(); // it is over, or there is a new deadline
              }
              tellNodes();
              driveOn();
              return Kept.YES;
            },
            loop);
  }

  /** A bot's decision, or chance's: no command, and nobody who waits for an answer. */
  void add(int version, Supplier<Advance> advance) {
    mailbox.add(
        () ->
            settled()
                .thenCompose(
                    ok -> {
                      if (game() == null
                          || version() != version
                          || stored().status() != Status.RUNNING) {
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
   *
   * @param claimed what stands on the agenda since we have taken it up
   */
  void take(Agenda claimed) {
    mailbox.add(
        () ->
            catchUp()
                .thenCompose(
                    ok -> {
                      bots.forget();
                      if (stored().status() == Status.BEGINNING) {
                        endWaiting(claimed);
                      }
                      driveOn();
                      return amendments.setAgendaRight();
                    }));
  }

  /**
   * Whoever is waited for has had their time; but not for what is waited for only since somebody
   * came at the last moment, before us: that stands on the agenda with a time of its own.
   */
  private void endWaiting(Agenda claimed) {
    var _ =
        change(
            table ->
                head().agenda().equals(Optional.of(claimed))
                    ? Beginning.timeUp(table, now())
                    : table);
  }

  /** Sees to whatever the game waits for, if it is not for a person. */
  void driveOn() {
    LiveGame<?, ?, ?, ?> playing = game();
    if (playing == null || stored().status() == Status.CLOSED) {
      return;
    }
    if (playing.chance().isPresent()) {
      add(version(), () -> playing.chance().orElseThrow());
    } else if (playing.standings().isEmpty()) {
      bots.play();
    }
  }

  // What is agreed

  /**
   * Sees to a table that was opened with its game begun; where there is nothing to do, to nothing.
   */
  public boolean begin() {
    driveOn();
    return game() != null;
  }

  /** Changes what is agreed; the change may be asked again if somebody else was quicker. */
  public CompletableFuture<StoredTable> change(UnaryOperator<StoredTable> change) {
    return change(change, Optional.empty());
  }

  /** The same; if it changes anything, another table is opened by the same write. */
  public CompletableFuture<StoredTable> change(
      UnaryOperator<StoredTable> change, Optional<Opened> opened) {
    CompletableFuture<StoredTable> answer = new CompletableFuture<>();
    inMailbox(answer, () -> amendments.change(change, opened, answer));
    return answer;
  }

  /** Something else is agreed. */
  void agreed(boolean begun) {
    if (begun) {
      people.begin();
    } else {
      people.leaveSeats();
      people.tellInfo();
      LiveGame<?, ?, ?, ?> playing = game();
      if (playing != null && playing.waits() instanceof Waits.Faces) {
        people.tellState(version(), null); // somebody else may now say what fell
      }
    }
  }

  // Other nodes

  /** Tells the other nodes where the table stands. */
  void tellNodes() {
    services.bus().changed(id, version(), head().revision());
  }

  /** Another node has written; sees whether that is news. */
  void hear(int version, int revision) {
    if (version > version() || revision > head().revision()) {
      mailbox.add(this::catchUp);
    }
  }

  /** Makes sure that we know all that is stored, if there is a doubt. */
  CompletableFuture<Void> settled() {
    return doubt.isOpen() ? catchUpAndDrive() : Mailbox.done();
  }

  /** Reads what is stored and not yet known here. */
  CompletableFuture<Void> catchUp() {
    int from = version() + 1;
    TableStore tables = services.tables();
    return CompletableFuture.supplyAsync(() -> tables.read(id, from), services.threads())
        .thenAcceptAsync(found -> found.ifPresent(this::adopt), loop);
  }

  private void adopt(Snapshot fresh) {
    doubt.end();
    copy.adopt(fresh)
        .ifPresent(
            news -> {
              if (news.agreed()) {
                agreed(news.begun());
              }
              if (version() > news.since() && !news.begun()) { // the beginning tells all of it
                people.tellState(news.since(), null);
              }
            });
  }
}
