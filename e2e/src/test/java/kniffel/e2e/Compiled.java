package kniffel.e2e;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.file.Path;
import kniffel.server.site.EngineFiles;

/** The games compiled for the browser, where somebody has done that. */
final class Compiled {

  private Compiled() {}

  /** The folder of the engine; what needs it is left out where there is none, which is said. */
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
