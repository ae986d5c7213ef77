package kniffel.table;

import static kniffel.table.VerifyScript.part;
import static kniffel.table.VerifyScript.said;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.table.dice.DiceTerms;
import kniffel.table.dice.Seed;
import kniffel.table.dice.Share;
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

  @Test
  void itAgreesOnEveryKeptRecord() throws IOException, InterruptedException {
    List<String> expected = KeptRecords.text("EXPECTED.txt").lines().toList();
    List<Path> files =
        expected.stream()
            .map(line -> KeptRecords.FOLDER.resolve(line.substring(0, line.indexOf(':'))))
            .toList();
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
    String game = KeptRecords.text("forone-base-pledged.json");
    String seed = part("\"seed\":\"([0-9a-f]{64})\"", game);
    Path truncated = folder.resolve("truncated");
    Files.writeString(truncated, game.replaceFirst("(?s),\\s*\\{\"n\":9,.*\\]", "]"));
    assertThat(said(List.of(truncated), 0).get("truncated"))
        .contains("of 8 events, be the game over or not, provided the moves obey the rules");
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
    String game = KeptRecords.text(rulebook.id() + "-" + preset + "-pledged.json");
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

  @Test
  void itSaysWhereTheProofHasAGap(@TempDir Path folder) throws IOException, InterruptedException {
    assertThat(said(List.of(withGap(folder)), 0).get("gap"))
        .endsWith(
            "for Anna, Oma, with a gap: whoever ran the game could choose among 2 courses,"
                + " Anna and Oma as far as they trust their one device, not for Ben (withheld)");
  }

  @Test
  void aGapCannotBeHidden(@TempDir Path folder) throws IOException, InterruptedException {
    String game = Files.readString(withGap(folder));
    String pledge = part("\"withheld\":\\{(\"pledge\":\"[0-9a-f]{64}\")", game);
    List<String> hidden =
        List.of(
            game.replaceFirst("\"withheld\":\\{[^}]*}", "\"nothing\":{" + pledge + "}"),
            game.replaceFirst("\"withheld\":", "\"x\":"),
            game.replaceFirst("(\"withheld\":\\{[^}]*})", "\"nothing\":{},$1"),
            game.replaceFirst("\"withheld\":\\{[^}]*}", ""));
    List<Path> files = new ArrayList<>();
    for (String text : hidden) {
      assertThat(text).isNotEqualTo(game);
      files.add(Files.writeString(folder.resolve("hidden-" + files.size()), text));
    }
    assertThat(said(files, 2).values())
        .hasSize(files.size())
        .allSatisfy(line -> assertThat(line).startsWith("unreadable"));
  }

  @Test
  void oddInputIsUnreadable(@TempDir Path folder) throws IOException, InterruptedException {
    String game = KeptRecords.text("karten-rulebook-pledged.json");
    String dice = KeptRecords.text("classic-kniffel-pledged.json");
    List<String> odd =
        List.of(
            game.replaceFirst("\\{\"n\":1,", "{\"n\":1.0,"),
            game.replaceFirst("\"seat\":\\d,\"move\"", "\"seat\":-1,\"move\""),
            game.replaceFirst("\"seat\":\\d,\"move\"", "\"seat\":true,\"move\""),
            dice.replaceFirst("\\{\"n\":1,", "{\"n\":1,\"seat\":0,"),
            dice.replaceFirst("\\{\"n\":1,.*", "{\"n\":1},"),
            dice.replaceFirst("\\{\"revealed\":\\{[^}]*}}", "{}"),
            dice.replaceFirst("\"move\":\\{\"roll\":.*", "\"move\":{\"nothing\":{}}},"),
            dice.replaceFirst("\"move\":\\{\"roll\":.*", "\"move\":{}},"),
            dice.replaceFirst("\"move\":\\{\"roll\":", "\"move\":{\"nothing\":{},\"roll\":"),
            "[".repeat(100_000));
    List<Path> files = new ArrayList<>();
    for (String text : odd) {
      assertThat(text).isNotIn(game, dice);
      files.add(Files.writeString(folder.resolve("odd-" + files.size()), text));
    }
    assertThat(said(files, 2).values())
        .hasSize(files.size())
        .allSatisfy(line -> assertThat(line).startsWith("unreadable"));
  }

  @Test
  void aLotIsANumberAndNotTruth(@TempDir Path folder) throws IOException, InterruptedException {
    String game = KeptRecords.text("kartenspiel-base-seeded.json");
    String lot = part("(\"starts\":\\{\"seat\":[01]})", game);
    String truth = lot.endsWith("1}") ? "true" : "false";
    Path file =
        Files.writeString(
            folder.resolve("lot"), game.replace(lot, "\"starts\":{\"seat\":" + truth + "}"));
    assertThat(said(List.of(file), 1).get("lot")).startsWith("forged event 1");
  }

  @Test
  void aNameCannotHideWhatIsSaid(@TempDir Path folder) throws IOException, InterruptedException {
    String game =
        Files.readString(withGap(folder)).replace("\"name\":\"Ben\"", "\"name\":\"\\u001b[2K\"");
    Path file = Files.writeString(folder.resolve("hiding"), game);
    assertThat(said(List.of(file), 0).get("hiding"))
        .contains("with a gap")
        .endsWith("not for \\x1b[2K (withheld)");
  }

  /** The record of three, where the share of the third is withheld. */
  private static Path withGap(Path folder) throws IOException {
    Seed seed = new Seed("0123456789abcdef".repeat(4));
    String entropy = "5a".repeat(32);
    String pledge = Share.pledge(seed.commitment(), entropy);
    Share told = new Share.Revealed(entropy, pledge, seed.commitment());
    Share dropped =
        new Share.Withheld(Share.pledge(seed.commitment(), "6b".repeat(32)), seed.commitment());
    Rulebook<?> classic = Rulebooks.find("classic").orElseThrow();
    Header<?> header = header(classic, seed, List.of(told, told, dropped));
    Path file = folder.resolve("gap");
    try (OutputStream stream = Files.newOutputStream(file)) {
      new RecordWriter(new Codec())
          .write(new GameRecord(Table.open(header), Optional.of(seed)), stream);
    }
    return file;
  }

  private static <P extends Record> Header<P> header(
      Rulebook<P> rulebook, Seed seed, List<Share> shares) {
    List<Seat> seats =
        Stream.of("Anna", "Oma", "Ben").map(name -> new Seat(name, Seat.HUMAN)).toList();
    P options = rulebook.presets().values().iterator().next();
    return new Header<>(rulebook, options, seats, new DiceTerms.Pledged(seed.commitment(), shares));
  }
}
