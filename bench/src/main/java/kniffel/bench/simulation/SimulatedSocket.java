package kniffel.bench.simulation;

import java.util.HashMap;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import kniffel.server.room.Client;
import kniffel.server.room.Room;
import kniffel.server.room.Tickets;
import kniffel.wire.FromServer;
import kniffel.wire.ToServer;
import kniffel.words.Language;
import org.jspecify.annotations.Nullable;

/**
 * A socket between a player and a node: what is said arrives in order or, from some point on, not
 * at all.
 *
 * <p>At the node's side it has the tickets of {@code kniffel.server.http.LiveSocket}, which depends
 * on Vert.x, limits and costs; those have no place here.
 */
final class SimulatedSocket implements Client, Tickets.Refusals {

  /** A player who says nothing for this long is taken for dead. */
  private static final long SILENCE = 20 * Scheduler.SECOND;

  private final World world;
  private final SimulatedPlayer owner;
  private final Life life;
  private final Executor loop;
  private final Tickets tickets;

  /** Nothing gets through any more, but nobody has noticed. */
  private boolean cut;

  private boolean closedByNode;
  private boolean closedByPlayer;
  private long heard;
  private long lastUp;
  private long lastDown;

  SimulatedSocket(World world, SimulatedPlayer owner, Life life) {
    this.world = world;
    this.owner = owner;
    this.life = life;
    this.loop = life.loop(world.chance().below(2));
    this.tickets = new Tickets(this, life.rooms(), new KeptTickets(), this);
    this.heard = world.time().now();
    watchSilence();
  }

  Life life() {
    return life;
  }

  void cut() {
    cut = true;
  }

  /** Whether what one side says now reaches the other. */
  boolean isWhole() {
    return !cut && !closedByNode && !closedByPlayer && life.isUp();
  }

  /** Whether the node knows that the player watches a table. */
  boolean watches(String table) {
    return tickets.has(table);
  }

  @Override
  public String player() {
    return owner.id();
  }

  @Override
  public Language language() {
    return owner.language();
  }

  @Override
  public void charge(int points) {} // what things cost is not simulated

  @Override
  public void chargeKept(int entries) {}

  @Override
  public boolean isClosed() {
    return closedByNode;
  }

  // Down to the player

  @Override
  public void send(String message) {
    if (closedByNode) {
      return;
    }
    Told told = world.witness().told(this, life, message);
    if (!cut) {
      Scheduler time = world.time();
      lastDown = Math.max(lastDown + 1, time.now() + world.chance().between(200, 2_000));
      time.after(
          lastDown - time.now(),
          () -> {
            if (!cut && !closedByPlayer) {
              owner.receive(this, message, told);
            }
          });
    }
  }

  private void send(FromServer message) {
    send(world.setting().codec().write(FromServer.class, message));
  }

  private void watchSilence() {
    world
        .time()
        .after(
            5 * Scheduler.SECOND,
            life,
            Scheduler.RunsOn.OUTSIDE,
            () -> {
              if (closedByNode) {
                return;
              }
              if (world.time().now() - heard > SILENCE
                  && !world.defects().is(Defect.SILENCE_IGNORED)) {
                closedAtNode();
                world.time().after(1_000, () -> owner.closed(this));
              } else {
                watchSilence();
              }
            });
  }

  private void closedAtNode() {
    if (world.trace().isRead()) {
      world.trace().line(life.name(), "has lost a socket of " + owner.id());
    }
    closedByNode = true;
    if (world.defects().is(Defect.CLOSING_NOT_TOLD)) {
      return;
    }
    tickets.closeAll();
  }

  // Up to the node

  /** The player says something. */
  void say(ToServer message) {
    up(() -> receive(message));
  }

  /** The player closes it, and the node will hear of it. */
  void close() {
    if (!closedByPlayer) {
      up(this::closedAtNode);
      closedByPlayer = true;
    }
  }

  private void up(Runnable arrival) {
    if (cut || closedByPlayer) {
      return;
    }
    Scheduler time = world.time();
    lastUp = Math.max(lastUp + 1, time.now() + world.chance().between(200, 2_000));
    time.after(
        lastUp - time.now(),
        life,
        Scheduler.RunsOn.OUTSIDE,
        () -> {
          if (!cut && !closedByNode) {
            loop.execute(arrival);
          }
        });
  }

  private void receive(ToServer message) {
    heard = world.time().now();
    if (world.trace().isRead() && !(message instanceof ToServer.Ping)) {
      world.trace().line(life.name(), "hears from " + owner.id() + ": " + message);
    }
    switch (message) {
      case ToServer.Ping ping -> send(new FromServer.Pong());
      case ToServer.Open(String table, Optional<Integer> seat) -> tickets.open(table, seat);
      case ToServer.Close(String table) -> tickets.close(table);
      case ToServer.Play play -> tickets.play(play);
      case ToServer.Say say -> tickets.play(say);
      case ToServer.Show show -> tickets.pass(show.table(), show);
      case ToServer.React react -> tickets.pass(react.table(), react);
    }
  }

  @Override
  public void gone(String table) {
    send(new FromServer.Gone(table));
  }

  @Override
  public void failed(Throwable failure) {
    world.logged(life.name(), failure);
    send(new FromServer.Problem("unavailable", ""));
  }

  static @Nullable Throwable cause(Throwable failure) {
    return failure instanceof CompletionException ? failure.getCause() : failure;
  }

  /** The tickets; of which, with a defect, none ever counts as given back. */
  private final class KeptTickets extends HashMap<String, CompletableFuture<Room>> {

    private static final long serialVersionUID = 1;

    @Override
    public boolean replace(
        String table, CompletableFuture<Room> ticket, CompletableFuture<Room> other) {
      return super.replace(table, ticket, other) || world.defects().is(Defect.PHANTOM_WATCHERS);
    }
  }
}
