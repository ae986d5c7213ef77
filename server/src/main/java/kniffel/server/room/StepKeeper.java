package kniffel.server.room;

import io.micrometer.core.instrument.Counter;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import kniffel.rules.Standings;
import kniffel.server.store.Head;
import kniffel.server.store.TableStore.Append;
import kniffel.server.store.TableStore.LogEntry;
import kniffel.telling.Advance;
import org.jspecify.annotations.Nullable;

/** Adds steps to the game of a room: first on disk, then here and for all who watch. */
final class StepKeeper {

  /** What became of steps that were to be stored. */
  enum StepsStored {
    YES,
    /** Somebody else was quicker. */
    TAKEN,
    /** Nobody knows. */
    FAILED
  }

  private final Room room;
  private final TableCopy copy;
  private final People people;
  private final Services services;
  private final Executor loop;
  private final Counter moves;

  /** Entries that nobody has paid for yet: those of bots and of chance. */
  private int unpaid;

  StepKeeper(Room room, TableCopy copy, People people, Services services, Executor loop) {
    this.room = room;
    this.copy = copy;
    this.people = people;
    this.services = services;
    this.loop = loop;
    this.moves = services.meters().counter("kniffel.moves");
  }

  /**
   * Adds the steps of an advance.
   *
   * @param done the one whose command led to them, if it was one
   */
  CompletableFuture<StepsStored> keep(
      Advance advance, Optional<String> command, Audience.@Nullable Done done) {
    long now = services.now().getAsLong();
    Head after = copy.after(advance, now);
    return services
        .tables()
        .append(append(advance, after, command, now))
        .handleAsync(
            (kept, failure) -> {
              if (failure != null) {
                room.failed(failure);
                return StepsStored.FAILED;
              }
              if (!kept) {
                return StepsStored.TAKEN;
              }
              make(advance, after, command, now, done);
              return StepsStored.YES;
            },
            loop);
  }

  private Append append(Advance advance, Head after, Optional<String> command, long now) {
    Optional<Standings> standings = advance.standingsAfter();
    return new Append(
        room.id(),
        copy.head(),
        after,
        new LogEntry(advance.first(), advance.lines(), command, now),
        standings.map(
            ended -> copy.results(ended, advance.awardAfter(), advance.wasStoodInForAfter())));
  }

  /** The steps are on disk: now they count here too. */
  private void make(
      Advance advance,
      Head after,
      Optional<String> command,
      long now,
      Audience.@Nullable Done done) {
    int before = copy.version();
    boolean newClock = !after.agenda().equals(copy.head().agenda());
    copy.advance(advance, after, command, now);
    moves.increment();
    int cost = people.tellState(before, done);
    if (advance.standingsAfter().isPresent()
        || (newClock && copy.stored().agreement().clock() > 0)) {
      cost += people.tellInfo(); // it is over, or there is a new deadline
    }
    unpaid++;
    if (done != null) {
      done.client().charge(cost);
      done.client().chargeKept(unpaid); // what bots fill is filled because people play on
      unpaid = 0;
    } else { // no hand sets the pace of bots and of chance, so every receiver counts
      services.costs().told(copy.stored().agreement().host(), cost + people.watchers());
    }
    room.tellNodes();
    room.driveOn();
  }
}
