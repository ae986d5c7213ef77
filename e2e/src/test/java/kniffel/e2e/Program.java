package kniffel.e2e;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.Stream;
import kniffel.rules.Ids;
import kniffel.server.ServerConfig;
import kniffel.telling.MindCache;

/**
 * What the programs of this module have in common: their own stage, which leaves nothing behind.
 */
final class Program {

  /** Does something on a stage. */
  interface Scene {
    void play(Stage stage) throws IOException;
  }

  private Program() {}

  static void run(Scene scene) throws IOException {
    Logger root = Logger.getLogger("");
    root.setLevel(Level.WARNING);
    if (Engine.chosen().installed().isEmpty()) {
      System.err.println(
          "This needs " + Ids.of(Engine.chosen()) + ", and there is none on the PATH.");
      System.exit(1);
    }
    Path folder = Files.createTempDirectory("kniffel-e2e");
    try (Windows windows = new Windows();
        Stage stage = new Stage(folder, windows, new MindCache(), ServerConfig.REVIEW_TIME)) {
      scene.play(stage);
    } finally {
      Engine.close();
      delete(folder);
    }
  }

  static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
