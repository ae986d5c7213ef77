package kniffel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * {@code kniffel site} writes files that stand on their own, and says in one line what is wrong.
 */
class SiteCommandTest {

  @TempDir private Path home = Path.of("");
  private Path engine = Path.of("");

  @BeforeEach
  void compile() throws IOException {
    engine = Files.createDirectory(home.resolve("engine"));
    Files.writeString(engine.resolve("engine.js"), "export const load = 1;");
    Files.writeString(engine.resolve("kniffel.wasm"), "wasm");
  }

  private Run site(Path folder) {
    return Run.command("site", folder.toString(), "--engine", engine.toString(), "--lang", "en");
  }

  @Test
  void everyAddressIsRelativeAndLeadsToAFile() throws IOException {
    Path folder = home.resolve("new").resolve("site");
    Run run = site(folder);
    assertThat(run.code()).as(run.err()).isZero();
    assertThat(run.out()).contains(folder.toString());
    String index = Files.readString(folder.resolve("index.html"));
    assertThat(index).contains("data-site").doesNotContain("href=\"/", "src=\"/");
    assertThat(Files.readString(folder.resolve("manifest.webmanifest")))
        .contains("\"start_url\": \".\"")
        .doesNotContain("\"/");
    List<String> kept =
        Files.readString(folder.resolve("offline.json"))
            .lines()
            .map(line -> line.replaceAll("[\\[\\]\",]", ""))
            .toList();
    assertThat(kept)
        .contains("/", "/api/words/nl/more", "/api/games/de", "/rules/classic.en.md")
        .anyMatch(path -> path.matches("/engine-[0-9a-f]{12}/kniffel\\.wasm"))
        .anyMatch(path -> path.endsWith("/kniffel/words/classic.de.properties"))
        .anyMatch(path -> path.endsWith("/kniffel/bots/karten/values.bin"))
        .noneMatch(path -> path.endsWith(".class"))
        .allSatisfy(path -> assertThat(folder.resolve(path.substring(1))).exists());
    String enginePath = index.replaceAll("(?s).*data-engine=\"/([^\"]+)/\".*", "$1");
    assertThat(folder.resolve(enginePath).resolve("engine.js")).exists();
  }

  @Test
  void aFolderThatCannotBeUsedIsRefusedInOneLine() throws IOException {
    Path file = Files.writeString(home.resolve("file"), "mine");
    expectRefused(site(file), "file", "no folder");
    expectRefused(site(file.resolve("below")), "file");
    expectRefused(site(engine), "engine", "not empty");
    assertThat(Files.readString(file)).isEqualTo("mine");
    try (Stream<Path> files = Files.list(engine)) {
      assertThat(files).hasSize(2);
    }
  }

  private static void expectRefused(Run run, String... words) {
    assertThat(run.code()).isEqualTo(Exit.BAD_INPUT);
    assertThat(run.err().lines()).hasSize(1);
    assertThat(run.err()).contains(words);
    assertThat(run.out()).isEmpty();
  }

  @Test
  void withoutAnEngineNothingIsWritten() {
    engine = home.resolve("none");
    Run run = site(home.resolve("site"));
    assertThat(run.code()).isEqualTo(Exit.FAILED);
    assertThat(run.err().lines()).hasSize(1);
    assertThat(home.resolve("site")).isEmptyDirectory();
  }
}
