package kniffel.bench.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.server.store.Agenda;
import kniffel.server.store.Head;
import kniffel.server.store.TableStore.LogEntry;
import kniffel.table.LevelBook;
import kniffel.table.LevelBook.Level;
import kniffel.table.Supplements;
import kniffel.table.dice.Seed;
import kniffel.table.json.Json;
import kniffel.telling.agreed.Agreement;
import kniffel.telling.agreed.Agreement.Place;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.Daily;
import kniffel.wire.TableDice;
import kniffel.wire.TableInfo.Status;

/** The tables of a world: any game, some not yet begun, some nearly over. */
final class SimulatedTables {

  private static final int MAX_SEATS = 4;

  /** Where take-backs are played at random, games hardly ever end. */
  private static final int MAX_PLAYED = 400;

  private final World world;
  private final SeededRandomness chance;
  private int made;

  SimulatedTables(World world) {
    this.world = world;
    this.chance = world.chance();
  }

  /** Puts up some tables, and another one for each that is over. */
  void furnish() {
    int count = 1 + chance.below(2);
    for (int i = 0; i < count; i++) {
      add("t" + ++made);
    }
    replace(count);
  }

  private void replace(int count) {
    world
        .time()
        .after(
            Scheduler.SECOND,
            () -> {
              if (!world.isCalm()) {
                if (world.database().tables().size() - over() < count) {
                  add("t" + ++made);
                }
                replace(count);
              }
            });
  }

  private int over() {
    int over = 0;
    for (String table : world.database().tables()) {
      Status status = world.database().row(table).table().status();
      over += status == Status.OVER || status == Status.CLOSED ? 1 : 0;
    }
    return over;
  }

  private void add(String id) {
    Rulebook<?> rulebook = chance.of(Rulebooks.ALL);
    boolean open = chance.in(0.3);
    int least = Math.max(1, rulebook.minPlayers());
    int seats =
        (int) chance.between(least, Math.max(least, Math.min(MAX_SEATS, rulebook.maxPlayers())));
    List<Place> places = places(seats, open);
    Agreement usual =
        new Agreement(
            rulebook.id(),
            options(rulebook),
            world.players().getFirst().id(),
            places,
            true,
            chance.in(0.4) ? (int) chance.between(5, 15) : 0,
            chance.of(List.of(0, 0, 500, 1500)),
            Optional.empty());
    Agreement agreement = special(rulebook, usual, open);
    long now = world.nodes().getFirst().life().now();
    StoredTable table =
        new StoredTable(
            id,
            open ? Status.OPEN : Status.RUNNING,
            chance.in(0.5),
            agreement,
            id + "-play",
            id + "-watch",
            Seed.draw(this::bytes),
            now,
            now);
    boolean fresh = open || chance.in(0.5) || agreement.dice().isPresent();
    List<LogEntry> entries = fresh ? List.of() : played(table, now);
    Truth truth = new Truth(table, head(0, now, open), world.setting());
    truth.played(entries);
    world.witness().add(id, truth);
    world.database().add(table, head(truth.version(), now, open), entries);
    for (SimulatedPlayer player : world.players()) {
      if (!agreement.seatsOf(player.id()).isEmpty()
          || (table.listed() && chance.in(open ? 0.8 : 0.2))) {
        player.comeTo(id);
      }
    }
  }

  /** Some tables are of the day, or have people's own dice; results of levels go into a book. */
  private Agreement special(Rulebook<?> rulebook, Agreement usual, boolean open) {
    if (rulebook.isOfDice() && usual.clock() == 0 && chance.in(0.3)) {
      TableDice dice = chance.of(List.of(TableDice.OWN, TableDice.MIXED));
      return usual
          .with(usual.places().stream().map(SimulatedTables::withoutPledge).toList())
          .withDice(dice);
    }
    if (rulebook.countsThrows() && usual.places().size() == 1 && !open && chance.in(0.3)) {
      SimulatedPlayer player = world.players().getFirst();
      return Agreement.daily(
          rulebook.id(),
          usual.options(),
          new kniffel.wire.Player(player.id(), player.id()),
          new Daily.DailyMark("2026-11-16", chance.in(0.5)));
    }
    return chance.in(0.7) ? usual.withBook(Optional.of("Oma")) : usual;
  }

  /** At a table with people's own dice there are no dice of the program to add to. */
  private static Place withoutPledge(Place place) {
    return place instanceof Place.Person person
        ? Place.Person.of(person.player(), person.name(), false)
        : place;
  }

  /** A new table where the game of another one goes on. */
  static StoredTable goingOn(StoredTable old, World world) {
    // Of the first table's name, or it would become too long for one.
    String id = old.id().replaceFirst("-.*", "") + "-" + world.chance().below(1_000_000);
    return new StoredTable(
        id,
        Status.RUNNING,
        old.listed(),
        old.agreement(),
        id + "-play",
        id + "-watch",
        old.seed(),
        old.created(),
        old.updated());
  }

  /** Nothing says what was to happen next in a game that has begun; somebody has to find out. */
  private static Head head(int version, long now, boolean open) {
    return new Head(
        version,
        1,
        Optional.empty(),
        false,
        open ? Optional.empty() : Optional.of(new Agenda(Agenda.What.LOOK, now, 0, 0)));
  }

  private byte[] bytes(int count) {
    byte[] bytes = new byte[count];
    for (int i = 0; i < count; i++) {
      bytes[i] = (byte) chance.below(256);
    }
    return bytes;
  }

  private List<Place> places(int seats, boolean open) {
    List<Place> places = new ArrayList<>();
    for (int seat = 0; seat < seats; seat++) {
      String name = "seat " + seat;
      // A game that has begun was started by an earlier version.
      Optional<String> entropy = open ? Optional.empty() : Optional.of("entropy " + seat);
      if (seat == 0) {
        places.add(person(world.players().getFirst(), name, entropy, open));
      } else if (open && chance.in(0.5)) {
        places.add(new Place.Free());
      } else if (seat < world.players().size() && chance.in(0.7)) {
        places.add(person(world.players().get(seat), name, entropy, open));
      } else {
        places.add(new Place.Machine("normal", name, entropy));
      }
    }
    return places;
  }

  private Place person(
      SimulatedPlayer player, String name, Optional<String> entropy, boolean open) {
    return open
        ? Place.Person.of(player.id(), name, chance.in(0.6))
        : new Place.Person(player.id(), name, entropy, Optional.empty(), Optional.empty(), false);
  }

  private <P extends Record> Json options(Rulebook<P> rulebook) {
    List<Level> levels = Supplements.book(rulebook.id()).map(LevelBook::levels).orElse(List.of());
    P options =
        !levels.isEmpty() && chance.in(0.5)
            ? rulebook.optionsType().cast(chance.of(levels).options())
            : chance.of(List.copyOf(rulebook.presets().values()));
    return world.setting().codec().tree(rulebook.optionsType(), options);
  }

  /** The beginning of a game, up to some moves before its end. */
  private List<LogEntry> played(StoredTable table, long now) {
    List<LogEntry> entries = new ArrayList<>();
    Replica<?, ?, ?, ?> replica = Replica.of(table, world.setting());
    int seq = 1;
    while (entries.size() < MAX_PLAYED) {
      Optional<String> next = replica.random(chance);
      if (next.isEmpty()) {
        break;
      }
      var _ = replica.append(next.get());
      entries.add(new LogEntry(seq, next.get(), Optional.empty(), now));
      seq = replica.version() + 1;
    }
    int left = 1 + chance.below(Math.min(30, entries.size()));
    return List.copyOf(entries.subList(0, entries.size() - left));
  }
}
