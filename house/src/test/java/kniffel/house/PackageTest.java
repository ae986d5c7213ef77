package kniffel.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;

/**
 * The packed program, unpacked where there is no JDK and nothing else is known: it plays.
 *
 * <p>Takes a minute, so it runs only when asked for: {@code ./kniffel test -Dkniffel.package=true}.
 */
@Tag("slow")
@EnabledIfSystemProperty(named = "kniffel.package", matches = "true")
class PackageTest {

  private static final Path PROJECT = Path.of("..").toAbsolutePath().normalize();
  private static final Pattern ADDRESS = Pattern.compile("http://[^ ]+:[0-9]+");

  /** What only tests need does not belong in the package. */
  private static final Pattern OF_TESTS =
      Pattern.compile(
          "(junit|archunit|assertj|opentest4j|apiguardian|byte-buddy|surefire|maven).*");

  /** What may be downloaded without a second thought. */
  private static final long MOST_BYTES = 90_000_000;

  @TempDir private Path folder;

  private record Answer(int code, String text) {}

  @Test
  void itNeedsNothingElse() throws Exception {
    Path packed = pack();
    Path home = Files.createDirectories(folder.resolve("an empty home"));
    Path unpacked = Files.createDirectories(folder.resolve("somewhere else"));
    assertThat(run(Map.of(), "tar", "-C", unpacked.toString(), "-xzf", packed.toString()).code())
        .isZero();
    String kniffel =
        unpacked
            .resolve(packed.getFileName().toString().replace(".tar.gz", ""))
            .resolve("bin/kniffel")
            .toString();
    Map<String, String> nothing = Map.of("HOME", home.toString(), "PATH", "/usr/bin:/bin");

    Answer games = run(nothing, kniffel, "games");
    assertThat(games.code()).as(games.text()).isZero();
    assertThat(games.text()).contains(Rulebooks.ALL.stream().map(Rulebook::id).toList());
    assertThat(Path.of(kniffel).resolveSibling("../lib/cache")).isNotEmptyFile();

    Path records = folder.resolve("records");
    Answer simulated =
        run(
            nothing,
            kniffel,
            "simulate",
            "classic",
            "--games",
            "2",
            "--records",
            records.toString());
    assertThat(simulated.code()).as(simulated.text()).isZero();
    try (Stream<Path> files = Files.list(records)) {
      List<Path> written = files.toList();
      assertThat(written).isNotEmpty();
      Answer verified = run(nothing, kniffel, "verify", written.getFirst().toString());
      assertThat(verified.code()).as(verified.text()).isZero();
    }
    serves(nothing, kniffel);
    assertThat(Files.size(packed)).isLessThan(MOST_BYTES);
  }

  /** A guest sits down at a table of the served program, and is dealt in. */
  private void serves(Map<String, String> environment, String kniffel) throws Exception {
    Process server =
        start(
            environment,
            List.of(kniffel, "serve", "--port", "0", "--data", folder.resolve("data").toString()));
    try (BufferedReader out = server.inputReader(StandardCharsets.UTF_8);
        HttpClient client = HttpClient.newHttpClient()) {
      String address = "";
      List<String> said = new ArrayList<>();
      String line = out.readLine();
      while (address.isEmpty() && line != null) {
        said.add(line);
        var found = ADDRESS.matcher(line);
        address = found.find() ? found.group() : "";
        line = address.isEmpty() ? out.readLine() : null;
      }
      assertThat(address).as("what the server said: %s", said).isNotEmpty();
      HttpResponse<String> page = client.send(get(address + "/"), asText());
      assertThat(page.statusCode()).isEqualTo(200);
      assertThat(page.body()).contains("<title>");
      assertThat(client.send(get(address + "/api/games"), asText()).body()).contains("\"classic\"");
      assertThat(client.send(get(address + "/ready"), asText()).statusCode()).isEqualTo(200);
    } finally {
      server.destroy();
      server.waitFor();
    }
  }

  private static HttpRequest get(String address) {
    return HttpRequest.newBuilder(URI.create(address)).build();
  }

  private static HttpResponse.BodyHandler<String> asText() {
    return HttpResponse.BodyHandlers.ofString();
  }

  /** The archive; no package for Debian, which only takes time. */
  private Path pack() throws IOException, InterruptedException {
    Path packages = folder.resolve("packages");
    Answer packed =
        run(
            Map.of("PATH", "/usr/bin:/bin", "JAVA_HOME", System.getProperty("java.home")),
            "bash",
            PROJECT.resolve("scripts/package").toString(),
            packages.toString(),
            classPath(),
            "--no-deb");
    assertThat(packed.code()).as(packed.text()).isZero();
    try (Stream<Path> files = Files.list(packages)) {
      return files
          .filter(file -> file.toString().endsWith(".tar.gz"))
          .findFirst()
          .orElseThrow(() -> new AssertionError(packed.text()));
    }
  }

  /** The program under test as jars, as the launcher has it; folders of classes become one. */
  private String classPath() throws IOException, InterruptedException {
    List<String> jars = new ArrayList<>();
    Path ours = folder.resolve("classes.jar");
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      Path path = Path.of(entry);
      if (!entry.isEmpty() && Files.isDirectory(path) && !isOfTests(path)) {
        Answer made =
            run(
                Map.of(),
                Path.of(System.getProperty("java.home"), "bin", "jar").toString(),
                Files.exists(ours) ? "-uf" : "-cf",
                ours.toString(),
                "-C",
                entry,
                ".");
        assertThat(made.code()).as(made.text()).isZero();
      } else if (entry.endsWith(".jar") && !OF_TESTS.matcher(path.getFileName() + "").matches()) {
        jars.add(entry);
      }
    }
    if (Files.exists(ours)) {
      jars.addFirst(ours.toString());
    }
    return String.join(File.pathSeparator, jars);
  }

  private static boolean isOfTests(Path classes) {
    return classes.getFileName().toString().startsWith("test-");
  }

  private Process start(Map<String, String> environment, List<String> command) throws IOException {
    ProcessBuilder builder =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true);
    builder.environment().clear();
    builder.environment().putAll(environment);
    return builder.start();
  }

  private Answer run(Map<String, String> environment, String... command)
      throws IOException, InterruptedException {
    Process process = start(environment, List.of(command));
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Answer(process.waitFor(), text);
  }
}
