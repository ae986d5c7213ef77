package kniffel.table.forone;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import kniffel.rules.forone.CardChange;
import kniffel.rules.forone.Category;
import org.junit.jupiter.api.Test;

/** A level file is read strictly, and what is wrong with it is said with its line. */
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
  void whatIsNoJsonIsSaidWithItsLine() {
    refused("\"version\": 2,", "\"version\" 2,", 3, "colon");
    refused("\"version\": 2,", "\"number\": 2,", 3, "Duplicate");
    refused("false\n}", "false\n} 1", 1, "one value");
  }

  @Test
  void whatIsMalformedIsSaidWithItsLine() {
    refused("\"version\": 2,", "\"version\": \"2\",", 3, "version: ");
    refused("\"dice\": 14", "\"dice\": 400", 7, "dice must be 1 to 40");
    refused("\"row\": \"kniffel\"", "\"row\": \"yahtzee\"", 8, "elements.1.row-length.row");
    refused("supply-size", "suply-size", 7, "suply-size");
    refused("\"fields\": 4", "\"field\": 4", 8, "\"fields\" is missing");
    refused("\"silver\": 2", "\"silver\": 5", 10, "medals must rise");
    refused("\"de\": \"d\"", "\"de\": \" \"", 5, "characters");
  }

  @Test
  void whatCannotBePlayedIsSaidWithTheElementThatSpoilsIt() {
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
