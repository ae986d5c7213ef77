package kniffel.table;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import kniffel.rules.Rulebook;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.table.dice.DiceSource;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.Seed;
import kniffel.table.json.Codec;

/** A whole game of two random players with fair dice as a record, and the result of reading it. */
final class FairGame {

  static final Seed SEED = new Seed("5eed".repeat(16));

  private static final List<String> ENTROPY = List.of("one", "two");

  private final Codec codec = new Codec();

  /** A whole game of two random players with fair dice. */
  String json() throws IOException {
    Header<?> header = header(new ClassicRulebook());
    DiceSource dice = header.source(Optional.of(SEED)).orElseThrow();
    return json(RandomTable.of(header, dice, 1), Optional.of(SEED));
  }

  private static <P extends Record> Header<P> header(Rulebook<P> rulebook) {
    List<Seat> seats = List.of(new Seat("Anna", "human"), new Seat("Ben", "bot:random"));
    return new Header<>(
        rulebook, rulebook.standard(), seats, new DiceTerms.Fair(SEED.commitment(), ENTROPY));
  }

  private String json(Table<?, ?, ?, ?> table, Optional<Seed> seed) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    new RecordWriter(codec).write(new GameRecord(table, seed), bytes);
    return bytes.toString(StandardCharsets.UTF_8);
  }

  GameRecord read(String json) throws IOException {
    return read(json.getBytes(StandardCharsets.UTF_8));
  }

  GameRecord read(byte[] bytes) throws IOException {
    return read(new ByteArrayInputStream(bytes));
  }

  GameRecord read(InputStream in) throws IOException {
    return new RecordReader(codec).read(in);
  }

  RecordException refused(String json) {
    return refused(json.getBytes(StandardCharsets.UTF_8));
  }

  RecordException refused(byte[] bytes) {
    RecordException[] refused = new RecordException[1];
    assertThatExceptionOfType(RecordException.class)
        .isThrownBy(() -> read(bytes))
        .satisfies(e -> refused[0] = e);
    return refused[0];
  }

  static String line(String json, int number) {
    return json.lines()
        .filter(line -> line.startsWith("{\"n\":" + number + ","))
        .findFirst()
        .orElseThrow();
  }
}
