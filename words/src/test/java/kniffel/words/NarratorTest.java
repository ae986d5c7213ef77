package kniffel.words;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import kniffel.rules.Refusal;
import kniffel.rules.classic.Box;
import kniffel.rules.classic.ClassicFact;
import kniffel.rules.classic.ClassicRefusal;
import kniffel.rules.dice.Dice;
import kniffel.rules.kartenspiel.Card;
import kniffel.rules.kartenspiel.KartenspielFact;
import kniffel.rules.kartenspiel.Suit;
import org.junit.jupiter.api.Test;

class NarratorTest {

  private static Narrator in(Language language) {
    return new Narrator(Words.in(language), List.of("Anna", "Ben", "Cleo"));
  }

  @Test
  void factsAreToldWithNamesInEachLanguage() {
    ClassicFact wrote = new ClassicFact.Wrote(1, Box.LARGE_STRAIGHT, 40);
    assertThat(in(Language.EN).say(wrote)).isEqualTo("Ben writes 40 points in Large straight");
    assertThat(in(Language.DE).say(wrote)).isEqualTo("Ben schreibt 40 Punkte bei Große Straße");
    assertThat(in(Language.NL).say(wrote)).isEqualTo("Ben schrijft 40 punten bij Grote straat");
  }

  @Test
  void diceAndSeveralNamesAreJoined() {
    assertThat(in(Language.EN).say(new ClassicFact.Holds(0, 2, Dice.of(3, 3))))
        .isEqualTo("Anna holds 3 3");
    assertThat(in(Language.DE).say(new ClassicFact.StartTied(List.of(0, 1, 2))))
        .isEqualTo("Anna, Ben und Cleo liegen gleichauf und würfeln noch einmal");
  }

  @Test
  void cardsHaveTheirColoursInEachLanguage() {
    KartenspielFact discarded = new KartenspielFact.Discarded(0, Card.of(Suit.VIOLET, 9));
    assertThat(in(Language.EN).say(discarded)).contains("violet-9");
    assertThat(in(Language.DE).say(discarded)).contains("Violett-9");
    assertThat(in(Language.NL).say(discarded)).contains("paars-9");
  }

  /** Better a failing test than a person reading {@code Unheard[seat=1]}. */
  @Test
  void whatHasNoWordsIsNeverShown() {
    record Unheard(int seat) {}
    assertThatIllegalArgumentException()
        .isThrownBy(() -> in(Language.EN).say(new Unheard(1)))
        .withMessageContaining("no message words.unheard");
    assertThatIllegalArgumentException().isThrownBy(() -> in(Language.EN).say(new Object()));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Words.in(Language.DE).say("cli.help.chess"));
  }

  @Test
  void refusalsAreReasons() {
    assertThat(in(Language.EN).say(new ClassicRefusal.NumberBoxFirst(Box.CHANCE, Box.FIVES)))
        .isEqualTo(
            "A further Kniffel goes into its number box while that is free: Fives, not Chance.");
    assertThat(in(Language.NL).say(new Refusal.NotYourTurn(0, 2)))
        .isEqualTo("Anna is niet aan de beurt, Cleo beslist.");
  }
}
