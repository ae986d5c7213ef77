package kniffel.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * The types of the client fit and its own tests pass: web/check, with the Deno that was unpacked.
 */
class ClientCheckTest {

  @Test
  void typesFitAndItsTestsPass() throws IOException, InterruptedException {
    assumeTrue(
        Files.exists(Path.of("node_modules/.bin/deno")), "there is no Deno for this machine");
    // By tests of the server, which come later.
    assumeFalse(Boolean.getBoolean("golden.write"), "the schemas of the types are being written");
    Process check = new ProcessBuilder("./check").redirectErrorStream(true).start();
    String said = new String(check.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(check.waitFor()).withFailMessage(() -> wrong(said)).isZero();
  }

  /** Without what went well, which would stand above it. */
  private static String wrong(String said) {
    return said.lines()
        .filter(line -> !line.matches("running \\d+ tests? from .*|.* \\.\\.\\. .*ok \\(.*"))
        .collect(Collectors.joining("\n"));
  }
}
