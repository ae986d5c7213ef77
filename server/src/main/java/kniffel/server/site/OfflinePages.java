package kniffel.server.site;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import kniffel.web.Asset;
import kniffel.web.Assets;
import kniffel.words.Language;

/**
 * What a server's pages need for games on the visitor's own device: the engine, a first page that
 * says where it is, and the list of everything that such a device keeps.
 */
public final class OfflinePages {

  private final Map<String, Asset> files = new LinkedHashMap<>();
  private final String folder;

  /** Packs everything, which takes a while. */
  public OfflinePages(Assets assets, EngineFiles engine) {
    folder = engine.folder();
    engine.files().forEach((name, bytes) -> put(Asset.of(folder + "/" + name, bytes)));
    put(Asset.of("offline.json", bytes(list(paths(assets)))));
  }

  private void put(Asset asset) {
    files.put(asset.path(), asset);
  }

  /** The worker is not one of them, because browsers keep it themselves. */
  private List<String> paths(Assets assets) {
    List<String> paths = new ArrayList<>(List.of("", "api/games"));
    for (Asset asset : assets.all()) {
      if (!asset.path().equals("worker.js") && !asset.path().equals("index.html")) {
        paths.add(asset.path());
      }
    }
    for (Language language : Language.values()) {
      paths.add("api/words/" + language.code() + "/first");
      paths.add("api/words/" + language.code() + "/more");
    }
    paths.addAll(files.keySet());
    return paths;
  }

  /** A list of addresses as JSON. */
  static String list(List<String> paths) {
    return paths.stream()
        .map(path -> "\"/" + path + "\"")
        .collect(Collectors.joining(",\n", "[", "]\n"));
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** What is to be sent for a path without its first slash, if it is one of these. */
  public Optional<Asset> find(String path) {
    return Optional.ofNullable(files.get(path));
  }

  /** The first page, which now says where the engine is. */
  public Asset index(Asset page) {
    String marked = marked(new String(page.bytes(), StandardCharsets.UTF_8), folder);
    return Asset.of(page.path(), bytes(marked));
  }

  /** A page that says where the engine is. */
  static String marked(String page, String folder) {
    return page.replace("<html lang", "<html data-engine=\"/" + folder + "/\" lang");
  }
}
