package kniffel.rules.kartenspiel;

import static org.assertj.core.api.Assertions.assertThat;

import kniffel.rules.Viewer;
import kniffel.rules.kartenspiel.Combination.FullHouse;
import kniffel.rules.kartenspiel.Combination.Straight;
import kniffel.rules.kartenspiel.KartenspielMove.Spend;
import kniffel.rules.kartenspiel.KartenspielState.Spending;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** Rulings about cards that are chosen for a combination. */
class KartenspielChoosingTest {

  private final Kartenspiel base = new Kartenspiel(KartenspielOptions.of(Variant.BASE));

  private static KartenspielMove.Play combination(Combination combination) {
    return new KartenspielMove.Play(combination);
  }

  private static Card card(String text) {
    return Card.parse(text);
  }

  @Test
  @DisplayName("R32 where more cards fit than are needed, they are chosen one by one")
  void cardsAreChosen() {
    KartenspielState state =
        Position.of(Variant.BASE, 4)
            .levels(0, 0, 0, 0, 4, 0)
            .hand(0, "red-5 blue-5 green-5 yellow-5 red-9 blue-9 red-12")
            .state();
    state = base.play(state, combination(new FullHouse(5, 9)));
    assertThat(state)
        .isEqualTo(new Spending(state.layout(), new FullHouse(5, 9), Cards.parse("red-9 blue-9")));
    assertThat(base.view(state, new Viewer.Spectator()).awaited())
        .isEqualTo(new Awaited.Spend(new FullHouse(5, 9), Cards.parse("red-9 blue-9"), 3));
    assertThat(RandomGames.moves(base, state)).hasSize(4);
    assertThat(base.objection(state, new Spend(card("red-12"))))
        .contains(new KartenspielRefusal.CardNotNeeded(card("red-12"), new FullHouse(5, 9)));
    assertThat(base.objection(state, new Spend(card("red-9"))))
        .contains(new KartenspielRefusal.CardNotInHand(card("red-9")));
    state = base.play(state, new Spend(card("yellow-5")));
    state = base.play(state, new Spend(card("red-5")));
    state = base.play(state, new Spend(card("green-5")));
    assertThat(state.players().get(0).hand()).isEqualTo(Cards.parse("blue-5 red-12"));
    assertThat(state.layout().discard())
        .isEqualTo(Cards.parse("red-5 green-5 yellow-5 red-9 blue-9"));
    assertThat(state.seat()).isEqualTo(1);
  }

  @Test
  @DisplayName("R32 the colours of a straight are chosen value by value")
  void straightIsChosen() {
    KartenspielState state =
        Position.of(Variant.BASE, 4)
            .hand(0, "red-2 blue-2 red-3 red-4 red-5 red-6 blue-6 green-6")
            .levels(0, 0, 0, 0, 3, 0)
            .state();
    state = base.play(state, combination(new Straight(2)));
    assertThat(base.view(state, new Viewer.Spectator()).awaited())
        .isEqualTo(new Awaited.Spend(new Straight(2), Cards.parse("red-3 red-4 red-5"), 2));
    assertThat(RandomGames.moves(base, state)).hasSize(5);
    state = base.play(state, new Spend(card("blue-6")));
    assertThat(RandomGames.moves(base, state))
        .containsExactly(new Spend(card("red-2")), new Spend(card("blue-2")));
    state = base.play(state, new Spend(card("red-2")));
    assertThat(state.players().get(0).hand()).isEqualTo(Cards.parse("blue-2 red-6 green-6"));
    assertThat(state.players().get(0).levels().of(Row.STRAIGHT)).isEqualTo(4);
  }
}
