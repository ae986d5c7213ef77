package kniffel.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;

/** A command that was run inside the test: its exit code and what it said. */
public record Run(int code, String out, String err) {

  /** Games that a test leaves behind are kept here, not among a person's own. */
  private static final String DATA =
      Path.of(System.getProperty("java.io.tmpdir"), "kniffel-cli-tests").toString();

  public static Run command(String... args) {
    return typing("", args);
  }

  /** Runs a command with these lines as input. */
  public static Run typing(String lines, String... args) {
    return typing(lines, Map.of("LANG", "C", "XDG_DATA_HOME", DATA, "XDG_CONFIG_HOME", DATA), args);
  }

  /** The same for a user with an environment. */
  static Run typing(String lines, Map<String, String> environment, String... args) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code =
        Main.run(
            args,
            new ByteArrayInputStream(lines.getBytes(StandardCharsets.UTF_8)),
            out,
            err,
            environment,
            "");
    return new Run(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /** The answer of a command that succeeded. */
  static JsonNode json(Run run) throws IOException {
    assertThat(run.code()).as(run.err()).isZero();
    return new ObjectMapper().readTree(run.out());
  }
}
