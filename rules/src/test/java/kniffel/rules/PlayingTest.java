package kniffel.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import kniffel.rules.classic.Classic;
import kniffel.rules.classic.ClassicMove;
import kniffel.rules.classic.ClassicOptions;
import kniffel.rules.dice.Places;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A game played on to its end is the one that its log tells. */
class PlayingTest {

  static Stream<Arguments> games() {
    return Rulebooks.ALL.stream()
        .map(book -> Arguments.of(standard(book), Math.min(2, book.maxPlayers())));
  }

  private static <P extends Record> Game<?, ?, ?, ?> standard(Rulebook<P> rulebook) {
    return rulebook.game(rulebook.standard());
  }

  @ParameterizedTest
  @MethodSource("games")
  <S, M, O, V> void itsStepsAreThoseOfTheReplay(Game<S, M, O, V> game, int players) {
    Random random = new Random(1);
    List<Step<S, M, O>> steps = new ArrayList<>();
    List<S> asked = new ArrayList<>();
    Playing.End<S> end =
        Playing.toTheEnd(
            game,
            game.start(players),
            random::nextInt,
            (state, seat, moves) -> {
              asked.add(state);
              return moves.get(random.nextInt(moves.size()));
            },
            steps::add);
    assertThat(Replay.of(game, players, steps.stream().map(Step::event).toList()).steps())
        .isEqualTo(steps);
    assertThat(game.next(end.state())).isEqualTo(new Next.Over<>(end.standings()));
    assertThat(steps.stream().filter(step -> step.event() instanceof Event.Moved<M, O>))
        .extracting(Step::before)
        .isEqualTo(asked);
  }

  /** Whoever has enough of it goes on later as if nothing had been. */
  @ParameterizedTest
  @MethodSource("games")
  <S, M, O, V> void itStopsWhereItIsEnough(Game<S, M, O, V> game, int players) {
    List<Step<S, M, O>> whole = new ArrayList<>();
    Random random = new Random(2);
    Playing.toTheEnd(
        game,
        game.start(players),
        random::nextInt,
        Playing.Decider.random(random::nextInt),
        whole::add);
    List<Step<S, M, O>> parts = new ArrayList<>();
    Random again = new Random(2);
    Playing<S, M, O> playing =
        new Playing<>(
            game,
            (state, draw, number) -> {
              assertThat(number).isEqualTo(parts.size() % 7 + 1);
              return draw.sample(again::nextInt);
            },
            Playing.Decider.random(again::nextInt),
            parts::add);
    S state = game.start(players);
    while (parts.size() < whole.size()) {
      int until = parts.size() + 7;
      state = playing.until((now, next) -> parts.size() == until, state).state();
    }
    assertThat(parts).isEqualTo(whole);
    Playing.Stop<S, M, O> end = playing.until((now, next) -> false, state);
    assertThat(end.state()).isSameAs(state);
    assertThat(end.next()).isEqualTo(game.next(state)).isInstanceOf(Next.Over.class);
  }

  @Test
  void whoeverDecidesMustKeepToTheRules() {
    Classic game = new Classic(ClassicOptions.KNIFFEL);
    assertThatExceptionOfType(RefusedException.class)
        .isThrownBy(
            () ->
                Playing.toTheEnd(
                    game,
                    game.start(1),
                    bound -> 0,
                    (state, seat, moves) -> new ClassicMove.Roll(Places.parse("1"))));
  }
}
