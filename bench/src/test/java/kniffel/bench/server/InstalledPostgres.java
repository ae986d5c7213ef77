package kniffel.bench.server;

import java.io.IOException;
import java.net.URI;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The PostgreSQL of this machine with its tools, which those of another version do not serve. */
final class InstalledPostgres implements AutoCloseable {

  private final Path programs;
  private final Path folder;
  private final int port;

  private InstalledPostgres(Path programs, Path folder, int port) {
    this.programs = programs;
    this.folder = folder;
    this.port = port;
  }

  /** Where Debian puts them. */
  static Optional<Path> programs() throws IOException {
    Path all = Path.of("/usr/lib/postgresql");
    if (!Files.isDirectory(all)) {
      return Optional.empty();
    }
    try (DirectoryStream<Path> versions = Files.newDirectoryStream(all)) {
      for (Path version : versions) {
        Path programs = version.resolve("bin");
        if (Files.isExecutable(programs.resolve("initdb"))
            && Files.isExecutable(programs.resolve("pg_dump"))) {
          return Optional.of(programs);
        }
      }
    }
    return Optional.empty();
  }

  /**
   * Starts one.
   *
   * @param folder an empty one, for its files
   */
  static InstalledPostgres start(Path programs, Path folder)
      throws IOException, InterruptedException {
    InstalledPostgres postgres = new InstalledPostgres(programs, folder, Kills.freePort());
    postgres.run("initdb", "-D", postgres.data(), "-A", "trust", "-U", "postgres", "-N");
    String options = "-h 127.0.0.1 -p " + postgres.port + " -k ''";
    postgres.run("pg_ctl", "-D", postgres.data(), "-w", "-t", "120", "-o", options, "start");
    return postgres;
  }

  private String data() {
    return folder.resolve("data").toString();
  }

  URI address(String database) {
    return URI.create("postgresql://postgres@127.0.0.1:" + port + "/" + database);
  }

  /** Runs one of its programs until that is done; root is nobody there, as they demand. */
  void run(String program, String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    if (System.getProperty("user.name").equals("root")) {
      command.addAll(List.of("unshare", "-U"));
    }
    command.add(programs.resolve(program).toString());
    command.addAll(List.of(arguments));
    Path said = folder.resolve("said");
    int code =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(said.toFile())
            .start()
            .waitFor();
    if (code != 0) {
      throw new IOException(program + ": " + Files.readString(said));
    }
  }

  @Override
  public void close() throws IOException {
    try {
      run("pg_ctl", "-D", data(), "-m", "immediate", "stop");
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("nobody waited until PostgreSQL had stopped", e);
    }
  }
}
