package kniffel.rules.kartenspiel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import kniffel.rules.Next;
import kniffel.rules.Standings;
import kniffel.rules.Viewer;
import kniffel.rules.kartenspiel.Combination.Triple;
import kniffel.rules.kartenspiel.KartenspielMove.Discard;
import kniffel.rules.kartenspiel.KartenspielMove.Draw;
import kniffel.rules.kartenspiel.KartenspielMove.SetUp;
import kniffel.rules.kartenspiel.KartenspielMove.Take;
import kniffel.rules.kartenspiel.KartenspielMove.Trade;
import kniffel.rules.kartenspiel.KartenspielOutcome.Drawn;
import kniffel.rules.kartenspiel.KartenspielOutcome.Starts;
import kniffel.rules.kartenspiel.KartenspielState.Acting;
import kniffel.rules.kartenspiel.KartenspielState.Dealing;
import kniffel.rules.kartenspiel.KartenspielState.Discarding;
import kniffel.rules.kartenspiel.KartenspielState.Drawing;
import kniffel.rules.kartenspiel.KartenspielState.Refilling;
import kniffel.rules.kartenspiel.KartenspielState.Taking;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The worked examples of set-up, drawing, trading and the end; K18 stands with the options. */
class KartenspielTurnExamplesTest {

  private final Kartenspiel base = new Kartenspiel(KartenspielOptions.of(Variant.BASE));
  private final Kartenspiel hard = new Kartenspiel(KartenspielOptions.of(Variant.HARD));

  private static KartenspielMove.Play combination(Combination combination) {
    return new KartenspielMove.Play(combination);
  }

  private static Card card(String text) {
    return Card.parse(text);
  }

  private static PlayerState player(KartenspielState state) {
    return state.players().get(0);
  }

  private static void assertStones(KartenspielState state, int active, int reserve) {
    assertThat(player(state).active()).isEqualTo(active);
    assertThat(player(state).reserve()).isEqualTo(reserve);
  }

  private static Optional<Integer> gives(Kartenspiel game, KartenspielState state, Row row) {
    KartenspielView view = game.view(state, new Viewer.Spectator());
    return view.players().get(0).tracks().get(row.ordinal()).gives();
  }

  @Test
  @DisplayName("K02 on level 0: one card of the pile, one of the display, five in hand")
  void k02() {
    KartenspielState state =
        Position.of(Variant.HARD, 2)
            .levels(0, 0, 0, 2, 0, 0)
            .hand(0, "red-2 red-4 red-6 red-8 red-10")
            .state();
    state = hard.play(state, new Draw());
    assertThat(state).isEqualTo(new Drawing(state.layout(), 1));
    state = hard.happen(state, new Drawn(card("green-3")));
    assertThat(state).isEqualTo(new Taking(state.layout(), 1));
    state = hard.play(state, new Take(card("red-1")));
    assertThat(state).isEqualTo(new Discarding(state.layout(), 2));
    assertThat(gives(hard, state, Row.STRAIGHT)).contains(5);
  }

  @Test
  @DisplayName("K12 four cards and three more: discard two, then the display is filled up")
  void k12() {
    KartenspielState state =
        Position.of(Variant.BASE, 4)
            .levels(0, 1, 0, 2, 0, 0)
            .hand(0, "red-2 red-4 red-6 red-8")
            .state();
    state = base.play(state, new Draw());
    state = base.happen(state, new Drawn(card("green-3")));
    state = base.happen(state, new Drawn(card("green-5")));
    state = base.play(state, new Take(card("red-13")));
    assertThat(player(state).hand().size()).isEqualTo(7);
    state = base.play(state, new Discard(card("red-2")));
    state = base.play(state, new Discard(card("red-13")));
    assertThat(player(state).hand()).isEqualTo(Cards.parse("green-3 red-4 green-5 red-6 red-8"));
    assertThat(state).isInstanceOf(Refilling.class);
    state = base.happen(state, new Drawn(card("green-7")));
    assertThat(state.layout().display()).isEqualTo(Cards.parse("red-1 blue-1 green-7 blue-13"));
    assertThat(state.layout().discard()).isEqualTo(Cards.parse("red-2 red-13"));
    assertThat(state.seat()).isEqualTo(1);
    assertThat(state).isInstanceOf(Acting.class);
  }

  @Test
  @DisplayName("K14 two finish in a round: more cards win, equal cards share")
  void k14() {
    Position position =
        Position.of(Variant.BASE, 3)
            .turn(0, 2)
            .stones(0, 0, 0)
            .hand(0, "red-2 red-4")
            .stones(2, 1, 0);
    KartenspielMove triple = combination(new Triple(9));
    String three = "red-9 blue-9 green-9";
    KartenspielState more =
        base.play(position.hand(2, "red-6 red-8 " + three + " red-10 red-12").state(), triple);
    assertThat(standings(more).winners()).containsExactly(2);
    KartenspielState equal = base.play(position.hand(2, "red-6 red-8 " + three).state(), triple);
    assertThat(standings(equal).winners()).containsExactly(0, 2);
    assertThat(standings(equal).ranks()).containsExactly(1, 3, 1);
  }

  private Standings standings(KartenspielState state) {
    return base.next(state) instanceof Next.Over<KartenspielMove, KartenspielOutcome>(var standings)
        ? standings
        : Standings.byScore(List.of());
  }

  @Test
  @DisplayName("K15 set-up: two in a row and one elsewhere, but not three in a row")
  void k15() {
    KartenspielState state = base.happen(base.start(2), new Starts(1));
    assertThat(state.seat()).isEqualTo(1);
    state = base.play(state, new SetUp(Row.TRIPLE));
    state = base.play(state, new SetUp(Row.TRIPLE));
    assertThat(base.objection(state, new SetUp(Row.TRIPLE)))
        .contains(new KartenspielRefusal.TooManyInRow(Row.TRIPLE, 2));
    assertThat(base.objection(state, new SetUp(Row.TWO_PAIRS)))
        .contains(new KartenspielRefusal.OnlyPowerRows());
    state = base.play(state, new SetUp(Row.STRAIGHT));
    assertThat(state.seat()).isEqualTo(0);
    assertThat(state.players().get(1).active()).isEqualTo(3);
    assertThat(state.players().get(1).reserve()).isEqualTo(18);
  }

  @Test
  @DisplayName("K16 hard set-up: against the turn order, no two players on the same two fields")
  void k16() {
    KartenspielState state = hard.happen(hard.start(3), new Starts(0));
    assertThat(state.seat()).isEqualTo(2);
    state = hard.play(state, new SetUp(Row.FULL_HOUSE));
    state = hard.play(state, new SetUp(Row.STRAIGHT));
    assertThat(state.seat()).isEqualTo(1);
    KartenspielState other = hard.play(state, new SetUp(Row.STRAIGHT));
    assertThat(hard.objection(other, new SetUp(Row.FULL_HOUSE)))
        .contains(new KartenspielRefusal.FieldsTaken(2));
    state = hard.play(state, new SetUp(Row.FULL_HOUSE));
    assertThat(hard.objection(state, new SetUp(Row.STRAIGHT)))
        .contains(new KartenspielRefusal.FieldsTaken(2));
    state = hard.play(state, new SetUp(Row.FULL_HOUSE));
    assertThat(state.seat()).isEqualTo(0);
    state = hard.play(state, new SetUp(Row.FULL_HOUSE));
    assertThat(RandomGames.moves(hard, state))
        .containsExactly(new SetUp(Row.FLUSH), new SetUp(Row.TRIPLE));
    state = hard.play(state, new SetUp(Row.FLUSH));
    assertThat(state).isEqualTo(new Dealing(state.layout(), 9));
    assertThat(state.players().get(0).reserve()).isEqualTo(24 - 3 - 2);
  }

  @Test
  @DisplayName("K17 hard: the active zone holds no more than the hand")
  void k17() {
    KartenspielState state =
        Position.of(Variant.HARD, 4)
            .levels(0, 1, 0, 2, 0, 1)
            .stones(0, 4, 9)
            .hand(0, "red-2 red-4 red-6")
            .state();
    KartenspielState after = hard.play(state, new Trade(card("red-2")));
    assertStones(after, 5, 8);
    assertThat(after.seat()).isEqualTo(1);
    KartenspielState full =
        Position.of(Variant.HARD, 4).stones(0, 5, 8).hand(0, "red-2 red-4").state();
    assertThat(hard.objection(full, new Trade(card("red-2"))))
        .contains(new KartenspielRefusal.ActiveZoneFull(5));
  }

  @Test
  @DisplayName("K05, R40 on level 1 two cards are traded, and no third one")
  void twoTrades() {
    Kartenspiel base = new Kartenspiel(KartenspielOptions.of(Variant.BASE));
    KartenspielState state =
        Position.of(Variant.BASE, 2)
            .levels(0, 1, 1, 1, 1, 0)
            .stones(0, 1, 12)
            .hand(0, "red-2 red-4 red-6 red-8")
            .state();
    state = base.play(state, new KartenspielMove.Trade(Card.parse("red-2")));
    assertThat(state.seat()).isZero();
    state = base.play(state, new KartenspielMove.Trade(Card.parse("red-4")));
    assertThat(state.players().get(0).active()).isEqualTo(3);
    assertThat(state.players().get(0).reserve()).isEqualTo(10);
    assertThat(state.seat()).as("the next player's turn").isEqualTo(1);
  }

  @Test
  @DisplayName("K19 the pile runs out: the discard pile becomes the pile when a card is needed")
  void k19() {
    KartenspielState state =
        Position.of(Variant.BASE, 4).levels(0, 2, 0, 0, 1, 0).pile("green-4").state();
    int discarded = state.layout().discard().size();
    state = base.play(state, new Draw());
    assertThat(state).isEqualTo(new Drawing(state.layout(), 3));
    assertThat(state.layout().pile().size()).isEqualTo(1);
    state = base.happen(state, new Drawn(card("green-4")));
    assertThat(state.layout().pile().size()).isEqualTo(discarded);
    assertThat(state.layout().discard().isEmpty()).isTrue();
    state = base.happen(state, new Drawn(card("green-5")));
    state = base.happen(state, new Drawn(card("green-6")));
    assertThat(state).isInstanceOf(Taking.class);
    assertThat(player(state).hand()).isEqualTo(Cards.parse("green-4 green-5 green-6"));
  }

  @Test
  @DisplayName("K21 flush level 4: the whole display is taken")
  void k21() {
    KartenspielState state = Position.of(Variant.BASE, 4).levels(0, 0, 4, 0, 2, 0).state();
    state = base.play(state, new Draw());
    state = base.happen(state, new Drawn(card("green-4")));
    assertThat(player(state).hand()).isEqualTo(Cards.parse("red-1 blue-1 green-4 red-13 blue-13"));
    assertThat(player(state).known()).isEqualTo(Cards.parse("red-1 blue-1 red-13 blue-13"));
    assertThat(state.layout().display().isEmpty()).isTrue();
    assertThat(state).isInstanceOf(Refilling.class);
  }
}
