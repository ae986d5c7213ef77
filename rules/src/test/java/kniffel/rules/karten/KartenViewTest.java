package kniffel.rules.karten;

import static kniffel.rules.karten.Script.cards;
import static kniffel.rules.karten.Script.holding;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import kniffel.rules.Event;
import kniffel.rules.Fact;
import kniffel.rules.Next;
import kniffel.rules.Viewer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What each viewer may know, and nothing else. */
class KartenViewTest {

  @ParameterizedTest
  @MethodSource("kniffel.rules.karten.RandomGames#all")
  void aDeterminizedStateLooksTheSame(KartenOptions options, int players) {
    Karten game = new Karten(options);
    Random random = new Random(400 + players);
    RandomGames.play(
        game,
        players,
        random,
        (before, event, after) -> {
          for (Viewer viewer : RandomGames.viewers(players)) {
            if (!(after instanceof KartenState.Acting) || random.nextInt(8) == 0) {
              assertDeterminized(game, after, viewer, random);
            }
          }
        });
  }

  private static void assertDeterminized(
      Karten game, KartenState state, Viewer viewer, Random random) {
    KartenView view = game.view(state, viewer);
    KartenState possible = game.determinize(view, random::nextInt);
    assertThat(game.view(possible, viewer)).isEqualTo(view).hasSameHashCodeAs(view);
    if (viewer.is(view.seat())) {
      switch (game.next(state)) {
        case Next.Decide<KartenMove, KartenOutcome> asked ->
            assertThat(game.next(possible)).isEqualTo(asked);
        case Next.Chance<KartenMove, KartenOutcome> chance ->
            assertThat(drawn(possible)).isEqualTo(drawn(state));
        case Next.Over<KartenMove, KartenOutcome> over ->
            assertThat(game.next(possible)).isEqualTo(over);
      }
    }
    if (state.players() == 1 && viewer.is(0)) {
      assertThat(possible).isEqualTo(state);
    }
  }

  @ParameterizedTest
  @MethodSource("kniffel.rules.karten.RandomGames#all")
  void hiddenCardsChangeNeitherViewsNorFactsOfOthers(KartenOptions options, int players) {
    Karten game = new Karten(options);
    Random random = new Random(500 + players);
    RandomGames.play(
        game,
        players,
        random,
        (before, event, after) -> {
          if (random.nextInt(4) != 0) {
            return;
          }
          for (Viewer viewer : RandomGames.viewers(players)) {
            KartenState possible = game.determinize(game.view(before, viewer), random::nextInt);
            for (Event<KartenMove, KartenOutcome> same : alike(possible, event, viewer, random)) {
              KartenState other = game.apply(possible, same);
              assertThat(game.view(other, viewer)).isEqualTo(game.view(after, viewer));
              assertThat(game.tell(game.step(possible, same), viewer))
                  .isEqualTo(game.tell(game.step(before, event), viewer));
            }
          }
        });
  }

  private static int drawer(KartenState state) {
    return switch (state) {
      case KartenState.Dealing dealing -> dealing.seat();
      case KartenState.Playing playing -> playing.turn().seat();
      case KartenState.Lot _ -> throw new AssertionError("nobody draws yet");
    };
  }

  private static int drawn(KartenState state) {
    return state instanceof KartenState.Drawing drawing ? drawing.next() : 0;
  }

  /** Events that must look the same to this viewer where other cards are hidden. */
  private static List<Event<KartenMove, KartenOutcome>> alike(
      KartenState possible, Event<KartenMove, KartenOutcome> event, Viewer viewer, Random random) {
    List<Event<KartenMove, KartenOutcome>> alike = new ArrayList<>();
    switch (event) {
      case Event.Happened<KartenMove, KartenOutcome>(KartenOutcome.Drawn(Cards drawn))
          when !viewer.is(drawer(possible)) -> {
        CardDraw draw = new CardDraw(possible.pile(), drawn.size());
        alike.add(new Event.Happened<>(draw.sample(random::nextInt)));
      }
      case Event.Happened<KartenMove, KartenOutcome>(KartenOutcome.Drawn(Cards drawn)) -> {
        if (possible.pile().contains(drawn)) {
          alike.add(event);
        }
      }
      case Event.Moved<KartenMove, KartenOutcome>(int seat, KartenMove.SetAside(int value))
          when !viewer.is(seat) ->
          alike.add(
              new Event.Moved<>(
                  seat, new KartenMove.SetAside(possible.hands().get(seat).valueAt(0))));
      case Event.Moved<KartenMove, KartenOutcome>(
              int seat,
              KartenMove.Exchange(Cards discards, int draw))
          when discards.isEmpty() ->
          alike.add(event);
      case Event.Moved<KartenMove, KartenOutcome>(int seat, KartenMove.Announce()) ->
          alike.add(event);
      case Event.Moved<KartenMove, KartenOutcome>(int seat, KartenMove.StaySilent()) ->
          alike.add(event);
      case Event.Moved<KartenMove, KartenOutcome>(int seat, KartenMove move) when viewer.is(seat) ->
          alike.add(event);
      case Event.Moved<KartenMove, KartenOutcome>(
              int seat,
              KartenMove.Score(Box box, Cards cards)) -> {
        if (possible.hands().get(seat).contains(cards)) {
          alike.add(event);
        }
      }
      // Which cards were set aside is not in the view: those moves have no counterpart here.
      case Event.Moved<KartenMove, KartenOutcome> moved -> {}
      case Event.Happened<KartenMove, KartenOutcome> happened -> alike.add(event);
    }
    return alike;
  }

  @ParameterizedTest
  @MethodSource("kniffel.rules.karten.RandomGames#all")
  void everyOfferedMoveHasAPreviewForItsPlayer(KartenOptions options, int players) {
    Karten game = new Karten(options);
    Random random = new Random(600 + players);
    RandomGames.play(
        game,
        players,
        random,
        (before, event, after) -> {
          if (random.nextInt(20) == 0
              && game.next(before)
                  instanceof Next.Decide<KartenMove, KartenOutcome>(int seat, var moves)) {
            for (KartenMove move : moves) {
              List<Fact> facts =
                  game.tell(
                      game.step(before, new Event.Moved<>(seat, move)), new Viewer.Seat(seat));
              assertThat(facts).isNotEmpty();
            }
          }
        });
  }

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
    KartenView.Player other = own.players().getLast();
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
    KartenView.Player player =
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
}
