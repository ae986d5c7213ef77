package kniffel.e2e;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The player of the browser tests that a new game begins with fits the others. */
class SkeletonPlayerTest {

  private static final Path TEMPLATE =
      Path.of("../tools/new-game/template/e2e/src/test/java/kniffel/e2e/NewgamePlayer.java");

  @Test
  void itCompiles(@TempDir Path classes) throws IOException {
    JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
    String classPath =
        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"));
    List<String> options =
        List.of("-proc:none", "-Xlint:all", "-Werror", "-cp", classPath, "-d", classes.toString());
    try (var files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8)) {
      assertThat(
              compiler
                  .getTask(null, files, null, options, null, files.getJavaFileObjects(TEMPLATE))
                  .call())
          .isTrue();
    }
    assertThat(classes.resolve("kniffel/e2e/NewgamePlayer.class")).exists();
  }
}
