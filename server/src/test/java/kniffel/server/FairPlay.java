package kniffel.server;

import static kniffel.server.Sandbox.wish;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import kniffel.client.Connection;
import kniffel.client.Online;
import kniffel.table.GameRecord;
import kniffel.table.RecordReader;
import kniffel.table.json.Codec;
import kniffel.wire.NewTable;
import kniffel.wire.Requests;
import kniffel.wire.TableInfo;

/** Tables whose players add to the dice, played to the end, and their records. */
final class FairPlay {

  static final String HASH = "ab".repeat(32);

  private FairPlay() {}

  static NewTable pledging(boolean start, NewTable.NewSeat... seats) {
    NewTable wish = wish("classic", false, start, 0, seats);
    return new NewTable(
        wish.game(),
        wish.seats(),
        wish.options(),
        wish.preset(),
        wish.listed(),
        wish.hints(),
        wish.clock(),
        wish.pace(),
        Optional.of(true),
        wish.start());
  }

  static Requests.Join pledging(String code) {
    return new Requests.Join(code, Optional.empty(), Optional.of(true));
  }

  static String text(Connection connection, TableInfo table) throws IOException {
    return connection.api().record(table.id());
  }

  static GameRecord read(String text) throws IOException {
    return new RecordReader(new Codec())
        .read(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

  static void play(Connection connection, TableInfo table, int seat) throws Exception {
    Online<?, ?, ?, ?> game = connection.open(table, Optional.of(seat));
    Sandbox.toTheEnd(game, seat);
  }

  static void playAll(TableInfo table, Connection first, Connection second) throws Exception {
    Thread other =
        Thread.startVirtualThread(
            () -> {
              try {
                play(second, table, 1);
              } catch (Exception e) {
                throw new IllegalStateException(e);
              }
            });
    play(first, table, 0);
    other.join();
  }
}
