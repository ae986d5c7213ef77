package kniffel.server.room;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import kniffel.rules.Ids;
import kniffel.rules.Refusal;
import kniffel.rules.RefusedException;
import kniffel.table.EventMark;
import kniffel.table.json.MalformedException;
import kniffel.telling.Advance;
import kniffel.telling.LiveGame;
import kniffel.telling.StateWriter;
import kniffel.wire.FromServer;
import kniffel.wire.FromServer.Refused.RefusalCode;
import kniffel.wire.TableInfo.Status;
import kniffel.wire.ToServer;

/** What players command: each command is carried out once, or refused with a reason. */
final class Commands {

  private final Room room;
  private final TableCopy copy;
  private final People people;
  private final CatchingUp catchingUp;
  private final StepKeeper steps;
  private final Services services;

  Commands(
      Room room,
      TableCopy copy,
      People people,
      CatchingUp catchingUp,
      StepKeeper steps,
      Services services) {
    this.room = room;
    this.copy = copy;
    this.people = people;
    this.catchingUp = catchingUp;
    this.steps = steps;
    this.services = services;
  }

  /** Carries a command out, when everything before it is done. */
  CompletableFuture<Void> play(Client client, ToServer.Command command) {
    return catchingUp
        .settled()
        .thenCompose(ok -> judge(client, command, services.tables().isShared()))
        .exceptionally(
            failure -> {
              unavailable(client, command);
              services.log(room.id(), failure);
              return null;
            });
  }

  /**
   * Declines commands of somebody without a seat at once, so that they hold up nobody, unless
   * another node may have given them a seat, or the command is a repetition to be answered again.
   */
  boolean decline(Client client, ToServer.Command command) {
    if (services.tables().isShared() || !catchingUp.isSure() || copy.knows(name(client, command))) {
      return false;
    }
    if (!people.sendAway(client)) {
      var _ = refuse(client, command, RefusalCode.NOT_YOURS, "not-yours");
    }
    return true;
  }

  /** The name of a command in the log. */
  private static String name(Client client, ToServer.Command command) {
    return client.player() + "/" + command.id();
  }

  /** The database is overloaded or unresponsive. */
  void unavailable(Client client, ToServer.Command command) {
    var _ = refuse(client, command, RefusalCode.UNAVAILABLE, "unavailable");
  }

  private CompletableFuture<Void> judge(
      Client client, ToServer.Command command, boolean mayLookAgain) {
    if (people.sendAway(client)) {
      return Mailbox.done();
    }
    LiveGame<?, ?, ?, ?> game = room.game();
    StateWriter writer = room.writer();
    if (game == null || writer == null) {
      return mayLookAgain
          ? judgeAgain(client, command)
          : refuse(client, command, RefusalCode.NOT_RUNNING, "not-running");
    }
    String name = name(client, command);
    if (copy.knows(name)) {
      client.send(StateWriter.done(state(client, writer, command), command.id()));
      return Mailbox.done();
    }
    if (command.version() > game.version() && mayLookAgain) {
      return judgeAgain(client, command);
    }
    Optional<String> ended = ended(game);
    if (ended.isPresent()) {
      return refuse(client, command, RefusalCode.NOT_RUNNING, ended.get());
    }
    if (command.version() != game.version()) {
      var _ = refuse(client, command, RefusalCode.STALE, "stale");
      client.send(state(client, writer, command));
      return Mailbox.done();
    }
    if (!room.stored().agreement().mayAct(game.waits(), client.player())) {
      return mayLookAgain
          ? judgeAgain(client, command)
          : refuse(client, command, RefusalCode.NOT_YOURS, "not-yours");
    }
    return carryOut(client, command, name, game, writer);
  }

  /** What has happened since a command was decided on; that may be a whole long game. */
  private String state(Client client, StateWriter writer, ToServer.Command command) {
    String state = people.state(client, writer, command.version());
    client.charge(Costs.bytes(state.length()));
    return state;
  }

  /** Another node may know more than we do. */
  private CompletableFuture<Void> judgeAgain(Client client, ToServer.Command command) {
    client.charge(Costs.REQUEST);
    return catchingUp.catchUp().thenCompose(ok -> judge(client, command, false));
  }

  /** Why nothing can be played here any more, if so. */
  private Optional<String> ended(LiveGame<?, ?, ?, ?> game) {
    if (game.standings().isPresent()) {
      return Optional.of("over");
    }
    if (room.stored().agreement().goesOn().isPresent()) {
      return Optional.of("goes-on");
    }
    return room.stored().status() == Status.CLOSED ? Optional.of("given-up") : Optional.empty();
  }

  /** The command is in time and from the right player; the rules have the last word. */
  private CompletableFuture<Void> carryOut(
      Client client,
      ToServer.Command command,
      String name,
      LiveGame<?, ?, ?, ?> game,
      StateWriter writer) {
    Advance advance;
    try {
      advance = advance(client, command, game);
    } catch (RefusedException e) {
      String reason = writer.say(e.refusal(), client.language());
      return tell(client, command, RefusalCode.ILLEGAL, reason);
    } catch (MalformedException | IllegalArgumentException e) {
      return refuse(client, command, RefusalCode.ILLEGAL, "no-move");
    }
    return steps
        .keep(advance, Optional.of(name), new Audience.Done(client, command.id()))
        .thenCompose(
            kept ->
                switch (kept) {
                  case YES -> Mailbox.done();
                  case TAKEN -> judgeAgain(client, command);
                  case FAILED -> refuse(client, command, RefusalCode.UNAVAILABLE, "unavailable");
                });
  }

  private Advance advance(Client client, ToServer.Command command, LiveGame<?, ?, ?, ?> game) {
    return switch (command) {
      case ToServer.Play play ->
          game.move(play.move(), new EventMark(Optional.empty(), copy.head().hinted()));
      case ToServer.Say say -> game.say(say.said(), isPad(client, game, say));
    };
  }

  /** Only for their own dice can a player say that they were the last ones of the turn. */
  private boolean isPad(Client client, LiveGame<?, ?, ?, ?> game, ToServer.Say say) {
    boolean pad = say.pad().orElse(false);
    boolean own =
        game.waits()
            .forSeat()
            .filter(seat -> room.stored().agreement().isSeat(seat, client.player()))
            .isPresent();
    if (pad && !own) {
      throw new RefusedException(new Refusal.NotTheLastRoll());
    }
    return pad;
  }

  private CompletableFuture<Void> refuse(
      Client client, ToServer.Command command, RefusalCode code, String message) {
    String text = services.words(client.language()).say("server." + message);
    return tell(client, command, code, text);
  }

  private CompletableFuture<Void> tell(
      Client client, ToServer.Command command, RefusalCode code, String text) {
    services.meters().counter("kniffel.refused", "code", Ids.of(code)).increment();
    FromServer.Refused refused =
        new FromServer.Refused(room.id(), command.id(), room.version(), code, text);
    client.send(services.codec().write(FromServer.class, refused));
    return Mailbox.done();
  }
}
