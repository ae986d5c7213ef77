package kniffel.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The real command from the start of its process to its answer: seconds. */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 2)
@Measurement(iterations = 10)
@State(Scope.Benchmark)
public class Starting {

  private Path launcher;

  /** Whoever starts the benchmarks says where the command is. */
  @Setup
  public void setUp() {
    launcher = Path.of(System.getProperty("kniffel.home", "."), "kniffel").toAbsolutePath();
  }

  /** Until the first line: the games there are. */
  @Benchmark
  public String games() throws IOException {
    return firstLine("games");
  }

  /** Until the first line: the expected score; what comes after it is not waited for. */
  @Benchmark
  public String solve() throws IOException {
    String line = firstLine("solve", "classic", "--lang", "en");
    if (!line.contains("248.3213843018")) {
      throw new IllegalStateException(line);
    }
    return line;
  }

  private String firstLine(String... arguments) throws IOException {
    String[] command = new String[arguments.length + 1];
    command[0] = launcher.toString();
    System.arraycopy(arguments, 0, command, 1, arguments.length);
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
      return String.valueOf(out.readLine());
    } finally {
      process.destroyForcibly();
    }
  }
}
