package kniffel.client;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import kniffel.rules.Event;
import kniffel.rules.Next;
import kniffel.table.GameRecord;
import kniffel.table.RecordReader;
import kniffel.table.RecordWriter;
import kniffel.table.Table;
import kniffel.table.dice.Chance;
import kniffel.table.json.Codec;

/**
 * The record of the game as it would have gone by the same seed, had everybody decided otherwise.
 */
public final class Swapped {

  private Swapped() {}

  public static GameRecord of(GameRecord truth) {
    return play(truth, Table.open(truth.table().header()));
  }

  public static String of(String record) {
    try {
      byte[] bytes = record.getBytes(StandardCharsets.UTF_8);
      GameRecord truth = new RecordReader(new Codec()).read(new ByteArrayInputStream(bytes));
      ByteArrayOutputStream lie = new ByteArrayOutputStream();
      new RecordWriter(new Codec()).write(of(truth), lie);
      return lie.toString(StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static <S, M, O, V> GameRecord play(GameRecord truth, Table<S, M, O, V> table) {
    Chance chance = truth.chance().orElseThrow();
    List<? extends Event<?, ?>> log = truth.table().log();
    while (true) {
      switch (table.next()) {
        case Next.Decide<M, O>(int seat, List<M> moves) ->
            table.append(new Event.Moved<>(seat, otherwise(moves, log, table.log().size())));
        case Next.Chance<M, O> falls -> table.append(table.draw(table.dice(chance).orElseThrow()));
        case Next.Over<M, O> over -> {
          return new GameRecord(table, truth.seed());
        }
      }
    }
  }

  /** A move that was not made there, if there is another one. */
  private static <M> M otherwise(List<M> moves, List<? extends Event<?, ?>> log, int place) {
    return moves.reversed().stream()
        .filter(move -> place >= log.size() || !isMove(log.get(place), move))
        .findFirst()
        .orElseGet(moves::getLast);
  }

  private static boolean isMove(Event<?, ?> event, Object move) {
    return event instanceof Event.Moved<?, ?>(_, Object made) && made.equals(move);
  }
}
