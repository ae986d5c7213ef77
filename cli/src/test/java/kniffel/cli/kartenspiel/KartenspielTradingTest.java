package kniffel.cli.kartenspiel;

import static kniffel.cli.kartenspiel.Sitting.refused;
import static org.assertj.core.api.Assertions.assertThat;

import kniffel.cli.play.KeyReply;
import kniffel.rules.kartenspiel.Card;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielRefusal;
import kniffel.rules.kartenspiel.KartenspielState.Acting;
import kniffel.rules.kartenspiel.KartenspielState.Trading;
import kniffel.rules.kartenspiel.Variant;
import org.junit.jupiter.api.Test;

/** Trading on the screen, card by card. */
class KartenspielTradingTest {

  @Test
  void tradingGoesOnCardByCardUntilTheTurnIsEnded() {
    Sitting anna = Sitting.acting(Variant.BASE, "red-2 blue-5 red-9");
    assertThat(anna.type("t")).isEmpty();
    assertThat(anna.keys()).isEqualTo("a–c trade · t back");
    assertThat(anna.text()).contains("Up to 2 in this turn");
    assertThat(anna.type("tt")).isEmpty();
    assertThat(anna.type("b")).containsExactly(new KartenspielMove.Trade(Card.parse("blue-5")));
    assertThat(anna.state).isInstanceOf(Trading.class);
    assertThat(anna.text()).contains("a ♥2R   b ♥9R", "Trade up to 1 more card, or end your turn.");
    assertThat(anna.keys()).isEqualTo("a–b trade · x end turn");
    assertThat(anna.type("x")).containsExactly(new KartenspielMove.EndTurn());
  }

  @Test
  void tradingIsRefusedForItsReasons() {
    Sitting poor =
        new Sitting(
            Variant.BASE, Acting::new, "red-2 blue-2 green-2 red-9 blue-9", "green-4", 9, 0);
    assertThat(poor.press('t')).isEqualTo(refused(new KartenspielRefusal.NoReserve()));
    assertThat(poor.keys()).doesNotContain("trade");
    Sitting empty = Sitting.acting(Variant.BASE, "");
    assertThat(empty.press('t')).isEqualTo(new KeyReply.Tell<>("cli.kartenspiel.no-cards"));
    Sitting full = new Sitting(Variant.HARD, Acting::new, "red-2", "green-4", 6, 10);
    assertThat(full.press('t')).isEqualTo(refused(new KartenspielRefusal.ActiveZoneFull(6)));
    assertThat(full.text()).contains("6/6 + 10 · 1/6", "● ○ ○ ○○ ○○○");
  }
}
