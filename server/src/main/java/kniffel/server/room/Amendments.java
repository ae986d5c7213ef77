package kniffel.server.room;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import kniffel.server.store.Agenda;
import kniffel.server.store.Head;
import kniffel.server.store.TableStore.Change;
import kniffel.server.store.TableStore.Opened;
import kniffel.server.store.TableStore.Result;
import kniffel.telling.LiveGame;
import kniffel.telling.agreed.ProblemException;
import kniffel.telling.agreed.Seating;
import kniffel.telling.agreed.StoredTable;
import kniffel.wire.TableInfo.Status;

/** Changes of a table that are not events: what is agreed, hints, and corrections of the agenda. */
final class Amendments {

  /** How often a change is retried while others are quicker. */
  private static final int TRIES = 5;

  private final Room room;
  private final TableCopy copy;
  private final People people;
  private final CatchingUp catchingUp;
  private final Services services;
  private final Executor loop;

  Amendments(
      Room room,
      TableCopy copy,
      People people,
      CatchingUp catchingUp,
      Services services,
      Executor loop) {
    this.room = room;
    this.copy = copy;
    this.people = people;
    this.catchingUp = catchingUp;
    this.services = services;
    this.loop = loop;
  }

  private long now() {
    return services.now().getAsLong();
  }

  /** Somebody else was quicker: reads what is new and tries again, a limited number of times. */
  private CompletableFuture<Void> again(
      int tries, CompletableFuture<?> answer, Supplier<CompletableFuture<Void>> attempt) {
    if (tries > 0) {
      return catchingUp.catchUp().thenCompose(ok -> attempt.get());
    }
    answer.completeExceptionally(ProblemException.unavailable());
    return Mailbox.done();
  }

  // Hints

  /** Notes that the decision at a version is made with a hint. */
  CompletableFuture<Void> hint(int version, CompletableFuture<Void> noted) {
    return hint(version, noted, TRIES);
  }

  private CompletableFuture<Void> hint(int version, CompletableFuture<Void> noted, int tries) {
    Head head = copy.head();
    if (copy.version() != version) {
      noted.completeExceptionally(ProblemException.notNow("stale"));
      return Mailbox.done();
    }
    if (head.hinted()) {
      noted.complete(null);
      return Mailbox.done();
    }
    Head hinted =
        new Head(
            head.version(),
            head.revision() + 1,
            head.asked(),
            true,
            head.agenda(),
            head.progress());
    return services
        .tables()
        .move(room.id(), head, hinted)
        .thenComposeAsync(
            moved -> {
              if (moved) {
                copy.move(hinted);
                room.tellNodes();
                noted.complete(null);
                return Mailbox.done();
              }
              return again(tries, noted, () -> hint(version, noted, tries - 1));
            },
            loop);
  }

  // What is agreed

  /**
   * Changes what is agreed; the change may be applied again if somebody else was quicker.
   *
   * @param opened another table that is opened if anything is changed by this
   */
  CompletableFuture<Void> change(
      UnaryOperator<StoredTable> change,
      Optional<Opened> opened,
      CompletableFuture<StoredTable> answer) {
    return attempt(change, opened, answer, TRIES, !services.tables().isShared());
  }

  /**
   * Tries to make a change.
   *
   * @param fresh whether what we know is at least as new as the request, which a refusal requires
   */
  private CompletableFuture<Void> attempt(
      UnaryOperator<StoredTable> change,
      Optional<Opened> opened,
      CompletableFuture<StoredTable> answer,
      int tries,
      boolean fresh) {
    StoredTable stored = copy.stored();
    Optional<ProblemException> refusal = Optional.empty();
    StoredTable next = stored;
    try {
      next = change.apply(stored);
    } catch (ProblemException e) {
      refusal = Optional.of(e);
    }
    if (next.equals(stored)) {
      if (!fresh) {
        return catchingUp.catchUp().thenCompose(ok -> attempt(change, opened, answer, tries, true));
      }
      refusal.ifPresentOrElse(answer::completeExceptionally, () -> answer.complete(stored));
      return Mailbox.done();
    }
    return keep(
        next, opened, answer, () -> attempt(change, opened, answer, tries - 1, true), tries);
  }

  private CompletableFuture<Void> keep(
      StoredTable next,
      Optional<Opened> opened,
      CompletableFuture<StoredTable> answer,
      Supplier<CompletableFuture<Void>> otherwise,
      int tries) {
    Head after = copy.after(next, now());
    Set<String> departed = Seating.departed(copy.stored(), next);
    return services
        .tables()
        .change(
            new Change(
                next, copy.head(), after, departed, Optional.empty(), opened.map(this::hinted)))
        .thenComposeAsync(
            changed -> {
              if (!changed) {
                return again(tries, answer, otherwise);
              }
              people.agreed(copy.agree(next, after));
              room.tellNodes();
              answer.complete(next);
              room.driveOn();
              return Mailbox.done();
            },
            loop);
  }

  /** Taking back the dice that a hint was asked about does not undo the hint. */
  private Opened hinted(Opened opened) {
    LiveGame<?, ?, ?, ?> playing = copy.game();
    boolean hinted =
        playing != null
            && playing.standings().isEmpty()
            && playing.wasHintedAfter(opened.head().version(), copy.head().hinted());
    return hinted ? opened.hinted() : opened;
  }

  // The agenda

  /**
   * Sets the agenda where nothing is left to happen by itself, or where an earlier version left it
   * unknown.
   */
  CompletableFuture<Void> setAgendaRight() {
    LiveGame<?, ?, ?, ?> playing = copy.game();
    if (playing == null
        || copy.stored().status() != Status.RUNNING
        || playing.chance().isPresent()) {
      return Mailbox.done();
    }
    if (playing.standings().isPresent()) {
      return finish(
          copy.results(playing.standings().get(), playing.award(), playing.wasStoodInFor()));
    }
    Head head = copy.head();
    Optional<Integer> asked = playing.waits().forSeat();
    Optional<Agenda> right =
        NextUp.of(playing.waits(), copy.stored().agreement(), head.agenda(), true, now());
    boolean known = head.agenda().map(Agenda::what).equals(right.map(Agenda::what));
    if (known && head.asked().equals(asked)) {
      return Mailbox.done();
    }
    Head mended =
        new Head(head.version(), head.revision(), asked, head.hinted(), right, head.progress());
    return services
        .tables()
        .move(room.id(), head, mended)
        .thenComposeAsync(
            moved -> {
              if (moved) {
                copy.move(mended);
                room.driveOn();
                return Mailbox.done();
              }
              return catchingUp.catchUp();
            },
            loop);
  }

  /** Notes the end of a game that an earlier version did not note. */
  private CompletableFuture<Void> finish(List<Result> results) {
    long now = now();
    Head head = copy.head();
    StoredTable over = copy.stored().next(Status.OVER, copy.stored().agreement(), now);
    Optional<Agenda> agenda = NextUp.over(over.agreement(), now);
    Head after =
        new Head(
            head.version(), head.revision() + 1, Optional.empty(), false, agenda, head.progress());
    return services
        .tables()
        .change(new Change(over, head, after, Set.of(), Optional.of(results)))
        .thenComposeAsync(
            changed -> {
              if (changed) {
                people.agreed(copy.agree(over, after));
                room.tellNodes();
                return Mailbox.done();
              }
              return catchingUp.catchUp();
            },
            loop);
  }
}
