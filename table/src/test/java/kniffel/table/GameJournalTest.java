package kniffel.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.SeededDice;
import kniffel.table.json.Codec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A journal holds every event that was kept, whatever happens to its last line. */
class GameJournalTest {

  private static final int EVENTS = 12;

  private final Codec codec = new Codec();

  private static GameRecord fresh() {
    ClassicRulebook rulebook = new ClassicRulebook();
    Header<?> header =
        new Header<>(
            rulebook,
            rulebook.standard(),
            List.of(new Seat("Anna \"]\"", Seat.HUMAN)),
            new DiceTerms.Seeded(5));
    return new GameRecord(Table.open(header), Optional.empty());
  }

  private static <S, M, O, V> void play(Table<S, M, O, V> table, GameJournal journal)
      throws IOException {
    for (int i = 0; i < EVENTS; i++) {
      assertThat(table.play(new SeededDice(5), (state, seat, moves) -> moves.getLast(), 1))
          .hasSize(1);
      journal.keep(i == 0 ? new EventMark(Optional.empty(), true) : EventMark.NONE);
    }
  }

  private Path played(Path folder) throws IOException {
    Path file = folder.resolve("game.journal");
    GameRecord record = fresh();
    try (GameJournal journal = GameJournal.begin(file, record, codec)) {
      play(record.table(), journal);
    }
    return file;
  }

  @Test
  void aJournalIsReadAgainAndResumed(@TempDir Path folder) throws IOException {
    Path file = played(folder);
    byte[] bytes = Files.readAllBytes(file);
    assertThat(GameJournal.isJournal(bytes)).isTrue();
    GameRecord read = GameJournal.read(bytes, codec);
    assertThat(read.table().log()).hasSize(EVENTS);
    assertThat(read.marks()).containsOnlyKeys(1);
    assertThat(Files.getPosixFilePermissions(file))
        .isEqualTo(PosixFilePermissions.fromString("rw-------"));
    try (GameJournal resumed = GameJournal.resume(file, codec)) {
      play(resumed.record().table(), resumed);
      assertThatThrownBy(() -> GameJournal.resume(file, codec)).hasMessageContaining("open in");
    }
    assertThat(GameJournal.read(Files.readAllBytes(file), codec).table().log()).hasSize(2 * EVENTS);
  }

  @Test
  void aTornLastLineIsLeftOutWhereverItIsTorn(@TempDir Path folder) throws IOException {
    byte[] bytes = Files.readAllBytes(played(folder));
    int last = new String(bytes, StandardCharsets.UTF_8).lastIndexOf("\n{") + 1;
    for (int end = last; end < bytes.length; end++) {
      Path torn = folder.resolve("torn" + end);
      Files.write(torn, Arrays.copyOf(bytes, end));
      try (GameJournal resumed = GameJournal.resume(torn, codec)) {
        assertThat(resumed.record().table().log()).hasSize(EVENTS - 1);
      }
      assertThat(Files.size(torn)).isEqualTo(last);
    }
  }

  @Test
  void damageBeforeTheLastLineIsToldAndNothingIsGuessed(@TempDir Path folder) throws IOException {
    byte[] bytes = Files.readAllBytes(played(folder));
    for (int at = 0; at < bytes.length - 120; at += 7) {
      byte[] damaged = bytes.clone();
      damaged[at] = (byte) (damaged[at] == 'x' ? 'y' : 'x');
      assertThatThrownBy(() -> GameJournal.read(damaged, codec))
          .isInstanceOf(RecordException.class);
    }
  }

  /** Damage is reported with its line; only a last line can be torn, completely or not. */
  @Test
  void theDamagedLineIsNamed(@TempDir Path folder) throws IOException {
    List<String> lines = Files.readAllLines(played(folder));
    for (int line = 1; line < lines.size(); line++) {
      List<String> damaged = new ArrayList<>(lines);
      damaged.set(line - 1, lines.get(line - 1).replaceFirst("\\{", "["));
      String detail = "line " + line + " of the journal is damaged";
      assertThatExceptionOfType(RecordException.class)
          .isThrownBy(() -> GameJournal.read(bytes(damaged), codec))
          .satisfies(e -> assertThat(e.problem()).isEqualTo(new RecordProblem.WrongForm(detail)));
    }
    List<String> last = new ArrayList<>(lines);
    last.set(EVENTS, lines.get(EVENTS).replaceFirst("\\{", "["));
    assertThat(GameJournal.read(bytes(last), codec).table().log()).hasSize(EVENTS - 1);
    byte[] headOnly = Arrays.copyOf(bytes(lines), 20);
    assertThatExceptionOfType(RecordException.class)
        .isThrownBy(() -> GameJournal.read(headOnly, codec));
  }

  private static byte[] bytes(List<String> lines) {
    return (String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8);
  }

  @Test
  void aGameThatHasBegunBringsItsEventsAndMarks(@TempDir Path folder) throws IOException {
    GameRecord begun = GameJournal.read(Files.readAllBytes(played(folder)), codec);
    Path file = folder.resolve("other.journal");
    GameJournal.begin(file, begun, codec).close();
    GameRecord read = GameJournal.read(Files.readAllBytes(file), codec);
    assertThat(read.table().log()).isEqualTo(begun.table().log()).hasSize(EVENTS);
    assertThat(read.marks()).isEqualTo(begun.marks()).hasSize(1);
  }

  @Test
  void aJournalMaySayWhereTheGameGoesOn(@TempDir Path folder) throws IOException {
    Path file = played(folder);
    assertThat(GameJournal.goesOn(Files.readAllBytes(file))).isEmpty();
    assertThat(GameJournal.goesOn(new byte[0])).isEmpty();
    try (GameJournal resumed = GameJournal.resume(file, codec)) {
      resumed.goesOn("next \"1\".journal");
    }
    byte[] bytes = Files.readAllBytes(file);
    assertThat(GameJournal.goesOn(bytes)).contains("next \"1\".journal");
    assertThat(GameJournal.read(bytes, codec).table().log()).as("that is no event").hasSize(EVENTS);
  }

  @Test
  void aJournalBeginsWithALineAndItsChecksum() throws IOException {
    ByteArrayOutputStream record = new ByteArrayOutputStream();
    new RecordWriter(codec).write(fresh(), record);
    assertThat(GameJournal.isJournal(record.toByteArray())).isFalse();
    assertThat(List.of("", "{}", "{}\n", "\t12345678\n", "{}\t1234567\n", "{} 12345678\n"))
        .noneMatch(text -> GameJournal.isJournal(text.getBytes(StandardCharsets.UTF_8)));
    assertThat(List.of("{}\t12345678\n{", "{}\t12345678"))
        .allMatch(text -> GameJournal.isJournal(text.getBytes(StandardCharsets.UTF_8)));
  }
}
