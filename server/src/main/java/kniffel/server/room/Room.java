package kniffel.server.room;

import io.micrometer.core.instrument.Counter;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import kniffel.rules.Ids;
import kniffel.rules.RefusedException;
import kniffel.server.ProblemException;
import kniffel.server.room.Audience.Watcher;
import kniffel.server.room.LiveGame.Step;
import kniffel.server.store.Agreement;
import kniffel.server.store.Journal;
import kniffel.server.store.Store;
import kniffel.server.store.StoredTable;
import kniffel.table.Mark;
import kniffel.table.Seat;
import kniffel.table.json.MalformedException;
import kniffel.wire.FromServer;
import kniffel.wire.FromServer.Refused;
import kniffel.wire.TableInfo;
import kniffel.wire.TableInfo.Status;
import kniffel.wire.ToServer;
import org.jspecify.annotations.Nullable;

/**
 * A table on this node: what is agreed, the game, and those who watch.
 *
 * <p>Everything here runs on one event loop, so nothing is locked. What is stored is the truth, and
 * this is a copy of it that may be behind: whoever writes to a place of the log that is taken looks
 * again. So any node can have the room of any table.
 */
public final class Room {

  /** How many commands may wait for the disk at one table. */
  private static final int MAX_WAITING = 64;

  /** What became of a step. */
  private enum Kept {
    YES,
    /** Somebody else has taken its place. */
    TAKEN,
    /** Nobody knows. */
    FAILED
  }

  private final House house;
  private final Executor loop;
  private final String id;
  private final Audience audience = new Audience();
  private final Presence presence;
  private final Map<String, Integer> commands = new HashMap<>();

  /** The events that were, or will be, decided with a hint. */
  private final Set<Integer> hints = new HashSet<>();

  private final Deque<Supplier<CompletableFuture<Void>>> waiting = new ArrayDeque<>();
  private final RoomBots bots;
  private final Counter moves;

  private StoredTable stored;
  private OptionalLong due;
  private @Nullable LiveGame<?, ?, ?, ?> game;
  private @Nullable Telling telling;
  private boolean busy;

  /** Whether a write failed, so that the log may be longer than we know. */
  private boolean doubtful;

  private long used;
  private volatile boolean watched;
  private long lastStep;

  Room(
      House house,
      Executor loop,
      StoredTable stored,
      List<Store.Entry> entries,
      List<Integer> hints) {
    this.house = house;
    this.loop = loop;
    this.id = stored.id();
    this.stored = stored;
    this.due = stored.due();
    this.presence = new Presence(house.now().getAsLong());
    this.bots = new RoomBots(this, house, loop);
    this.moves = house.meters().counter("kniffel.moves");
    this.used = house.now().getAsLong();
    this.hints.addAll(hints);
    beginIfRunning();
    entries.forEach(this::adopt);
  }

  public String id() {
    return id;
  }

  public StoredTable stored() {
    return stored;
  }

  public @Nullable LiveGame<?, ?, ?, ?> game() {
    return game;
  }

  @Nullable Telling telling() {
    return telling;
  }

  int version() {
    return game == null ? 0 : game.version();
  }

  /** Whether a player may see this table without being a member. */
  public boolean isOpenTo(String player) {
    return stored.listed() || !stored.agreement().seatsOf(player).isEmpty();
  }

  // Coming and going

  /** Somebody wants to be told of this table. */
  public void open(Client client, Optional<Integer> seat) {
    used = house.now().getAsLong();
    List<Integer> own = stored.agreement().seatsOf(client.player());
    int viewer =
        seat.filter(own::contains).orElse(own.size() == 1 ? own.getFirst() : FromServer.SPECTATOR);
    boolean newcomer = audience.add(new Watcher(client, viewer));
    watched = true;
    if (newcomer && !own.isEmpty()) {
      presence.come(client.player());
      announcePresence();
      takeBack(client.player());
    }
    client.send(changed(client.player()));
    if (newcomer && !own.isEmpty()) {
      tellOthers(client);
    }
    if (telling != null) {
      client.send(telling.state(viewer, client.language(), 0, mayMove(audience.of(client))));
    }
    look();
  }

  /** Somebody does not want to be told any more, or cannot be. */
  public void close(Client client) {
    boolean watching = audience.remove(client);
    watched = !audience.isEmpty();
    if (watching && !stored.agreement().seatsOf(client.player()).isEmpty()) {
      presence.go(client.player(), house.now().getAsLong());
      announcePresence();
      tellInfo();
    }
  }

  /** Another node says who is connected there. */
  void hear(String node, Set<String> players) {
    if (presence.hear(node, players, house.now().getAsLong())) {
      players.forEach(this::takeBack);
      tellInfo();
    }
  }

  /** Tells the other nodes who is here; needed again and again, for they forget. */
  void announcePresence() {
    house.bus().present(id, presence.here());
  }

  /** A bot that stands in for somebody gets up when they are back. */
  private void takeBack(String player) {
    for (int seat : stored.agreement().seatsOf(player)) {
      if (stored.agreement().places().get(seat) instanceof Agreement.Place.Person person
          && person.standIn().isPresent()
          && presence.here().contains(player)) {
        var _ =
            change(
                table -> Seating.standIn(table, seat, Optional.empty(), house.now().getAsLong()));
      }
    }
  }

  /** Says again who is here, and forgets who other nodes said is there. */
  void refreshPresence() {
    if (!presence.here().isEmpty()) {
      announcePresence();
    }
    if (presence.expire(house.now().getAsLong())) {
      tellInfo();
    }
  }

  /** Written by the event loop, read by anybody who wants to know roughly. */
  boolean isWatched() {
    return watched;
  }

  boolean isIdle(long before) {
    return audience.isEmpty() && !busy && waiting.isEmpty() && used < before && !bots.isBusy();
  }

  // Playing

  /** A player's command. */
  public void play(Client client, ToServer.Play command) {
    used = house.now().getAsLong();
    if (waiting.size() >= MAX_WAITING) {
      refuse(client, command, Refused.Code.UNAVAILABLE, say(client, "unavailable"));
      return;
    }
    serially(() -> settled().thenCompose(ok -> judge(client, command, true)));
  }

  private CompletableFuture<Void> judge(
      Client client, ToServer.Play command, boolean mayLookAgain) {
    String name = client.player() + "/" + command.id();
    LiveGame<?, ?, ?, ?> playing = game;
    Telling told = telling;
    if (playing == null || told == null) {
      refuse(client, command, Refused.Code.NOT_RUNNING, say(client, "not-running"));
      return done();
    }
    Integer before = commands.get(name);
    if (before != null) {
      client.send(Telling.done(freshState(client, told), command.id()));
      return done();
    }
    if (command.version() > playing.version() && mayLookAgain) {
      return catchUp().thenCompose(ok -> judge(client, command, false));
    }
    if (playing.asked().isEmpty()) {
      refuse(client, command, Refused.Code.NOT_RUNNING, say(client, "over"));
      return done();
    }
    if (command.version() != playing.version()) {
      refuse(client, command, Refused.Code.STALE, say(client, "stale"));
      client.send(freshState(client, told));
      return done();
    }
    int seat = playing.asked().get();
    if (!stored.agreement().isSeat(seat, client.player())) {
      refuse(client, command, Refused.Code.NOT_YOURS, say(client, "not-yours"));
      return done();
    }
    Step step;
    try {
      step =
          playing.move(command.move(), new Mark(Optional.empty(), hints.contains(version() + 1)));
    } catch (RefusedException e) {
      refuse(client, command, Refused.Code.ILLEGAL, told.say(e.refusal(), client.language()));
      return done();
    } catch (MalformedException | IllegalArgumentException e) {
      refuse(client, command, Refused.Code.ILLEGAL, say(client, "no-move"));
      return done();
    }
    return keep(step, Optional.of(name), new Audience.Done(client, command.id()))
        .thenCompose(
            kept ->
                switch (kept) {
                  case YES -> done();
                  case TAKEN -> catchUp().thenCompose(ok -> judge(client, command, false));
                  case FAILED -> {
                    refuse(client, command, Refused.Code.UNAVAILABLE, say(client, "unavailable"));
                    yield done();
                  }
                });
  }

  private String freshState(Client client, Telling told) {
    Watcher watcher = audience.of(client);
    return told.state(
        watcher == null ? FromServer.SPECTATOR : watcher.viewer(),
        client.language(),
        Math.max(0, version() - 1),
        mayMove(watcher));
  }

  /** Adds a step, first on disk, then here and for all who watch. */
  private CompletableFuture<Kept> keep(
      Step step, Optional<String> command, Audience.@Nullable Done done) {
    Optional<Journal.Due> nextDue = nextDue(step.askedAfter());
    long now = house.now().getAsLong();
    Journal.Append append =
        new Journal.Append(id, step.first(), step.lines(), command, now, nextDue);
    return house
        .store()
        .journal()
        .append(append)
        .handleAsync(
            (kept, failure) -> {
              if (failure != null) {
                doubtful = true;
                return Kept.FAILED;
              }
              if (!kept) {
                return Kept.TAKEN;
              }
              int before = version();
              nextDue.ifPresent(changed -> due = changed.at());
              step.make();
              lastStep = now;
              command.ifPresent(name -> commands.put(name, version()));
              moves.increment();
              tellState(before, done);
              house.bus().changed(id, version(), stored.revision());
              look();
              return Kept.YES;
            },
            loop);
  }

  /** A bot's decision, or chance's: no command, and nobody who waits for an answer. */
  CompletableFuture<Boolean> add(int version, Supplier<Step> step) {
    CompletableFuture<Boolean> added = new CompletableFuture<>();
    serially(
        () -> {
          if (game == null || version() != version) {
            added.complete(true);
            return done();
          }
          return keep(step.get(), Optional.empty(), null)
              .thenCompose(
                  kept -> {
                    added.complete(kept != Kept.FAILED);
                    return kept == Kept.TAKEN ? catchUp() : done();
                  });
        });
    return added;
  }

  /** The decision at this version is made with a hint; returns when that is on disk. */
  public CompletableFuture<Void> hint(int version) {
    hints.add(version + 1);
    return house.store().addHint(id, version + 1).thenAccept(added -> {});
  }

  /** When somebody must look after the table after a step, if that changes. */
  private Optional<Journal.Due> nextDue(Optional<Integer> askedAfter) {
    OptionalLong next;
    if (askedAfter.isEmpty()) {
      next = OptionalLong.empty();
    } else if (bots.botFor(askedAfter.get()).isPresent()) {
      boolean before = due.isPresent() && stored.agreement().clock() == 0;
      next = before ? due : OptionalLong.of(house.now().getAsLong());
    } else if (stored.agreement().clock() > 0) {
      boolean sameTurn = game != null && askedAfter.equals(game.asked()) && due.isPresent();
      next =
          sameTurn
              ? due
              : OptionalLong.of(house.now().getAsLong() + 1000L * stored.agreement().clock());
    } else {
      next = OptionalLong.empty();
    }
    return next.equals(due) ? Optional.empty() : Optional.of(new Journal.Due(next));
  }

  /** Whether the clock of the seat that decides has run out. */
  boolean isOutOfTime() {
    return stored.agreement().clock() > 0
        && due.isPresent()
        && due.getAsLong() <= house.now().getAsLong();
  }

  OptionalLong due() {
    return due;
  }

  /**
   * Somebody has been waited for: a bot since that time, or a player whose clock has run out.
   *
   * @param since the last step must be older before a bot is asked again
   */
  boolean wake(long since) {
    if (game == null || game.asked().isEmpty()) {
      look();
    } else if (isOutOfTime() || lastStep < since) {
      bots.lookAgain();
    }
    return true;
  }

  /** Sees to whatever the game waits for, if it is not for a person. */
  void look() {
    LiveGame<?, ?, ?, ?> playing = game;
    if (playing == null) {
      return;
    }
    if (playing.chance().isPresent()) {
      int version = version();
      var _ = add(version, () -> playing.chance().orElseThrow());
    } else if (playing.standings().isPresent()) {
      if (stored.status() == Status.RUNNING) {
        finish(playing);
      }
    } else {
      bots.look();
    }
  }

  private void finish(LiveGame<?, ?, ?, ?> playing) {
    var _ =
        change(
                table ->
                    table.status() == Status.RUNNING
                        ? table.next(Status.OVER, table.agreement(), house.now().getAsLong())
                        : table)
            .thenCompose(
                ok ->
                    house
                        .results()
                        .add(stored, playing.standings().orElseThrow(), house.now().getAsLong()));
  }

  RoomBots bots() {
    return bots;
  }

  // What is agreed

  /** Changes what is agreed; the change may be asked again if somebody else was quicker. */
  public CompletableFuture<StoredTable> change(UnaryOperator<StoredTable> change) {
    CompletableFuture<StoredTable> answer = new CompletableFuture<>();
    used = house.now().getAsLong();
    serially(() -> attempt(change, answer, 5));
    return answer;
  }

  private CompletableFuture<Void> attempt(
      UnaryOperator<StoredTable> change, CompletableFuture<StoredTable> answer, int tries) {
    StoredTable next;
    try {
      next = change.apply(stored);
    } catch (ProblemException e) {
      answer.completeExceptionally(e);
      return done();
    }
    if (next.equals(stored)) {
      answer.complete(stored);
      return done();
    }
    return house
        .store()
        .changeTable(next)
        .handleAsync(
            (changed, failure) -> failure != null ? Kept.FAILED : changed ? Kept.YES : Kept.TAKEN,
            loop)
        .thenCompose(
            kept -> {
              if (kept == Kept.TAKEN && tries > 0) {
                return catchUp().thenCompose(ok -> attempt(change, answer, tries - 1));
              }
              if (kept != Kept.YES) {
                answer.completeExceptionally(ProblemException.unavailable());
                return done();
              }
              stored = next;
              agreed();
              house.bus().changed(id, version(), stored.revision());
              answer.complete(stored);
              look();
              return done();
            });
  }

  /** Something about the agreement is new. */
  private void agreed() {
    boolean began = beginIfRunning();
    tellInfo();
    if (began) {
      // Who watched the seats fill now has one to look from.
      for (Watcher watcher : audience.watchers()) {
        open(watcher.client(), Optional.empty());
      }
    }
  }

  private boolean beginIfRunning() {
    if (game != null || stored.status() == Status.OPEN || stored.status() == Status.CLOSED) {
      return false;
    }
    LiveGame<?, ?, ?, ?> begun = Opening.game(stored, house.codec());
    game = begun;
    telling = new Telling(id, begun, house.words());
    return true;
  }

  // Other nodes

  /** Another node has written; sees whether that is news. */
  void hear(int version, int revision) {
    if (version > version() || revision > stored.revision()) {
      serially(this::catchUp);
    }
  }

  /** Reads what is stored and not yet known here. */
  CompletableFuture<Void> catchUp() {
    int from = version() + 1;
    return CompletableFuture.supplyAsync(() -> Fresh.read(house.store(), id, from), house.threads())
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
    boolean news = table.revision() > stored.revision();
    due = table.due();
    if (news) {
      stored = table;
      agreed();
    }
    int before = version();
    fresh.entries().forEach(this::adopt);
    doubtful = false;
    if (version() > before) {
      tellState(before, null);
    }
    look();
  }

  private void adopt(Store.Entry entry) {
    LiveGame<?, ?, ?, ?> playing = game;
    if (playing != null && entry.seq() == playing.version() + 1) {
      playing.replay(entry.events());
      lastStep = entry.at();
      entry.command().ifPresent(name -> commands.put(name, version()));
    }
  }

  private CompletableFuture<Void> settled() {
    return doubtful ? catchUp() : done();
  }

  // Telling

  private void tellState(int since, Audience.@Nullable Done done) {
    if (telling != null) {
      audience.state(telling, since, this::mayMove, done);
    }
  }

  /** Whether somebody is told the moves: it is their turn, and they look from that seat. */
  private boolean mayMove(@Nullable Watcher watcher) {
    LiveGame<?, ?, ?, ?> playing = game;
    if (watcher == null || playing == null || playing.asked().isEmpty()) {
      return false;
    }
    int asked = playing.asked().get();
    return stored.agreement().isSeat(asked, watcher.client().player())
        && (watcher.viewer() == asked || !playing.table().header().rulebook().isHidden());
  }

  private void tellInfo() {
    audience.send(watcher -> changed(watcher.client().player()));
  }

  private void tellOthers(Client client) {
    for (Watcher watcher : audience.watchers()) {
      if (!watcher.client().equals(client)) {
        watcher.client().send(changed(watcher.client().player()));
      }
    }
  }

  private String changed(String player) {
    return house.codec().write(FromServer.class, new FromServer.Changed(info(player)));
  }

  /** What a player may know about the table. */
  public TableInfo info(String player) {
    return Infos.of(this, presence, player, house);
  }

  /** Something that is shown and not kept, here and on other nodes. */
  public void pass(Client client, ToServer message) {
    List<Integer> own = stored.agreement().seatsOf(client.player());
    int seat = own.isEmpty() ? FromServer.SPECTATOR : own.getFirst();
    int asked = game == null ? seat : game.asked().filter(own::contains).orElse(seat);
    FromServer shown =
        switch (message) {
          case ToServer.React(String table, var sign) -> new FromServer.Reaction(id, asked, sign);
          case ToServer.Show(String table, var marks) -> new FromServer.Shown(id, asked, marks);
          default -> throw new IllegalArgumentException("not for passing on: " + message);
        };
    if (shown instanceof FromServer.Shown && own.isEmpty()) {
      return;
    }
    String text = house.codec().write(FromServer.class, shown);
    passed(text);
    house.bus().passing(id, text);
  }

  /** Shows what came from another node. */
  void passed(String message) {
    audience.send(message);
  }

  private void refuse(Client client, ToServer.Play command, Refused.Code code, String text) {
    house.meters().counter("kniffel.refused", "code", Ids.of(code)).increment();
    client.send(
        house
            .codec()
            .write(FromServer.class, new Refused(id, command.id(), version(), code, text)));
  }

  private String say(Client client, String code) {
    return house.words(client.language()).say("server." + code);
  }

  // One thing after the other

  private void serially(Supplier<CompletableFuture<Void>> task) {
    waiting.add(task);
    if (!busy) {
      drain();
    }
  }

  private void drain() {
    Supplier<CompletableFuture<Void>> task = waiting.poll();
    while (task != null) {
      busy = true;
      CompletableFuture<Void> result;
      try {
        result = task.get();
      } catch (RuntimeException e) {
        result = CompletableFuture.failedFuture(e);
      }
      if (!result.isDone()) {
        var _ =
            result.whenCompleteAsync(
                (ok, failure) -> {
                  finished(failure);
                  drain();
                },
                loop);
        return;
      }
      finished(result.isCompletedExceptionally() ? result.exceptionNow() : null);
      task = waiting.poll();
    }
  }

  private void finished(@Nullable Throwable failure) {
    busy = false;
    if (failure != null) {
      doubtful = true;
      house.log(id, failure);
    }
  }

  private static CompletableFuture<Void> done() {
    return CompletableFuture.completedFuture(null);
  }

  static String botName(String level) {
    return Seat.BOT + level;
  }
}
