package kniffel.server;

import static kniffel.server.Sandbox.me;
import static kniffel.server.Sandbox.wish;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import kniffel.client.Connection;
import kniffel.client.Online;
import kniffel.client.ServerException;
import kniffel.wire.TableInfo;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A disk that is really full: a small one of its own in memory, which only root may have. */
class FullDiskTest {

  @TempDir private Path disk;
  private boolean mounted;

  @BeforeEach
  void mount() throws IOException, InterruptedException {
    mounted = run("mount", "-t", "tmpfs", "-o", "size=16m", "tmpfs", disk.toString());
    assumeTrue(mounted, "left out: nobody may mount a disk here");
  }

  @AfterEach
  void unmount() throws IOException, InterruptedException {
    if (mounted) {
      assertThat(run("umount", disk.toString())).isTrue();
    }
  }

  private static boolean run(String... command) throws IOException, InterruptedException {
    try {
      return new ProcessBuilder(command)
              .redirectErrorStream(true)
              .redirectOutput(ProcessBuilder.Redirect.DISCARD)
              .start()
              .waitFor()
          == 0;
    } catch (IOException e) {
      return false; // there is no such program
    }
  }

  @Test
  void isNotReadyRefusesWhatItCannotKeepAndGoesOnWhenThereIsRoom() throws Exception {
    try (Sandbox sandbox = Sandbox.in(disk)) {
      Connection anna = sandbox.guest("Anna");
      TableInfo table = anna.api().create(wish("classic", me()));
      Online<?, ?, ?, ?> game = anna.open(table, Optional.empty());
      assertThat(Sandbox.moves(game, 3, 1)).isEqualTo(3);
      awaitReady(sandbox, 200);
      Path filler = disk.resolve("filler");
      fill(filler);
      awaitReady(sandbox, 503);
      assertThat(sandbox.send("GET", "/health", "").statusCode()).isEqualTo(200);
      assertThatThrownBy(() -> anna.api().rename("Anne"))
          .isInstanceOfSatisfying(
              ServerException.class, e -> assertThat(e.status()).isEqualTo(503));
      assertThat(anna.api().me().name()).isEqualTo("Anna");
      Files.delete(filler);
      awaitReady(sandbox, 200);
      assertThat(anna.api().rename("Anne").name()).isEqualTo("Anne");
      Sandbox.toTheEnd(game, 2);
      assertThat(anna.api().verification(table.id()).verdict()).isEqualTo("proven");
    }
  }

  /** An answer is good for two seconds, whoever asks. */
  private static void awaitReady(Sandbox sandbox, int status) throws Exception {
    var _ =
        Sandbox.until(
            "the node to notice",
            () -> sandbox.send("GET", "/ready", "").statusCode(),
            code -> code == status);
  }

  private static void fill(Path filler) throws IOException {
    byte[] page = new byte[4096];
    try (OutputStream out = Files.newOutputStream(filler)) {
      while (true) {
        out.write(page);
      }
    } catch (IOException full) {
      assertThat(full).hasMessageContaining("No space left");
    }
  }
}
