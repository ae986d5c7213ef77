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

  /** People who choose a bot are told what it usually achieves by their rules, as measured. */
  @ParameterizedTest
  @EnumSource
  void figuresAreToldInEveryLanguage(Language language) {
    Words words = Words.in(language);
    for (GameBots<?, ?, ?> bots : Minds.ALL) {
      for (Strength strength : Strength.values()) {
        assertThat(Strengths.about(strength, words)).isNotBlank().doesNotContain("{");
        bots.usual()
            .forEach(
                (preset, usual) -> {
                  String told = Strengths.usual(bots.id(), preset, strength, words);
                  assertThat(told).doesNotContain("{");
                  usual
                      .points(strength)
                      .ifPresent(points -> assertThat(told).contains("" + points));
                  usual.wins(strength).ifPresent(wins -> assertThat(told).contains("" + wins));
                });
      }
      assertThat(Strengths.usual(bots.id(), "no such rules", Strength.EASY, words)).isEmpty();
    }
  }
}
