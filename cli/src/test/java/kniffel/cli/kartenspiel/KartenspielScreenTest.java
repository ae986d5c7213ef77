package kniffel.cli.kartenspiel;

import static kniffel.cli.PlainLinesTest.told;
import static kniffel.cli.kartenspiel.Sitting.refused;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kniffel.cli.play.KeyReply;
import kniffel.cli.play.Look;
import kniffel.rules.Viewer;
import kniffel.rules.kartenspiel.Card;
import kniffel.rules.kartenspiel.Combination;
import kniffel.rules.kartenspiel.KartenspielMove;
import kniffel.rules.kartenspiel.KartenspielRefusal;
import kniffel.rules.kartenspiel.KartenspielState.Acting;
import kniffel.rules.kartenspiel.KartenspielState.ActingAgain;
import kniffel.rules.kartenspiel.KartenspielState.Discarding;
import kniffel.rules.kartenspiel.KartenspielState.Taking;
import kniffel.rules.kartenspiel.Phase;
import kniffel.rules.kartenspiel.Row;
import kniffel.rules.kartenspiel.Variant;
import kniffel.words.Language;
import kniffel.words.Narrator;
import kniffel.words.Words;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Positions on the screen, and what each key does in them. */
class KartenspielScreenTest {

  private static final String FULL_HOUSE = "red-2 blue-2 green-2 red-9 blue-9";
  private static final String FIVE_TWOS = "red-2 blue-2 green-2 yellow-2 violet-2";

  private static Card card(String text) {
    return Card.parse(text);
  }

  private static KartenspielMove take(String text) {
    return new KartenspielMove.Take(card(text));
  }

  private static KartenspielMove discard(String text) {
    return new KartenspielMove.Discard(card(text));
  }

  private static KartenspielMove spend(String text) {
    return new KartenspielMove.Spend(card(text));
  }

  @Test
  void aSmallScreenShowsBoardsCardsAndWhatCombinationsBring() {
    Sitting anna = Sitting.acting(Variant.BASE, FULL_HOUSE);
    assertThat(anna.text())
        .isEqualTo(
            """
            Kniffel – The Card Game · round 3 · Anna begins            pile 54 · discarded 0
                                       ▶ Anna                    Ben
              Full House · draw        ● ○ ○○ ○○○  2→3 (1●)      ● ○ ○○ ○○○  2→3 (1●)
              Flush · take             ● ○ ○○ ○○○  2→3 (1●)      ● ○ ○○ ○○○  2→3 (1●)
              Triple · trade           ● ○ ○○ ○○○  2→3 (1●)      ● ○ ○○ ○○○  2→3 (1●)
              Straight · hold          ● ○ ○○ ○○○  6→7 (1●)      ● ○ ○○ ○○○  6→7 (1●)
              Two Pairs                ○○ ○○ ○○ ○○ ○○ ○○ (2●)    ○○ ○○ ○○ ○○ ○○ ○○ (2●)
              Active + reserve · cards 2 + 14 · 5/6              4 + 13 · 2/6

            Display   ♥1R     ♠1B     ♥13R    ♠13B                          s sort by colour
            Hand      ♥2R     ♠2B     ♣2G     ♥9R     ♠9B
            You can draw 2 and take 2 · play a combination · trade up to 2
            a Full House 2-2-2-9-9       1 stone · draw 2→3      ♥2R ♠2B ♣2G ♥9R ♠9B
            b Triple 2-2-2               1 stone · trade 2→3     ♥2R ♠2B ♣2G
            c Two Pairs 2-2-9-9          2 stones · Two Pairs    ♥2R ♠2B ♣2G ♥9R ♠9B
            """);
    assertThat(anna.keys()).isEqualTo("space draw · a–c play · t trade");
  }

  @ParameterizedTest
  @EnumSource
  void theLogShowsCardsAsTheTableDoes(Language language) {
    Narrator narrator = new Narrator(Words.in(language), List.of("Anna", "Ben"));
    Look look = new Look(narrator, false, 80, 24);
    KartenspielScreen screen = new KartenspielScreen();
    for (Card each : Card.ALL) {
      String sign = new CardArt(look).small(each);
      String line = "Anna " + narrator.say(each) + ": 7-7, " + narrator.say(each) + ".";
      assertThat(screen.signed(line, look)).isEqualTo("Anna " + sign + ": 7-7, " + sign + ".");
    }
  }

  @Test
  void aTallScreenDrawsCardsLarge() {
    Sitting anna = Sitting.acting(Variant.BASE, FULL_HOUSE);
    assertThat(anna.text(new Viewer.Seat(0), 22)).contains("│♥  2│", "Display   ♥1R");
    assertThat(anna.text(new Viewer.Seat(0), 32)).contains("│♥  2│", "│♠ 13│");
    Sitting taking = taking(2);
    taking.press('b');
    assertThat(taking.text(new Viewer.Seat(0), 32)).contains("║♠  1║", "b ✓").doesNotContain("a ✓");
  }

  @Test
  void othersSeeNoHand() {
    Sitting anna = Sitting.acting(Variant.BASE, FULL_HOUSE);
    assertThat(anna.text(new Viewer.Seat(1), 16))
        .contains("Hand      ♣4G     ♦12V", "▶ Anna: choosing an action")
        .doesNotContain("♥2R", "2-2-2", "\na ");
    assertThat(anna.text(new Viewer.Spectator(), 16))
        .contains("Display   ♥1R", "4 + 13 · 2/6")
        .doesNotContain("♥2R", "♣4G", "Hand ", "sort");
  }

  @Test
  void whatEverybodySawIsRemembered() {
    Sitting anna = taking(1);
    anna.type("b");
    assertThat(anna.text(new Viewer.Spectator(), 32)).contains("Hand known to all        ♠1B");
  }

  @Test
  void spaceDrawsAndLettersPlay() {
    Sitting anna = Sitting.acting(Variant.BASE, FULL_HOUSE);
    assertThat(anna.press(' ')).isEqualTo(new KeyReply.Play<>(List.of(new KartenspielMove.Draw())));
    assertThat(anna.press('a')).isEqualTo(played(new Combination.FullHouse(2, 9)));
    assertThat(anna.press('b')).isEqualTo(played(new Combination.Triple(2)));
    assertThat(anna.press('d')).isInstanceOf(KeyReply.Unknown.class);
    assertThat(anna.press('m')).isInstanceOf(KeyReply.Unknown.class);
    assertThat(anna.press('1')).isInstanceOf(KeyReply.Unknown.class);
    assertThat(anna.press('x')).isEqualTo(refused(new KartenspielRefusal.NoPassing()));
  }

  private static KeyReply<KartenspielMove> played(Combination combination) {
    return new KeyReply.Play<>(List.of(new KartenspielMove.Play(combination)));
  }

  @Test
  void combinationsWithoutStonesComeLastAndSayWhy() {
    Sitting anna = new Sitting(Variant.BASE, Acting::new, FULL_HOUSE, "green-4", 1, 14);
    assertThat(anna.text()).contains("c Two Pairs 2-2-9-9          ✗ too few stones");
    assertThat(anna.keys()).contains("a–b play");
    assertThat(anna.press('c'))
        .isEqualTo(refused(new KartenspielRefusal.TooFewActive(Row.TWO_PAIRS, 2, 1)));
  }

  @Test
  void manyCombinationsFillPages() {
    Sitting anna = Sitting.acting(Variant.BASE, FIVE_TWOS + " red-3 blue-3 green-3 red-9 blue-9");
    assertThat(anna.text())
        .contains("m more (1/2)", "a Full House 2-2-2-3-3       1● 2→3", "h Two Pairs 2-2-9-9");
    anna.press('m');
    assertThat(anna.text())
        .contains("m more (2/2)", "a Two Pairs 3-3-9-9          2 stones · Two Pairs", "c Kniffel");
    assertThat(anna.press('c')).isEqualTo(played(new Combination.Kniffel(2)));
    // Once something is played the first page is back.
    assertThat(anna.press('a')).isEqualTo(played(new Combination.FullHouse(2, 3)));
  }

  @Test
  void sortingTurnsTheLettersToo() {
    Sitting anna = Sitting.acting(Variant.BASE, "red-2 blue-2 red-9");
    anna.type("t");
    assertThat(anna.text()).contains("Hand    a ♥2R   b ♠2B   c ♥9R", "s sort by colour");
    anna.type("s");
    assertThat(anna.text()).contains("Hand    a ♥2R   b ♥9R   c ♠2B", "s sort by value");
    assertThat(anna.press('b'))
        .isEqualTo(new KeyReply.Play<>(List.of(new KartenspielMove.Trade(card("red-9")))));
  }

  private static Sitting taking(int cards) {
    return new Sitting(
        Variant.BASE, layout -> new Taking(layout, cards), "red-2", "green-4", 2, 14);
  }

  @Test
  void cardsAreTakenOnceEnoughAreMarked() {
    Sitting anna = taking(2);
    assertThat(anna.keys()).isEqualTo("a–d take");
    assertThat(anna.press('b')).isInstanceOf(KeyReply.Chosen.class);
    assertThat(anna.text()).contains("a ♥1R   b[♠1B]  c ♥13R  d ♠13B");
    assertThat(anna.type("bd")).isEmpty();
    assertThat(anna.type("a")).containsExactly(take("blue-13"), take("red-1"));
    assertThat(taking(1).type("c")).containsExactly(take("red-13"));
    assertThat(taking(1).press(' '))
        .isEqualTo(refused(new KartenspielRefusal.NotAskedNow(Phase.TAKE)));
  }

  @Test
  void marksAreForgottenWhenSomebodyElseSitsDown() {
    Sitting anna = taking(2);
    anna.type("a");
    anna.screen.clear();
    assertThat(anna.text()).doesNotContain("[");
    assertThat(anna.type("bc")).containsExactly(take("blue-1"), take("red-13"));
  }

  @Test
  void cardsAreDiscardedOnceEnoughAreMarked() {
    String hand = "red-2 red-3 red-4 blue-5 blue-6 blue-7 blue-8 green-9";
    Sitting anna =
        new Sitting(Variant.BASE, layout -> new Discarding(layout, 2), hand, "green-4", 2, 14);
    assertThat(anna.text()).contains("Discard 2 cards: you may hold 6.", "h ♣9G");
    assertThat(anna.keys()).isEqualTo("a–h discard");
    assertThat(anna.type("ha")).containsExactly(discard("green-9"), discard("red-2"));
  }

  @Test
  void cardsOfACombinationKeepTheirLettersWhileTheyAreChosen() {
    Sitting anna = Sitting.acting(Variant.BASE, "red-2 blue-2 green-2 yellow-2 red-7 blue-7 red-8");
    assertThat(anna.type("a")).containsExactly(move(new Combination.FullHouse(2, 7)));
    assertThat(anna.text())
        .contains(
            "Hand    a ♥2R   b ♠2B   c ♣2G   d ★2Y    [♥7R]   [♠7B]    ♥8R",
            "Full House 2-2-2-7-7: choose 3 more cards.");
    assertThat(anna.press('g'))
        .isEqualTo(
            refused(
                new KartenspielRefusal.CardNotNeeded(
                    card("red-8"), new Combination.FullHouse(2, 7))));
    assertThat(anna.type("b")).containsExactly(spend("blue-2"));
    assertThat(anna.text()).contains("a ♥2R    [♠2B]  c ♣2G   d ★2Y");
    assertThat(anna.press('b'))
        .isEqualTo(refused(new KartenspielRefusal.CardNotInHand(card("blue-2"))));
    assertThat(anna.type("dc")).containsExactly(spend("yellow-2"), spend("green-2"));
    assertThat(anna.text()).contains("● ● ○○ ○○○  3→4 (2●)");
  }

  private static KartenspielMove move(Combination combination) {
    return new KartenspielMove.Play(combination);
  }

  @Test
  void aKniffelAsksForRowAndStones() {
    Sitting anna = Sitting.acting(Variant.BASE, FIVE_TWOS);
    assertThat(anna.text()).contains("Kniffel 2-2-2-2-2          any row");
    assertThat(anna.type("c")).containsExactly(move(new Combination.Kniffel(2)));
    assertThat(anna.text())
        .contains(
            "Kniffel 2-2-2-2-2: where do the stones go?",
            "a Full House: 0 active + 1 reserve 2→3",
            "b Full House: 1 active + 0 reserve",
            "m more (1/2)");
    assertThat(anna.keys()).isEqualTo("a–h place");
    anna.press('m');
    assertThat(anna.text()).contains("c Two Pairs: 1 active + 3 reserve");
    assertThat(anna.type("c")).containsExactly(new KartenspielMove.Place(Row.TWO_PAIRS, 4, 3));
  }

  @Test
  void setUpStonesGoToTheRowsByLetter() {
    Sitting anna = Sitting.settingUp();
    assertThat(anna.text())
        .contains("a Full House", "d Straight", "Place 3 more set-up stones: choose a row.");
    assertThat(anna.keys()).isEqualTo("a–d place a stone");
    KartenspielMove stone = new KartenspielMove.SetUp(Row.FLUSH);
    assertThat(anna.type("bb")).containsExactly(stone, stone);
    assertThat(anna.text()).contains("a Full House", "  Flush").doesNotContain("b Flush");
    assertThat(anna.press('b'))
        .isEqualTo(refused(new KartenspielRefusal.TooManyInRow(Row.FLUSH, 2)));
    assertThat(anna.press('e')).isInstanceOf(KeyReply.Unknown.class);
  }

  @Test
  void endingATurnWithoutDrawingIsAskedTwice() {
    Sitting anna = Sitting.acting(Variant.SIMPLE, FULL_HOUSE);
    assertThat(anna.keys()).isEqualTo("space draw · a–c play · t trade · x end turn");
    assertThat(anna.press('x')).isEqualTo(new KeyReply.Tell<>("cli.kartenspiel.sure"));
    anna.press('s');
    assertThat(anna.press('x')).isEqualTo(new KeyReply.Tell<>("cli.kartenspiel.sure"));
    assertThat(anna.type("x")).containsExactly(new KartenspielMove.EndTurn());
    Sitting drawn = new Sitting(Variant.SIMPLE, ActingAgain::new, FULL_HOUSE, "green-4", 2, 14);
    assertThat(drawn.text()).contains("You can play a combination · trade up to 2 · end the turn");
    assertThat(drawn.press(' ')).isEqualTo(refused(new KartenspielRefusal.DrawnAlready()));
    assertThat(drawn.type("x")).containsExactly(new KartenspielMove.EndTurn());
  }

  @Test
  void cardsAreNamedInPlainLines() {
    assertThat(told("kartenspiel", "aab\n \nq\n")).containsPattern("Hand +blue-1, yellow-8");
  }
}
