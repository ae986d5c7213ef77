package kniffel.server;

import static kniffel.server.Sandbox.friend;
import static kniffel.server.Sandbox.me;
import static kniffel.server.Sandbox.playCode;
import static kniffel.server.Sandbox.wish;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import kniffel.client.Connection;
import kniffel.wire.NewTable;
import kniffel.wire.NewTable.NewSeat;
import kniffel.wire.Requests;
import kniffel.wire.TableDice;
import kniffel.wire.TableInfo;

/** A server where Anna and others roll their own dice and say what fell. */
final class OwnDiceHouse implements AutoCloseable {

  final Sandbox sandbox;
  final Connection anna;
  private int commands;

  OwnDiceHouse(Path folder) throws IOException {
    sandbox = Sandbox.in(folder);
    anna = sandbox.guest("Anna");
  }

  @Override
  public void close() {
    sandbox.close();
  }

  static NewTable own(String game, boolean start, TableDice dice, NewSeat... seats) {
    NewTable wish = wish(game, false, start, 0, seats);
    return new NewTable(
        wish.game(),
        wish.seats(),
        wish.options(),
        wish.preset(),
        wish.listed(),
        wish.hints(),
        wish.clock(),
        wish.pace(),
        Optional.of(true), // what a client that adds to fair dice always says
        wish.start(),
        Optional.empty(),
        Optional.of(dice));
  }

  /** A table for Anna and Ben, each with their own device. */
  TableInfo withBen(Connection ben) throws IOException {
    TableInfo open = anna.api().create(own("classic", false, TableDice.OWN, me(), friend()));
    var _ = ben.api().join(Sandbox.join(playCode(open)));
    return anna.api().start(open.id(), new Requests.Start(Optional.empty()));
  }

  RawSocket watch(Connection player, TableInfo table) {
    RawSocket socket = sandbox.socket(player.token());
    return socket.say("{'open':{'table':'" + table.id() + "'}}");
  }

  String say(TableInfo table, int version, List<Integer> said, boolean pad) {
    return "{'say':{'table':'%s','id':'c%d','version':%d,'said':%s%s}}"
        .formatted(table.id(), commands++, version, said, pad ? ",'pad':true" : "")
        .replace('\'', '"');
  }

  String play(TableInfo table, JsonNode state, JsonNode move) {
    return "{\"play\":{\"table\":\"%s\",\"id\":\"c%d\",\"version\":%d,\"move\":%s}}"
        .formatted(table.id(), commands++, state.get("version").asInt(), move);
  }

  static JsonNode state(RawSocket socket, int version) {
    return socket.await(message -> message.at("/state/version").asInt(-1) >= version).get("state");
  }

  /** The last message is refused with this code. */
  static void assertRefused(RawSocket socket, String code, String text) {
    JsonNode refused = socket.await("refused");
    assertThat(refused.get("code").asText()).isEqualTo(code);
    assertThat(refused.get("text").asText()).contains(text);
  }
}
