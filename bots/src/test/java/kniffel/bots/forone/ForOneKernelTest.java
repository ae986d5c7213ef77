package kniffel.bots.forone;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import kniffel.bots.Allowance;
import kniffel.bots.Bots;
import kniffel.rules.Next;
import kniffel.rules.dice.Dice;
import kniffel.rules.forone.ForOne;
import kniffel.rules.forone.ForOneMove;
import kniffel.rules.forone.ForOneOptions;
import kniffel.rules.forone.ForOneState;
import kniffel.rules.forone.ForOneView;
import kniffel.rules.forone.Levels;
import kniffel.rules.forone.Phase;
import org.junit.jupiter.api.Test;

/** The numbers that the search works with say the same as the rules. */
class ForOneKernelTest {

  private static final ForOne BASE = new ForOne(ForOneOptions.BASE);
  private static final PackedLevel TABLES = new PackedLevel(Levels.BASE);

  @Test
  void positionsKeepStepWithTheRules() {
    for (int seed = 0; seed < 20; seed++) {
      Games.play(
          BASE,
          Bots.named(Bots.RANDOM, BASE),
          seed,
          Allowance.UNLIMITED,
          (state, view, moves) -> {
            PackedState position = PackedState.of(TABLES, view);
            assertThat(position.total()).isEqualTo(view.total());
            for (int row = 0; row < TABLES.rows; row++) {
              ForOneView.Line line = view.lines().get(row);
              boolean full = line.count() == line.fields();
              assertThat(position.isOpen(row)).isEqualTo(!line.scored() && !full);
              for (int face = 1; face <= Dice.FACES; face++) {
                assertThat(position.accepts(row, face)).isEqualTo(line.accepts().contains(face));
              }
            }
            for (ForOneMove move : moves) {
              follow(BASE, state, position.copy(), move);
            }
          });
    }
  }

  private static void follow(
      ForOne game, ForOneState state, PackedState position, ForOneMove move) {
    switch (move) {
      case ForOneMove.Place(int face, var row) -> position.place(row.ordinal(), face);
      case ForOneMove.Score(var row) -> {
        if (position.isOpen(row.ordinal())) {
          position.close(row.ordinal());
        }
      }
      default -> {
        return;
      }
    }
    PackedState after = PackedState.of(TABLES, Games.view(game, game.play(state, move)));
    assertThat(position.rows).isEqualTo(after.rows);
    assertThat(position.takers).isEqualTo(after.takers);
    assertThat(position.open).isEqualTo(after.open);
  }

  @Test
  void everyFinalCardThatTheRulesAllowIsPlanned() {
    Features features = new Features(TABLES);
    float[] indifferent = new float[features.size];
    for (int seed = 0; seed < 4; seed++) {
      Games.play(
          BASE,
          Bots.named(Bots.RANDOM, BASE),
          seed,
          Allowance.UNLIMITED,
          (state, view, moves) -> {
            if (view.unplaced().size() != 2) {
              return;
            }
            Set<List<Integer>> played = new HashSet<>();
            collect(state, played);
            Planner planner =
                new Planner(
                    PackedState.of(TABLES, view),
                    features,
                    indifferent,
                    0,
                    Integer.MAX_VALUE,
                    0,
                    false,
                    Allowance.UNLIMITED);
            planner.search(view.unplaced());
            Set<List<Integer>> planned = new HashSet<>();
            planner.best().forEach(plan -> planned.add(list(plan.rows)));
            assertThat(planned).containsAll(played);
          });
    }
  }

  /** All cards after the roll, but for those where a die leaves before another has its place. */
  private static void collect(ForOneState state, Set<List<Integer>> cards) {
    ForOneView view = Games.view(BASE, state);
    if (view.phase() == Phase.SCORING) {
      cards.add(list(PackedState.of(TABLES, view).rows));
      return;
    }
    boolean allHomeless = view.removable().containsAll(view.unplaced().faces());
    if (BASE.next(state) instanceof Next.Decide<ForOneMove, Dice>(int seat, var moves)) {
      for (ForOneMove move : moves) {
        if (move instanceof ForOneMove.Place || move instanceof ForOneMove.Remove && allHomeless) {
          collect(BASE.play(state, move), cards);
        }
      }
    }
  }

  private static List<Integer> list(int[] rows) {
    return IntStream.of(rows).boxed().toList();
  }
}
