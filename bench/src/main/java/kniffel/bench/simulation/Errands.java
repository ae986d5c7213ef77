package kniffel.bench.simulation;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import kniffel.server.room.Rooms;
import kniffel.server.room.TakeBacks;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.telling.agreed.ProblemException;
import kniffel.telling.agreed.Seating;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.Requests.Start.OpenSeats;

/** What a player asks for besides moves: seats, the start, stand-ins, hints, and to leave. */
final class Errands {

  private final World world;
  private final SimulatedPlayer player;

  Errands(World world, SimulatedPlayer player) {
    this.world = world;
    this.player = player;
  }

  /** Occasionally asks for something. */
  void live() {
    player
        .tables()
        .forEach(
            (table, seen) -> {
              Info info = seen.info;
              if (info != null) {
                visit(table, info);
              }
            });
  }

  private void visit(String table, Info info) {
    SeededRandomness chance = world.chance();
    if (info.status.equals("open")) {
      if (info.host && chance.in(world.isCalm() ? 0.5 : 0.05)) {
        start(table);
      } else if (!info.seated && chance.in(0.2)) {
        sit(table);
      } else if (info.seated && chance.in(0.3)) {
        new DiceErrands(this, player.id()).add(table, world.database().row(table).table());
      }
      return;
    }
    if (info.status.equals("beginning") && info.seated && chance.in(0.7)) {
      new DiceErrands(this, player.id()).add(table, world.database().row(table).table());
    }
    if (!info.status.equals("running") || !info.seated) {
      return;
    }
    if (chance.in(0.02) && isMyTurn(table)) {
      hint(table);
    }
    if (world.isCalm()) {
      return;
    }
    if (chance.in(0.01)) {
      int pace = chance.of(java.util.List.of(0, 500, 1500));
      change(table, "pace " + pace, life -> stored -> paced(stored, pace, life.now()));
    }
    if (chance.in(0.03) && world.database().row(table).table().agreement().dice().isPresent()) {
      takeBack(table, Math.max(0, world.witness().truth(table).beforeLastSaid()));
    }
    if (chance.in(0.002)) {
      change(table, "leave", life -> stored -> Seating.leave(stored, player.id(), life.now()));
    }
    if (chance.in(0.1)) {
      standIn(table, chance.below(info.seats.size()));
    }
  }

  private boolean isMyTurn(String table) {
    int asked = world.witness().truth(table).asked();
    return asked >= 0 && world.database().row(table).table().agreement().isSeat(asked, player.id());
  }

  private static StoredTable paced(StoredTable stored, int pace, long now) {
    return stored.agreement().pace() == pace
        ? stored
        : stored.next(stored.status(), stored.agreement().withPace(pace), now);
  }

  private void sit(String table) {
    boolean pledges = world.chance().in(0.6);
    change(
        table,
        "sit",
        life ->
            stored ->
                Seating.sit(
                    stored,
                    new kniffel.wire.Player(player.id(), player.id()),
                    Optional.empty(),
                    pledges,
                    life.now()));
  }

  private void start(String table) {
    change(
        table,
        "start",
        life ->
            stored ->
                Seating.start(
                    stored,
                    player.id(),
                    Optional.of(OpenSeats.BOTS),
                    (level, names) ->
                        new Place.Machine(level, Seating.freeName("bot", names), Optional.empty()),
                    life.now()));
  }

  /** Asks any node; what it answers is checked there and then. */
  private void ask(String what, Function<Life, CompletableFuture<?>> request) {
    Life life = world.anyLife();
    world
        .time()
        .after(
            world.chance().between(200, 2_000),
            life,
            Scheduler.RunsOn.OUTSIDE,
            () ->
                life.thread(
                    () -> {
                      if (world.trace().isRead()) {
                        world.trace().line(life.name(), "is asked by " + player.id() + ": " + what);
                      }
                      var _ =
                          request
                              .apply(life)
                              .whenComplete(
                                  (ok, failure) -> {
                                    if (failure != null) {
                                      world.logged(life.name(), failure);
                                    }
                                  });
                    }));
  }

  void change(String table, String what, Function<Life, UnaryOperator<StoredTable>> change) {
    int since = world.witness().truth(table).agreements().revision();
    ask(
        what + " at " + table,
        life ->
            life.rooms()
                .enter(table, player.id())
                .thenCompose(
                    room -> life.rooms().with(table, each -> each.change(change.apply(life))))
                .whenComplete(
                    (ok, failure) -> {
                      if (failure != null
                          && SimulatedSocket.cause(failure) instanceof ProblemException problem
                          && problem.status() == 409) {
                        world.witness().refused(table, what, since, change.apply(life));
                      }
                    })
                .thenAccept(world.witness()::agreed));
  }

  private void hint(String table) {
    int version = world.witness().truth(table).version();
    ask(
        "a hint at " + table + " on version " + version,
        life ->
            life.rooms()
                .with(table, room -> room.hint(version))
                .thenRun(() -> world.witness().truth(table).hint(version)));
  }

  private void takeBack(String table, int version) {
    ask(
        "to take back at " + table + " to version " + version,
        life ->
            new TakeBacks(life.services(), life.rooms(), old -> SimulatedTables.goingOn(old, world))
                .of(table, version, () -> {})
                .thenAccept(id -> world.witness().goesOn(table, id)));
  }

  private void standIn(String table, int seat) {
    ask(
        "a stand-in for seat " + seat + " at " + table,
        life -> {
          Rooms rooms = life.rooms();
          return rooms
              .enter(table, player.id())
              .thenCompose(room -> rooms.with(table, each -> each.standIn(seat)))
              .thenAccept(world.witness()::agreed);
        });
  }
}
