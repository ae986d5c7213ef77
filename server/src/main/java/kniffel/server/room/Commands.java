package kniffel.server.room;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import kniffel.rules.Ids;
import kniffel.rules.Refusal;
import kniffel.rules.RefusedException;
import kniffel.table.json.MalformedException;
import kniffel.telling.Advance;
import kniffel.telling.LiveGame;
import kniffel.telling.StateWriter;
import kniffel.wire.FromServer;
import kniffel.wire.FromServer.Refused;
import kniffel.wire.TableInfo.Status;
import kniffel.wire.ToServer;

/** What players command: each command is carried out once, or refused with a reason. */
final class Commands {

  private final Room room;
  private final Services services;
  private final People people;

  Commands(Room room, Services services, People people) {
    this.room = room;
    this.services = services;
    this.people = people;
  }

  /** Carries a command out, when everything before it is done. */
  CompletableFuture<Void> play(Client client, ToServer.Command command) {
    return room.settled()
        .thenCompose(ok -> judge(client, command, services.tables().isShared()))
        .exceptionally(
            failure -> {
              unavailable(client, command);
              services.log(room.id(), failure);
              return null;
            });
  }

  /** The database has too much to do, or does nothing. */
  void unavailable(Client client, ToServer.Command command) {
    var _ = refuse(client, command, Refused.Code.UNAVAILABLE, "unavailable");
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
          ? room.catchUp().thenCompose(ok -> judge(client, command, false))
          : refuse(client, command, Refused.Code.NOT_RUNNING, "not-running");
    }
    String name = client.player() + "/" + command.id();
    if (room.knows(name)) {
      client.send(StateWriter.done(people.state(client, writer, command.version()), command.id()));
      return Mailbox.done();
    }
    if (command.version() > game.version() && mayLookAgain) {
      return room.catchUp().thenCompose(ok -> judge(client, command, false));
    }
    if (game.standings().isPresent()) {
      return refuse(client, command, Refused.Code.NOT_RUNNING, "over");
    }
    if (room.stored().agreement().goesOn().isPresent()) {
      return refuse(client, command, Refused.Code.NOT_RUNNING, "goes-on");
    }
    if (room.stored().status() == Status.CLOSED) {
      return refuse(client, command, Refused.Code.NOT_RUNNING, "given-up");
    }
    if (command.version() != game.version()) {
      var _ = refuse(client, command, Refused.Code.STALE, "stale");
      client.send(people.state(client, writer, command.version()));
      return Mailbox.done();
    }
    if (!room.stored().agreement().mayAct(game.waits(), client.player())) {
      return mayLookAgain
          ? room.catchUp().thenCompose(ok -> judge(client, command, false))
          : refuse(client, command, Refused.Code.NOT_YOURS, "not-yours");
    }
    Advance advance;
    try {
      advance =
          switch (command) {
            case ToServer.Play play -> game.move(play.move(), room.markOfNext());
            case ToServer.Say say -> game.say(say.said(), isPad(client, game, say));
          };
    } catch (RefusedException e) {
      String reason = writer.say(e.refusal(), client.language());
      return tell(client, command, Refused.Code.ILLEGAL, reason);
    } catch (MalformedException | IllegalArgumentException e) {
      return refuse(client, command, Refused.Code.ILLEGAL, "no-move");
    }
    return room.keep(advance, Optional.of(name), new Audience.Done(client, command.id()))
        .thenCompose(
            kept ->
                switch (kept) {
                  case YES -> Mailbox.done();
                  case TAKEN -> room.catchUp().thenCompose(ok -> judge(client, command, false));
                  case FAILED -> refuse(client, command, Refused.Code.UNAVAILABLE, "unavailable");
                });
  }

  /** Only of one's own dice anybody can say that they were the last ones of the turn. */
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
      Client client, ToServer.Command command, Refused.Code code, String message) {
    String text = services.words(client.language()).say("server." + message);
    return tell(client, command, code, text);
  }

  private CompletableFuture<Void> tell(
      Client client, ToServer.Command command, Refused.Code code, String text) {
    services.meters().counter("kniffel.refused", "code", Ids.of(code)).increment();
    Refused refused = new Refused(room.id(), command.id(), room.version(), code, text);
    client.send(services.codec().write(FromServer.class, refused));
    return Mailbox.done();
  }
}
