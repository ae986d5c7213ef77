package kniffel.client;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Notes are kept whatever else lies in their folder, and whoever else writes there. */
@Timeout(60)
class NotesInFolderTest {

  private static final URI SERVER = URI.create("http://localhost:1");

  private static Note told(String commitment) {
    return new Note.Told(commitment);
  }

  @Test
  void filesThatCannotBeReadDisturbNoOthers(@TempDir Path folder) throws IOException {
    Path circle = folder.resolve("circle.notes");
    Files.createSymbolicLink(circle, circle);
    Notes notes = Notes.in(folder, SERVER);
    notes.add("one", told("a"));
    notes.add("two", told("b"));
    assertThat(notes.of("one")).containsExactly(told("a"));
    assertThat(notes.of("two")).containsExactly(told("b"));
  }

  @Test
  void aDamagedLineSpoilsNoOther(@TempDir Path folder) throws IOException {
    Notes notes = Notes.in(folder, SERVER);
    notes.add("one", told("a"));
    byte[] torn = "\n{\"told\":\u00e9".getBytes(StandardCharsets.ISO_8859_1);
    try (Stream<Path> files = Files.list(folder)) {
      Files.write(files.findFirst().orElseThrow(), torn, StandardOpenOption.APPEND);
    }
    notes.add("one", told("b"));
    assertThat(notes.of("one")).containsExactly(told("a"), told("b"));
  }

  @Test
  void twoProgramsNoteTheSameTableAtOnce(@TempDir Path folder) throws Exception {
    CyclicBarrier together = new CyclicBarrier(2);
    try (ExecutorService programs = Executors.newFixedThreadPool(2)) {
      List<Future<Notes>> both =
          Stream.of("a", "b")
              .map(each -> programs.submit(() -> noted(folder, each, together)))
              .toList();
      for (Future<Notes> each : both) {
        assertThat(each.get().of("table 0")).containsExactlyInAnyOrder(told("a"), told("b"));
      }
    }
  }

  private static Notes noted(Path folder, String commitment, CyclicBarrier together)
      throws Exception {
    Notes notes = Notes.in(folder, SERVER);
    for (int table = 0; table < Notes.MOST_TABLES; table++) {
      together.await(10, TimeUnit.SECONDS);
      notes.add("table " + table, told(commitment));
    }
    return notes;
  }
}
