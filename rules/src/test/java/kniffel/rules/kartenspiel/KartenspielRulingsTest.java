package kniffel.rules.kartenspiel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import kniffel.rules.Next;
import kniffel.rules.Standings;
import kniffel.rules.Viewer;
import kniffel.rules.kartenspiel.Combination.Kniffel;
import kniffel.rules.kartenspiel.Combination.Quadruple;
import kniffel.rules.kartenspiel.Combination.Straight;
import kniffel.rules.kartenspiel.Combination.Triple;
import kniffel.rules.kartenspiel.Combination.TwoPairs;
import kniffel.rules.kartenspiel.KartenspielMove.Draw;
import kniffel.rules.kartenspiel.KartenspielMove.EndTurn;
import kniffel.rules.kartenspiel.KartenspielMove.Place;
import kniffel.rules.kartenspiel.KartenspielMove.Take;
import kniffel.rules.kartenspiel.KartenspielMove.Trade;
import kniffel.rules.kartenspiel.KartenspielOutcome.Drawn;
import kniffel.rules.kartenspiel.KartenspielState.Acting;
import kniffel.rules.kartenspiel.KartenspielState.ActingAgain;
import kniffel.rules.kartenspiel.KartenspielState.Discarding;
import kniffel.rules.kartenspiel.KartenspielState.Over;
import kniffel.rules.kartenspiel.KartenspielState.Refilling;
import kniffel.rules.kartenspiel.KartenspielState.Trading;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Rulings that no worked example shows. */
class KartenspielRulingsTest {

  private final Kartenspiel base = new Kartenspiel(KartenspielOptions.of(Variant.BASE));
  private final Kartenspiel simple = new Kartenspiel(KartenspielOptions.of(Variant.SIMPLE));
  private final Kartenspiel hard = new Kartenspiel(KartenspielOptions.of(Variant.HARD));

  private static KartenspielMove.Play combination(Combination combination) {
    return new KartenspielMove.Play(combination);
  }

  private static Card card(String text) {
    return Card.parse(text);
  }

  private static Standings standings(Kartenspiel game, KartenspielState state) {
    return game.next(state) instanceof Next.Over<KartenspielMove, KartenspielOutcome>(var standings)
        ? standings
        : Standings.byScore(List.of());
  }

  @Test
  @DisplayName("R33 without the stones, or in a complete row, nothing can be played")
  void stonesAndRowsMustBeThere() {
    String five = "red-2 blue-3 red-4 green-5 red-6";
    KartenspielState few =
        Position.of(Variant.BASE, 4).levels(0, 0, 0, 0, 2, 0).stones(0, 1, 9).hand(0, five).state();
    assertThat(base.objection(few, combination(new Straight(2))))
        .contains(new KartenspielRefusal.TooFewActive(Row.STRAIGHT, 2, 1));
    KartenspielState complete =
        Position.of(Variant.BASE, 4).levels(0, 0, 0, 0, 4, 0).hand(0, five).state();
    assertThat(base.objection(complete, combination(new Straight(2))))
        .contains(new KartenspielRefusal.RowComplete(Row.STRAIGHT));
    assertThat(base.objection(few, combination(new Straight(3))))
        .contains(new KartenspielRefusal.MissingCards(new Straight(3), 5, 4));
    KartenspielView view = base.view(few, new Viewer.Seat(0));
    assertThat(view.found())
        .containsExactly(
            new KartenspielView.Found(
                new Straight(2),
                Cards.parse(five),
                List.of(),
                Optional.of(new KartenspielRefusal.TooFewActive(Row.STRAIGHT, 2, 1))));
  }

  @Test
  @DisplayName("R36 with two stones left the special rule does not help; in hard it never does")
  void lastStone() {
    Position position =
        Position.of(Variant.BASE, 4).levels(0, 0, 0, 3, 0, 0).hand(0, "red-9 blue-9 green-9");
    KartenspielMove triple = combination(new Triple(9));
    assertThat(base.objection(position.stones(0, 2, 0).state(), triple))
        .contains(new KartenspielRefusal.TooFewActive(Row.TRIPLE, 3, 2));
    assertThat(base.objection(position.stones(0, 1, 0).state(), triple)).isEmpty();
    assertThat(hard.objection(position.stones(0, 1, 0).state(), triple))
        .contains(new KartenspielRefusal.TooFewActive(Row.TRIPLE, 2, 1));
    // The stone must be active unless the combination lets it come from the reserve.
    assertThat(base.objection(position.stones(0, 0, 1).state(), triple))
        .contains(new KartenspielRefusal.TooFewActive(Row.TRIPLE, 1, 0));
    KartenspielState four =
        Position.of(Variant.BASE, 4)
            .stones(0, 0, 1)
            .hand(0, "red-9 blue-9 green-9 yellow-9")
            .state();
    KartenspielState placed = base.play(four, combination(new Quadruple(9)));
    assertThat(placed.players().get(0).isFinished()).isTrue();
    assertThat(placed.players().get(0).levels().aloneIn()).contains(Row.TWO_PAIRS);
  }

  @Test
  @DisplayName(
      "R36 a Kniffel fills two columns only with four stones, two pairs only with an active one")
  void kniffelAtTheEnd() {
    Position position =
        Position.of(Variant.BASE, 4)
            .levels(0, 4, 4, 4, 3, 2)
            .hand(0, "red-7 blue-7 green-7 yellow-7 violet-7");
    KartenspielMove kniffel = combination(new Kniffel(7));
    KartenspielState three = base.play(position.stones(0, 3, 0).state(), kniffel);
    assertThat(RandomGames.moves(base, three))
        .containsExactly(new Place(Row.STRAIGHT, 3, 0), new Place(Row.TWO_PAIRS, 2, 0));
    assertThat(base.objection(three, new Place(Row.TWO_PAIRS, 4, 0)))
        .contains(new KartenspielRefusal.TooFewActive(Row.TWO_PAIRS, 4, 3));
    assertThat(base.objection(three, new Place(Row.STRAIGHT, 2, 0)))
        .contains(new KartenspielRefusal.WrongStones(Row.STRAIGHT, 3, 2));
    assertThat(base.objection(three, new Place(Row.STRAIGHT, 3, 1)))
        .contains(new KartenspielRefusal.TooFewInReserve(1, 0));
    assertThat(base.objection(three, new Place(Row.FLUSH, 3, 0)))
        .contains(new KartenspielRefusal.RowComplete(Row.FLUSH));
    KartenspielState full =
        Position.of(Variant.BASE, 4)
            .levels(0, 4, 4, 4, 4, 2)
            .stones(0, 0, 1)
            .hand(0, "red-7 blue-7 green-7 yellow-7 violet-7")
            .state();
    assertThat(base.objection(full, kniffel))
        .contains(new KartenspielRefusal.NoRowForKniffel(0, 1));
  }

  @Test
  @DisplayName("R39 hard: who can never place the stones left exactly is out; the last one wins")
  void blocked() {
    Position position =
        Position.of(Variant.HARD, 3)
            .levels(0, 5, 5, 5, 3, 1)
            .stones(0, 3, 0)
            .hand(0, "red-4 blue-4 red-8 blue-8 red-10");
    KartenspielMove pairs = combination(new TwoPairs(4, 8));
    KartenspielState state = hard.play(position.state(), pairs);
    // One stone left, but the straight wants two and the columns want two.
    assertThat(state.players().get(0).lost()).isTrue();
    assertThat(state.players().get(0).hand()).isEqualTo(Cards.parse("red-10"));
    assertThat(state.seat()).isEqualTo(1);
    assertThat(state).isInstanceOf(Acting.class);
    Position two =
        Position.of(Variant.HARD, 2)
            .levels(0, 5, 5, 5, 3, 1)
            .stones(0, 3, 0)
            .hand(0, "red-4 blue-4 red-8 blue-8");
    KartenspielState over = hard.play(two.state(), pairs);
    assertThat(over).isInstanceOf(Over.class);
    assertThat(standings(hard, over).ranks()).containsExactly(2, 1);
  }

  @Test
  @DisplayName("R39 turns of a lost player are skipped")
  void lostPlayersAreSkipped() {
    Position position =
        Position.of(Variant.HARD, 3)
            .turn(0, 1)
            .levels(1, 5, 5, 5, 3, 1)
            .stones(1, 3, 0)
            .hand(1, "red-4 blue-4 red-8 blue-8");
    KartenspielState state = hard.play(position.state(), combination(new TwoPairs(4, 8)));
    for (int turn = 0; turn < 4; turn++) {
      assertThat(state.seat()).isEqualTo(turn % 2 == 0 ? 2 : 0);
      state = hard.play(state, new Draw());
      state = hard.happen(state, new Drawn(state.layout().pile().get(0)));
      state = hard.play(state, new Take(state.layout().display().get(0)));
      while (state instanceof Refilling) {
        state = hard.happen(state, new Drawn(state.layout().pile().get(0)));
      }
    }
    assertThat(state.layout().round()).isEqualTo(3);
  }

  @Test
  @DisplayName("R40 a trade needs a card and a stone of the reserve; there is no passing")
  void trading() {
    Position position =
        Position.of(Variant.BASE, 4).levels(0, 0, 0, 2, 0, 0).hand(0, "red-2 red-4 red-6 red-8");
    assertThat(base.objection(position.stones(0, 3, 0).state(), new Trade(card("red-2"))))
        .contains(new KartenspielRefusal.NoReserve());
    KartenspielState state = position.stones(0, 3, 2).state();
    assertThat(base.objection(state, new EndTurn())).contains(new KartenspielRefusal.NoPassing());
    assertThat(base.objection(state, new Trade(card("blue-2"))))
        .contains(new KartenspielRefusal.CardNotInHand(card("blue-2")));
    state = base.play(state, new Trade(card("red-2")));
    assertThat(state).isEqualTo(new Trading(state.layout(), 1));
    assertThat(base.objection(state, new Draw()))
        .contains(new KartenspielRefusal.NotAskedNow(Phase.TRADE));
    KartenspielState stopped = base.play(state, new EndTurn());
    assertThat(stopped.players().get(0).active()).isEqualTo(4);
    assertThat(stopped.seat()).isEqualTo(1);
    KartenspielState both = base.play(state, new Trade(card("red-8")));
    assertThat(both.players().get(0).active()).isEqualTo(5);
    assertThat(both.players().get(0).hand()).isEqualTo(Cards.parse("red-4 red-6"));
    assertThat(both.seat()).isEqualTo(1);
  }

  @Test
  @DisplayName("R41 the round is played to its end; the last of the round ends it at once")
  void roundIsCompleted() {
    Position position = Position.of(Variant.BASE, 3).stones(1, 1, 0);
    String three = "red-9 blue-9 green-9";
    KartenspielMove triple = combination(new Triple(9));
    KartenspielState middle = base.play(position.turn(0, 1).hand(1, three).state(), triple);
    assertThat(middle.seat()).isEqualTo(2);
    assertThat(middle).isInstanceOf(Acting.class);
    KartenspielState last = base.play(position.turn(2, 1).hand(1, three).state(), triple);
    assertThat(last).isInstanceOf(Over.class);
    assertThat(standings(base, last).winners()).containsExactly(1);
  }

  @Test
  @DisplayName(
      "R42, R34 simple: draw, then play or trade, each if wished; the new limit holds at once")
  void simpleTurn() {
    KartenspielState state =
        Position.of(Variant.SIMPLE, 2).hand(0, "red-2 blue-3 red-4 green-5 red-6").state();
    assertThat(simple.play(state, new EndTurn()).seat()).isEqualTo(1);
    state = simple.play(state, new Draw());
    state = simple.happen(state, new Drawn(card("green-9")));
    state = simple.play(state, new Take(card("red-1")));
    assertThat(state).isInstanceOf(ActingAgain.class);
    assertThat(simple.objection(state, new Draw())).contains(new KartenspielRefusal.DrawnAlready());
    KartenspielState ended = simple.play(state, new EndTurn());
    assertThat(ended).isEqualTo(new Discarding(ended.layout(), 2));
    KartenspielState played = simple.play(state, combination(new Straight(2)));
    assertThat(played).isInstanceOf(Refilling.class);
    assertThat(played.players().get(0).hand()).isEqualTo(Cards.parse("red-1 green-9"));
    KartenspielState traded = simple.play(state, new Trade(card("red-1")));
    assertThat(traded).isEqualTo(new Discarding(traded.layout(), 1));
  }

  @Test
  @DisplayName("S8 after the last round allowed: fewest stones left, then most cards")
  void countedAsItStands() {
    KartenspielState state =
        Position.of(Variant.BASE, 3)
            .turn(0, 2)
            .round(2000)
            .stones(0, 3, 4)
            .hand(0, "red-2 red-4")
            .stones(1, 3, 4)
            .hand(1, "red-6")
            .stones(2, 3, 6)
            .hand(2, "red-8")
            .state();
    state = base.play(state, new Trade(card("red-8")));
    assertThat(state).isInstanceOf(Over.class);
    assertThat(standings(base, state).ranks()).containsExactly(1, 2, 3);
  }
}
