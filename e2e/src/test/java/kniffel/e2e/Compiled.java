package kniffel.e2e;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import kniffel.server.site.EngineFiles;

/** The games compiled for the browser, if that has been done. */
final class Compiled {

  private Compiled() {}

  /** The folder of the engine; tests that need it are skipped, with a message, if there is none. */
  static Path engine(Class<?> test) {
    Path engine = Path.of(System.getProperty("kniffel.engine", ""));
    String reason = "LEFT OUT, the engine was not compiled: " + test.getSimpleName();
    if (!EngineFiles.areIn(engine)) {
      System.out.println(reason);
    }
    assumeTrue(EngineFiles.areIn(engine), reason);
    return engine;
  }
}
