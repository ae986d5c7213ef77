package kniffel.browser;

import java.util.List;
import java.util.Optional;
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

/** What the page sends over the line that would be a socket if there were a server. */
final class DeviceLine {

  private final Common common;
  private final Device device;

  DeviceLine(Common common, Device device) {
    this.common = common;
    this.device = device;
  }

  void hear(ToServer message, Outside moment) {
    switch (message) {
      case ToServer.Ping _ -> device.tell(new FromServer.Pong());
      case ToServer.Open(String table, Optional<Integer> seat) -> {
        if (device.has(table)) {
          device.open(device.table(table), seat, moment);
        } else {
          device.tell(new FromServer.Gone(table));
        }
      }
      case ToServer.Close(String table) -> device.close(table);
      case ToServer.Play play -> play(play, moment);
      case ToServer.Say say -> play(say, moment);
      case ToServer.Show show -> show(show);
      case ToServer.React react ->
          device.tell(new FromServer.Reaction(react.table(), 0, react.reaction()));
    }
  }

  private void show(ToServer.Show show) {
    if (!device.has(show.table())) {
      return;
    }
    int seat = device.table(show.table()).game().asked().orElse(FromServer.SPECTATOR);
    device.tell(new FromServer.Shown(show.table(), seat, show.marks()));
  }

  /** Carries a command out, or refuses it with a reason. */
  private void play(ToServer.Command command, Outside moment) {
    if (!device.has(command.table())) {
      device.tell(new FromServer.Gone(command.table()));
      return;
    }
    DeviceTable table = device.table(command.table());
    LiveGame<?, ?, ?, ?> game = table.game();
    if (table.knows(command.id())) {
      String state = device.state(table, known(command, game), moment.language());
      device.tell(StateWriter.done(state, command.id()));
    } else if (game.standings().isPresent()) {
      refuse(command, game.version(), RefusalCode.NOT_RUNNING, "over", moment);
    } else if (table.stored().status() == Status.CLOSED) {
      boolean goesOn = table.stored().agreement().goesOn().isPresent();
      String why = goesOn ? "goes-on" : "not-running";
      refuse(command, game.version(), RefusalCode.NOT_RUNNING, why, moment);
    } else if (command.version() != game.version()) {
      refuse(command, game.version(), RefusalCode.STALE, "stale", moment);
      device.tell(device.state(table, known(command, game), moment.language()));
    } else if (!device.mayAct(table)) {
      refuse(command, game.version(), RefusalCode.NOT_YOURS, "not-yours", moment);
    } else {
      advance(command, table, moment);
    }
  }

  private static int known(ToServer.Command command, LiveGame<?, ?, ?, ?> game) {
    return Math.clamp(command.version(), 0, game.version());
  }

  private void advance(ToServer.Command command, DeviceTable table, Outside moment) {
    LiveGame<?, ?, ?, ?> game = table.game();
    Advance advance;
    try {
      advance =
          switch (command) {
            case ToServer.Play play ->
                game.move(play.move(), new EventMark(Optional.empty(), table.isHinted()));
            case ToServer.Say(var _, var _, var _, List<Integer> said, var pad) ->
                game.say(said, isPad(table, game, pad.orElse(false)));
          };
    } catch (RefusedException e) {
      String reason = table.writer(moment.language()).say(e.refusal(), moment.language());
      refuse(command, game.version(), RefusalCode.ILLEGAL, reason);
      return;
    } catch (MalformedException | IllegalArgumentException e) {
      refuse(command, game.version(), RefusalCode.ILLEGAL, "no-move", moment);
      return;
    }
    device.make(table, advance, Optional.of(command.id()), moment);
  }

  /** Only for a person's dice can anybody say that they were the last ones of the turn. */
  private boolean isPad(DeviceTable table, LiveGame<?, ?, ?, ?> game, boolean pad) {
    boolean own = game.waits().forSeat().filter(seat -> device.isOwn(table, seat)).isPresent();
    if (pad && !own) {
      throw new RefusedException(new Refusal.NotTheLastRoll());
    }
    return pad;
  }

  private void refuse(
      ToServer.Command command, int version, RefusalCode code, String message, Outside moment) {
    refuse(command, version, code, common.words(moment.language()).say("server." + message));
  }

  private void refuse(ToServer.Command command, int version, RefusalCode code, String text) {
    device.tell(new FromServer.Refused(command.table(), command.id(), version, code, text));
  }
}
