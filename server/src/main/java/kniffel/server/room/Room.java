package kniffel.server.room;

import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import kniffel.server.store.Agenda;
import kniffel.server.store.Head;
import kniffel.server.store.TableStore.Opened;
import kniffel.server.store.TableStore.Snapshot;
import kniffel.telling.LiveGame;
import kniffel.telling.StateWriter;
import kniffel.telling.agreed.ProblemException;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.TableInfo;
import kniffel.wire.ToServer;
import org.jspecify.annotations.Nullable;

/**
 * A table on this node: what is agreed, and the game.
 *
 * <p>Everything here runs on one event loop, so nothing is locked. Whatever changes what is known
 * here, or waits, is one task after the other in the mailbox. What only asks is answered on the
 * loop at once, also while a task waits for the disk: a step counts here only when it is kept, and
 * then all at once. What goes on by itself ({@link #driveOn}) is put into the mailbox and judged
 * there.
 *
 * <p>What is stored is the truth, and this is a copy of it that may be behind: every change names
 * the head it was decided on, and if the head is a different one the room reads again. So any node
 * can have the room of any table.
 */
public final class Room {

  private final Services services;
  private final Executor loop;
  private final String id;
  private final TableCopy copy;
  private final Mailbox mailbox;
  private final People people;
  private final CatchingUp catchingUp;
  private final LettingIn lettingIn;
  private final Amendments amendments;
  private final Commands commands;
  private final GameDriver driver;
  private final WaitingCommands waiting = new WaitingCommands();
  private long used;

  Room(Services services, Executor loop, Snapshot snapshot) {
    this.services = services;
    this.loop = loop;
    this.id = snapshot.table().id();
    this.copy = new TableCopy(services, snapshot);
    this.used = now();
    this.mailbox = new Mailbox(loop, this::failed);
    Audience audience = new Audience();
    this.people = new People(this, audience, services);
    this.catchingUp = new CatchingUp(this, copy, people, mailbox, services, loop);
    this.lettingIn = new LettingIn(this, audience, people, mailbox, catchingUp, services, loop);
    this.amendments = new Amendments(this, copy, people, catchingUp, services, loop);
    StepKeeper steps = new StepKeeper(this, copy, people, services, loop);
    this.commands = new Commands(this, copy, people, catchingUp, steps, services);
    this.driver = new GameDriver(this, mailbox, catchingUp, steps, amendments, services, loop);
  }

  private long now() {
    return services.now().getAsLong();
  }

  /** Something went wrong here, and it is unclear what is stored. */
  void failed(Throwable failure) {
    services.log(id, failure);
    catchingUp.doubt();
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

  @Nullable StateWriter writer() {
    return copy.writer();
  }

  int version() {
    return copy.version();
  }

  /** Whether a player may see this table without being a member. */
  public boolean isOpenTo(String player) {
    return stored().listed() || stored().agreement().isSeated(player);
  }

  /** Over how many sockets this table is watched here. */
  public int watchers() {
    return people.watchers();
  }

  /** Whether anybody waits for what happens here. */
  boolean isAwaited() {
    return people.areThere();
  }

  /** What a player may know about the table. */
  public TableInfo info(String player) {
    return people.info(player);
  }

  /** Completes when everything that other nodes have written by now is known here. */
  CompletableFuture<Void> caughtUp() {
    CompletableFuture<Void> answer = new CompletableFuture<>();
    inMailbox(answer, () -> catchingUp.catchUp().thenRun(() -> answer.complete(null)));
    return answer;
  }

  /** Whether this room has been unused for some time. */
  boolean isIdle(long before) {
    return !people.isWatched() && mailbox.isIdle() && used < before && !driver.isBusy();
  }

  // What sockets ask for

  /** Does something that needs no waiting, once everything before it is done. */
  private void inTurn(Runnable action) {
    mailbox.add(
        () -> {
          action.run();
          return Mailbox.done();
        });
  }

  /** Somebody wants to follow this table. */
  public void open(Client client, Optional<Integer> seat) {
    used = now();
    lettingIn.open(client, seat);
  }

  /** Those who were sent away no longer see what they may not. */
  void turnAway() {
    lettingIn.turnAway();
  }

  /** Somebody does not want to be told any more, or cannot be. */
  public void close(Client client) {
    inTurn(() -> lettingIn.close(client));
  }

  /** Somebody plays a move, or says what fell. */
  public void play(Client client, ToServer.Command command) {
    used = now();
    boolean seated = stored().agreement().isSeated(client.player());
    if (!seated && commands.decline(client, command)) {
      return;
    }
    String sender = WaitingCommands.sender(client.player(), seated);
    if (!waiting.add(sender)) {
      commands.unavailable(client, command);
      return;
    }
    mailbox.add(
        () -> {
          waiting.remove(sender);
          return commands.play(client, command);
        });
  }

  /** Somebody shows something that is not kept. */
  public void pass(Client client, ToServer message) {
    inTurn(() -> people.pass(client, message));
  }

  /** Shows what came from another node. */
  void passed(String message) {
    inTurn(() -> people.passed(message));
  }

  /**
   * Makes sure that other nodes can find out who is here, even if an earlier write of that failed.
   */
  void sayWhoIsHere(boolean known) {
    inTurn(() -> people.sayWhoIsHere(known));
  }

  Executor loop() {
    return loop;
  }

  /** Another node reports who is connected there. */
  void present(String node, Set<String> players) {
    inTurn(() -> people.hear(node, players));
  }

  // The log

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
            catchingUp
                .settled()
                .thenCompose(ok -> task.get())
                .whenComplete(
                    (ok, failure) -> {
                      if (failure != null) {
                        answer.completeExceptionally(ProblemException.unavailable());
                      }
                    }));
  }

  /** Takes care of whatever the game waits for other than a person. */
  void driveOn() {
    driver.driveOn();
  }

  /** What is on the agenda is now ours to do. */
  void take(Agenda claimed) {
    driver.take(claimed);
  }

  // What is agreed

  /**
   * Takes care of a table that was opened with its game begun; does nothing if there is nothing to
   * do.
   */
  public boolean begin() {
    driveOn();
    return game() != null;
  }

  /** Changes what is agreed; the change may be applied again if somebody else was quicker. */
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

  /**
   * Lets a bot play for somebody who has been gone for long enough at the moment of the decision.
   */
  public CompletableFuture<StoredTable> standIn(int seat) {
    CompletableFuture<StoredTable> answer = new CompletableFuture<>();
    inMailbox(
        answer,
        () ->
            catchingUp
                .lookAround()
                .thenCompose(
                    ok ->
                        amendments.change(
                            table -> people.standIns().sitDown(table, seat),
                            Optional.empty(),
                            answer)));
    return answer;
  }

  // Other nodes

  /** Tells the other nodes where the table stands. */
  void tellNodes() {
    services.bus().changed(id, version(), head().revision());
  }

  /** Another node has written; checks whether that is news. */
  void hear(int version, int revision) {
    catchingUp.hear(version, revision);
  }
}
