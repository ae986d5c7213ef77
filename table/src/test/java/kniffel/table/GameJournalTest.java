package kniffel.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import kniffel.rules.Event;
import kniffel.rules.Next;
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
      switch (table.next()) {
        case Next.Chance<M, O> chance -> table.append(table.draw(new SeededDice(5)));
        case Next.Decide<M, O>(int seat, List<M> moves) ->
            table.append(new Event.Moved<>(seat, moves.getLast()));
        case Next.Over<M, O> over -> throw new AssertionError("too soon");
      }
      journal.keep(i == 0 ? new Mark(Optional.empty(), true) : Mark.NONE);
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
  void whatIsKeptIsReadAgainAndGoneOnWith(@TempDir Path folder) throws IOException {
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
}
