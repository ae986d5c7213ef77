package kniffel.table.forone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import kniffel.rules.Game;
import kniffel.rules.forone.CardChange;
import kniffel.rules.forone.Category;
import kniffel.rules.forone.ForOne;
import kniffel.rules.forone.ForOneOptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A level file is read strictly, and errors are reported with their line. */
class LevelReaderTest {

  private static final String LEVEL =
      """
      {
      "number": 3,
      "version": 2,
      "name": {"de": "a", "en": "b", "nl": "c"},
      "text": {"de": "d", "en": "e", "nl": "f"},
      "elements": [
        {"supply-size": {"dice": 14}},
        {"row-length": {"row": "kniffel", "fields": 4}}
      ],
      "medals": {"bronze": 1, "silver": 2, "gold": 3},
      "measured": false
      }
      """;

  @Test
  void aLevelIsRead() throws LevelException {
    var level = new LevelReader().read(LEVEL);
    assertThat(level.number()).isEqualTo(3);
    assertThat(level.version()).isEqualTo(2);
    assertThat(level.elements())
        .containsExactly(
            new CardChange.SupplySize(14), new CardChange.RowLength(Category.KNIFFEL, 4));
    assertThat(level.level().dice()).isEqualTo(14);
  }

  private static void refused(String from, String to, int line, String reason) {
    assertThat(LEVEL).contains(from);
    LevelException refused =
        catchThrowableOfType(
            LevelException.class, () -> new LevelReader().read(LEVEL.replace(from, to)));
    assertThat(refused).as(to).hasMessageContaining(reason);
    assertThat(refused.line()).as(refused.getMessage()).isEqualTo(line);
    assertThat(refused).hasMessageStartingWith("line " + line + ": ");
  }

  @Test
  void invalidJsonIsReportedWithItsLine() {
    refused("\"version\": 2,", "\"version\" 2,", 3, "colon");
    refused("\"version\": 2,", "\"number\": 2,", 3, "Duplicate");
    refused("false\n}", "false\n} 1", 12, "one value");
  }

  /**
   * Whatever is done to a file, it is a level whose games can be kept, or is refused with one of
   * its lines and a reason.
   */
  @ParameterizedTest
  @ValueSource(ints = {5, 10, 15, 20, 25})
  void noFileBreaksTheReader(int number) throws IOException {
    String level;
    try (InputStream in =
        LevelReader.class.getResourceAsStream("level-%02d.json".formatted(number))) {
      level = new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
    Random random = new Random(number);
    int refused = 0;
    for (int i = 0; i < 300; i++) {
      String damaged = damaged(level, random);
      try {
        ForOne game = new ForOne(ForOneOptions.of(new LevelReader().read(damaged)));
        assertThat(game.maxEvents(1)).as(damaged).isBetween(1, Game.MAX_EVENTS);
      } catch (LevelException e) {
        refused++;
        assertThat(e.line()).as(damaged).isBetween(1, (int) damaged.lines().count() + 1);
        assertThat(e).hasMessageMatching("(?s)line \\d+: .{5,}");
      }
    }
    assertThat(refused).isGreaterThan(100);
  }

  /** A part is left out, put elsewhere, or one of its characters is another. */
  private static String damaged(String level, Random random) {
    int from = random.nextInt(level.length());
    int to = Math.min(level.length(), from + 1 + random.nextInt(12));
    String part = level.substring(from, to);
    return switch (random.nextInt(3)) {
      case 0 -> level.substring(0, from) + level.substring(to);
      case 1 -> {
        int at = random.nextInt(level.length());
        yield level.substring(0, at) + part + level.substring(at);
      }
      default ->
          level.substring(0, from)
              + "0987654321-.,:{}[]\"\n/~é".charAt(random.nextInt(23))
              + level.substring(from + 1);
    };
  }

  @Test
  void malformedInputIsReportedWithItsLine() {
    refused("\"version\": 2,", "\"version\": \"2\",", 3, "version: ");
    refused("\"dice\": 14", "\"dice\": 400", 7, "dice must be 1 to 40");
    refused("\"row\": \"kniffel\"", "\"row\": \"yahtzee\"", 8, "elements.1.row-length.row");
    refused("supply-size", "suply-size", 7, "suply-size");
    refused("\"fields\": 4", "\"field\": 4", 8, "\"fields\" is missing");
    refused("\"silver\": 2", "\"silver\": 5", 10, "medals must rise");
    refused("\"de\": \"d\"", "\"de\": \" \"", 5, "characters");
  }

  @Test
  void anUnplayableLevelIsReportedWithTheElementThatBreaksIt() {
    refused("\"dice\": 14", "\"dice\": 4", 7, "elements.0: cannot roll 5 of 4 dice");
    refused(
        "{\"row-length\": {\"row\": \"kniffel\", \"fields\": 4}}",
        "{\"supply-size\": {\"dice\": 15}}",
        8,
        "changed twice");
    refused(
        "{\"row-length\": {\"row\": \"kniffel\", \"fields\": 4}}",
        "{\"opens-after\": {\"row\": \"kniffel\", \"other\": \"kniffel\"}}",
        8,
        "cannot wait for itself");
  }
}
