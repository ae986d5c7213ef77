package kniffel.cli;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A shell in a pseudo terminal of 80×24 that runs the command, as {@code script} makes one. */
final class PseudoTerminal implements AutoCloseable {

  private final Process script;
  private final OutputStream keys;
  private final Said said = new Said();
  private final Thread reader;

  PseudoTerminal(Path data, String... args) throws IOException {
    List<String> words = new ArrayList<>();
    words.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    words.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    words.addAll(List.of("--enable-native-access=ALL-UNNAMED", "-Dkniffel.terminals=012"));
    words.addAll(List.of("-cp", System.getProperty("java.class.path"), "kniffel.cli.Main"));
    words.addAll(Arrays.asList(args));
    String command = words.stream().map(word -> '"' + word + '"').collect(Collectors.joining(" "));
    // Before and after, the shell prints the modes of its terminal, and how the command ended.
    String shell =
        "stty rows 24 cols 80; echo before=$(stty -g)=; sh -c 'echo pid=$$=; exec "
            + command
            + "'; echo code=$?=; echo after=$(stty -g)=";
    // A test run that outlives its terminal ignores hang-ups, and the command would inherit that.
    ProcessBuilder builder =
        new ProcessBuilder("env", "--default-signal=HUP", "script", "-qec", shell, "/dev/null");
    builder.environment().put("TERM", "xterm-256color");
    builder.environment().put("SHELL", "/bin/sh");
    builder.environment().put("LC_ALL", "C.UTF-8");
    builder.environment().put("XDG_DATA_HOME", data.toString());
    builder.environment().put("XDG_CONFIG_HOME", data.toString());
    script = builder.redirectErrorStream(true).start();
    keys = script.getOutputStream();
    reader = Thread.ofPlatform().daemon().start(this::read);
  }

  private void read() {
    try {
      script.getInputStream().transferTo(said);
    } catch (IOException e) {
      // The terminal is gone; those who wait for more are told.
    }
  }

  /** Types keys as they are. */
  void type(String typed) throws IOException {
    keys.write(typed.getBytes(StandardCharsets.UTF_8));
    keys.flush();
  }

  /** Waits until words are painted in one piece. */
  void await(String words) throws InterruptedException {
    said.await(words);
  }

  /** Sends a signal to the command itself, not to the shell around it. */
  void signal(String name) throws IOException, InterruptedException {
    Process kill = new ProcessBuilder("kill", "-" + name, saidAs("pid")).inheritIO().start();
    if (kill.waitFor() != 0) {
      throw new IllegalStateException("no " + name + " was sent");
    }
  }

  /** Waits until the command and the shell have ended. */
  void end() throws InterruptedException {
    if (!script.waitFor(Said.PATIENCE_SECONDS, TimeUnit.SECONDS)) {
      throw new IllegalStateException("still running: " + said.text());
    }
    reader.join();
  }

  /** What the shell printed under a name. */
  String saidAs(String name) {
    Matcher matcher = Pattern.compile(name + "=([^=]*)=").matcher(said.text());
    if (!matcher.find()) {
      throw new IllegalStateException(name + " is not in " + said.text());
    }
    return matcher.group(1);
  }

  /** Everything that came to the terminal. */
  String text() {
    return said.text();
  }

  @Override
  public void close() throws IOException {
    script.descendants().forEach(ProcessHandle::destroyForcibly);
    script.destroyForcibly();
    keys.close();
  }
}
