package kniffel.telling;

import static org.assertj.core.api.Assertions.assertThat;

import kniffel.bots.GameBots;
import kniffel.bots.Minds;
import kniffel.bots.Strength;
import kniffel.words.Language;
import kniffel.words.Words;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The strengths of bots in words. */
class StrengthsTest {

  /** People who choose a bot are told what it usually achieves, as measured. */
  @ParameterizedTest
  @EnumSource
  void figuresAreToldInEveryLanguage(Language language) {
    Words words = Words.in(language);
    for (GameBots<?, ?, ?> bots : Minds.ALL) {
      for (Strength strength : Strength.values()) {
        String about = Strengths.about(bots.id(), strength, words);
        assertThat(about).isNotBlank().doesNotContain("{");
        bots.usual().points(strength).ifPresent(points -> assertThat(about).contains("" + points));
        bots.usual().wins(strength).ifPresent(wins -> assertThat(about).contains("" + wins));
      }
    }
  }
}
