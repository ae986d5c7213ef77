package kniffel.rules.karten;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import kniffel.rules.Event;
import kniffel.rules.Fact;
import kniffel.rules.Next;
import kniffel.rules.Viewer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What each viewer may know, and nothing else. */
class KartenHiddenTest {

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
            boolean rare = !(after instanceof KartenState.Acting);
            if (random.nextInt(rare ? 2 : 8) == 0) {
              assertDeterminized(game, after, viewer, random);
            }
          }
        });
  }

  /** Everybody has seen what was shuffled, and knows what they have drawn since. */
  @Test
  void aPileMadeOfTheDiscardsHoldsNothingElse() {
    Karten game = new Karten(KartenOptions.STANDARD);
    Random random = new Random(7);
    int[] remembered = {0};
    RandomGames.play(
        game,
        3,
        random,
        (before, event, after) -> {
          if (!(after instanceof KartenState.Rounds playing)) {
            return;
          }
          for (int seat = 0; seat < 3; seat++) {
            Cards mayHold = playing.turn().mayHold().get(seat);
            KartenView view = game.view(after, new Viewer.Seat(seat));
            remembered[0] += mayHold.size() == after.pile().size() ? 1 : 0;
            assertThat(mayHold.contains(after.pile())).isTrue();
            assertThat(mayHold.contains(game.determinize(view, random::nextInt).pile())).isTrue();
          }
        });
    assertThat(remembered[0]).isPositive();
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
          if (random.nextInt(8) != 0) {
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
      case KartenState.Rounds playing -> playing.turn().seat();
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
}
