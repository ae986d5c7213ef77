package kniffel.rules.karten;

import static kniffel.rules.karten.Script.cards;
import static kniffel.rules.karten.Script.deal;
import static kniffel.rules.karten.Script.holding;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kniffel.rules.Event;
import kniffel.rules.Viewer;
import kniffel.rules.karten.KartenMove.Announce;
import kniffel.rules.karten.KartenMove.Exchange;
import kniffel.rules.karten.KartenMove.Score;
import kniffel.rules.karten.KartenMove.SetAside;
import kniffel.rules.karten.KartenMove.StaySilent;
import kniffel.rules.karten.KartenMove.TakeBack;
import kniffel.rules.karten.KartenOptions.FirstPlayer;
import org.junit.jupiter.api.Test;

class KartenFactsTest {

  private static final Viewer OWN = new Viewer.Seat(0);
  private static final List<Viewer> OTHERS = List.of(new Viewer.Seat(1), new Viewer.Spectator());

  @Test
  void whatIsSetAsideIsToldToNobodyElse() {
    Script script = deal("1 3 6 6 6", "1 2 3 4 5").setAside("1");
    assertThat(script.tell(new SetAside(3), OWN))
        .containsExactly(new KartenFact.PutAside(0, cards("1 3")));
    assertThat(script.tell(new TakeBack(), OWN))
        .containsExactly(new KartenFact.TookBack(0, cards("1")));
    for (Viewer other : OTHERS) {
      assertThat(script.tell(new SetAside(3), other)).isEmpty();
      assertThat(script.tell(new TakeBack(), other)).isEmpty();
    }
  }

  @Test
  void exchangesAreOpenButDrawsAreNot() {
    Script script = deal("1 3 6 6 6", "1 2 3 4 5").setAside("1 3");
    for (Viewer viewer : List.of(OWN, OTHERS.getFirst(), OTHERS.getLast())) {
      assertThat(script.tell(new Exchange(cards("1 3"), 2), viewer))
          .containsExactly(new KartenFact.Exchanged(0, cards("1 3"), 2));
      assertThat(script.tell(new Exchange(cards("1 3"), 3), viewer))
          .containsExactly(
              new KartenFact.Exchanged(0, cards("1 3"), 3), new KartenFact.HandGrew(0, 6, 2));
    }
    script.play(new Exchange(cards("1 3"), 3));
    assertThat(script.tellDraw("2 4 5", OWN))
        .containsExactly(new KartenFact.Drew(0, cards("2 4 5")));
    for (Viewer other : OTHERS) {
      assertThat(script.tellDraw("2 4 5", other)).containsExactly(new KartenFact.DrewHidden(0, 3));
    }
  }

  @Test
  void handsAreDealtInSecret() {
    Karten game = new Karten(KartenOptions.STANDARD);
    KartenState state = game.start(2);
    for (int seat = 0; seat < 2; seat++) {
      var step =
          game.step(state, new Event.Happened<>(new KartenOutcome.Drawn(cards("1 2 3 4 5"))));
      assertThat(game.tell(step, new Viewer.Seat(seat)))
          .containsExactly(new KartenFact.Drew(seat, cards("1 2 3 4 5")));
      assertThat(game.tell(step, new Viewer.Seat(1 - seat)))
          .containsExactly(new KartenFact.DrewHidden(seat, 5));
      state = step.after();
    }
  }

  @Test
  void theLotIsTold() {
    Karten game = new Karten(new KartenOptions(false, FirstPlayer.RANDOM, 0));
    var step = game.step(game.start(2), new Event.Happened<>(new KartenOutcome.Starts(1)));
    assertThat(game.tell(step, OWN)).containsExactly(new KartenFact.Begins(1));
  }

  @Test
  void onlyAHandThatGrowsIsWorthAWarning() {
    Script script = holding("1 2 6 6 6 3").setAside("1");
    assertThat(script.tell(new Exchange(cards("1"), 1), OWN))
        .containsExactly(new KartenFact.Exchanged(0, cards("1"), 1));
    assertThat(script.tell(new Exchange(cards("1"), 2), OWN))
        .containsExactly(
            new KartenFact.Exchanged(0, cards("1"), 2), new KartenFact.HandGrew(0, 7, 4));
  }

  @Test
  void doingWithoutDiscards() {
    Script script = deal("1 3 6 6 6");
    assertThat(script.tell(new Exchange(Cards.NONE, 0), OWN))
        .containsExactly(new KartenFact.Passed(0));
    assertThat(script.tell(new Exchange(Cards.NONE, 1), OWN))
        .containsExactly(new KartenFact.TookOneMore(0), new KartenFact.HandGrew(0, 6, 2));
  }

  @Test
  void scoringTellsPointsAndPenalty() {
    Script script = holding("1 2 6 6 6 3 4");
    assertThat(script.tell(new Score(Box.SIXES, cards("6 6 6")), OWN))
        .containsExactly(
            new KartenFact.Wrote(0, Box.SIXES, cards("6 6 6"), 18),
            new KartenFact.Penalised(0, 7, 4));
  }

  @Test
  void thresholdsOfTheUpperPart() {
    Script script = deal(Script.FULL_SHEET_HAND).steps(10);
    assertThat(script.tell(new Score(Box.FIVES, cards("5 5 5")), OWN))
        .containsExactly(
            new KartenFact.Wrote(0, Box.FIVES, cards("5 5 5"), 15),
            new KartenFact.EscapedMalus(0, 20));
    script.step(10);
    assertThat(script.tell(new Score(Box.SIXES, cards("6 6 6")), OWN))
        .containsExactly(
            new KartenFact.Wrote(0, Box.SIXES, cards("6 6 6"), 18),
            new KartenFact.EarnedBonus(0, 35),
            new KartenFact.FilledSheet(0));
  }

  @Test
  void announcements() {
    Script script = deal(Script.FULL_SHEET_HAND).steps(10).score(Box.FIVES, "5 5 5");
    assertThat(script.tell(new Announce(), OWN))
        .containsExactly(new KartenFact.Announced(0, Box.SIXES));
    assertThat(script.tell(new StaySilent(), OWN))
        .containsExactly(new KartenFact.MissedAnnouncement(0, Box.SIXES, 10));
    Script auto =
        deal(new KartenOptions(true, FirstPlayer.FIRST_SEAT, 0), Script.FULL_SHEET_HAND).steps(10);
    assertThat(auto.tell(new Score(Box.FIVES, cards("5 5 5")), OWN))
        .contains(new KartenFact.Announced(0, Box.SIXES));
  }

  @Test
  void lastTurns() {
    Script script = deal(Script.FULL_SHEET_HAND, "1 1 2 2 3", "1 1 2 2 3");
    for (int number = 0; number < 11; number++) {
      script.step(number).pass().pass();
    }
    assertThat(script.tell(new Score(Box.SIXES, cards("6 6 6")), OWN))
        .contains(new KartenFact.FilledSheet(0), new KartenFact.LastTurns(List.of(1, 2)));
  }

  @Test
  void theRoundLimitIsTold() {
    Script script = deal(Script.rounds(1), "1 1 2 2 3");
    assertThat(script.tell(new Exchange(Cards.NONE, 0), OWN))
        .containsExactly(new KartenFact.Passed(0), new KartenFact.RoundLimitReached(1));
    script.play(new Exchange(Cards.NONE, 1));
    assertThat(script.tellDraw("6", OWN))
        .containsExactly(new KartenFact.Drew(0, cards("6")), new KartenFact.RoundLimitReached(1));
  }
}
