package kniffel.server.site;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The engine of the games in the browser, where this program came with it, and the files that it
 * reads: catalogues, levels, learned values.
 */
public final class EngineFiles {

  /** What the compiler leaves, among the resources of the program. */
  private static final String FOLDER = "/kniffel/engine/";

  private static final Pattern READ =
      Pattern.compile("kniffel/(words|bots|table)/.+(?<!\\.class|\\.html)");

  private static final int TAG_BYTES = 6;

  private final SortedMap<String, byte[]> files;

  private EngineFiles(SortedMap<String, byte[]> files) {
    this.files = files;
  }

  /** The engine that came with this program, if it did. */
  public static Optional<EngineFiles> packed() {
    SortedMap<String, byte[]> files = new TreeMap<>();
    for (String name : new String[] {"engine.js", "kniffel.wasm"}) {
      try (InputStream stream = EngineFiles.class.getResourceAsStream(FOLDER + name)) {
        if (stream == null) {
          return Optional.empty();
        }
        files.put(name, stream.readAllBytes());
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    for (String place : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      read(Path.of(place), files);
    }
    return Optional.of(new EngineFiles(files));
  }

  private static void read(Path place, Map<String, byte[]> files) {
    try {
      if (Files.isDirectory(place.resolve("kniffel"))) {
        try (Stream<Path> all = Files.walk(place.resolve("kniffel"))) {
          for (Path file : all.filter(Files::isRegularFile).toList()) {
            String name = place.relativize(file).toString().replace(File.separatorChar, '/');
            if (READ.matcher(name).matches()) {
              files.put(name, Files.readAllBytes(file));
            }
          }
        }
      } else if (Files.isRegularFile(place)) {
        try (ZipFile jar = new ZipFile(place.toFile())) {
          for (ZipEntry entry : Collections.list(jar.entries())) {
            if (!entry.isDirectory() && READ.matcher(entry.getName()).matches()) {
              files.put(entry.getName(), jar.getInputStream(entry).readAllBytes());
            }
          }
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Each file by its path within the folder of the engine. */
  public SortedMap<String, byte[]> files() {
    return Collections.unmodifiableSortedMap(files);
  }

  /** The name of that folder: it changes with anything in it, so browsers may keep it for ever. */
  public String folder() {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      files.forEach(
          (name, bytes) -> {
            digest.update(name.getBytes(StandardCharsets.UTF_8));
            digest.update(bytes);
          });
      return "engine-" + HexFormat.of().formatHex(digest.digest(), 0, TAG_BYTES);
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException(e); // every Java has it
    }
  }
}
