package kniffel.rules.karten;

import static kniffel.rules.karten.Script.cards;
import static kniffel.rules.karten.Script.holding;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import kniffel.rules.Viewer;
import org.junit.jupiter.api.Test;

/** What a view tells of the table, by example. */
class KartenViewTest {

  @Test
  void aViewTellsTheTable() {
    Script script = Script.deal("1 3 6 6 6", "1 2 3 4 5").exchange("1 3", 3).draw("2 4 5");
    script.score(Box.LARGE_STRAIGHT, "1 2 3 4 5").draw("1 1 1 1 1").setAside("2");
    KartenView own = script.game.view(script.state, new Viewer.Seat(0));
    assertThat(own.phase()).isEqualTo(Phase.ACT);
    assertThat(own.round()).isEqualTo(2);
    assertThat(own.seat()).isZero();
    assertThat(own.pile()).isEqualTo(108 - 6 - 5 - 7);
    assertThat(own.discards()).containsExactly(2, 1, 2, 1, 1, 0);
    assertThat(own.lastRound()).isFalse();
    assertThat(own.own())
        .contains(
            new KartenView.Own(
                0,
                cards("2 4 5 6 6 6"),
                cards("2"),
                0,
                Map.of(
                    Box.TWOS, new KartenView.Play(cards("2"), 2),
                    Box.FOURS, new KartenView.Play(cards("4"), 4),
                    Box.FIVES, new KartenView.Play(cards("5"), 5),
                    Box.SIXES, new KartenView.Play(cards("6 6 6"), 18),
                    Box.THREE_OF_A_KIND, new KartenView.Play(cards("4 5 6 6 6"), 27))));
    assertThat(own.players().getFirst().cards()).isEqualTo(6);
    assertThat(own.players().getFirst().penalty()).isEqualTo(2);
    KartenView.PlayerArea other = own.players().getLast();
    assertThat(other.boxes()).containsExactly(Map.entry(Box.LARGE_STRAIGHT, 40));
    assertThat(other.free()).hasSize(11).doesNotContain(Box.LARGE_STRAIGHT);
    assertThat(other.bonus()).isEqualTo(-20);
    assertThat(other.toBonus()).isEqualTo(63);
    assertThat(other.toSafety()).isEqualTo(42);
    assertThat(other.total()).isEqualTo(20);
    assertThat(script.game.view(script.state, new Viewer.Spectator()).own()).isEmpty();
    assertThat(script.game.view(script.state, new Viewer.Seat(1)).own())
        .hasValueSatisfying(seen -> assertThat(seen.aside()).isEqualTo(Cards.NONE));
  }

  @Test
  void aPlayerSeesHowFarTheUpperPartIs() {
    Script script = holding("1 6 6 6 6 6").score(Box.SIXES, "6 6 6 6 6").draw("5 5 5 5");
    KartenView.PlayerArea player =
        script.game.view(script.state, new Viewer.Spectator()).players().getFirst();
    assertThat(player.upper()).isEqualTo(30);
    assertThat(player.toBonus()).isEqualTo(33);
    assertThat(player.toSafety()).isEqualTo(12);
    script.score(Box.FIVES, "5 5 5 5").draw("6 6 6 6").score(Box.ONES, "1").draw("4");
    player = script.game.view(script.state, new Viewer.Spectator()).players().getFirst();
    assertThat(player.upper()).isEqualTo(51);
    assertThat(player.toBonus()).isEqualTo(12);
    assertThat(player.toSafety()).as("42 are reached").isZero();
    // Six cards were in hand for the sixes, five for the others.
    assertThat(player.penalties()).containsExactly(Map.entry(Box.SIXES, 2));
  }

  @Test
  void roundsBeginWhenTheCardsAreDealt() {
    Karten game = new Karten(KartenOptions.STANDARD);
    assertThat(game.round(game.start(2))).isEmpty();
    Script script = Script.deal("1 1 2 2 3", "1 1 2 2 3");
    List<Integer> rounds = new ArrayList<>();
    for (int turn = 0; turn < 5; turn++) {
      rounds.add(script.game.round(script.state).orElseThrow());
      script.pass();
    }
    assertThat(rounds).containsExactly(1, 1, 2, 2, 3);
  }

  @Test
  void theLastRoundIsMarked() {
    Script script = Script.deal(Script.rounds(2), "1 1 2 2 3");
    assertThat(script.game.view(script.state, new Viewer.Spectator()).lastRound()).isFalse();
    script.pass();
    assertThat(script.game.view(script.state, new Viewer.Spectator()).lastRound()).isTrue();
    Script full = Script.deal(Script.FULL_SHEET_HAND, "1 1 2 2 3");
    for (int number = 0; number < 12; number++) {
      assertThat(full.game.view(full.state, new Viewer.Spectator()).lastRound()).isFalse();
      full.step(number);
      if (number < 11) {
        full.pass();
      }
    }
    assertThat(full.game.view(full.state, new Viewer.Spectator()).lastRound()).isTrue();
  }

  @Test
  void statesMadeFromViewsLookTheSameFromTheLotToTheSecondRound() {
    Karten game = new Karten(new KartenOptions(false, KartenOptions.FirstPlayer.RANDOM, 9));
    List<KartenState> states = new ArrayList<>(List.of(game.start(3)));
    states.add(game.happen(states.getLast(), new KartenOutcome.Starts(2)));
    for (int hand = 0; hand < 3; hand++) {
      states.add(game.happen(states.getLast(), new KartenOutcome.Drawn(cards("1 2 3 4 5"))));
    }
    for (int turn = 0; turn < 5; turn++) {
      states.add(game.play(states.getLast(), new KartenMove.Exchange(Cards.NONE, 0)));
    }
    for (KartenState state : states) {
      for (Viewer viewer : RandomGames.viewers(3)) {
        KartenView view = game.view(state, viewer);
        assertThat(game.view(game.determinize(view, bound -> 0), viewer)).isEqualTo(view);
      }
    }
    assertThat(game.view(states.getLast(), new Viewer.Spectator()).round()).isEqualTo(2);
    assertThat(game.view(states.getLast(), new Viewer.Spectator()).seat()).isEqualTo(1);
  }

  @Test
  void whatTheViewerSeesIsInTheStateMadeOfTheView() {
    Script script = Script.deal("1 3 6 6 6", "1 2 3 4 5").exchange("1 3", 3);
    Viewer own = new Viewer.Seat(0);
    KartenState possible = script.game.determinize(script.game.view(script.state, own), b -> 0);
    assertThat(script.game.view(possible, own)).isEqualTo(script.game.view(script.state, own));
    assertThat(possible.hands().get(0)).isEqualTo(cards("6 6 6"));
    // The other hand is dealt from the unseen cards, here the lowest of them.
    assertThat(possible.hands().get(1)).isEqualTo(cards("1 1 1 1 1"));
    assertThat(possible.pile())
        .isEqualTo(Cards.DECK.minus(cards("1 3 6 6 6")).minus(cards("1 1 1 1 1")));
  }
}
