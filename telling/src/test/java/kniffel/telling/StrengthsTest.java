package kniffel.telling;

import static org.assertj.core.api.Assertions.assertThat;

import kniffel.bots.Strength;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.words.Language;
import kniffel.words.Words;
import org.junit.jupiter.api.Test;

class StrengthsTest {

  /** Whoever chooses a bot is told what it usually comes to: every strength was measured. */
  @Test
  void everyStrengthAboveTheWeakestTellsAFigureInEveryLanguage() {
    for (Language language : Language.values()) {
      Words words = Words.in(language);
      for (Rulebook<?> rulebook : Rulebooks.ALL) {
        for (Strength strength : Strength.values()) {
          String about = Strengths.about(rulebook.id(), strength, words);
          assertThat(about).isNotBlank().doesNotContain("{");
          if (strength != Strength.EASY) {
            assertThat(about).as(rulebook.id()).containsPattern("\\d");
          }
        }
      }
    }
  }
}
