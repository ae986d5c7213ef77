package kniffel.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import kniffel.rules.Ask;
import kniffel.words.Language;
import kniffel.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What people are asked about their own dice. */
class FacesEntryTest {

  private static String question(Ask ask, Language language) {
    return new FacesEntry(ask, false).question("forone", "Anna", Words.in(language));
  }

  @Test
  void aDieWithAColourOfItsOwnIsAskedForInTheWordsOfItsGame() {
    assertThat(question(new Ask.Faces(3, true), Language.EN))
        .isEqualTo("Anna, roll 3 dice, the yellow one first: _ _ _");
    assertThat(question(new Ask.Faces(3, false), Language.EN))
        .isEqualTo("Anna, roll 3 dice: _ _ _");
  }

  @ParameterizedTest
  @EnumSource
  void thePageSaysSoToo(Language language) {
    assertThat(Words.in(language).keys()).contains("web.forone.apart-first");
  }
}
