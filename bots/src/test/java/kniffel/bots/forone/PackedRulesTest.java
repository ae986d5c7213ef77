package kniffel.bots.forone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import kniffel.bots.Allowance;
import kniffel.bots.RandomGames;
import kniffel.rules.Next;
import kniffel.rules.Randomness;
import kniffel.rules.dice.Dice;
import kniffel.rules.forone.Category;
import kniffel.rules.forone.ForOne;
import kniffel.rules.forone.ForOneMove;
import kniffel.rules.forone.ForOneRulebook;
import kniffel.rules.forone.ForOneState;
import kniffel.rules.forone.ForOneView;
import kniffel.rules.forone.Phase;
import org.junit.jupiter.api.Test;

/** Positions in packed form agree with the rules: what is legal, what it brings, how it ends. */
class PackedRulesTest {

  @Test
  void positionsGoInStepWithTheRules() {
    RandomGames.compare(
        new ForOneRulebook(),
        List.of(),
        ForOne::new,
        PackedRulesTest::comparison,
        new HardlyTakesBack(),
        6_000);
  }

  /** Dice are mostly placed for good, and rows seldom scored early, so that games get on. */
  private static final class HardlyTakesBack
      implements RandomGames.Chooser<ForOneState, ForOneMove, Dice> {
    @Override
    public ForOneMove move(ForOneState state, List<ForOneMove> moves, Randomness randomness) {
      ForOneMove move = moves.get(randomness.below(moves.size()));
      boolean again = move instanceof ForOneMove.TakeBack || move instanceof ForOneMove.Score;
      return again && randomness.below(4) > 0 ? moves.get(randomness.below(moves.size())) : move;
    }
  }

  private static RandomGames.Comparison<ForOneState, ForOneMove, Dice> comparison(ForOne game) {
    PackedLevel level = new PackedLevel(game.level());
    Planning planning = new Planning(game, level);
    return (state, next) -> {
      ForOneView view = Games.view(game, state);
      switch (next) {
        case Next.Decide<ForOneMove, Dice>(int seat, var moves) -> {
          PackedState packed = PackedState.of(level, view);
          compareRows(packed, view);
          compareMoves(packed, view, moves);
          for (ForOneMove move : moves) {
            compareEffect(game, level, state, packed, move);
          }
          planning.compare(state, view);
        }
        case Next.Over<ForOneMove, Dice>(var standings) ->
            assertThat(PackedState.of(level, view).total())
                .isEqualTo(standings.scores().getFirst());
        case Next.Chance<ForOneMove, Dice> roll -> {}
      }
    };
  }

  private static void compareRows(PackedState packed, ForOneView view) {
    boolean same = packed.total() == view.total();
    for (int row = 0; row < view.lines().size(); row++) {
      ForOneView.CardLine line = view.lines().get(row);
      boolean full = line.count() == line.fields();
      same &= packed.isOpen(row) == (!line.scored() && !full);
      // For a closed row, only the bonus depends on how many dice it had.
      same &= packed.count(row) == line.count() || !packed.isOpen(row) && !line.inBonus();
      for (int face = 1; face <= Dice.FACES; face++) {
        same &= packed.accepts(row, face) == line.accepts().contains(face);
      }
    }
    if (!same) {
      throw new AssertionError(view);
    }
  }

  /** The moves that the packed position allows are those that the rules offer. */
  private static void compareMoves(PackedState packed, ForOneView view, List<ForOneMove> moves) {
    Set<ForOneMove> allowed = new HashSet<>();
    for (int face = 1; face <= Dice.FACES; face++) {
      if (view.unplaced().count(face) > 0) {
        for (int row = 0; row < packed.rows.length; row++) {
          if (packed.accepts(row, face)) {
            allowed.add(ForOneMove.place(face, view.lines().get(row).row()));
          }
        }
        if (packed.level.freeDiscard || !packed.anyAccepts(face)) {
          allowed.add(ForOneMove.remove(face));
        }
      }
    }
    if (view.phase() == Phase.SCORING) {
      // A full row counts as scored already; the rules ask for it before the next roll.
      view.mustScore().forEach(row -> allowed.add(ForOneMove.score(row)));
      for (int row = 0; row < packed.rows.length; row++) {
        if (packed.isOpen(row)) {
          allowed.add(ForOneMove.score(view.lines().get(row).row()));
        }
      }
    }
    Set<ForOneMove> offered = new HashSet<>(moves);
    offered.remove(ForOneMove.ROLL_ON);
    offered.remove(ForOneMove.TAKE_BACK);
    if (!offered.equals(allowed)) {
      throw new AssertionError(allowed + " is not " + offered + " in " + view);
    }
  }

  private static void compareEffect(
      ForOne game, PackedLevel level, ForOneState state, PackedState packed, ForOneMove move) {
    PackedState after = packed.copy();
    switch (move) {
      case ForOneMove.Place(int face, Category row) -> after.place(row.ordinal(), face);
      case ForOneMove.Score(Category row) -> {
        if (after.isOpen(row.ordinal())) {
          after.close(row.ordinal());
        }
      }
      case ForOneMove.RollOn() -> {
        Phase next = Games.view(game, game.play(state, move)).phase();
        assertThat(next == Phase.OVER).isEqualTo(packed.isOver());
        return;
      }
      case ForOneMove.Remove(int face) -> {}
      case ForOneMove.TakeBack() -> {
        return;
      }
      case ForOneMove.PlaceYellow _, ForOneMove.RemoveYellow _ ->
          throw new AssertionError("only levels without a yellow die are packed: " + move);
    }
    ForOneView view = Games.view(game, game.play(state, move));
    PackedState expected = PackedState.of(level, view);
    boolean over = view.phase() == Phase.OVER;
    if (!list(after.rows).equals(list(expected.rows))
        || after.takers != expected.takers
        || after.open != expected.open
        || after.points != expected.points
        || after.supply != expected.supply
        || over && !after.isOver()
        || after.total() != view.total()) {
      throw new AssertionError(move + " leads to " + view);
    }
  }

  private static List<Integer> list(int[] rows) {
    return IntStream.of(rows).boxed().toList();
  }

  /** Compares the plans for two dice with all that the rules allow to do with them. */
  private static final class Planning {

    /** One position in this many: there are hundreds of plans for each. */
    private static final int STRIDE = 16;

    private final ForOne game;
    private final PackedLevel level;
    private final Features features;
    private int seen;

    Planning(ForOne game, PackedLevel level) {
      this.game = game;
      this.level = level;
      this.features = new Features(level);
    }

    void compare(ForOneState state, ForOneView view) {
      if (view.unplaced().size() != 2 || seen++ % STRIDE > 0) {
        return;
      }
      Set<List<Integer>> played = new HashSet<>();
      collect(state, played);
      PackedState packed = PackedState.of(level, view);
      Planner planner =
          Planner.thorough(
              packed,
              new RoughValue(features, new float[features.size], 0),
              Integer.MAX_VALUE,
              0,
              Allowance.UNLIMITED);
      planner.search(view.unplaced());
      Set<List<Integer>> planned = new HashSet<>();
      planner.best().forEach(plan -> planned.add(list(plan.rows)));
      // With too few dice for a roll the planner also scores rows, so it may have more cards.
      assertThat(planned).containsAll(played);
    }

    /** All cards after the roll, except those where a die leaves before another has its place. */
    private void collect(ForOneState state, Set<List<Integer>> cards) {
      ForOneView view = Games.view(game, state);
      if (view.phase() == Phase.SCORING) {
        cards.add(list(PackedState.of(level, view).rows));
        return;
      }
      boolean allHomeless = view.removable().containsAll(view.unplaced().faces());
      if (game.next(state) instanceof Next.Decide<ForOneMove, Dice>(int seat, var moves)) {
        for (ForOneMove move : moves) {
          if (move instanceof ForOneMove.Place
              || move instanceof ForOneMove.Remove && allHomeless) {
            collect(game.play(state, move), cards);
          }
        }
      }
    }
  }
}
