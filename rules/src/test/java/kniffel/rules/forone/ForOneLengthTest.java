package kniffel.rules.forone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import java.util.Set;
import kniffel.rules.Draw;
import kniffel.rules.Game;
import kniffel.rules.Next;
import kniffel.rules.dice.Dice;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A game ends, however much time its player takes. */
class ForOneLengthTest {

  /** The most dice that a level may have, rolled one by one. */
  private static final Level LONGEST =
      new Level(1_000, 1, Levels.BASE.rows(), Levels.BASE.bonus(), Levels.BASE.medals(), Set.of());

  static List<ForOne> games() {
    return List.of(
        new ForOne(ForOneOptions.BASE),
        new ForOne(new ForOneOptions(LevelName.BASE, true)),
        new ForOne(LevelTest.TINY),
        new ForOne(LONGEST));
  }

  @ParameterizedTest
  @MethodSource("games")
  void noGameIsTooLongToBeKept(ForOne game) {
    assertThat(game.maxEvents(1)).isBetween(1, Game.MAX_EVENTS);
  }

  @ParameterizedTest
  @MethodSource("games")
  void takingBackAsOftenAsPossibleStillEnds(ForOne game) {
    Random random = new Random(3);
    for (int i = 0; i < 3; i++) {
      int events = dawdle(game, random);
      assertThat(events).isBetween(2 * Assignments.MOST_TAKE_BACKS, game.maxEvents(1));
    }
  }

  /** Worked out by hand: a level of one row, which five rolls of one die fill. */
  @Test
  void everyRollTakesItsFullMeasure() {
    Row row = new Row(Category.CHANCE, new Condition.Anything(), 5, new Pay.WhenFull(10), false);
    Level level = new Level(5, 1, List.of(row), List.of(), new Medals(1, 2, 3), Set.of());
    ForOne game = new ForOne(level);
    // Picked up, fallen, placed, and each of a hundred times taken back and placed again.
    int roll = 3 + 2 * 100;
    assertThat(dawdle(game, new Random(1))).isEqualTo(5 * roll + 1);
    // The bound does not know that the game ends with the only row: five dice and five fields.
    assertThat(game.maxEvents(1)).isEqualTo(10 * roll + 2);
  }

  /** Worked out by hand: 17 dice, and all 64 fields give theirs back once. */
  @Test
  void theBaseLevelHasRoomForSixteenRolls() {
    // Picked up, fallen, five dice placed, and a hundred times one taken back and placed again.
    int roll = 2 + 5 + 2 * 100;
    // Thirteen rows are scored, and the last roll that nobody can make ends the game.
    assertThat(new ForOne(ForOneOptions.BASE).maxEvents(1)).isEqualTo(16 * roll + 13 + 1);
  }

  /** Takes back if possible, rolls on otherwise, and scores only when nothing else is left. */
  private static int dawdle(ForOne game, Random random) {
    ForOneState state = game.start(1);
    for (int events = 0; ; events++) {
      switch (game.next(state)) {
        case Next.Decide<ForOneMove, Dice>(int seat, List<ForOneMove> moves) ->
            state = game.play(state, slowest(moves, random));
        case Next.Chance<ForOneMove, Dice>(Draw<Dice> draw) ->
            state = game.happen(state, draw.sample(random::nextInt));
        case Next.Over<ForOneMove, Dice> _ -> {
          return events;
        }
      }
      assertThat(events).isLessThan(game.maxEvents(1));
    }
  }

  private static ForOneMove slowest(List<ForOneMove> moves, Random random) {
    if (moves.contains(ForOneMove.TAKE_BACK)) {
      return ForOneMove.TAKE_BACK;
    }
    return moves.contains(ForOneMove.ROLL_ON)
        ? ForOneMove.ROLL_ON
        : moves.get(random.nextInt(moves.size()));
  }
}
