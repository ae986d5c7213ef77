package kniffel.rules.karten;

import static kniffel.rules.karten.Script.cards;
import static kniffel.rules.karten.Script.deal;
import static kniffel.rules.karten.Script.holding;
import static org.assertj.core.api.Assertions.assertThat;

import kniffel.rules.karten.KartenMove.Exchange;
import kniffel.rules.karten.KartenMove.Score;
import kniffel.rules.karten.KartenMove.SetAside;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The worked examples of the rules, by their ids. */
class KartenExamplesTest {

  private static void assertWritten(
      Script script, Box box, int points, int penalty, String left, int due) {
    Sheet sheet = script.state.sheets().getFirst();
    assertThat(sheet.points(box)).isEqualTo(points);
    assertThat(sheet.penalty(box)).isEqualTo(penalty);
    assertThat(script.state.hands().getFirst()).isEqualTo(cards(left));
    assertThat(script.state instanceof KartenState.Drawing drawing ? drawing.due() : 0)
        .isEqualTo(due);
  }

  @Test
  @DisplayName("KK01 two cards discarded: draw 3 or 2, not 1, not 4")
  void kk01_exchange() {
    Script script = deal("1 3 6 6 6").setAside("1 3");
    assertThat(script.objection(new Exchange(cards("1 3"), 1)))
        .contains(new KartenRefusal.WrongDraw(2, 3, 1));
    assertThat(script.objection(new Exchange(cards("1 3"), 4)))
        .contains(new KartenRefusal.WrongDraw(2, 3, 4));
    assertThat(script.copy().play(new Exchange(cards("1 3"), 2)).draw("4 5").hand())
        .isEqualTo("4 5 6 6 6");
    assertThat(script.play(new Exchange(cards("1 3"), 3)).draw("2 4 5").hand())
        .isEqualTo("2 4 5 6 6 6");
  }

  @Test
  @DisplayName("KK02 sixes from six cards: 18, penalty 2, draw 2")
  void kk02_oneExtraCard() {
    Script script = deal("1 3 6 6 6").exchange("1 3", 3).draw("2 4 5").score(Box.SIXES, "6 6 6");
    assertWritten(script, Box.SIXES, 18, 2, "2 4 5", 2);
  }

  @Test
  @DisplayName("KK03 sixes from seven cards: 18, penalty 4, draw 1")
  void kk03_twoExtraCards() {
    Script script = holding("3 5 6 6 6 1 2").score(Box.SIXES, "6 6 6");
    assertWritten(script, Box.SIXES, 18, 4, "1 2 3 5", 1);
  }

  @Test
  @DisplayName("KK04 three of a kind from seven cards: 26, penalty 4, draw 3")
  void kk04_threeOfAKind() {
    Script script = holding("3 5 6 6 6 1 2").score(Box.THREE_OF_A_KIND, "3 5 6 6 6");
    assertWritten(script, Box.THREE_OF_A_KIND, 26, 4, "1 2", 3);
  }

  @ParameterizedTest(name = "KK05 {0} {1} = {2}")
  @CsvSource({
    "THREE_OF_A_KIND, 4 4 5 5 5, 23",
    "FOUR_OF_A_KIND, 2 5 5 5 5, 22",
    "FULL_HOUSE, 2 2 4 4 4, 25",
    "SMALL_STRAIGHT, 2 3 4 5, 30",
    "LARGE_STRAIGHT, 1 2 3 4 5, 40",
    "KNIFFEL, 3 3 3 3 3, 50"
  })
  void kk05_values(Box box, String played, int points) {
    String hand = played.length() == 9 ? played : played + " 5";
    Script script = deal(hand).score(box, played);
    assertThat(script.state.sheets().getFirst().points(box)).isEqualTo(points);
    assertThat(script.state.sheets().getFirst().minus()).isZero();
  }

  @Test
  @DisplayName("KK06 five discarded, six drawn")
  void kk06_allNew() {
    Script script = deal("1 2 3 4 5").exchange("1 2 3 4 5", 6).draw("1 1 2 2 3 3");
    assertThat(script.hand()).isEqualTo("1 1 2 2 3 3");
  }

  @Test
  @DisplayName("KK07 the limit of ten cards")
  void kk07_handLimit() {
    Script ten = holding("1 2 3 4 5 6 1 2 3 4");
    assertThat(ten.objection(new Exchange(Cards.NONE, 0))).isEmpty();
    assertThat(ten.objection(new Exchange(Cards.NONE, 1)))
        .contains(new KartenRefusal.HandTooLarge(11, 10));
    ten.setAside("1 2");
    assertThat(ten.objection(new Exchange(cards("1 2"), 3)))
        .contains(new KartenRefusal.HandTooLarge(11, 10));
    assertThat(ten.play(new Exchange(cards("1 2"), 2)).draw("6 6").turn().hand().size())
        .isEqualTo(10);
    Script nine = holding("1 2 3 4 5 6 1 2 3");
    assertThat(nine.play(new Exchange(Cards.NONE, 1)).draw("6").turn().hand().size()).isEqualTo(10);
  }

  @Test
  @DisplayName("KK08 pass; never fewer; five discards at most")
  void kk08_exchangeLimits() {
    Script five = deal("1 2 3 4 5");
    assertThat(five.copy().pass().hand()).isEqualTo("1 2 3 4 5");
    assertThat(five.setAside("1 2 3").objection(new Exchange(cards("1 2 3"), 2)))
        .contains(new KartenRefusal.WrongDraw(3, 4, 2));
    Script eight = holding("1 2 3 4 5 6 6 6").setAside("1 2 3 4 5");
    assertThat(eight.objection(new SetAside(6))).contains(new KartenRefusal.EnoughAside(5));
    assertThat(eight.objection(new Exchange(cards("1 2 3 4 5 6"), 6)))
        .contains(new KartenRefusal.EnoughAside(5));
  }

  @Test
  @DisplayName("KK10 Full House from eight cards: 25, penalty 6, draw 2")
  void kk10_threeExtraCards() {
    Script script = holding("3 3 3 5 5 1 2 6").score(Box.FULL_HOUSE, "3 3 3 5 5");
    assertWritten(script, Box.FULL_HOUSE, 25, 6, "1 2 6", 2);
  }

  @ParameterizedTest(name = "KK11 upper part {0}: {2}")
  @CsvSource({"63, 333333, 35", "62, 233333, 0", "42, 222222, 0", "41, 122222, -20"})
  void kk11_bonusAndMalus(int upper, String counts, int bonus) {
    Script script = deal(Script.rounds(12), "1 1 1 2 2");
    for (int value = 1; value <= 6; value++) {
      int count = counts.charAt(value - 1) - '0';
      int other = value % 6 + 1;
      Cards hand = Cards.NONE;
      for (int i = 0; i < 5; i++) {
        hand = hand.plus(i < count ? value : other);
      }
      script.become(hand.toString());
      String played = (value + " ").repeat(count).strip();
      script.score(Box.ALL.get(value - 1), played).draw(played);
    }
    assertThat(script.state.sheets().getFirst().upper()).isEqualTo(upper);
    assertThat(script.standings().scores()).containsExactly(upper + bonus);
  }

  @ParameterizedTest(name = "KK12 a second Kniffel as {0}: 30 and no extra")
  @CsvSource({"SIXES", "FOUR_OF_A_KIND", "THREE_OF_A_KIND"})
  void kk12_secondKniffel(Box box) {
    Script script = deal("3 3 3 3 3").score(Box.KNIFFEL, "3 3 3 3 3").draw("6 6 6 6 6");
    assertThat(script.objection(new Score(Box.KNIFFEL, cards("6 6 6 6 6"))))
        .contains(new KartenRefusal.BoxFilled(Box.KNIFFEL));
    int before = script.state.sheets().getFirst().total();
    Sheet sheet = script.score(box, "6 6 6 6 6").state.sheets().getFirst();
    assertThat(sheet.points(box)).isEqualTo(30);
    assertThat(sheet.total() - before).isEqualTo(30);
  }

  @Test
  @DisplayName("KK14 B fills the last box: C has one more turn, then the game ends")
  void kk14_endOfRound() {
    Script script = deal("1 1 2 2 3", Script.FULL_SHEET_HAND, "1 1 2 2 3");
    for (int number = 0; number < 12; number++) {
      script.pass().step(number);
      assertThat(script.state).isInstanceOf(KartenState.Acting.class);
      assertThat(script.turn().seat()).isEqualTo(2);
      script.pass();
    }
    assertThat(script.standings().scores()).containsExactly(-20, Script.FULL_SHEET_TOTAL, -20);
    assertThat(script.standings().ranks()).containsExactly(2, 1, 2);
  }

  @Test
  @DisplayName("KK16 three of four fours: 12, no penalty, draw 3")
  void kk16_fewerThanHeld() {
    Script script = deal("1 4 4 4 4").score(Box.FOURS, "4 4 4");
    assertWritten(script, Box.FOURS, 12, 0, "1 4", 3);
  }

  @Test
  @DisplayName("KK17 an unfinished sheet is counted as it stands")
  void kk17_unfinished() {
    Script script =
        deal(Script.rounds(14), "1 2 3 4 5")
            .score(Box.LARGE_STRAIGHT, "1 2 3 4 5")
            .draw("1 2 3 4 5");
    script.score(Box.SMALL_STRAIGHT, "2 3 4 5").draw("2 2 4 4").become("2 2 4 4 4");
    script.exchange("", 1).draw("5").exchange("", 1).draw("5");
    script.score(Box.FULL_HOUSE, "2 2 4 4 4").draw("2 2 5");
    script.exchange("", 1).draw("6").exchange("", 1).draw("3");
    script.score(Box.THREE_OF_A_KIND, "2 2 5 5 5").draw("3 3 6");
    script.exchange("", 1).draw("6").exchange("", 1).draw("6");
    script.score(Box.SIXES, "6 6 6 6").draw("4 4");
    script.score(Box.THREES, "3 3 3").draw("4 5 5").score(Box.FOURS, "4 4 4").draw("1 1 1");
    Sheet sheet = script.state.sheets().getFirst();
    assertThat(sheet.upper()).isEqualTo(45);
    assertThat(sheet.minus()).isEqualTo(12);
    assertThat(script.standings().scores()).containsExactly(147);
  }
}
