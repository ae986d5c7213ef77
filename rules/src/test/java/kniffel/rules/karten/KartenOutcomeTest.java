package kniffel.rules.karten;

import static kniffel.rules.karten.Script.cards;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.List;
import kniffel.rules.Refusal;
import kniffel.rules.RefusedException;
import kniffel.rules.Viewer;
import kniffel.rules.karten.KartenMove.Exchange;
import kniffel.rules.karten.KartenMove.SetAside;
import kniffel.rules.karten.KartenOptions.FirstPlayer;
import kniffel.rules.karten.KartenOutcome.Drawn;
import kniffel.rules.karten.KartenOutcome.Starts;
import org.junit.jupiter.api.Test;

/** Outcomes that chance cannot give, and moves and outcomes that cannot even be written. */
class KartenOutcomeTest {

  private final Karten game = new Karten(new KartenOptions(false, FirstPlayer.RANDOM, 2));

  private Refusal refusal(KartenState state, KartenOutcome outcome) {
    return catchThrowableOfType(RefusedException.class, () -> game.happen(state, outcome))
        .refusal();
  }

  @Test
  void chanceAnswersWhatItIsAsked() {
    KartenState start = game.start(2);
    assertThat(refusal(start, new Drawn(cards("1 2 3 4 5")))).isEqualTo(new Refusal.StarterIsDue());
    assertThat(refusal(start, new Starts(2))).isEqualTo(new Refusal.NoSuchSeat(2));
    KartenState deal = game.happen(start, new Starts(1));
    assertThat(refusal(deal, new Starts(0))).isEqualTo(new KartenRefusal.CardsAreDue(5));
    assertThat(refusal(deal, new Drawn(cards("1 2 3 4"))))
        .isEqualTo(new KartenRefusal.WrongNumberOfCards(5, 4));
    assertThat(game.objection(deal, new Exchange(Cards.NONE, 0)))
        .contains(new Refusal.NobodyDecides());
    KartenState act = deal;
    for (String hand : List.of("1 1 1 1 1", "1 1 1 1 1")) {
      act = game.happen(act, new Drawn(cards(hand)));
    }
    assertThat(refusal(act, new Drawn(cards("1")))).isEqualTo(new Refusal.NothingToDraw());
  }

  @Test
  void nobodyDrawsBeforeAnnouncingOrAfterTheEnd() {
    Script announcing = Script.deal(Script.FULL_SHEET_HAND).steps(10).score(Box.FIVES, "5 5 5");
    assertThat(refusal(announcing.state, new Drawn(cards("1 1 6"))))
        .isEqualTo(new Refusal.NothingToDraw());
    Script over = Script.deal(Script.rounds(1), "1 1 2 2 3").pass();
    assertThat(refusal(over.state, new Drawn(cards("1")))).isEqualTo(new Refusal.NothingToDraw());
    assertThat(refusal(over.state, new Starts(0))).isEqualTo(new Refusal.NothingToDraw());
  }

  @Test
  void nobodyDecidesWhileChanceIsAskedOrAfterTheEnd() {
    KartenState lot = game.start(2);
    KartenState dealing = game.happen(lot, new Starts(1));
    KartenState drawing = Script.deal("1 3 6 6 6").exchange("1 3", 2).state;
    KartenState over = Script.deal(Script.rounds(1), "1 1 2 2 3").pass().state;
    Exchange pass = new Exchange(Cards.NONE, 0);
    for (KartenState state : List.of(lot, dealing, drawing, over)) {
      assertThat(game.objection(state, pass)).contains(new Refusal.NobodyDecides());
      assertThat(catchThrowableOfType(RefusedException.class, () -> game.play(state, pass)))
          .extracting(RefusedException::refusal)
          .isEqualTo(new Refusal.NobodyDecides());
    }
    // What is refused in a turn is not played either: two cards for none.
    KartenState acting = Script.deal("1 3 6 6 6").state;
    Exchange two = new Exchange(Cards.NONE, 2);
    assertThat(catchThrowableOfType(RefusedException.class, () -> game.play(acting, two)))
        .extracting(RefusedException::refusal)
        .isEqualTo(new KartenRefusal.WrongDraw(0, 1, 2));
  }

  @Test
  void cardsComeOffThePile() {
    Script script = Script.deal("1 1 1 1 1", "1 1 1 1 1").exchange("1 1 1 1 1", 5);
    KartenState state = script.draw("1 1 1 1 1").exchange("1 1 1", 4).state;
    assertThat(refusal(state, new Drawn(cards("1 1 1 1"))))
        .isEqualTo(new KartenRefusal.NotInPile(cards("1 1 1 1")));
    assertThat(game.view(game.happen(state, new Drawn(cards("1 1 1 2"))), new Viewer.Spectator()))
        .extracting(KartenView::seat)
        .isEqualTo(0);
  }

  @Test
  void nonsenseCannotBeWritten() {
    assertThatIllegalArgumentException().isThrownBy(() -> new SetAside(0));
    assertThatIllegalArgumentException().isThrownBy(() -> new SetAside(7));
    assertThatIllegalArgumentException().isThrownBy(() -> new Exchange(Cards.NONE, -1));
    assertThatIllegalArgumentException().isThrownBy(() -> new Exchange(Cards.NONE, 11));
    assertThatIllegalArgumentException().isThrownBy(() -> new Starts(-1));
    assertThatIllegalArgumentException().isThrownBy(() -> new Starts(5));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new KartenOptions(false, FirstPlayer.RANDOM, 1001));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new KartenOptions(false, FirstPlayer.RANDOM, -1));
  }
}
