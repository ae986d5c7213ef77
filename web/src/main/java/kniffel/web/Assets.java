package kniffel.web;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** All files of the client, from the program itself or, while developing, from a folder. */
public final class Assets {

  private static final String INDEX = "index.html";
  private static final String LIST = "files.txt";

  /** The first path segments of addresses that are pages of the client. */
  private static final List<String> PAGES =
      List.of(
          "",
          "t",
          "join",
          "watch",
          "me",
          "rules",
          "settings",
          "statistics",
          "daily",
          "evening",
          "review",
          "r",
          "book",
          "paper",
          "print");

  private final Map<String, Asset> files;
  private final Asset index;

  private Assets(Map<String, Asset> files) {
    Asset page = files.get(INDEX);
    if (page == null) {
      throw new IllegalStateException("the client has no " + INDEX);
    }
    this.files = files;
    this.index = page;
  }

  /** The files that came with the program. */
  public static Assets packed() {
    List<String> paths =
        new String(resource(LIST), StandardCharsets.UTF_8)
            .lines()
            .filter(line -> !line.isBlank())
            .toList();
    return new Assets(collect(paths, Assets::resource));
  }

  /** The files in a folder as they are now. */
  public static Assets in(Path folder) {
    try (Stream<Path> all = Files.walk(folder)) {
      List<String> paths =
          all.filter(Files::isRegularFile)
              .map(file -> folder.relativize(file).toString().replace('\\', '/'))
              .filter(path -> !path.equals(LIST))
              .sorted()
              .toList();
      return new Assets(collect(paths, path -> read(folder.resolve(path))));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private interface Source {
    byte[] bytes(String path);
  }

  private static Map<String, Asset> collect(List<String> paths, Source source) {
    return paths.stream()
        .collect(
            Collectors.toMap(
                path -> path,
                path -> Asset.of(path, source.bytes(path)),
                (one, other) -> one,
                LinkedHashMap::new));
  }

  private static byte[] resource(String path) {
    try (InputStream stream = Assets.class.getResourceAsStream(path)) {
      if (stream == null) {
        throw new IllegalStateException("the client was built without " + path);
      }
      return stream.readAllBytes();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static byte[] read(Path file) {
    try {
      return Files.readAllBytes(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public Collection<Asset> all() {
    return files.values();
  }

  /** What to send for an address like {@code /t/abc} or {@code /assets/main-x.js}. */
  public Optional<Asset> find(String address) {
    String path = address.startsWith("/") ? address.substring(1) : address;
    Asset file = files.get(path);
    if (file != null) {
      return Optional.of(file);
    }
    String page = path.split("/", 2)[0];
    return PAGES.contains(page) ? Optional.of(index()) : Optional.empty();
  }

  /** The page that every route begins with; also what a wrong address should show. */
  public Asset index() {
    return index;
  }
}
