import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;

/**
 * Lays down the skeleton of a new game: copies the template, a tiny but complete game called
 * newgame, under the new name, and adds the game to the four lists of games and to the independent
 * verifier. Nothing that is there is ever overwritten; whatever is wrong is said in one line before
 * anything is written.
 */
final class NewGame {

  /** The name of the game in the template, and of its classes. */
  private static final String NAME = "newgame";

  private static final String CLASS = "Newgame";

  /** Where the games are listed, and what the entry of a game looks like there. */
  private enum Registry {
    RULEBOOKS("rules/src/main/java/kniffel/rules/Rulebooks.java", "Rulebook", "new %sRulebook()"),
    SHEETS("paper/src/main/java/kniffel/paper/Sheets.java", "Sheet", "new %sSheet()"),
    MINDS("bots/src/main/java/kniffel/bots/Minds.java", "Bots", "%sBots.ENTRY"),
    TERMINALS("cli/src/main/java/kniffel/cli/play/Terminals.java", "Terminal", "%sTerminal.ENTRY");

    private final String file;
    private final String kind;
    private final String entry;

    Registry(String file, String kind, String entry) {
      this.file = file;
      this.kind = kind;
      this.entry = entry;
    }

    /** The list with one more game: an import and an entry. */
    String with(String id, String name, String text) {
      String module = file.substring(0, file.indexOf('/'));
      String line = "import kniffel.%s.%s.%s%s;\n".formatted(module, id, name, kind);
      int imports = text.indexOf("import ");
      int end = text.indexOf("List.of(");
      end = text.indexOf(");\n", end); // the entries have no semicolon of their own
      if (imports < 0 || end < 0) {
        throw new IllegalStateException("no list of games in " + file);
      }
      String listed =
          text.substring(0, end) + ",\n          " + entry.formatted(name) + text.substring(end);
      return sorted(listed.substring(0, imports) + line + listed.substring(imports));
    }
  }

  /** Has a list of games too, in Python, and says of each what chance does in it. */
  private static final String VERIFIER = "tools/verify-record";

  /** Classes of libraries that the skeleton's tests and code import. */
  private static final Set<String> LIBRARY = Set.of("Test", "Tag", "Nullable", "Java");

  /** Words of TypeScript that Java does not have. */
  private static final Set<String> SCRIPT_WORDS =
      Set.of(
          "as",
          "async",
          "await",
          "debugger",
          "delete",
          "export",
          "from",
          "function",
          "in",
          "let",
          "of",
          "type",
          "typeof",
          "undefined",
          "with",
          "yield");

  private final Path home;
  private final Path template;
  private final String id;
  private final String name;

  private NewGame(Path tool, String id) {
    this.home = tool.getParent().getParent();
    this.template = tool.resolve("template");
    this.id = id;
    this.name = id.isEmpty() ? "" : id.substring(0, 1).toUpperCase(Locale.ROOT) + id.substring(1);
  }

  public static void main(String[] args) throws IOException {
    if (args.length != 2) {
      System.err.println("Usage: ./kniffel new-game ID, where ID is a short name such as bingo");
      System.exit(2);
    }
    NewGame game = new NewGame(Path.of(args[0]).toAbsolutePath().normalize(), args[1]);
    Optional<String> problem = game.problem();
    if (problem.isPresent()) {
      System.err.println(problem.get());
      System.exit(2);
    }
    game.write();
  }

  /** Why there can be no game of this name. */
  private Optional<String> problem() throws IOException {
    if (!id.matches("[a-z][a-z0-9]{2,15}")) {
      return Optional.of(
          "\"%s\" is no id: it needs 3 to 16 small letters and digits, a letter first"
              .formatted(id));
    }
    if (SourceVersion.isKeyword(id) || SCRIPT_WORDS.contains(id) || isClassWeUse()) {
      return Optional.of(id + " is no id: the word has a meaning in the code already");
    }
    try (Stream<Path> words = Files.list(home.resolve("words/src/main/resources/kniffel/words"))) {
      for (Path file : words.filter(each -> each.toString().endsWith(".en.properties")).toList()) {
        if (Files.readAllLines(file).stream().anyMatch(line -> line.startsWith(id + "."))) {
          return Optional.of("%s is taken: %s speaks of it".formatted(id, home.relativize(file)));
        }
      }
    }
    for (Path file : files().keySet()) {
      // A folder of this name belongs to something else, even if the file itself were new.
      Path taken = file.getParent().endsWith(id) ? file.getParent() : file;
      if (Files.exists(home.resolve(taken))) {
        return Optional.of("%s is taken: there is %s".formatted(id, taken));
      }
    }
    return Optional.empty();
  }

  /** Whether the class of the game would be called as one that its code needs. */
  private boolean isClassWeUse() throws IOException {
    boolean ours =
        Stream.of("rules", "rules/dice", "paper", "bots", "cli/play")
            .map(folder -> "%s/src/main/java/kniffel/%s".formatted(folder.split("/")[0], folder))
            .anyMatch(folder -> Files.exists(home.resolve(folder, name + ".java")));
    return ours
        || Stream.of("java.lang.", "java.util.").anyMatch(each -> exists(each + name))
        || LIBRARY.contains(name)
        || name.equals("None")
        || Pattern.compile("^class " + name + "\\b", Pattern.MULTILINE)
            .matcher(Files.readString(home.resolve(VERIFIER)))
            .find();
  }

  private static boolean exists(String type) {
    try {
      Class.forName(type);
      return true;
    } catch (ClassNotFoundException e) {
      return false;
    }
  }

  /** The files of the game, by their place from the root of the repository. */
  private Map<Path, String> files() throws IOException {
    Map<Path, String> files = new LinkedHashMap<>();
    try (Stream<Path> all = Files.walk(template)) {
      for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
        String text = renamed(Files.readString(file));
        Path place = Path.of(renamed(template.relativize(file).toString()));
        files.put(place, place.toString().endsWith(".java") ? sorted(text) : text);
      }
    }
    return files;
  }

  private String renamed(String text) {
    return text.replace(NAME, id).replace(CLASS, name);
  }

  /** The verifier with one more game: what chance does in it, and an entry. */
  private String verifier() throws IOException {
    String text = Files.readString(home.resolve(VERIFIER));
    int games = text.indexOf("GAMES = {");
    int end = text.indexOf("}\n", games);
    if (games < 0 || end < 0) {
      throw new IllegalStateException("no list of games in " + VERIFIER);
    }
    String chance = renamed(Files.readString(template.resolveSibling("chance.py")));
    String entry = ", '%s': %s".formatted(id, name);
    return text.substring(0, games)
        + chance
        + "\n\n"
        + text.substring(games, end)
        + entry
        + text.substring(end);
  }

  /** The same source with its imports in the order of their names. */
  private static String sorted(String source) {
    List<String> lines = new ArrayList<>(source.lines().toList());
    List<Integer> places = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      if (lines.get(i).startsWith("import ") && !lines.get(i).startsWith("import static ")) {
        places.add(i);
      }
    }
    List<String> imports = places.stream().map(lines::get).sorted().toList();
    for (int i = 0; i < places.size(); i++) {
      lines.set(places.get(i), imports.get(i));
    }
    return lines.stream().collect(Collectors.joining("\n", "", "\n"));
  }

  private void write() throws IOException {
    // All is read and put together before the first file is written.
    Map<Path, String> files = files();
    Map<Path, String> lists = new LinkedHashMap<>();
    for (Registry registry : Registry.values()) {
      Path file = Path.of(registry.file);
      lists.put(file, registry.with(id, name, Files.readString(home.resolve(file))));
    }
    lists.put(Path.of(VERIFIER), verifier());
    files.forEach(this::create);
    lists.forEach(this::replace);
    System.out.println(
        """
        %s is laid down: %d new files, and something in each of
          %s
        It is a tiny game that can be played. Make it yours:
          mvn spotless:apply     formats it
          ./kniffel test --quick -Drecords.add=true -Dgolden.write=true
                                 writes playthroughs, records and schemas, and says what is missing
          ./kniffel play %s
        docs/ADDING_A_GAME.md tells the rest.\
        """
            .formatted(
                name,
                files.size(),
                lists.keySet().stream().map(Path::toString).collect(Collectors.joining("\n  ")),
                id));
  }

  private void create(Path file, String text) {
    try {
      Path place = home.resolve(file);
      Files.createDirectories(place.getParent());
      Files.createFile(place);
      Files.writeString(place, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private void replace(Path file, String text) {
    try {
      Files.writeString(home.resolve(file), text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
