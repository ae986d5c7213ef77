package kniffel.rules.karten;

import static kniffel.rules.karten.Script.cards;
import static kniffel.rules.karten.Script.deal;
import static kniffel.rules.karten.Script.holding;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import java.util.Random;
import kniffel.rules.Next;
import kniffel.rules.StarterDraw;
import kniffel.rules.Viewer;
import kniffel.rules.karten.KartenMove.Announce;
import kniffel.rules.karten.KartenMove.Exchange;
import kniffel.rules.karten.KartenMove.Score;
import kniffel.rules.karten.KartenMove.SetAside;
import kniffel.rules.karten.KartenMove.StaySilent;
import kniffel.rules.karten.KartenMove.TakeBack;
import kniffel.rules.karten.KartenOptions.FirstPlayer;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The rulings that no worked example covers. */
class KartenRulingsTest {

  private static final KartenOptions AUTO = new KartenOptions(true, FirstPlayer.FIRST_SEAT, 200);

  /** Somebody draws whatever comes. */
  private static void drawAny(Script script, Random random) {
    while (script.game.next(script.state)
        instanceof Next.Chance<KartenMove, KartenOutcome>(var draw)) {
      script.state = script.game.happen(script.state, draw.sample(random::nextInt));
    }
  }

  @Test
  @DisplayName("R60 cards set aside are taken back before scoring")
  void r60_oneAction() {
    Script script = deal("1 3 6 6 6").setAside("1 3");
    assertThat(script.objection(new Score(Box.SIXES, cards("6 6 6"))))
        .contains(new KartenRefusal.TakeBackFirst(cards("1 3")));
    assertThat(script.objection(new SetAside(1))).contains(new KartenRefusal.NotInHand(cards("1")));
    assertThat(script.objection(new Exchange(cards("1 3 6"), 3)))
        .contains(new KartenRefusal.SetAsideFirst(cards("6")));
    assertThat(script.objection(new Exchange(cards("1 6"), 3)))
        .contains(new KartenRefusal.TakeBackFirst(cards("1 3")));
    assertThat(script.objection(new Exchange(Cards.NONE, 0)))
        .contains(new KartenRefusal.TakeBackFirst(cards("1 3")));
    script.play(new TakeBack());
    assertThat(script.state)
        .isEqualTo(new KartenState.Acting(deal("1 3 6 6 6").turn(), Cards.NONE, 1));
    assertThat(script.game.position(script.state)).isEqualTo(deal("1 3 6 6 6").state);
    assertThat(script.objection(new Score(Box.SIXES, cards("6 6 6")))).isEmpty();
    assertThat(script.objection(new TakeBack())).contains(new KartenRefusal.NothingAside());
    assertThat(script.setAside("3").objection(new SetAside(1)))
        .contains(new KartenRefusal.LowestFirst(1, 3));
  }

  @Test
  @DisplayName("R66 no striking: a score needs cards that fit and are held")
  void r66_scoreNeedsCards() {
    Script script = deal("2 2 2 2 2");
    assertThat(script.objection(new Score(Box.FULL_HOUSE, cards("2 2 2 2 2"))))
        .contains(new KartenRefusal.DoesNotFit(Box.FULL_HOUSE, cards("2 2 2 2 2")));
    assertThat(script.objection(new Score(Box.SMALL_STRAIGHT, cards("2 2 2 2 2"))))
        .contains(new KartenRefusal.WrongCount(Box.SMALL_STRAIGHT, 4, 5));
    assertThat(script.objection(new Score(Box.KNIFFEL, Cards.NONE)))
        .contains(new KartenRefusal.WrongCount(Box.KNIFFEL, 5, 0));
    assertThat(script.objection(new Score(Box.THREES, cards("2 2"))))
        .contains(new KartenRefusal.OnlyThatNumber(Box.THREES, 3));
    assertThat(script.objection(new Score(Box.THREE_OF_A_KIND, cards("2 2 2 3 3"))))
        .contains(new KartenRefusal.NotInHand(cards("3 3")));
  }

  @Test
  @DisplayName("R68 more than five cards are kept")
  void r68_noRefillAboveFive() {
    Script script = holding("1 1 1 2 3 4 5 6 6 6").score(Box.ONES, "1 1 1");
    assertThat(script.state).isInstanceOf(KartenState.Acting.class);
    assertThat(script.turn().sheet().penalty(Box.ONES)).isEqualTo(10);
    assertThat(script.hand()).isEqualTo("2 3 4 5 6 6 6");
  }

  @Test
  @DisplayName("R69 a draw across the end of the pile takes two steps")
  void r69_reshuffleWithinADraw() {
    Random random = new Random(5);
    Script script = deal("1 2 3 4 5");
    while (script.state.pile().size() >= 5) {
      script.exchange(script.hand(), 5);
      drawAny(script, random);
    }
    assertThat(script.state.pile().size()).isEqualTo(3);
    Cards rest = script.state.pile();
    script.exchange(script.hand(), 5);
    assertThat(script.state.pile()).isEqualTo(rest);
    assertThat(script.game.next(script.state))
        .isEqualTo(new Next.Chance<KartenMove, KartenOutcome>(new CardDraw(rest, 3)));
    assertThat(script.tellDraw(rest.toString(), new Viewer.Spectator()))
        .containsExactly(new KartenFact.DrewHidden(0, 3), new KartenFact.Reshuffled(105));
    script.draw(rest.toString());
    // All that was discarded, the five of this turn included, is the new pile.
    assertThat(script.state.pile()).isEqualTo(Cards.DECK.minus(rest));
    assertThat(script.turn().discard()).isEqualTo(Cards.NONE);
    assertThat(script.state).isEqualTo(new KartenState.Drawing(script.turn(), 2));
    drawAny(script, random);
    assertThat(script.turn().hand().size()).isEqualTo(5);
    assertThat(script.state).isInstanceOf(KartenState.Acting.class);
  }

  @Test
  @DisplayName("R69 an empty pile is refilled only when a card is needed")
  void r69_reshuffleBeforeADraw() {
    Random random = new Random(6);
    Script script = deal("1 2 3 4 5");
    script.exchange(script.hand().substring(0, 5), 3);
    drawAny(script, random);
    while (!script.state.pile().isEmpty()) {
      script.exchange(script.hand(), 5);
      drawAny(script, random);
    }
    assertThat(script.pass().state.pile()).isEqualTo(Cards.NONE);
    String lowest = script.hand().substring(0, 1);
    script.setAside(lowest);
    assertThat(script.tell(new Exchange(cards(lowest), 1), new Viewer.Spectator()))
        .containsExactly(
            new KartenFact.Exchanged(0, cards(lowest), 1), new KartenFact.Reshuffled(104));
    script.play(new Exchange(cards(lowest), 1));
    assertThat(script.turn().discard()).isEqualTo(Cards.NONE);
    assertThat(script.state.pile()).isEqualTo(Cards.DECK.minus(script.turn().hand()));
    assertThat(script.turn().hand().size()).isEqualTo(4);
  }

  @Test
  @DisplayName("R71 the last box is announced before drawing, or costs 10")
  void r71_announcement() {
    Script script = deal(Script.FULL_SHEET_HAND).steps(10);
    assertThat(script.objection(new Announce())).contains(new KartenRefusal.NothingToAnnounce());
    assertThat(script.objection(new StaySilent())).contains(new KartenRefusal.NothingToAnnounce());
    script.score(Box.FIVES, "5 5 5");
    assertThat(script.game.next(script.state))
        .isEqualTo(
            new Next.Decide<KartenMove, KartenOutcome>(
                0, List.of(new Announce(), new StaySilent())));
    for (KartenMove other :
        List.of(
            new SetAside(6),
            new TakeBack(),
            new Exchange(Cards.NONE, 0),
            new Score(Box.SIXES, cards("6 6")))) {
      assertThat(script.objection(other)).contains(new KartenRefusal.AnnounceOrNot(Box.SIXES));
    }
    Script silent = script.copy().play(new StaySilent()).draw("1 1 6");
    Script loud = script.copy().play(new Announce()).draw("1 1 6");
    assertThat(silent.turn().sheet().missed()).isTrue();
    assertThat(loud.turn().sheet().missed()).isFalse();
    silent.step(11);
    loud.step(11);
    assertThat(loud.standings().scores()).containsExactly(Script.FULL_SHEET_TOTAL);
    assertThat(silent.standings().scores()).containsExactly(Script.FULL_SHEET_TOTAL - 10);
  }

  @Test
  @DisplayName("R71 with the option the game announces")
  void r71_autoAnnounce() {
    Script script = deal(AUTO, Script.FULL_SHEET_HAND).steps(10).score(Box.FIVES, "5 5 5");
    assertThat(script.state).isInstanceOf(KartenState.Drawing.class);
    script.draw("1 1 6").step(11);
    assertThat(script.standings().scores()).containsExactly(Script.FULL_SHEET_TOTAL);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 2})
  @DisplayName("R72 the round of the first full sheet is the last")
  void r72_equalTurns(int finisher) {
    String[] hands = {"1 1 2 2 3", "1 1 2 2 3", "1 1 2 2 3"};
    hands[finisher] = Script.FULL_SHEET_HAND;
    Script script = deal(hands);
    for (int turn = 0; turn < 36; turn++) {
      assertThat(script.state).isInstanceOf(KartenState.Acting.class);
      assertThat(script.turn().seat()).isEqualTo(turn % 3);
      if (script.turn().seat() == finisher) {
        script.step(turn / 3);
      } else {
        script.pass();
      }
    }
    assertThat(script.standings().winners()).containsExactly(finisher);
  }

  @Test
  @DisplayName("R73 equal points share the victory")
  void r73_ties() {
    Script script = deal(Script.rounds(1), "1 1 2 2 3", "1 1 2 2 3").pass().pass();
    assertThat(script.standings().winners()).containsExactly(0, 1);
    assertThat(script.standings().scores()).containsExactly(-20, -20);
  }

  @Test
  @DisplayName("R73 chance may choose who begins")
  void r73_randomStart() {
    Karten game = new Karten(new KartenOptions(false, FirstPlayer.RANDOM, 200));
    KartenState start = game.start(3);
    assertThat(game.next(start))
        .isEqualTo(
            new Next.Chance<KartenMove, KartenOutcome>(
                StarterDraw.among(3, KartenOutcome.Starts::new)));
    KartenState state = game.happen(start, new KartenOutcome.Starts(2));
    for (int seat : List.of(2, 0, 1)) {
      assertThat(game.view(state, new Viewer.Spectator()).phase()).isEqualTo(Phase.DEAL);
      assertThat(game.view(state, new Viewer.Spectator()).seat()).isEqualTo(seat);
      state = game.happen(state, new KartenOutcome.Drawn(cards("1 2 3 4 5")));
    }
    for (int seat : List.of(2, 0, 1, 2)) {
      assertThat(game.view(state, new Viewer.Spectator()).seat()).isEqualTo(seat);
      state = game.play(state, new Exchange(Cards.NONE, 0));
    }
    assertThat(game.start(1)).isInstanceOf(KartenState.Dealing.class);
  }

  @Test
  @DisplayName("R74 after the agreed number of rounds the game is counted; 0 is as late as can be")
  void r74_maxRounds() {
    Script limited = deal(Script.rounds(3), "1 1 2 2 3", "1 1 2 2 3");
    for (int turn = 0; turn < 6; turn++) {
      assertThat(limited.state).isInstanceOf(KartenState.Acting.class);
      limited.pass();
    }
    assertThat(limited.state).isInstanceOf(KartenState.Over.class);
    assertThat(limited.game.round(limited.state)).hasValue(3);
    Script endless = deal(Script.rounds(0), "1 1 2 2 3", "1 1 2 2 3");
    for (int turn = 0; turn < 2000; turn++) {
      assertThat(endless.state).isInstanceOf(KartenState.Acting.class);
      endless.pass();
    }
    assertThat(endless.state).isInstanceOf(KartenState.Over.class);
  }

  @Test
  void fromOneToFivePlay() {
    Karten game = new Karten(KartenOptions.STANDARD);
    assertThatIllegalArgumentException().isThrownBy(() -> game.start(0));
    assertThatIllegalArgumentException().isThrownBy(() -> game.start(6));
  }
}
