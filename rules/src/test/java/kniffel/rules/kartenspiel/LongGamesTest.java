package kniffel.rules.kartenspiel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import kniffel.rules.Next;
import kniffel.rules.kartenspiel.KartenspielMove.Draw;
import kniffel.rules.kartenspiel.KartenspielState.Acting;
import kniffel.rules.kartenspiel.KartenspielState.Over;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Games played out by people who dawdle are no longer than the bounds say. */
class LongGamesTest {

  @ParameterizedTest
  @MethodSource("kniffel.rules.kartenspiel.KartenspielRandomPlayTest#games")
  void noTurnIsLonger(KartenspielOptions options, int players) {
    for (int seed = 0; seed < 4; seed++) {
      SplittableRandom random = new SplittableRandom(seed);
      checkTurns(options, players, random, moves -> moves.get(random.nextInt(moves.size())));
      checkTurns(options, players, random, moves -> dawdled(moves, random));
    }
  }

  /** Draws wherever possible, then prefers plays with the most choices, and never stops early. */
  private static KartenspielMove dawdled(List<KartenspielMove> moves, SplittableRandom random) {
    return moves.stream()
        .max(Comparator.comparingInt(move -> 10 * eagerness(move) + random.nextInt(10)))
        .orElseThrow();
  }

  private static int eagerness(KartenspielMove move) {
    return switch (move) {
      case KartenspielMove.Draw() -> 3;
      case KartenspielMove.Play(Combination combination) ->
          combination instanceof Combination.Quadruple ? 2 : 1;
      case KartenspielMove.Trade _ -> 1;
      case KartenspielMove.EndTurn _ -> 0;
      case KartenspielMove.SetUp _, KartenspielMove.Take _, KartenspielMove.Spend _ -> 0;
      case KartenspielMove.Place _, KartenspielMove.Discard _ -> 0;
    };
  }

  private static void checkTurns(
      KartenspielOptions options, int players, SplittableRandom random, LengthTest.Policy policy) {
    Kartenspiel game = new Kartenspiel(options);
    Length length = new Length(options);
    int turns = length.lastRound(players) * players;
    int opening = length.maxEvents(players) - turns * length.eventsPerTurn();
    int events = 0;
    int turnBegan = 0;
    KartenspielState state = game.start(players);
    while (!(state instanceof Over)) {
      state = randomStep(game, state, random, policy);
      events++;
      if (state instanceof Acting || state instanceof Over) {
        if (turnBegan == 0) {
          assertThat(events).as("before the first turn").isEqualTo(opening);
        } else {
          assertThat(events - turnBegan).isLessThanOrEqualTo(length.eventsPerTurn());
        }
        turnBegan = events;
      }
    }
    assertThat(events).isLessThanOrEqualTo(game.maxEvents(players));
  }

  private static KartenspielState randomStep(
      Kartenspiel game, KartenspielState state, SplittableRandom random, LengthTest.Policy policy) {
    return game.next(state) instanceof Next.Chance<KartenspielMove, KartenspielOutcome>(var draw)
        ? game.happen(state, draw.sample(random::nextInt))
        : LengthTest.step(game, state, policy);
  }

  @ParameterizedTest
  @EnumSource
  @DisplayName("S8 without an agreed last round the game is counted when its record is full")
  void onlyDrawingEndsToo(Variant variant) {
    KartenspielOptions options = LengthTest.level(variant, 1, 1, 1, 5, 0);
    Kartenspiel game = new Kartenspiel(options);
    SplittableRandom random = new SplittableRandom(1);
    KartenspielState state = game.start(2);
    int events = 0;
    while (!(state instanceof Over)) {
      state =
          randomStep(game, state, random, moves -> LengthTest.liked(moves, List.of(new Draw())));
      events++;
    }
    assertThat(events).isLessThanOrEqualTo(game.maxEvents(2));
    assertThat(state.layout().round()).isEqualTo(new Length(options).lastRound(2));
  }
}
