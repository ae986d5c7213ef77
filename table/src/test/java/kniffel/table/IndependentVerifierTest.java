package kniffel.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.abort;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kniffel.rules.Rulebook;
import kniffel.table.dice.Seed;
import kniffel.table.json.Codec;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * tools/verify-record, written in another language from docs/RECORDS.md, reaches the same verdicts
 * as the program, so the document is enough for others to check a game.
 */
class IndependentVerifierTest {

  private static final Path SCRIPT = Path.of("..", "tools", "verify-record").toAbsolutePath();
  private static final Path KEPT = Path.of("src/test/resources/records").toAbsolutePath();

  /** What the script says of each file, by its name. */
  private static Map<String, String> said(List<Path> files, int exit)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of("python3", SCRIPT.toString()));
    files.forEach(file -> command.add(file.toString()));
    Process process;
    try {
      process = new ProcessBuilder(command).redirectErrorStream(true).start();
    } catch (IOException e) {
      return abort("there is no python3 here, so tools/verify-record was not run: " + e);
    }
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isEqualTo(exit);
    Map<String, String> said = new TreeMap<>();
    for (String line : output.lines().toList()) {
      String[] parts = line.split(": ", 2);
      said.put(Path.of(parts[0]).getFileName().toString(), parts[1]);
    }
    return said;
  }

  @Test
  void itAgreesOnEveryKeptRecord() throws IOException, InterruptedException {
    List<String> expected = Files.readAllLines(KEPT.resolve("EXPECTED.txt"));
    List<Path> files =
        expected.stream().map(line -> KEPT.resolve(line.substring(0, line.indexOf(':')))).toList();
    Map<String, String> said = said(files, 3); // some are sealed, and nothing worse
    for (String line : expected) {
      Matcher parts = Pattern.compile("(.+?): \\d+ events, ([a-z-]+).*").matcher(line);
      assertThat(parts.matches()).isTrue();
      assertThat(said.get(parts.group(1))).as(line).startsWith(parts.group(2));
    }
    assertThat(said.get("classic-kniffel-finished.json"))
        .contains("first format: trust whoever ran the game");
  }

  @Test
  void itProvesTheDiceOfADay(@TempDir Path folder) throws IOException, InterruptedException {
    List<Path> files = new ArrayList<>();
    for (Header<?> header : DailyRecordsTest.alone().toList()) {
      Path file = folder.resolve("daily-" + files.size());
      Seed secret = new Seed("0123456789abcdef".repeat(4));
      try (OutputStream stream = Files.newOutputStream(file)) {
        new RecordWriter(new Codec())
            .write(DailyRecordsTest.played(header, files.size(), Optional.of(secret)), stream);
      }
      files.add(file);
    }
    assertThat(said(files, 0).values())
        .hasSize(files.size())
        .allSatisfy(line -> assertThat(line).startsWith("proven").contains("nobody added to them"));
    String game = Files.readString(files.getFirst());
    Path another = folder.resolve("another-day");
    Files.writeString(another, game.replace("2026-11-16", "2026-11-17"));
    assertThat(said(List.of(another), 1).get("another-day")).startsWith("forged event 2");
    Path early = folder.resolve("early");
    Files.writeString(early, game.replaceFirst(",\\s*\"seed\":\"[0-9a-f]+\"", ""));
    assertThat(said(List.of(early), 3).get("early")).contains("nothing is proven");
  }

  static Stream<Rulebook<?>> games() {
    return Variant.games();
  }

  /** A way to manipulate the record of a game, and the expected verdict. */
  private record Forgery(String name, UnaryOperator<String> change, String verdict) {}

  private static List<Forgery> forgeries(String game) {
    String seed = part("\"seed\":\"([0-9a-f]{64})\"", game);
    String entropy = part("\"entropy\":\"([0-9a-f]{64})\"", game);
    String saw = part("\"saw\":\"([0-9a-f]{64})\"", game);
    String option = part("\"options\":\\{(.*?)[,}]", game);
    String last = part("(.*\"outcome\".*)(?s:.*?)$", game);
    return List.of(
        new Forgery("name", text -> text.replace("Player 1", "Player 9"), "forged"),
        new Forgery("option", text -> text.replace(option, other(option)), "forged"),
        new Forgery("outcome", text -> text.replace(last, otherDigit(last)), "forged"),
        new Forgery("entropy", text -> text.replace(entropy, "f".repeat(64)), "broken-pledge"),
        new Forgery("seed", text -> text.replace(seed, "f".repeat(64)), "wrong-seed"),
        new Forgery(
            "commitment",
            text -> text.replace("\"saw\":\"" + saw, "\"saw\":\"" + "f".repeat(64)),
            "other-commitment"));
  }

  private static String part(String pattern, String game) {
    Matcher found = Pattern.compile(pattern).matcher(game);
    assertThat(found.find()).as(pattern).isTrue();
    return found.group(1);
  }

  /** Another value of an option; whether there is such a value does not matter to the hash. */
  private static String other(String option) {
    return option.replaceFirst(":.*", ":\"changed\"");
  }

  private static String otherDigit(String outcome) {
    int at = outcome.length() - 1;
    while (!Character.isDigit(outcome.charAt(at))) {
      at--;
    }
    return outcome.substring(0, at)
        + (outcome.charAt(at) == '1' ? '2' : '1')
        + outcome.substring(at + 1);
  }

  @Test
  void itClaimsNoMoreThanItCanKnow(@TempDir Path folder) throws IOException, InterruptedException {
    String game = Files.readString(KEPT.resolve("forone-base-pledged.json"));
    String seed = part("\"seed\":\"([0-9a-f]{64})\"", game);
    Path truncated = folder.resolve("truncated");
    Files.writeString(truncated, game.replaceFirst("(?s),\\s*\\{\"n\":9,.*\\]", "]"));
    assertThat(said(List.of(truncated), 0).get("truncated"))
        .contains("of 8 events, be the game over or not");
    Path loud = folder.resolve("loud");
    Files.writeString(loud, game.replace(seed, seed.toUpperCase(Locale.ROOT)));
    assertThat(said(List.of(loud), 2).get("loud")).startsWith("unreadable");
    Path untold = folder.resolve("untold");
    Files.writeString(untold, game.replaceFirst(",\\s*\"seed\":\"[0-9a-f]+\"", ""));
    assertThat(said(List.of(untold), 3).get("untold")).contains("nothing is proven");
    Path wrong = folder.resolve("wrong");
    Files.writeString(wrong, game.replace(seed, "f".repeat(64)));
    assertThat(said(List.of(untold, wrong), 1)).hasSize(2);
    assertThat(said(List.of(wrong, untold), 1)).hasSize(2);
    assertThat(said(List.of(untold, wrong, loud), 2)).hasSize(3);
    assertThat(said(List.of(loud, wrong, untold), 2)).hasSize(3);
  }

  @ParameterizedTest
  @MethodSource("games")
  void itFindsWhatWasForged(Rulebook<?> rulebook, @TempDir Path folder)
      throws IOException, InterruptedException {
    String preset = rulebook.presets().keySet().iterator().next();
    String game = Files.readString(KEPT.resolve(rulebook.id() + "-" + preset + "-pledged.json"));
    List<Forgery> forgeries = forgeries(game);
    List<Path> files = new ArrayList<>();
    for (Forgery forgery : forgeries) {
      String forged = forgery.change().apply(game);
      assertThat(forged).as(forgery.name()).isNotEqualTo(game);
      files.add(Files.writeString(folder.resolve(forgery.name()), forged));
    }
    Map<String, String> said = said(files, 1);
    for (Forgery forgery : forgeries) {
      assertThat(said.get(forgery.name())).as(forgery.name()).startsWith(forgery.verdict());
    }
  }

  /** The events of a record, each on a line of its own. */
  private static List<String> events(String game) {
    return part("(?s)\"events\":\\[\n(.*?)\n\\]", game)
        .lines()
        .map(line -> line.replaceFirst(",$", ""))
        .toList();
  }

  /** The record with other events; the game need not be over. */
  private static String with(List<String> events, String game) {
    int begin = game.indexOf("\"events\":[\n") + "\"events\":[\n".length();
    return game.substring(0, begin)
        + String.join(",\n", events)
        + game.substring(game.indexOf("\n]", begin));
  }

  private static String outcome(int event, String outcome) {
    return "{\"n\":" + event + ",\"outcome\":" + outcome + "}";
  }

  private static boolean isMove(String event) {
    return event.contains("\"move\"");
  }

  /** A number for each event: after how many of the first ones something else may be told. */
  private static List<Integer> places(List<String> events, boolean moveBefore, boolean moveAfter) {
    List<Integer> places = new ArrayList<>();
    for (int at = 1; at < Math.min(events.size(), 150); at++) {
      if (isMove(events.get(at - 1)) == moveBefore && isMove(events.get(at)) == moveAfter) {
        places.add(at);
      }
    }
    assertThat(places).isNotEmpty();
    return places;
  }

  @ParameterizedTest
  @MethodSource("games")
  void chanceSpeaksWhereItIsDueAndOnlyThere(Rulebook<?> rulebook, @TempDir Path folder)
      throws IOException, InterruptedException {
    List<Path> extra = new ArrayList<>();
    List<Path> missing = new ArrayList<>();
    for (String preset : rulebook.presets().keySet()) {
      String game = Files.readString(KEPT.resolve(rulebook.id() + "-" + preset + "-pledged.json"));
      List<String> events = events(game);
      String again = events.stream().filter(event -> !isMove(event)).toList().get(1);
      for (int at : places(events, false, true)) {
        List<String> more = new ArrayList<>(events.subList(0, at));
        more.add(again.replaceFirst("\"n\":\\d+", "\"n\":" + (at + 1)));
        extra.add(Files.writeString(folder.resolve(preset + "-extra-" + at), with(more, game)));
      }
      for (int at : places(events, true, false)) {
        String next =
            events.stream().skip(at).filter(event -> isMove(event)).findFirst().orElse("");
        List<String> fewer = new ArrayList<>(events.subList(0, at));
        fewer.add(next.replaceFirst("\"n\":\\d+", "\"n\":" + (at + 1)));
        missing.add(Files.writeString(folder.resolve(preset + "-less-" + at), with(fewer, game)));
      }
    }
    assertThat(said(extra, 1).values())
        .allSatisfy(line -> assertThat(line).endsWith("an outcome that is not due"));
    assertThat(said(missing, 1).values())
        .allSatisfy(line -> assertThat(line).endsWith("a move where an outcome is due"));
  }

  @Test
  void knowingTheSeedDoesNotAllowAnotherRoll(@TempDir Path folder)
      throws IOException, InterruptedException {
    String game = Files.readString(KEPT.resolve("classic-kniffel-pledged.json"));
    List<String> events = events(game);
    int fallen = 0;
    while (!events.get(fallen).matches(".*\"outcome\":\"(\\d ){4}\\d\".*")) {
      fallen++;
    }
    List<String> twice = new ArrayList<>(events.subList(0, fallen + 1));
    Path file = folder.resolve("twice");
    twice.add(outcome(fallen + 2, "\"1 1 1 1 1\""));
    Files.writeString(file, with(twice, game));
    assertThat(said(List.of(file), 1).get("twice"))
        .isEqualTo("forged event " + (fallen + 2) + ": an outcome that is not due");
    // Nor leave out the roll for who begins.
    Path hasty = folder.resolve("hasty");
    List<String> first =
        List.of("{\"n\":1,\"seat\":0,\"move\":{\"roll\":{\"dice\":\"1 2 3 4 5\"}}}");
    Files.writeString(hasty, with(first, game));
    assertThat(said(List.of(hasty), 1).get("hasty"))
        .isEqualTo("forged event 1: a move where an outcome is due");
    // Nor deal five cards as three and two.
    String cards = Files.readString(KEPT.resolve("karten-rulebook-pledged.json"));
    List<String> dealt = events(cards);
    int deal = 0;
    while (!dealt.get(deal).contains("drawn")) {
      deal++;
    }
    List<String> split = new ArrayList<>(dealt.subList(0, deal));
    split.add(dealt.get(deal).replaceFirst(" \\d \\d\"", "\""));
    Path three = folder.resolve("three");
    Files.writeString(three, with(split, cards));
    assertThat(said(List.of(three), 1).get("three")).startsWith("forged event " + (deal + 1) + ":");
  }
}
