package kniffel.rules.kartenspiel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kniffel.rules.Next;
import kniffel.rules.Standings;
import kniffel.rules.Viewer;
import kniffel.rules.kartenspiel.KartenspielState.Over;
import kniffel.rules.kartenspiel.KartenspielView.Track;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;

/** What is seen of the boards, and how they are ranked in the end. */
class KartenspielViewTest {

  private static final Viewer SPECTATOR = new Viewer.Spectator();

  private static List<Track> tracks(Position position) {
    return position.game().view(position.state(), SPECTATOR).players().get(0).tracks();
  }

  private static Optional<Integer> some(int number) {
    return Optional.of(number);
  }

  @Test
  @DisplayName("K01, R20, R22 Nina's board: what each row holds, gives, will give and wants next")
  void blueBoard() {
    List<Integer> costs = List.of(1, 1, 2, 3);
    List<Integer> columns = List.of(2, 2, 2, 2, 2, 2);
    assertThat(tracks(Position.of(Variant.BASE, 4).levels(0, 0, 4, 1, 2, 5)))
        .containsExactly(
            new Track(Row.FULL_HOUSE, 0, costs, 0, some(1), some(2), some(1)),
            new Track(Row.FLUSH, 4, costs, 7, some(4), Optional.empty(), Optional.empty()),
            new Track(Row.TRIPLE, 1, costs, 1, some(2), some(3), some(1)),
            new Track(Row.STRAIGHT, 2, costs, 2, some(7), some(8), some(2)),
            new Track(Row.TWO_PAIRS, 5, columns, 10, Optional.empty(), Optional.empty(), some(2)));
  }

  @Test
  @DisplayName("R21, R22 the red side has a level more for one stone, and gives more on its last")
  void redBoard() {
    List<Integer> costs = List.of(1, 1, 1, 2, 3);
    List<Track> tracks = tracks(Position.of(Variant.HARD, 4).levels(0, 4, 0, 0, 5, 6));
    assertThat(tracks.get(0))
        .isEqualTo(new Track(Row.FULL_HOUSE, 4, costs, 5, some(5), some(6), some(3)));
    assertThat(tracks.get(3))
        .isEqualTo(
            new Track(Row.STRAIGHT, 5, costs, 8, some(10), Optional.empty(), Optional.empty()));
    assertThat(tracks.get(4).needed()).as("all columns are full").isEmpty();
  }

  @Test
  @DisplayName("R38 only in the hard variant the hand limit is that of the active zone too")
  void activeLimit() {
    for (Variant variant : Variant.values()) {
      Position position = Position.of(variant, 2).levels(0, 0, 0, 0, 1, 0);
      var area = position.game().view(position.state(), SPECTATOR).players().get(0);
      assertThat(area.handLimit()).isEqualTo(6);
      assertThat(area.activeLimit())
          .isEqualTo(variant == Variant.HARD ? some(6) : Optional.empty());
    }
  }

  @Test
  @DisplayName("R38, R40 as many cards can be traded as row, reserve, active zone and hand allow")
  void trades() {
    Position position =
        Position.of(Variant.HARD, 4)
            .levels(0, 0, 0, 4, 0, 0)
            .hand(0, "red-2 red-3")
            .stones(0, 0, 12)
            .levels(1, 0, 0, 4, 0, 0)
            .hand(1, "blue-2 blue-3 blue-4 blue-5")
            .stones(1, 0, 1)
            .levels(2, 0, 0, 4, 0, 0)
            .hand(2, "green-2 green-3 green-4 green-5")
            .stones(2, 2, 12)
            .hand(3, "violet-2 violet-3 violet-4 violet-5")
            .stones(3, 0, 12);
    var areas = position.game().view(position.state(), SPECTATOR).players();
    int room = areas.get(2).handLimit() - 2;
    int first = areas.get(3).tracks().get(2).gives().orElseThrow();
    assertThat(areas)
        .extracting(KartenspielView.PlayerArea::trades)
        .containsExactly(2, 1, room, first);
  }

  @Test
  @DisplayName("R41 a player is finished who has no stone left, neither active nor in the reserve")
  void finished() {
    Position position =
        Position.of(Variant.BASE, 4)
            .stones(0, 3, 3)
            .stones(1, 0, 1)
            .stones(2, 1, 0)
            .stones(3, 0, 0);
    assertThat(position.game().view(position.state(), SPECTATOR).players())
        .extracting(KartenspielView.PlayerArea::finished)
        .containsExactly(false, false, false, true);
  }

  @Test
  @DisplayName("R33, R40 offered is what can be paid for: a combination with stones, a trade")
  void offered() {
    Position position =
        Position.of(Variant.BASE, 4)
            .levels(0, 0, 0, 0, 2, 0)
            .hand(0, "red-2 red-3 red-4 red-5 blue-6");
    KartenspielMove straight = new KartenspielMove.Play(new Combination.Straight(2));
    KartenspielMove trade = new KartenspielMove.Trade(Card.parse("red-2"));
    KartenspielMove draw = new KartenspielMove.Draw();

    Position oneActive = position.stones(0, 1, 9);
    assertThat(RandomGames.moves(oneActive.game(), oneActive.state()))
        .contains(draw, trade)
        .doesNotContain(straight);
    Position noReserve = position.stones(0, 3, 0);
    assertThat(RandomGames.moves(noReserve.game(), noReserve.state()))
        .containsExactly(draw, straight);
  }

  @Test
  @DisplayName("The hand is seen by its owner only")
  void ownHand() {
    Position position = Position.of(Variant.BASE, 2).hand(1, "red-9 blue-9 green-9");
    KartenspielView own = position.game().view(position.state(), new Viewer.Seat(1));
    assertThat(own.owner()).contains(1);
    assertThat(own.hand()).isEqualTo(Cards.parse("red-9 blue-9 green-9"));
    assertThat(own.found())
        .extracting(KartenspielView.Found::combination)
        .containsExactly(new Combination.Triple(9));
    for (Viewer other : List.of(new Viewer.Seat(0), SPECTATOR)) {
      KartenspielView view = position.game().view(position.state(), other);
      assertThat(view.hand()).isEqualTo(Cards.NONE);
      assertThat(view.found()).isEmpty();
      assertThat(view.players().get(1).cards()).isEqualTo(3);
    }
  }

  private static Standings standings(Position position, int... lost) {
    Layout layout = position.layout();
    List<PlayerState> players = new ArrayList<>(layout.players());
    for (int seat : lost) {
      players.set(seat, players.get(seat).lose());
    }
    Layout end = new Layout(layout.pile(), layout.discard(), layout.display(), players, 0, 0, 20);
    return position.game().next(new Over(end))
            instanceof Next.Over<KartenspielMove, KartenspielOutcome>(Standings standings)
        ? standings
        : Standings.byScore(List.of());
  }

  @Test
  @DisplayName("R39, R41 whoever has lost is last, however many stones are placed and cards held")
  void lostPlayersAreLast() {
    Position position =
        Position.of(Variant.HARD, 4)
            .stones(0, 1, 0)
            .hand(0, "red-2 red-4 red-6 red-8")
            .stones(1, 3, 12)
            .stones(2, 0, 0)
            .stones(3, 1, 0);
    Standings standings = standings(position, 0, 3);
    // 18 stones each; of those who lost, the one with more cards is before the other.
    assertThat(standings.scores()).containsExactly(17, 3, 18, 17);
    assertThat(standings.ranks()).containsExactly(3, 2, 1, 4);
  }

  @Test
  @DisplayName("R41, S8 a stone more on the board is worth more than any number of cards")
  void stonesBeforeCards() {
    String thirteen =
        "red-1 red-2 red-3 red-4 red-5 red-6 red-7 red-8 red-9 red-10 red-11 red-12 red-13";
    Position position =
        Position.of(Variant.BASE, 2)
            .display("blue-1 blue-2 blue-3 blue-4")
            .stones(0, 2, 1)
            .hand(0, thirteen)
            .stones(1, 2, 0);
    assertThat(standings(position).ranks()).containsExactly(2, 1);
  }
}
