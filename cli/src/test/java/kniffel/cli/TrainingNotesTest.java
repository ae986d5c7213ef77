package kniffel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An interrupted training run finds its notes again; a finished one leaves none. */
class TrainingNotesTest {

  @Test
  void theLastNoteIsFoundAgainUntilTheResultIsThere(@TempDir Path folder) throws IOException {
    Path result = folder.resolve("values.bin");
    TrainingNotes notes = TrainingNotes.beside(result, 7);
    assertThat(notes.last()).isEmpty();
    notes.note(new byte[] {1, 2});
    notes.note(new byte[] {3});
    assertThat(TrainingNotes.beside(result, 7).last()).hasValue(new byte[] {3});
    assertThat(TrainingNotes.beside(result, 8).last()).as("another seed").isEmpty();
    notes.forget();
    assertThat(notes.last()).isEmpty();
    assertThat(folder).isEmptyDirectory();
  }
}
