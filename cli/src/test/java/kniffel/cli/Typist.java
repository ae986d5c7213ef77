package kniffel.cli;

import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Somebody who types into a running command and reads what it says. */
final class Typist implements AutoCloseable {

  private final PipedOutputStream keys = new PipedOutputStream();
  private final Said page = new Said();
  private final CompletableFuture<Integer> code = new CompletableFuture<>();

  private Typist(Map<String, String> environment, String... args) throws IOException {
    PipedInputStream in = new PipedInputStream(keys);
    Thread.ofPlatform()
        .daemon()
        .start(() -> code.complete(Main.run(args, in, page, page, environment, "")));
  }

  static Typist at(Path data, String... args) throws IOException {
    return new Typist(
        Map.of("LANG", "C", "XDG_DATA_HOME", data.toString(), "XDG_CONFIG_HOME", data.toString()),
        args);
  }

  void type(String line) throws IOException {
    keys.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    keys.flush();
  }

  void await(String words) throws InterruptedException {
    page.await(words);
  }

  /** Everything that was said so far. */
  String text() {
    return page.text();
  }

  /** The exit code, when the command has ended. */
  int end() throws InterruptedException, ExecutionException, TimeoutException {
    return code.get(Said.PATIENCE_SECONDS, TimeUnit.SECONDS);
  }

  @Override
  public void close() throws IOException {
    keys.close();
  }
}
