package kniffel.table;

import static kniffel.table.VerifyScript.part;
import static kniffel.table.VerifyScript.said;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import kniffel.rules.Rulebook;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * tools/verify-record knows where the rules ask chance, from docs/RECORDS.md alone: whoever knows
 * the seed cannot roll once more until it suits.
 */
class DueOutcomesTest {

  static Stream<Rulebook<?>> games() {
    return Variant.games();
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
      String game = KeptRecords.text(rulebook.id() + "-" + preset + "-pledged.json");
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
    String game = KeptRecords.text("classic-kniffel-pledged.json");
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
    String cards = KeptRecords.text("karten-rulebook-pledged.json");
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
