package kniffel.telling;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kniffel.rules.Ids;
import kniffel.rules.Viewer;
import kniffel.table.EventForm;
import kniffel.table.EventMark;
import kniffel.table.GameRecord;
import kniffel.table.RecordWriter;
import kniffel.table.Table;
import kniffel.table.Verification;
import kniffel.table.json.Codec;
import kniffel.wire.Answers;
import kniffel.words.Narrator;
import kniffel.words.Words;

/** What is told about a finished game: its record, its steps, and whether its dice were fair. */
public final class Afterwards {

  private Afterwards() {}

  /** A record as text. */
  public static String record(GameRecord record, Codec codec) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try {
      new RecordWriter(codec).write(record, bytes);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return bytes.toString(StandardCharsets.UTF_8);
  }

  /** The events of a record as a table's log has them, one line each. */
  public static String lines(GameRecord record, Codec codec) {
    return lines(record.table(), record.marks(), codec);
  }

  private static <S, M, O, V> String lines(
      Table<S, M, O, V> table, Map<Integer, EventMark> marks, Codec codec) {
    return new StoredLines<>(codec, table.game())
        .write(
            table.log().size(),
            i ->
                new EventForm.NumberedEvent<>(
                    i + 1, table.log().get(i), marks.getOrDefault(i + 1, EventMark.NONE)));
  }

  /**
   * The state after a step, as {@link kniffel.wire.FromServer.State}.
   *
   * @param id the id under which the table is shown
   * @param names the names under which the players are shown
   */
  public static String step(
      String id,
      LiveGame<?, ?, ?, ?> game,
      int step,
      Viewer viewer,
      List<String> names,
      Words words,
      KnownOffers offers) {
    StateWriter writer =
        new StateWriter(id, game.at(step), names, Map.of(words.language(), words), offers);
    String state = writer.state(viewer, words.language(), Math.max(0, step - 1), true);
    // Here the state itself is the answer, without the message around it.
    return state.substring("{\"state\":".length(), state.length() - 1);
  }

  /** Whether the dice of a record were fair, and for whom that is proven. */
  public static Answers.Verdict verdict(GameRecord record, Words words) {
    Verification verification = Verification.of(record);
    Narrator narrator = new Narrator(words, record.table().header().names());
    return new Answers.Verdict(
        Ids.of(verification.dice().getClass()),
        Stream.concat(Stream.of(verification.dice()), verification.trust().stream())
            .map(narrator::say)
            .collect(Collectors.joining(" ")));
  }
}
