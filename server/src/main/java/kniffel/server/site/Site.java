package kniffel.server.site;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.DirectoryNotEmptyException;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import kniffel.table.json.Codec;
import kniffel.telling.GamesAndWords;
import kniffel.web.Asset;
import kniffel.web.Assets;
import kniffel.words.Language;
import kniffel.words.Words;

/**
 * The client as a folder of plain files that any file server can show, in any sub-folder: every
 * address in it is relative, and what a server would answer is a file.
 */
public final class Site {

  /** As a server sends it, without the headers that a page cannot declare itself. */
  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:;"
          + " connect-src 'self'; manifest-src 'self'; worker-src 'self';"
          + " base-uri 'none'; form-action 'none'";

  private static final String INDEX = "index.html";
  private static final String MANIFEST = "manifest.webmanifest";

  private final Map<String, byte[]> files = new LinkedHashMap<>();

  /** The client of this program with an engine. */
  public static Site of(EngineFiles engine) {
    return new Site(Assets.packed(), engine);
  }

  private Site(Assets assets, EngineFiles engine) {
    for (Asset asset : assets.all()) {
      files.put(asset.path(), asset.bytes());
    }
    files.put(INDEX, bytes(index(text(INDEX), engine.folder())));
    files.put(MANIFEST, bytes(text(MANIFEST).replace("\"/\"", "\".\"").replace("\"/", "\"")));
    GamesAndWords gamesAndWords = new GamesAndWords(new Codec());
    for (Language language : Language.values()) {
      Words words = Words.in(language);
      files.put("api/games/" + language.code(), bytes(gamesAndWords.games(words)));
      for (String part : List.of("first", "more")) {
        files.put(
            "api/words/" + language.code() + "/" + part, bytes(GamesAndWords.words(words, part)));
      }
    }
    engine.files().forEach((name, bytes) -> files.put(engine.folder() + "/" + name, bytes));
    files.put("offline.json", bytes(offline()));
    files.putAll(SiteSheets.all()); // nobody prints without a network, so they are not kept
  }

  /** What a device stores as soon as somebody plays on it. */
  private String offline() {
    return OfflinePages.list(
        files.keySet().stream()
            .filter(path -> !path.equals("worker.js"))
            .map(path -> path.equals(INDEX) ? "" : path)
            .toList());
  }

  private static String index(String page, String engine) {
    return OfflinePages.marked(page, engine)
        .replace("<html", "<html data-site")
        .replace(
            "<meta charset=\"utf-8\">",
            "<meta charset=\"utf-8\">\n<meta http-equiv=\"Content-Security-Policy\" content=\""
                + POLICY
                + "\">")
        .replace("href=\"/", "href=\"")
        .replace("src=\"/", "src=\"");
  }

  private String text(String path) {
    byte[] bytes = files.get(path);
    if (bytes == null) {
      throw new IllegalStateException("the client was built without " + path);
    }
    return new String(bytes, StandardCharsets.UTF_8);
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /**
   * Creates a folder for a site if it does not exist.
   *
   * @throws java.nio.file.FileSystemException if it is not an empty folder, or cannot be created
   */
  public static void prepare(Path folder) throws IOException {
    if (Files.exists(folder) && !Files.isDirectory(folder)) {
      throw new NotDirectoryException(folder.toString());
    }
    Files.createDirectories(folder);
    try (Stream<Path> there = Files.list(folder)) {
      if (there.findAny().isPresent()) {
        throw new DirectoryNotEmptyException(folder.toString());
      }
    }
    if (!Files.isWritable(folder)) {
      throw new AccessDeniedException(folder.toString());
    }
  }

  /** Writes all files into a folder that was prepared. */
  public List<Path> write(Path folder) throws IOException {
    List<Path> written = new ArrayList<>();
    for (Map.Entry<String, byte[]> file : files.entrySet()) {
      Path path = folder.resolve(file.getKey());
      Files.createDirectories(path.getParent());
      written.add(Files.write(path, file.getValue()));
    }
    return written;
  }
}
