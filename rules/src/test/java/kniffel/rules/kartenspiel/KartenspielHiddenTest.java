package kniffel.rules.kartenspiel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import kniffel.rules.Event;
import kniffel.rules.Viewer;
import kniffel.rules.kartenspiel.KartenspielState.Dealing;
import kniffel.rules.kartenspiel.KartenspielState.Drawing;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What is hidden stays hidden, and what is visible is enough to determinize the rest. */
@Tag("slow")
class KartenspielHiddenTest {

  @ParameterizedTest
  @MethodSource("kniffel.rules.kartenspiel.KartenspielRandomPlayTest#games")
  void determinizedStatesLookTheSame(KartenspielOptions options, int players) {
    Kartenspiel game = new Kartenspiel(options);
    SplittableRandom random = new SplittableRandom(13);
    RandomGames.random(
        game,
        players,
        new SplittableRandom(200),
        step -> {
          KartenspielState state = step.before();
          if (step.number() > 100 && random.nextInt(4) != 0) {
            return;
          }
          for (Viewer viewer : viewers(players)) {
            KartenspielView view = game.view(state, viewer);
            KartenspielState determinized = game.determinize(view, random::nextInt);
            assertThat(game.view(determinized, viewer)).isEqualTo(view);
            if (viewer.is(state.seat())) {
              assertThat(RandomGames.moves(game, determinized))
                  .isEqualTo(RandomGames.moves(game, state));
            }
          }
        });
  }

  /** All have seen which cards were shuffled, so all know which are not among them. */
  @Test
  void aPileMadeOfTheDiscardsHoldsNothingElse() {
    Kartenspiel game = new Kartenspiel(KartenspielOptions.of(Variant.BASE));
    SplittableRandom random = new SplittableRandom(19);
    int[] known = {0};
    RandomGames.random(
        game,
        4,
        new SplittableRandom(400),
        step -> {
          Layout layout = step.before().layout();
          if (layout.older().isEmpty()) {
            return;
          }
          known[0]++;
          assertThat(layout.pile().and(layout.older()).isEmpty()).isTrue();
          for (Viewer viewer : viewers(4)) {
            KartenspielView view = game.view(step.before(), viewer);
            Layout determinized = game.determinize(view, random::nextInt).layout();
            assertThat(determinized.pile().and(layout.older()).isEmpty()).isTrue();
          }
        });
    assertThat(known[0]).isPositive();
  }

  private static List<Viewer> viewers(int players) {
    List<Viewer> viewers = new ArrayList<>();
    IntStream.range(0, players).forEach(seat -> viewers.add(new Viewer.Seat(seat)));
    viewers.add(new Viewer.Spectator());
    return viewers;
  }

  @ParameterizedTest
  @MethodSource("kniffel.rules.kartenspiel.KartenspielRandomPlayTest#games")
  void whatIsHiddenShowsInNoOtherViewAndNoOtherFact(KartenspielOptions options, int players) {
    Kartenspiel game = new Kartenspiel(options);
    SplittableRandom random = new SplittableRandom(17);
    RandomGames.random(
        game,
        players,
        new SplittableRandom(300),
        step -> {
          KartenspielState state = step.before();
          int owner = random.nextInt(players);
          PlayerState player = state.players().get(owner);
          Cards unknown = player.hand().minus(player.known());
          // What was in the hand before the pile was made of the discards cannot be in the pile.
          Cards hidden = unknown.minus(unknown.and(state.layout().older()));
          if (hidden.isEmpty() || state.layout().pile().isEmpty()) {
            return;
          }
          Card mine = hidden.get(random.nextInt(hidden.size()));
          Card piled = state.layout().pile().get(random.nextInt(state.layout().pile().size()));
          KartenspielState other = swapped(state, owner, mine, piled);
          for (Viewer viewer : viewers(players)) {
            if (viewer.is(owner)) {
              assertThat(game.view(other, viewer)).isNotEqualTo(game.view(state, viewer));
            } else {
              assertThat(game.view(other, viewer)).isEqualTo(game.view(state, viewer));
            }
          }
          if (state instanceof Drawing || state instanceof Dealing) {
            checkDrawn(game, state, piled);
          }
        });
  }

  private static KartenspielState swapped(
      KartenspielState state, int owner, Card mine, Card piled) {
    List<PlayerState> players = new ArrayList<>(state.players());
    players.set(owner, players.get(owner).drop(mine).draw(piled));
    Layout layout = state.layout();
    return Position.relaid(
        state,
        new Layout(
            layout.pile().minus(piled).plus(mine),
            layout.discard(),
            layout.display(),
            layout.older(),
            players,
            layout.starter(),
            layout.seat(),
            layout.round()));
  }

  /** Whatever is drawn from the pile, others are told the same. */
  private static void checkDrawn(Kartenspiel game, KartenspielState state, Card one) {
    Card another = state.layout().pile().get(0);
    var first =
        new Event.Happened<KartenspielMove, KartenspielOutcome>(new KartenspielOutcome.Drawn(one));
    var second =
        new Event.Happened<KartenspielMove, KartenspielOutcome>(
            new KartenspielOutcome.Drawn(another));
    for (Viewer viewer : viewers(state.players().size())) {
      if (viewer.is(state.seat())) {
        assertThat(game.tell(game.step(state, first), viewer))
            .contains(new KartenspielFact.Drew(state.seat(), one));
      } else {
        assertThat(game.tell(game.step(state, first), viewer))
            .isEqualTo(game.tell(game.step(state, second), viewer));
      }
    }
  }
}
