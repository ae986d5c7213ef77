package kniffel.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.telling.agreed.Names;
import org.junit.jupiter.api.Test;

/** No two things of the program have one name, wherever they are. */
class NamesTest {

  /** One thing each, of which different places need a form of their own. */
  private static final Set<String> ONE_THING =
      Set.of(
          // In the program, and as it travels.
          "Adding",
          "Books",
          "Entry", // of the books
          "Hint",
          "Level",
          "PaperForm",
          "Results",
          "ReviewLink",
          "ReviewLinks",
          "Session",
          "Statistics",
          "Strength",
          "Verdict", // of a verification
          "Why",
          // On a server, and without one: at a terminal, on a device, in a simulation.
          "Call",
          "Errands",
          "Reply",
          "Result", // of a person in a game
          // To a person at a terminal, and in a message.
          "Offers",
          // Of a game, in its rules and where they are used.
          "Combining",
          "Play",
          // Of each program, menu, calculation, or kind of dice, and looked at nowhere else.
          "KeyEffect",
          "Main",
          "Pad",
          "Stream");

  private static final Set<String> GAMES =
      Rulebooks.ALL.stream().map(Rulebook::id).collect(Collectors.toSet());

  private static final Pattern JAVA_TYPE =
      Pattern.compile(
          "^( *)((?:(?:public|private|protected|static|final|abstract|sealed|non-sealed) )*)"
              + "(?:record|enum|interface|class) (\\w+)([^{]*)",
          Pattern.MULTILINE);

  private static final Pattern IMPORT =
      Pattern.compile("^import kniffel\\.[\\w.]*?([A-Z]\\w*\\.[A-Z]\\w*);", Pattern.MULTILINE);

  private static final Pattern CLIENT_NAME =
      Pattern.compile(
          "^(?:export (?:default )?(?:abstract )?(?:async )?(?:const|let|function)"
              + "|(?:export )?(?:abstract )?(?:class|interface|type)) (\\w+)",
          Pattern.MULTILINE);

  /** What the games have in common is called the same in each of them, and only there. */
  @Test
  void eachNameStandsForOneThing() throws IOException {
    Places places = new Places();
    for (Path file : sources("java")) {
      for (Type type : types(file)) {
        if (type.kindOf().isEmpty()) {
          places.add(type.name(), file);
        }
      }
    }
    assertThat(places.all).containsKeys("Room", "LegalMoves", "Rated").hasSizeGreaterThan(1000);
    assertThat(places.several())
        .as("one of each should have a name that says what it is")
        .containsOnlyKeys(ONE_THING);
  }

  /**
   * So {@code Page.Over} and {@code Next.Over} are two names. In its game a state needs no more.
   */
  @Test
  void theKindsOfTypesAreNamedWithTheirType() throws IOException {
    Map<String, Set<String>> kinds = new TreeMap<>();
    for (Path file : sources("java")) {
      for (Type type : types(file)) {
        Set<String> of = kinds.computeIfAbsent(type.name(), any -> new TreeSet<>());
        of.add(type.kindOf().map(outer -> outer + "." + type.name()).orElse(""));
      }
    }
    Set<String> alike =
        kinds.values().stream()
            .filter(of -> of.size() > 1)
            .flatMap(Set::stream)
            .collect(Collectors.toSet());
    assertThat(alike).contains("Page.Over", "Next.Over");
    for (Path file : sources("java")) {
      if (!isOfGame(file)) {
        assertThat(IMPORT.matcher(Files.readString(file)).results().map(each -> each.group(1)))
            .as("%s", file)
            .doesNotContainAnyElementsOf(alike);
      }
    }
  }

  @Test
  void eachNameStandsForOneThingInTheClientToo() throws IOException {
    Places places = new Places();
    for (Path file : sources("ts")) {
      CLIENT_NAME
          .matcher(Files.readString(file))
          .results()
          .forEach(name -> places.add(name.group(1), file));
    }
    assertThat(places.all).containsKeys("Sitting", "cover", "Spot").hasSizeGreaterThan(500);
    assertThat(places.several())
        .as("one of each should have a name that says what it is")
        .isEmpty();
  }

  /** What a page lets people be called, servers take, and it fits on a seat. */
  @Test
  void theLongestNamesFit() throws IOException {
    String settings = Files.readString(Path.of("../web/src/main/ts/core/settings.ts"));
    Matcher longest = Pattern.compile("LONGEST_NAME = (\\d+);").matcher(settings);
    assertThat(longest.find()).isTrue();
    assertThat(Integer.parseInt(longest.group(1))).isLessThanOrEqualTo(Names.MAX_LENGTH);
  }

  /** Where names stand: games have a place in common, in which each has every name once. */
  private static final class Places {

    private final Map<String, Set<String>> all = new TreeMap<>();
    private final Set<String> inGames = new HashSet<>();

    void add(String name, Path file) {
      Set<String> places = all.computeIfAbsent(name, any -> new TreeSet<>());
      places.add(isOfGame(file) ? "a game" : file.toString());
      if (isOfGame(file) && !inGames.add(game(file) + " " + name)) {
        places.add("again in " + game(file));
      }
    }

    Map<String, Set<String>> several() {
      Map<String, Set<String>> several = new TreeMap<>(all);
      several.values().removeIf(where -> where.size() == 1);
      return several;
    }
  }

  private static String game(Path file) {
    return file.getParent().getFileName().toString();
  }

  private static boolean isOfGame(Path file) {
    return GAMES.contains(game(file));
  }

  /**
   * A type.
   *
   * @param kindOf the sealed type around it, if it is one of its kinds
   */
  private record Type(String name, Optional<String> kindOf) {}

  private static List<Type> types(Path file) throws IOException {
    List<Type> types = new ArrayList<>();
    Map<Integer, String> outer = new HashMap<>();
    Matcher type = JAVA_TYPE.matcher(Files.readString(file).replaceAll("(?s)/\\*.*?\\*/", ""));
    while (type.find()) {
      int depth = type.group(1).length();
      String around = outer.getOrDefault(depth - 2, "");
      boolean isKind =
          !around.isEmpty()
              && !type.group(2).contains("private")
              && type.group(4).contains("implements ");
      types.add(new Type(type.group(3), isKind ? Optional.of(around) : Optional.empty()));
      outer.put(depth, type.group(2).contains("sealed") ? type.group(3) : "");
    }
    return types;
  }

  /** The sources in a language, by the folder and the ending of its files. */
  private static List<Path> sources(String language) throws IOException {
    try (Stream<Path> modules = Files.list(Path.of(".."))) {
      List<Path> mains =
          modules
              .map(each -> each.resolve("src/main").resolve(language))
              .filter(Files::isDirectory)
              .toList();
      return mains.stream().flatMap(main -> in(main, "." + language)).toList();
    }
  }

  private static Stream<Path> in(Path folder, String ending) {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(file -> file.toString().endsWith(ending)).toList().stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
