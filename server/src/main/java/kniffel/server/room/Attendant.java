package kniffel.server.room;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import kniffel.server.store.Agenda;
import kniffel.server.store.Agenda.What;
import kniffel.server.store.TableStore.Due;

/**
 * Takes care of whatever should have happened at a table and has not: a node is gone, a message or
 * a write was lost, or a clock has run out.
 */
public final class Attendant {

  /** How many are claimed at a time. */
  private static final int SOME = 100;

  /** How often it looks for more in one go. */
  private static final int TIMES = 20;

  private static final int MAX_FACTOR = 30;

  /** If something is taken up this late, neither this node nor any other was there in time. */
  private static final long LATE_MILLIS = 4_000;

  /** If nothing could be taken up for this long, tables stand still. */
  private static final long IDLE_MILLIS = 30_000;

  private final Services services;
  private final Rooms rooms;

  /** When all that was due had been taken up. */
  private volatile long done;

  public Attendant(Services services, Rooms rooms) {
    this.services = services;
    this.rooms = rooms;
    this.done = services.now().getAsLong();
  }

  /** Whether it has lately succeeded in taking up what is due. */
  public boolean isWorking() {
    return services.now().getAsLong() - done < IDLE_MILLIS;
  }

  /**
   * Takes up whatever is due; blocks while querying, and completes when all of it has been taken
   * up.
   */
  public CompletableFuture<Void> seeToDue() {
    return seeToDue(TIMES).thenRun(() -> done = services.now().getAsLong());
  }

  private CompletableFuture<Void> seeToDue(int times) {
    long now = services.now().getAsLong();
    List<Due> due = services.tables().due(now, SOME);
    CompletableFuture<Void> all =
        CompletableFuture.allOf(
            due.stream().map(each -> take(each, now)).toArray(CompletableFuture[]::new));
    return due.size() < SOME || times == 0
        ? all
        : all.thenComposeAsync(ok -> seeToDue(times - 1), services.threads());
  }

  private CompletableFuture<Void> take(Due due, long now) {
    Agenda agenda = due.agenda();
    if (agenda.what() == What.BEGIN && agenda.tries() == 0 && now - agenda.at() > LATE_MILLIS) {
      // The people being waited for could not come while there was no node, or no database: they
      // get their full time again, once.
      return services
          .tables()
          .take(due, agenda.taken(What.BEGIN, agenda.delay(), now))
          .thenAccept(taken -> {});
    }
    // When a clock has run out a bot plays; what fails repeatedly waits longer.
    What what = agenda.what() == What.CLOCK ? What.STAND_IN : agenda.what();
    long lease = NextUp.LEASE_MILLIS * (1 + Math.min(agenda.tries(), MAX_FACTOR));
    Agenda claimed = agenda.taken(what, lease, now);
    return services
        .tables()
        .take(due, claimed)
        .thenAccept(
            taken -> {
              if (taken) {
                wake(due.table(), claimed);
              }
            });
  }

  private void wake(String table, Agenda claimed) {
    var _ =
        rooms
            .room(table)
            .whenComplete(
                (room, failure) -> {
                  if (failure == null) {
                    rooms.ifOpen(table, opened -> opened.take(claimed));
                  } else {
                    services.log(table, failure);
                  }
                });
  }
}
