package kniffel.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.words.Language;
import kniffel.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The rules as a terminal shows them. */
class RulesTextTest {

  @Test
  void paragraphsGoOnAndTablesHaveColumns() {
    String text =
        """
        # A game

        Two lines
        of one **paragraph**.
        ## Boxes
        - a point
          of two lines
        - another

        | Box | Points |
        |---|---|
        | Full House | *25* |
        | Chance | `sum` |
        """;
    assertThat(RulesText.lines(text.lines().toList()))
        .containsExactly(
            "A game",
            "",
            "Two lines of one paragraph.",
            "Boxes",
            "- a point of two lines",
            "- another",
            "",
            "Box         Points",
            "Full House  25",
            "Chance      sum");
  }

  @Test
  void aTableWithoutRoomIsTold() {
    String wide = "very ".repeat(20) + "wide";
    assertThat(RulesText.lines(List.of("| a | b | c |", "|---|---|---|", "| x | | " + wide + " |")))
        .containsExactly("• a: b | c", "• x: " + wide);
  }

  @ParameterizedTest
  @EnumSource
  void noMarksAreLeftInAnyGame(Language language) {
    Words words = Words.in(language);
    for (Rulebook<?> rulebook : Rulebooks.ALL) {
      assertThat(RulesText.of(rulebook.id(), words))
          .startsWith(words.say(rulebook.id() + ".name"))
          .hasSizeGreaterThan(3)
          .noneMatch(line -> line.startsWith("|") || line.startsWith("#") || line.contains("*"));
    }
  }
}
