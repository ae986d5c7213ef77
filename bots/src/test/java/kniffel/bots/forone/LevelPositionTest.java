package kniffel.bots.forone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kniffel.bots.Allowance;
import kniffel.bots.RandomGames;
import kniffel.rules.Next;
import kniffel.rules.Randomness;
import kniffel.rules.dice.Dice;
import kniffel.rules.forone.CardChange;
import kniffel.rules.forone.Category;
import kniffel.rules.forone.Demand;
import kniffel.rules.forone.Element;
import kniffel.rules.forone.ForOne;
import kniffel.rules.forone.ForOneMove;
import kniffel.rules.forone.ForOneOptions;
import kniffel.rules.forone.ForOneRulebook;
import kniffel.rules.forone.ForOneState;
import kniffel.rules.forone.Pay;
import kniffel.rules.forone.Tile;
import kniffel.rules.forone.YellowDie;
import org.junit.jupiter.api.Test;

/** Positions of levels in packed form agree with the rules, with every element. */
class LevelPositionTest {

  private static final long FEW = 6_000;

  /** Every element at least once, where it matters most. */
  private static final List<List<Element>> LEVELS =
      List.of(
          List.of(
              new CardChange.SupplySize(20),
              new CardChange.RollSize(6),
              new CardChange.RowClosed(Category.CHANCE),
              new CardChange.RowFilled(Category.KNIFFEL, Dice.of(4, 4)),
              new CardChange.RowLength(Category.ONES, 2),
              new CardChange.RowLength(Category.SIXES, 6),
              new CardChange.RowLength(Category.LARGE_STRAIGHT, 4),
              new CardChange.RowPays(Category.FIVES, new Pay.PerDie(9)),
              new CardChange.BonusTable(List.of(0, 3, 20)),
              new CardChange.RoundLimit(11),
              new Demand.AllScored()),
          List.of(
              new YellowDie.YellowFirst(),
              new YellowDie.YellowDouble(),
              new YellowDie.YellowLocked(),
              new YellowDie.YellowJoker(Category.FULL_HOUSE),
              new CardChange.NoBonus(),
              new Demand.NoZero()),
          List.of(
              new YellowDie.YellowJoker(Category.LARGE_STRAIGHT),
              new YellowDie.YellowDouble(),
              new CardChange.SecondMarker(Category.FULL_HOUSE, 50),
              new CardChange.SecondMarker(Category.SMALL_STRAIGHT, 50),
              new Tile.PaidUntil(Category.SMALL_STRAIGHT, 5),
              new Tile.DiceBack(Category.FULL_HOUSE, 2),
              new Demand.RowsComplete(4),
              new Demand.NoZero()),
          List.of(
              new Tile.FieldPays(Category.ONES, 2, 9),
              new Tile.FieldCosts(Category.TWOS, 2, 9),
              new Tile.ExactDice(Category.SIXES, 3),
              new Tile.FaceOnlyHere(Category.SMALL_STRAIGHT, 1),
              new Tile.GuardsDice(Category.CHANCE, 5),
              new Tile.DiceBack(Category.THREE_OF_A_KIND, 2),
              new Tile.DiceGone(Category.FOURS, 1)),
          List.of(
              new Tile.ScoredBefore(Category.ONES, Category.TWOS),
              new Tile.OpensAfter(Category.KNIFFEL, Category.FULL_HOUSE),
              new Tile.PaidUntil(Category.LARGE_STRAIGHT, 6),
              new Demand.ScoredLast(Category.CHANCE)));

  private static ForOne game(List<Element> elements) {
    return new ForOne(ForOneOptions.of(RandomLevels.of(elements)));
  }

  /** Kinds of elements that are in a level which was played. */
  private final Set<Class<?>> seen = new HashSet<>();

  /** {@code -Dcompare.positions} asks for more positions, and for more levels too. */
  @Test
  void positionsGoInStepWithTheRules() {
    int random = (int) (Long.getLong("compare.positions", FEW) / 80);
    RandomGames.compare(
        new ForOneRulebook(),
        Stream.concat(LEVELS.stream().map(RandomLevels::of), RandomLevels.some(random).stream())
            .map(ForOneOptions::of)
            .toList(),
        this::played,
        LevelPositionTest::comparison,
        new SeldomGoesBack(),
        FEW);
    Set<Class<?>> kinds =
        Stream.of(Element.class.getPermittedSubclasses())
            .flatMap(group -> Stream.of(group.getPermittedSubclasses()))
            .collect(Collectors.toSet());
    assertThat(RandomLevels.KINDS).hasSameSizeAs(kinds);
    assertThat(seen).isEqualTo(kinds);
  }

  /** Taking back leads nowhere new, and scoring rows early ends a game too soon. */
  private static final class SeldomGoesBack
      implements RandomGames.Chooser<ForOneState, ForOneMove, Dice> {
    @Override
    public ForOneMove move(ForOneState state, List<ForOneMove> moves, Randomness randomness) {
      ForOneMove move = moves.get(randomness.below(moves.size()));
      boolean seldom = move instanceof ForOneMove.TakeBack || move instanceof ForOneMove.Score;
      return seldom && randomness.below(3) > 0 ? moves.getFirst() : move;
    }
  }

  private ForOne played(ForOneOptions options) {
    options
        .challenge()
        .ifPresent(level -> level.elements().forEach(each -> seen.add(each.getClass())));
    return new ForOne(options);
  }

  private static RandomGames.Comparison<ForOneState, ForOneMove, Dice> comparison(ForOne game) {
    LevelTable table = new LevelTable(game.level());
    return (state, next) -> {
      if (next instanceof Next.Decide<ForOneMove, Dice>(int _, List<ForOneMove> moves)) {
        for (ForOneMove move : moves) {
          compareEffect(game, table, state, move);
        }
      }
    };
  }

  /** A move leads to the same position, whether it is played before it is packed or after. */
  private static void compareEffect(
      ForOne game, LevelTable table, ForOneState before, ForOneMove move) {
    LevelPosition packed = LevelPositions.of(table, before.layout());
    assertThat(packed.total()).isEqualTo(before.layout().total());
    ForOneState after = game.play(before, move);
    switch (move) {
      case ForOneMove.Place(int face, Category row) -> packed.place(packed.table.row(row), face);
      case ForOneMove.Remove _ -> packed.remove(1);
      case ForOneMove.PlaceYellow(int face, Category row) -> {
        packed.yellow = packed.table.row(row);
        packed.place(packed.yellow, face);
      }
      case ForOneMove.RemoveYellow() -> {
        packed.yellow = LevelPosition.GONE;
        packed.remove(1);
      }
      case ForOneMove.Score(Category row) -> {
        assertThat(packed.isScorable(packed.table.row(row))).isTrue();
        packed.score(packed.table.row(row));
      }
      case ForOneMove.RollOn() -> {
        assertThat(packed.isOver()).isEqualTo(after instanceof ForOneState.Over);
        if (!packed.isOver()) {
          packed.roll();
        }
      }
      case ForOneMove.TakeBack() -> {
        return;
      }
    }
    if (after instanceof ForOneState.Over over) {
      assertThat(packed.total()).as("%s", move).isEqualTo(over.layout().total());
      assertThat(LevelDemands.missedAtEnd(packed))
          .as("%s", before)
          .isEqualTo(Integer.bitCount(over.missed()));
    } else {
      assertThat(described(packed))
          .as("%s after %s", move, before)
          .isEqualTo(described(LevelPositions.of(table, after.layout())));
      if (after instanceof ForOneState.Scoring) {
        LevelPosition then = LevelPositions.of(table, after.layout());
        int scorable = 0;
        for (int row = 0; row < table.rows; row++) {
          scorable |= then.isScorable(row) ? 1 << row : 0;
        }
        assertThat(scorable).isEqualTo(after.layout().card().scorable());
        assertThat(then.due() >= 0).isEqualTo(after.layout().card().full() != 0);
      }
    }
  }

  private static String described(LevelPosition position) {
    return Arrays.toString(position.rows)
        + List.of(
            position.supply,
            position.removed,
            position.round,
            position.yellow,
            position.points,
            position.charged,
            position.unscored,
            position.waiting,
            position.zeros,
            position.complete)
        + position.takers();
  }

  /**
   * The planner finds exactly what the rules allow: every result that any order of moves leads to.
   */
  @Test
  void noWayToPlaceTheDiceIsForgotten() {
    ForOne game =
        game(
            List.of(
                new YellowDie.YellowJoker(Category.SMALL_STRAIGHT),
                new Tile.OpensAfter(Category.CHANCE, Category.ONES),
                new CardChange.RowClosed(Category.THREE_OF_A_KIND),
                new CardChange.RowClosed(Category.FOUR_OF_A_KIND),
                new CardChange.RowClosed(Category.FULL_HOUSE),
                new CardChange.RowClosed(Category.KNIFFEL),
                new Tile.FaceOnlyHere(Category.TWOS, 2),
                new CardChange.RowLength(Category.TWOS, 2)));
    LevelTable table = new LevelTable(game.level());
    for (Dice roll :
        List.of(Dice.of(6, 1, 2, 2, 3), Dice.of(1, 2, 2, 2, 2), Dice.of(3, 1, 3, 4, 2))) {
      ForOneState state = game.happen(game.play(game.start(1), ForOneMove.ROLL_ON), roll);
      if (!(state instanceof ForOneState.Placing placing)) {
        throw new AssertionError("nothing to place");
      }
      Set<String> ends = new TreeSet<>();
      collect(game, table, state, ends);
      Set<String> planned = new TreeSet<>();
      new LevelPlanner(
              LevelPositions.of(table, state.layout()),
              new HandmadeValues(),
              Integer.MAX_VALUE,
              Allowance.UNLIMITED)
          .search(placing.unplaced(), placing.yellow())
          .forEach(plan -> planned.add(described(plan.after)));
      assertThat(planned).hasSizeGreaterThan(1).isEqualTo(ends);
    }
  }

  private static void collect(ForOne game, LevelTable table, ForOneState state, Set<String> ends) {
    if (state instanceof ForOneState.Scoring) {
      LevelPosition end = LevelPositions.of(table, state.layout());
      end.settle();
      ends.add(described(end));
    } else if (game.next(state)
        instanceof Next.Decide<ForOneMove, Dice>(int _, List<ForOneMove> moves)) {
      for (ForOneMove move : moves) {
        if (!(move instanceof ForOneMove.TakeBack)) {
          collect(game, table, game.play(state, move), ends);
        }
      }
    }
  }
}
