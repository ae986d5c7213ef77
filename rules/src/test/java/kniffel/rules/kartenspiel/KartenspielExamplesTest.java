package kniffel.rules.kartenspiel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import kniffel.rules.Viewer;
import kniffel.rules.kartenspiel.Combination.Flush;
import kniffel.rules.kartenspiel.Combination.FullHouse;
import kniffel.rules.kartenspiel.Combination.Kniffel;
import kniffel.rules.kartenspiel.Combination.Quadruple;
import kniffel.rules.kartenspiel.Combination.Straight;
import kniffel.rules.kartenspiel.Combination.Triple;
import kniffel.rules.kartenspiel.Combination.TwoPairs;
import kniffel.rules.kartenspiel.KartenspielMove.Place;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** The worked examples of playing; K06 stands with the combinations. */
class KartenspielExamplesTest {

  private final Kartenspiel base = new Kartenspiel(KartenspielOptions.of(Variant.BASE));

  private static KartenspielMove.Play combination(Combination combination) {
    return new KartenspielMove.Play(combination);
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
  @DisplayName("K01 Nina's straight takes two active stones and raises the limit from 7 to 8")
  void k01() {
    KartenspielState before =
        Position.of(Variant.BASE, 4)
            .levels(0, 0, 0, 1, 2, 0)
            .stones(0, 3, 12)
            .hand(0, "red-2 blue-3 red-4 green-5 red-6")
            .state();
    assertThat(gives(base, before, Row.STRAIGHT)).contains(7);
    KartenspielState after = base.play(before, combination(new Straight(2)));
    assertThat(player(after).levels().of(Row.STRAIGHT)).isEqualTo(3);
    assertThat(gives(base, after, Row.STRAIGHT)).contains(8);
    assertStones(after, 1, 12);
    assertThat(after.layout().discard()).isEqualTo(player(before).hand());
    assertThat(after.seat()).isEqualTo(1);
  }

  @Test
  @DisplayName("K03 Full House 5-5-5-9-9: from the next turn on two cards of the pile")
  void k03() {
    KartenspielState state =
        Position.of(Variant.BASE, 4)
            .levels(0, 0, 0, 2, 1, 0)
            .hand(0, "red-5 blue-5 green-5 red-9 blue-9")
            .state();
    state = base.play(state, combination(new FullHouse(5, 9)));
    assertThat(player(state).levels().of(Row.FULL_HOUSE)).isEqualTo(1);
    assertThat(gives(base, state, Row.FULL_HOUSE)).contains(2);
    assertStones(state, 2, 12);
  }

  @Test
  @DisplayName("K04 Flush 2-4-7-8-10 in blue: from the next turn on two cards of the display")
  void k04() {
    KartenspielState state =
        Position.of(Variant.BASE, 4)
            .levels(0, 0, 0, 2, 1, 0)
            .hand(0, "blue-2 blue-4 blue-7 blue-8 blue-10")
            .state();
    state = base.play(state, combination(new Flush(Suit.BLUE)));
    assertThat(gives(base, state, Row.FLUSH)).contains(2);
    assertStones(state, 2, 12);
  }

  @Test
  @DisplayName("K05 Triple 9-9-9: now up to two cards may be traded")
  void k05() {
    KartenspielState state =
        Position.of(Variant.BASE, 4)
            .levels(0, 1, 1, 0, 1, 0)
            .hand(0, "red-9 blue-9 green-9")
            .state();
    assertThat(gives(base, state, Row.TRIPLE)).contains(1);
    state = base.play(state, combination(new Triple(9)));
    assertThat(gives(base, state, Row.TRIPLE)).contains(2);
    assertStones(state, 2, 12);
  }

  @Test
  @DisplayName("K07 Two pairs 4-4-8-8: the first column; with one active stone no second one")
  void k07() {
    KartenspielState state =
        Position.of(Variant.BASE, 4)
            .levels(0, 1, 1, 0, 1, 0)
            .hand(0, "red-4 blue-4 red-8 blue-8")
            .state();
    state = base.play(state, combination(new TwoPairs(4, 8)));
    assertThat(player(state).levels().of(Row.TWO_PAIRS)).isEqualTo(1);
    assertStones(state, 1, 12);
    KartenspielState again =
        Position.of(Variant.BASE, 4)
            .levels(0, 1, 1, 0, 1, 1)
            .stones(0, 1, 12)
            .hand(0, "red-4 blue-4 red-8 blue-8")
            .state();
    assertThat(base.objection(again, combination(new TwoPairs(4, 8))))
        .contains(new KartenspielRefusal.TooFewActive(Row.TWO_PAIRS, 2, 1));
  }

  @Test
  @DisplayName(
      "K08 Four of a kind: stones of reserve and active zone as wished, two-pairs row only")
  void k08() {
    Position position = Position.of(Variant.BASE, 4).hand(0, "red-5 blue-5 green-5 yellow-5");
    KartenspielMove four = combination(new Quadruple(5));
    KartenspielState forced = base.play(position.stones(0, 0, 6).state(), four);
    assertStones(forced, 0, 4);
    assertThat(player(forced).levels().of(Row.TWO_PAIRS)).isEqualTo(1);
    KartenspielState free = base.play(position.stones(0, 1, 6).state(), four);
    assertThat(RandomGames.moves(base, free))
        .containsExactly(new Place(Row.TWO_PAIRS, 2, 1), new Place(Row.TWO_PAIRS, 2, 2));
    assertThat(base.objection(free, new Place(Row.TRIPLE, 1, 1)))
        .contains(new KartenspielRefusal.WrongRow(Row.TRIPLE, new Quadruple(5)));
    assertStones(base.play(free, new Place(Row.TWO_PAIRS, 2, 1)), 0, 5);
    assertStones(base.play(free, new Place(Row.TWO_PAIRS, 2, 2)), 1, 4);
  }

  @Test
  @DisplayName("K09 Kniffel: any row, all from the reserve; two pairs only with an active stone")
  void k09() {
    Position position =
        Position.of(Variant.BASE, 4)
            .levels(0, 3, 0, 1, 0, 1)
            .hand(0, "red-7 blue-7 green-7 yellow-7 violet-7");
    KartenspielMove kniffel = combination(new Kniffel(7));
    KartenspielState none = base.play(position.stones(0, 0, 11).state(), kniffel);
    assertThat(RandomGames.moves(base, none))
        .containsExactly(
            new Place(Row.FULL_HOUSE, 3, 3),
            new Place(Row.FLUSH, 1, 1),
            new Place(Row.TRIPLE, 1, 1),
            new Place(Row.STRAIGHT, 1, 1));
    assertThat(base.objection(none, new Place(Row.TWO_PAIRS, 2, 2)))
        .contains(new KartenspielRefusal.OneMustBeActive());
    KartenspielState placed = base.play(none, new Place(Row.FULL_HOUSE, 3, 3));
    assertThat(player(placed).levels().of(Row.FULL_HOUSE)).isEqualTo(4);
    assertStones(placed, 0, 8);
    KartenspielState one = base.play(position.stones(0, 1, 10).state(), kniffel);
    assertThat(RandomGames.moves(base, one))
        .contains(new Place(Row.TWO_PAIRS, 4, 3), new Place(Row.TWO_PAIRS, 2, 1))
        .doesNotContain(new Place(Row.TWO_PAIRS, 4, 2), new Place(Row.TWO_PAIRS, 2, 0));
    KartenspielState both = base.play(one, new Place(Row.TWO_PAIRS, 4, 3));
    assertThat(player(both).levels().of(Row.TWO_PAIRS)).isEqualTo(3);
    assertStones(both, 0, 7);
    assertThat(base.objection(one, new Place(Row.FULL_HOUSE, 3, 1)))
        .contains(new KartenspielRefusal.TooFewActive(Row.FULL_HOUSE, 2, 1));
  }

  @Test
  @DisplayName(
      "R25, R35 a Kniffel fills the last two of six columns, but not two where one is left")
  void lastColumns() {
    Position position =
        Position.of(Variant.BASE, 4)
            .stones(0, 4, 6)
            .hand(0, "red-7 blue-7 green-7 yellow-7 violet-7");
    KartenspielMove kniffel = combination(new Kniffel(7));
    KartenspielMove two = new Place(Row.TWO_PAIRS, 4, 0);

    KartenspielState four = base.play(position.levels(0, 0, 0, 0, 0, 4).state(), kniffel);
    assertThat(RandomGames.moves(base, four)).contains(two, new Place(Row.TWO_PAIRS, 2, 0));
    assertThat(player(base.play(four, two)).levels().of(Row.TWO_PAIRS)).isEqualTo(6);

    KartenspielState five = base.play(position.levels(0, 0, 0, 0, 0, 5).state(), kniffel);
    assertThat(RandomGames.moves(base, five))
        .contains(new Place(Row.TWO_PAIRS, 2, 0))
        .doesNotContain(two);
    assertThat(base.objection(five, two))
        .contains(new KartenspielRefusal.WrongStones(Row.TWO_PAIRS, 2, 4));
  }

  @Test
  @DisplayName("K11 special end rule: the last stone alone on a level for two")
  void k11() {
    KartenspielState state =
        Position.of(Variant.BASE, 2)
            .levels(0, 1, 3, 2, 3, 6)
            .stones(0, 1, 0)
            .hand(0, "red-9 blue-9 green-9")
            .state();
    state = base.play(state, combination(new Triple(9)));
    assertThat(player(state).isFinished()).isTrue();
    assertThat(player(state).levels().of(Row.TRIPLE)).isEqualTo(3);
    assertThat(player(state).levels().aloneIn()).contains(Row.TRIPLE);
    KartenspielView view = base.view(state, new Viewer.Spectator());
    assertThat(view.players().get(0).placed()).isEqualTo(24);
    assertThat(view.players().get(0).finished()).isTrue();
  }
}
