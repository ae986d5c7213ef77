package kniffel.server.room;

import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import kniffel.server.store.TableStore;
import kniffel.server.store.TableStore.Snapshot;

/**
 * Reads what is stored but not yet known in a room, after others have written or a write has
 * failed.
 */
final class CatchingUp {

  private final Room room;
  private final TableCopy copy;
  private final People people;
  private final Mailbox mailbox;
  private final Services services;
  private final Executor loop;
  private final Doubt doubt;

  CatchingUp(
      Room room, TableCopy copy, People people, Mailbox mailbox, Services services, Executor loop) {
    this.room = room;
    this.copy = copy;
    this.people = people;
    this.mailbox = mailbox;
    this.services = services;
    this.loop = loop;
    this.doubt = new Doubt(services.timers(), loop, () -> mailbox.add(this::settled));
  }

  /** Something went wrong, and it is unclear what is stored. */
  void doubt() {
    doubt.arise();
  }

  /** Whether we know everything that is stored, provided that only this node writes. */
  boolean isSure() {
    return !doubt.isOpen();
  }

  /** Another node has written; checks whether that is news. */
  void hear(int version, int revision) {
    if (version > copy.version() || revision > copy.head().revision()) {
      mailbox.add(this::catchUp);
    }
  }

  /** Makes sure that we know everything that is stored, if there is a doubt. */
  CompletableFuture<Void> settled() {
    return doubt.isOpen() ? catchUpAndDrive() : Mailbox.done();
  }

  /** Reads, and then takes care of whatever the game waits for. */
  CompletableFuture<Void> catchUpAndDrive() {
    return catchUp().thenRun(room::driveOn);
  }

  /** Reads what is stored and not yet known here. */
  CompletableFuture<Void> catchUp() {
    int from = copy.version() + 1;
    TableStore tables = services.tables();
    return CompletableFuture.supplyAsync(() -> tables.read(room.id(), from), services.threads())
        .thenAcceptAsync(found -> found.ifPresent(this::adopt), loop);
  }

  /**
   * Completes when it is known here who is connected to other nodes, and what they have written.
   */
  CompletableFuture<Void> lookAround() {
    TableStore tables = services.tables();
    return CompletableFuture.supplyAsync(
            () -> tables.connectedElsewhere(List.of(room.id())), services.threads())
        .thenAcceptBothAsync(
            catchUp(),
            (connected, ok) ->
                people.hear(Rooms.ELSEWHERE, connected.getOrDefault(room.id(), Set.of())),
            loop);
  }

  private void adopt(Snapshot fresh) {
    doubt.end();
    copy.adopt(fresh)
        .ifPresent(
            news -> {
              if (news.agreed()) {
                people.agreed(news.begun());
              }
              if (copy.version() > news.since() && !news.begun()) { // beginning tells all of it
                people.tellState(news.since(), null);
              }
            });
    people.standIns().takeBack();
  }
}
