package kniffel.server.room;

import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.function.Supplier;
import kniffel.server.room.StepKeeper.StepsStored;
import kniffel.server.store.Agenda;
import kniffel.telling.Advance;
import kniffel.telling.LiveGame;
import kniffel.telling.agreed.Beginning;
import kniffel.wire.TableInfo.Status;

/** Takes care of whatever the game of a room waits for other than a person; nothing else does. */
final class GameDriver {

  private final Room room;
  private final Mailbox mailbox;
  private final CatchingUp catchingUp;
  private final StepKeeper steps;
  private final Amendments amendments;
  private final Services services;
  private final RoomBots bots;

  GameDriver(
      Room room,
      Mailbox mailbox,
      CatchingUp catchingUp,
      StepKeeper steps,
      Amendments amendments,
      Services services,
      Executor loop) {
    this.room = room;
    this.mailbox = mailbox;
    this.catchingUp = catchingUp;
    this.steps = steps;
    this.amendments = amendments;
    this.services = services;
    this.bots = new RoomBots(room, this, services, loop);
  }

  /** Whether a bot is thinking. */
  boolean isBusy() {
    return bots.isBusy();
  }

  /** Lets chance act, or a bot play if it is a bot's turn. */
  void driveOn() {
    LiveGame<?, ?, ?, ?> playing = room.game();
    if (playing == null || room.stored().status() == Status.CLOSED) {
      return;
    }
    if (playing.chance().isPresent()) {
      add(room.version(), () -> playing.chance().orElseThrow());
    } else if (playing.standings().isEmpty()) {
      bots.play();
    }
  }

  /** A decision of a bot or of chance: there is no command, and nobody waits for an answer. */
  void add(int version, Supplier<Advance> advance) {
    mailbox.add(
        () ->
            catchingUp
                .settled()
                .thenCompose(
                    ok -> {
                      if (room.game() == null
                          || room.version() != version
                          || room.stored().status() != Status.RUNNING) {
                        return Mailbox.done();
                      }
                      return steps
                          .keep(advance.get(), Optional.empty(), null)
                          .thenCompose(
                              kept ->
                                  kept == StepsStored.YES
                                      ? Mailbox.done()
                                      : catchingUp.catchUpAndDrive());
                    }));
  }

  /**
   * What stands on the agenda has been waited for too long, and it is now ours to do. Nobody knows
   * how old our copy is.
   *
   * @param claimed what stands on the agenda since we have taken it up
   */
  void take(Agenda claimed) {
    mailbox.add(
        () ->
            catchingUp
                .catchUp()
                .thenCompose(
                    ok -> {
                      bots.forget();
                      if (room.stored().status() == Status.BEGINNING) {
                        endWaiting(claimed);
                      }
                      driveOn();
                      return amendments.setAgendaRight();
                    }));
  }

  /**
   * The people being waited for have had their time, except where somebody else came just before
   * us: what is waited for since then is on the agenda with its own time.
   */
  private void endWaiting(Agenda claimed) {
    var _ =
        room.change(
            table ->
                room.head().agenda().equals(Optional.of(claimed))
                    ? Beginning.timeUp(table, services.now().getAsLong())
                    : table);
  }
}
