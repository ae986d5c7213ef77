package kniffel.server.room;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import kniffel.rules.Ids;
import kniffel.rules.RefusedException;
import kniffel.server.store.Agreement;
import kniffel.table.json.MalformedException;
import kniffel.telling.LiveGame;
import kniffel.telling.LiveGame.Advance;
import kniffel.telling.StateWriter;
import kniffel.wire.FromServer;
import kniffel.wire.FromServer.Refused;
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
  CompletableFuture<Void> play(Client client, ToServer.Play command) {
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
  void unavailable(Client client, ToServer.Play command) {
    var _ = refuse(client, command, Refused.Code.UNAVAILABLE, "unavailable");
  }

  private CompletableFuture<Void> judge(
      Client client, ToServer.Play command, boolean mayLookAgain) {
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
    if (game.asked().isEmpty()) {
      return refuse(client, command, Refused.Code.NOT_RUNNING, "over");
    }
    if (command.version() != game.version()) {
      var _ = refuse(client, command, Refused.Code.STALE, "stale");
      client.send(people.state(client, writer, command.version()));
      return Mailbox.done();
    }
    Agreement agreement = room.stored().agreement();
    if (!agreement.isSeat(game.asked().get(), client.player())) {
      return mayLookAgain
          ? room.catchUp().thenCompose(ok -> judge(client, command, false))
          : refuse(client, command, Refused.Code.NOT_YOURS, "not-yours");
    }
    Advance advance;
    try {
      advance = game.move(command.move(), room.markOfNext());
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

  private CompletableFuture<Void> refuse(
      Client client, ToServer.Play command, Refused.Code code, String message) {
    String text = services.words(client.language()).say("server." + message);
    return tell(client, command, code, text);
  }

  private CompletableFuture<Void> tell(
      Client client, ToServer.Play command, Refused.Code code, String text) {
    services.meters().counter("kniffel.refused", "code", Ids.of(code)).increment();
    Refused refused = new Refused(room.id(), command.id(), room.version(), code, text);
    client.send(services.codec().write(FromServer.class, refused));
    return Mailbox.done();
  }
}
