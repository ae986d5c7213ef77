package kniffel.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kniffel.rules.Ids;
import kniffel.rules.Next;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.rules.Standings;
import kniffel.table.json.Codec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Records of every game and preset as an earlier version wrote them: they must always be readable,
 * replayable and verifiable. Never rewrite them; a version that writes another form adds files.
 */
class KeptRecordsTest {

  private static final Path DRAWN = Path.of("src/test/resources/drawn.json");

  private final Codec codec = new Codec();

  /** A line of EXPECTED.txt: the file, and what is said of it. */
  record Kept(String file, String says) {

    @Override
    public String toString() {
      return file;
    }
  }

  static List<Kept> records() throws IOException {
    return KeptRecords.text("EXPECTED.txt")
        .lines()
        .map(line -> line.split(": ", 2))
        .map(parts -> new Kept(parts[0], parts[1]))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("records")
  void isReadReplayedAndVerified(Kept kept) throws IOException {
    GameRecord record = new RecordReader(codec).read(new ByteArrayInputStream(bytes(kept.file())));
    assertThat(said(record)).isEqualTo(kept.says());
    assertThat(replayed(record.table())).as("judged once, when it was read").isTrue();
  }

  /** Whether looking back leads to the very state that the table is in. */
  @SuppressWarnings("ReferenceEquality")
  private static <S, M, O, V> boolean replayed(Table<S, M, O, V> table) {
    return table.replay().end() == table.state();
  }

  /** What EXPECTED.txt says of a record. */
  static String said(GameRecord record) {
    Verification verified = Verification.of(record);
    String trust =
        record.format() == RecordFormat.FIRST
            ? ""
            : verified.trust().stream()
                .map(each -> ", " + new Codec().write(Trust.class, each))
                .collect(Collectors.joining());
    return "%d events, %s, %d marks, %s%s"
        .formatted(
            verified.events(),
            Ids.of(verified.dice().getClass()),
            record.marks().size(),
            next(record.table().next()),
            trust);
  }

  /** What is written today is what was written then, byte for byte: no name has changed. */
  @ParameterizedTest
  @MethodSource("records")
  void isWrittenAsItWas(Kept kept) throws IOException {
    byte[] bytes = bytes(kept.file());
    ByteArrayOutputStream again = new ByteArrayOutputStream();
    new RecordWriter(codec)
        .write(new RecordReader(codec).read(new ByteArrayInputStream(bytes)), again);
    assertThat(again.toString(StandardCharsets.UTF_8))
        .isEqualTo(new String(bytes, StandardCharsets.UTF_8));
  }

  @Test
  void everyGameAndPresetIsThere() throws IOException {
    List<String> files = records().stream().map(Kept::file).toList();
    Stream<String> wanted =
        Rulebooks.ALL.stream()
            .flatMap(book -> book.presets().keySet().stream().map(each -> book.id() + "-" + each))
            .flatMap(each -> Stream.of("-pledged.json", "-pledged-sealed.json").map(each::concat));
    assertThat(wanted.filter(each -> !files.contains(each)))
        .as("records of a new game or preset are added with -Drecords.add=true")
        .isEmpty();
  }

  /** The dice and the cards of a game. */
  record Drawn(int dice, List<String> deck) {}

  /** What chance draws from, for a proof that knows no rulebook: the one of the browser. */
  @Test
  void whatChanceDrawsFromIsWrittenDown() throws IOException {
    String drawn =
        Rulebooks.ALL.stream()
            .map(book -> "\"" + book.id() + "\": " + codec.write(Drawn.class, drawn(book)))
            .collect(Collectors.joining(",\n", "{\n", "\n}\n"));
    if (Boolean.getBoolean("golden.write")) {
      Files.writeString(DRAWN, drawn);
    }
    assertThat(Files.readString(DRAWN))
        .as("%s: write it anew with ./kniffel test --quick -Dgolden.write=true", DRAWN)
        .isEqualTo(drawn);
  }

  private static Drawn drawn(Rulebook<?> rulebook) {
    return new Drawn(rulebook.dice(), rulebook.deck());
  }

  private static String next(Next<?, ?> next) {
    return switch (next) {
      case Next.Decide<?, ?>(int seat, var moves) ->
          "seat " + seat + " of " + moves.size() + " moves";
      case Next.Chance<?, ?>(var draw) -> "chance of " + draw.total();
      case Next.Over<?, ?>(Standings standings) ->
          "over " + standings.scores() + " " + standings.ranks();
    };
  }

  private static byte[] bytes(String file) throws IOException {
    return Files.readAllBytes(KeptRecords.FOLDER.resolve(file));
  }
}
