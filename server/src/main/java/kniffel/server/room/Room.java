package kniffel.server.room;

import io.micrometer.core.instrument.Counter;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import kniffel.server.ProblemException;
import kniffel.server.store.Journal;
import kniffel.server.store.Store;
import kniffel.server.store.StoredTable;
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
 * <p>Everything here runs on one event loop, so nothing is locked. What is stored is the truth, and
 * this is a copy of it that may be behind: whoever writes to a place of the log that is taken looks
 * again. So any node can have the room of any table.
 */
public final class Room {

  /** How many commands may wait for the disk at one table. */
  private static final int MAX_WAITING = 64;

  /** How often a change is tried while others are quicker. */
  private static final int TRIES = 5;

  /** What became of something that was to be stored. */
  enum Kept {
    YES,
    /** Somebody else has taken its place. */
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

  /** The events that were, or will be, decided with a hint. */
  private final Set<Integer> hints = new HashSet<>();

  private StoredTable stored;
  private OptionalLong due;
  private @Nullable LiveGame<?, ?, ?, ?> game;
  private @Nullable StateWriter writer;

  /** Whether a write failed, so that the log may be longer than we know. */
  private boolean doubtful;

  private long used;
  private long lastStep;

  Room(
      Services services,
      Executor loop,
      StoredTable stored,
      List<Store.Entry> entries,
      List<Integer> hints) {
    this.services = services;
    this.loop = loop;
    this.id = stored.id();
    this.stored = stored;
    this.due = stored.due();
    this.used = now();
    this.mailbox = new Mailbox(loop, this::failed);
    this.people = new People(this, services);
    this.commands = new Commands(this, services, people);
    this.bots = new RoomBots(this, services, loop);
    this.moves = services.meters().counter("kniffel.moves");
    this.hints.addAll(hints);
    beginIfRunning();
    entries.forEach(this::adopt);
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

  /** The game; none before it begins. */
  public @Nullable LiveGame<?, ?, ?, ?> game() {
    return game;
  }

  /** Whether the game has ended, also where that is not stored yet. */
  public boolean isOver() {
    return game != null && game.standings().isPresent();
  }

  @Nullable StateWriter writer() {
    return writer;
  }

  RoomBots bots() {
    return bots;
  }

  People people() {
    return people;
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

  /** Whether nobody needs this room, nor has for some time. */
  boolean isIdle(long before) {
    return !people.isWatched() && mailbox.isIdle() && used < before && !bots.isBusy();
  }

  // What sockets ask for

  /** Somebody wants to be told of this table. */
  public void open(Client client, Optional<Integer> seat) {
    used = now();
    people.open(client, seat);
    driveOn();
  }

  /** Somebody does not want to be told any more, or cannot be. */
  public void close(Client client) {
    people.close(client);
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
    people.pass(client, message);
  }

  // The log

  boolean knows(String command) {
    return known.contains(command);
  }

  /** What will be noted about the next move of a person. */
  Mark markOfNext() {
    return new Mark(Optional.empty(), hints.contains(version() + 1));
  }

  /** The decision at this version is made with a hint; returns when that is on disk. */
  public CompletableFuture<Void> hint(int version) {
    hints.add(version + 1);
    return services.store().addHint(id, version + 1).thenAccept(added -> {});
  }

  /** Adds a step, first on disk, then here and for all who watch. */
  CompletableFuture<Kept> keep(
      Advance advance, Optional<String> command, Audience.@Nullable Done done) {
    Optional<Journal.Due> nextDue = nextDue(advance.askedAfter());
    long now = now();
    Journal.Append append =
        new Journal.Append(id, advance.first(), advance.lines(), command, now, nextDue);
    return services
        .store()
        .journal()
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
              nextDue.ifPresent(changed -> due = changed.at());
              advance.make();
              lastStep = now;
              command.ifPresent(known::add);
              moves.increment();
              people.tellState(before, done);
              if (nextDue.isPresent() && stored.agreement().clock() > 0) {
                people.tellInfo(); // there is a new deadline
              }
              services.bus().changed(id, version(), stored.revision());
              driveOn();
              return Kept.YES;
            },
            loop);
  }

  /** A bot's decision, or chance's: no command, and nobody who waits for an answer. */
  CompletableFuture<Boolean> add(int version, Supplier<Advance> advance) {
    CompletableFuture<Boolean> added = new CompletableFuture<>();
    mailbox.add(
        () -> {
          if (game == null || version() != version) {
            added.complete(true);
            return Mailbox.done();
          }
          return keep(advance.get(), Optional.empty(), null)
              .thenCompose(
                  kept -> {
                    added.complete(kept != Kept.FAILED);
                    return kept == Kept.TAKEN ? catchUp() : Mailbox.done();
                  });
        });
    return added;
  }

  /** When somebody must look after the table after a step, if that changes. */
  private Optional<Journal.Due> nextDue(Optional<Integer> askedAfter) {
    OptionalLong next = OptionalLong.empty();
    int clock = stored.agreement().clock();
    if (askedAfter.isPresent() && bots.botFor(askedAfter.get()).isPresent()) {
      next = due.isPresent() && clock == 0 ? due : OptionalLong.of(now());
    } else if (askedAfter.isPresent() && clock > 0) {
      boolean sameTurn = game != null && askedAfter.equals(game.asked()) && due.isPresent();
      next = sameTurn ? due : OptionalLong.of(now() + 1000L * clock);
    }
    return next.equals(due) ? Optional.empty() : Optional.of(new Journal.Due(next));
  }

  OptionalLong due() {
    return due;
  }

  /** Whether the clock of the seat that decides has run out. */
  boolean isOutOfTime() {
    return stored.agreement().clock() > 0 && due.isPresent() && due.getAsLong() <= now();
  }

  /**
   * Somebody has been waited for: a bot since that time, or a player whose clock has run out.
   *
   * @param since the last step must be older before a bot is asked again
   */
  boolean wake(long since) {
    if (game == null || game.asked().isEmpty()) {
      driveOn();
    } else if (isOutOfTime() || lastStep < since) {
      bots.askAgain();
    }
    return true;
  }

  /** Sees to whatever the game waits for, if it is not for a person. */
  void driveOn() {
    LiveGame<?, ?, ?, ?> playing = game;
    if (playing == null) {
      return;
    }
    if (playing.chance().isPresent()) {
      var _ = add(version(), () -> playing.chance().orElseThrow());
    } else if (playing.standings().isPresent()) {
      if (stored.status() == Status.RUNNING) {
        finish(playing);
      }
    } else {
      bots.driveOn();
    }
  }

  /** First the result, then the status: whoever sees that the game is over finds its result. */
  private void finish(LiveGame<?, ?, ?, ?> playing) {
    var _ =
        services
            .results()
            .add(stored, playing.standings().orElseThrow(), now())
            .thenComposeAsync(
                added ->
                    change(
                        table ->
                            table.status() == Status.RUNNING
                                ? table.next(Status.OVER, table.agreement(), now())
                                : table),
                loop);
  }

  // What is agreed

  /** Changes what is agreed; the change may be asked again if somebody else was quicker. */
  public CompletableFuture<StoredTable> change(UnaryOperator<StoredTable> change) {
    CompletableFuture<StoredTable> answer = new CompletableFuture<>();
    used = now();
    mailbox.add(
        () ->
            attempt(change, answer, TRIES)
                .whenComplete(
                    (ok, failure) -> {
                      if (failure != null) {
                        answer.completeExceptionally(ProblemException.unavailable());
                      }
                    }));
    return answer;
  }

  private CompletableFuture<Void> attempt(
      UnaryOperator<StoredTable> change, CompletableFuture<StoredTable> answer, int tries) {
    StoredTable next;
    try {
      next = change.apply(stored);
    } catch (ProblemException e) {
      answer.completeExceptionally(e);
      return Mailbox.done();
    }
    if (next.equals(stored)) {
      answer.complete(stored);
      return Mailbox.done();
    }
    return services
        .store()
        .changeTable(next, Seating.departed(stored, next))
        .thenComposeAsync(
            changed -> {
              if (!changed && tries > 0) {
                return catchUp().thenCompose(ok -> attempt(change, answer, tries - 1));
              }
              if (!changed) {
                answer.completeExceptionally(ProblemException.unavailable());
                return Mailbox.done();
              }
              stored = next;
              agreed(true);
              services.bus().changed(id, version(), stored.revision());
              answer.complete(stored);
              driveOn();
              return Mailbox.done();
            },
            loop);
  }

  /**
   * Something about the agreement is new.
   *
   * @param own whether it is this node that has changed it
   */
  private void agreed(boolean own) {
    if (beginIfRunning()) {
      if (own) {
        startFirstClock();
      }
      people.begin();
    } else {
      people.leaveSeats();
      people.tellInfo();
    }
  }

  /** The first decision has its time too, where no chance comes before it. */
  private void startFirstClock() {
    Optional<Integer> first = game == null ? Optional.empty() : game.asked();
    nextDue(first)
        .ifPresent(
            begun -> {
              due = begun.at();
              var _ = services.store().setDue(id, due);
            });
  }

  private boolean beginIfRunning() {
    if (game != null || stored.status() == Status.OPEN || stored.status() == Status.CLOSED) {
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
    if (version > version() || revision > stored.revision()) {
      mailbox.add(this::catchUp);
    }
  }

  /** Makes sure that we know the whole log, if there is a doubt. */
  CompletableFuture<Void> settled() {
    return doubtful ? catchUp() : Mailbox.done();
  }

  /** Reads what is stored and not yet known here. */
  CompletableFuture<Void> catchUp() {
    int from = version() + 1;
    return CompletableFuture.supplyAsync(
            () -> Fresh.read(services.store(), id, from), services.threads())
        .thenAcceptAsync(this::adopt, loop);
  }

  /** What is stored of a table from an event on. */
  private record Fresh(Optional<StoredTable> table, List<Store.Entry> entries) {
    static Fresh read(Store store, String id, int from) {
      return new Fresh(store.table(id), store.entries(id, from));
    }
  }

  private void adopt(Fresh fresh) {
    StoredTable table = fresh.table().orElse(stored);
    due = table.due();
    if (table.revision() > stored.revision()) {
      stored = table;
      agreed(false);
    }
    int before = version();
    fresh.entries().forEach(this::adopt);
    if (version() > before) {
      people.tellState(before, null);
    }
    // Whoever wrote this sees to what comes next; only after a failure nobody may.
    if (doubtful) {
      doubtful = false;
      driveOn();
    }
  }

  private void adopt(Store.Entry entry) {
    LiveGame<?, ?, ?, ?> playing = game;
    if (playing != null && entry.seq() == playing.version() + 1) {
      playing.replay(entry.events());
      lastStep = entry.at();
      entry.command().ifPresent(known::add);
    }
  }
}
