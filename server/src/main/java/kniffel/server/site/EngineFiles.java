package kniffel.server.site;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * The engine of the games in the browser, as the compiler left it, and the files that it reads:
 * catalogues, levels, learned values.
 */
public final class EngineFiles {

  private static final List<String> ENGINE = List.of("engine.js", "kniffel.wasm");

  /** What it may ask for: everything that lies next to these classes. */
  private static final Pattern READ =
      Pattern.compile("kniffel/(words|bots|table)/.+(?<!\\.class|\\.html)");

  private static final int TAG_BYTES = 6;

  /** The first bytes of packed files. */
  private static final short GZIP = 0x1f8b;

  private final SortedMap<String, byte[]> files;

  private EngineFiles(SortedMap<String, byte[]> files) {
    this.files = files;
  }

  /** Whether a folder has an engine. */
  public static boolean areIn(Path folder) {
    return ENGINE.stream().allMatch(name -> Files.isRegularFile(folder.resolve(name)));
  }

  /** The engine in a folder, what was made for it there, and what it needs from this program. */
  public static EngineFiles in(Path folder) throws IOException {
    SortedMap<String, byte[]> files = new TreeMap<>();
    for (String name : ENGINE) {
      files.put(name, Files.readAllBytes(folder.resolve(name)));
    }
    read(folder, files);
    for (String place : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
      read(Path.of(place), files);
    }
    return new EngineFiles(files);
  }

  private static void read(Path place, Map<String, byte[]> files) throws IOException {
    if (Files.isDirectory(place.resolve("kniffel"))) {
      try (Stream<Path> all = Files.walk(place.resolve("kniffel"))) {
        for (Path file : all.filter(Files::isRegularFile).toList()) {
          String name = place.relativize(file).toString().replace(File.separatorChar, '/');
          if (READ.matcher(name).matches()) {
            files.put(name, unpacked(Files.readAllBytes(file)));
          }
        }
      }
    } else if (Files.isRegularFile(place)) {
      try (ZipFile jar = new ZipFile(place.toFile())) {
        for (ZipEntry entry : Collections.list(jar.entries())) {
          if (!entry.isDirectory() && READ.matcher(entry.getName()).matches()) {
            files.put(entry.getName(), unpacked(jar.getInputStream(entry).readAllBytes()));
          }
        }
      }
    }
  }

  /** The engine cannot unpack gzip, so files are unpacked here and compressed again when served. */
  private static byte[] unpacked(byte[] file) throws IOException {
    if (file.length < 2 || ByteBuffer.wrap(file).getShort() != GZIP) {
      return file;
    }
    try (InputStream in = new GZIPInputStream(new ByteArrayInputStream(file))) {
      return in.readAllBytes();
    }
  }

  /** Each file by its path within the folder of the engine. */
  public SortedMap<String, byte[]> files() {
    return Collections.unmodifiableSortedMap(files);
  }

  /**
   * The name of that folder: it changes with any of its contents, so browsers may cache it
   * permanently.
   */
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
