package kniffel.cli;

import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Optional;
import java.util.Properties;

/** Who this user is at which server; anyone who can read the file is this player there. */
final class Identities {

  private final Path file;

  Identities(Path folder) {
    this.file = folder.resolve("players.properties");
  }

  Optional<String> at(URI server) throws IOException {
    return Optional.ofNullable(read().getProperty(server.toString()));
  }

  void keep(URI server, String token) throws IOException {
    Properties known = read();
    if (token.equals(known.getProperty(server.toString()))) {
      return;
    }
    known.setProperty(server.toString(), token);
    Files.createDirectories(file.toAbsolutePath().getParent());
    if (!Files.exists(file)) {
      Files.createFile(file);
      if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-------"));
      }
    }
    try (Writer out = Files.newBufferedWriter(file)) {
      known.store(out, null);
    }
  }

  private Properties read() throws IOException {
    Properties known = new Properties();
    if (Files.exists(file)) {
      try (Reader in = Files.newBufferedReader(file)) {
        known.load(in);
      }
    }
    return known;
  }
}
