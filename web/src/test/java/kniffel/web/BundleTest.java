package kniffel.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The script that bundles the pages, called as the launcher calls it. */
class BundleTest {

  private static final Path SCRIPT = Path.of("bundle").toAbsolutePath();
  private static final Pattern NAMED = Pattern.compile("/assets/[^\"']+");

  @Test
  void everyFileThatThePagesNameIsThere(@TempDir Path folder) throws Exception {
    Process bundling =
        new ProcessBuilder(SCRIPT.toString(), "a/relative/folder")
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .start();
    String said = new String(bundling.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(bundling.waitFor()).as(said).isZero();
    Path bundle = folder.resolve("a/relative/folder");
    List<String> named = named(bundle);
    assertThat(named).anyMatch(name -> name.matches("/assets/table-\\w+\\.css"));
    assertThat(named).allSatisfy(name -> assertThat(bundle.resolve(name.substring(1))).exists());
  }

  /** What the page and its scripts load. */
  private static List<String> named(Path bundle) throws IOException {
    List<String> named = new ArrayList<>();
    try (Stream<Path> files = Files.walk(bundle)) {
      for (Path file : files.filter(each -> each.toString().matches(".*\\.(js|html)")).toList()) {
        NAMED.matcher(Files.readString(file)).results().forEach(hit -> named.add(hit.group()));
      }
    }
    return named;
  }
}
