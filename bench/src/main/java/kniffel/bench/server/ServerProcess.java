package kniffel.bench.server;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A server in a separate process, as people start it. */
public final class ServerProcess implements AutoCloseable {

  private static final Pattern ADDRESS = Pattern.compile("http://[^:]+:(\\d+)");

  private final Process process;
  private final int port;
  private final Duration start;

  private ServerProcess(Process process, int port, Duration start) {
    this.process = process;
    this.port = port;
    this.start = start;
  }

  /**
   * Starts a server and waits until it is ready.
   *
   * @param arguments what follows {@code kniffel serve}
   */
  public static ServerProcess start(List<String> flags, List<String> arguments) throws IOException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-XX:+UseSerialGC");
    command.add("-XX:MaxTenuringThreshold=1");
    command.add("-XX:+IgnoreUnrecognizedVMOptions");
    command.add("--enable-native-access=ALL-UNNAMED");
    command.addAll(flags);
    // For somebody who wants to look into the server with a profiler.
    String further = System.getProperty("kniffel.flags", "");
    if (!further.isBlank()) {
      command.addAll(List.of(further.split(" ")));
    }
    command.add("-cp");
    command.add(System.getProperty("java.class.path"));
    command.add("kniffel.cli.Main");
    command.add("serve");
    command.addAll(arguments);
    long begin = System.nanoTime();
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    BufferedReader out =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
    Matcher address = ADDRESS.matcher("");
    while (!address.find()) {
      String line = out.readLine();
      if (line == null) {
        throw new IOException("the server did not start");
      }
      address = ADDRESS.matcher(line);
    }
    Duration time = Duration.ofNanos(System.nanoTime() - begin);
    return new ServerProcess(process, Integer.parseInt(address.group(1)), time);
  }

  /** The flags for the launcher's cache of loaded classes, where it has named one. */
  static List<String> cache() {
    String cache = System.getProperty("kniffel.cache", "");
    return cache.isEmpty()
        ? List.of()
        : List.of("-XX:AOTCache=" + cache, "-Xlog:aot=off", "-Xlog:cds=off");
  }

  public int port() {
    return port;
  }

  /** How long it took from the start of the process until it said that it is ready. */
  public Duration startTime() {
    return start;
  }

  /** The processor time it has used so far. */
  public Duration cpu() {
    return process.toHandle().info().totalCpuDuration().orElse(Duration.ZERO);
  }

  /**
   * The part of it that the compilers of its JVM have used; nothing where the system does not tell.
   */
  public Duration compiling() throws IOException {
    Path threads = Path.of("/proc", String.valueOf(process.pid()), "task");
    if (!Files.isDirectory(threads)) {
      return Duration.ZERO;
    }
    long nanos = 0;
    try (DirectoryStream<Path> each = Files.newDirectoryStream(threads)) {
      for (Path thread : each) {
        if (Files.readString(thread.resolve("comm")).matches("C[12] CompilerThre\\s*")) {
          String times = Files.readString(thread.resolve("schedstat"));
          nanos += Long.parseLong(times.substring(0, times.indexOf(' ')));
        }
      }
    } catch (NoSuchFileException e) {
      return compiling(); // a thread has just ended
    }
    return Duration.ofNanos(nanos);
  }

  /** The memory it holds, in megabytes; 0 where the system does not tell. */
  public long megabytes() throws IOException {
    Path status = Path.of("/proc", String.valueOf(process.pid()), "status");
    if (!Files.isReadable(status)) {
      return 0;
    }
    for (String line : Files.readAllLines(status)) {
      if (line.startsWith("VmRSS:")) {
        return Long.parseLong(line.replaceAll("\\D", "")) / 1024;
      }
    }
    return 0;
  }

  /** The memory that its objects need, in bytes, after collecting those that nobody needs. */
  public long liveBytes() throws IOException {
    Process jcmd =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "jcmd").toString(),
                String.valueOf(process.pid()),
                "GC.class_histogram")
            .start();
    try (BufferedReader out = jcmd.inputReader(StandardCharsets.UTF_8)) {
      String total =
          out.lines()
              .filter(line -> line.startsWith("Total"))
              .findFirst()
              .orElseThrow(() -> new IOException("jcmd does not tell"));
      return Long.parseLong(total.strip().split("\\s+", -1)[2]);
    }
  }

  /** Ends it as a power cut would. */
  public void kill() {
    process.destroyForcibly();
    process.onExit().join();
  }

  @Override
  public void close() {
    process.destroy();
    process.onExit().join();
  }
}
