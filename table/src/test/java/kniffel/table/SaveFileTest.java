package kniffel.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import kniffel.rules.Next;
import kniffel.rules.classic.ClassicOptions;
import kniffel.rules.classic.ClassicRulebook;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.SeededDice;
import kniffel.table.json.Codec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SaveFileTest {

  private final Codec codec = new Codec();

  private static Table<?, ?, ?, ?> table() {
    List<Seat> seats = List.of(new Seat("Anna", "human"), new Seat("Ben", "human"));
    return Table.open(
        new Header<>(
            new ClassicRulebook(), ClassicOptions.KNIFFEL, seats, new DiceTerms.Seeded(5)));
  }

  private static <S, M, O, V> void drawTwice(Table<S, M, O, V> table) {
    for (int i = 0; i < 2 && table.next() instanceof Next.Chance<M, O>; i++) {
      table.append(table.draw(new SeededDice(5)));
    }
  }

  private GameRecord read(Path file) throws IOException {
    try (InputStream stream = Files.newInputStream(file)) {
      return new RecordReader(codec).read(stream);
    }
  }

  @Test
  void eachSaveIsAWholeRecordAndNothingElseIsLeft(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("a game.json");
    Table<?, ?, ?, ?> table = table();
    try (SaveFile save = SaveFile.open(file, new RecordWriter(codec))) {
      save.save(new GameRecord(table, Optional.empty()));
      assertThat(read(file).table().log()).isEmpty();
      drawTwice(table);
      save.save(new GameRecord(table, Optional.empty()));
      assertThat(read(file).table().log()).isEqualTo(table.log()).hasSize(2);
    }
    try (var files = Files.list(folder)) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void aGameIsOpenOnlyOnce(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("game.json");
    RecordWriter writer = new RecordWriter(codec);
    try (SaveFile _ = SaveFile.open(file, writer)) {
      assertThatIOException()
          .isThrownBy(() -> SaveFile.open(file, writer))
          .withMessageContaining("open in another game");
    }
    SaveFile.open(file, writer).close();
  }

  @Test
  void aShorterRecordLeavesNothingOfALongerOne(@TempDir Path folder) throws IOException {
    Path file = folder.resolve("game.json");
    Files.writeString(folder.resolve(".game.json.next"), "x".repeat(10_000));
    try (SaveFile save = SaveFile.open(file, new RecordWriter(codec))) {
      assertThat(folder.resolve(".game.json.lock")).exists();
      save.save(new GameRecord(table(), Optional.empty()));
      assertThat(read(file).table().log()).isEmpty();
    }
    assertThat(folder.resolve(".game.json.lock")).doesNotExist();
  }

  @Test
  void aMissingFolderIsReportedAtOnce(@TempDir Path folder) {
    Path file = folder.resolve("nowhere").resolve("game.json");
    assertThatIOException().isThrownBy(() -> SaveFile.open(file, new RecordWriter(codec)));
  }

  @Test
  void theStreamOfARecordStaysOpen() throws IOException {
    boolean[] closed = new boolean[1];
    OutputStream out =
        new ByteArrayOutputStream() {
          @Override
          public void close() {
            closed[0] = true;
          }
        };
    new RecordWriter(codec).write(new GameRecord(table(), Optional.empty()), out);
    assertThat(closed[0]).isFalse();
    assertThat(out.toString()).endsWith("}\n");
  }
}
