package kniffel.bench;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import kniffel.bots.Allowance;
import kniffel.bots.Decision;
import kniffel.bots.Judge;
import kniffel.bots.Rating;
import kniffel.bots.classic.ClassicMind;
import kniffel.rules.Next;
import kniffel.rules.Viewer;
import kniffel.rules.classic.Box;
import kniffel.rules.classic.Classic;
import kniffel.rules.classic.ClassicMove;
import kniffel.rules.classic.ClassicOptions;
import kniffel.rules.classic.ClassicState;
import kniffel.rules.classic.ClassicView;
import kniffel.rules.classic.Sheet;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Places;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Advice in classic Kniffel once it is solved: every legal move of a position rated. */
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(value = 2, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@State(Scope.Thread)
public class Advising {

  /** Alone for points, or against others to win. */
  @Param({"1", "2", "4"})
  public int players;

  private Judge<ClassicMove, ClassicView> judge;
  private ClassicView view;
  private List<ClassicMove> moves;

  @Setup
  public void setUp() {
    Classic game = new Classic(ClassicOptions.KNIFFEL);
    judge = new ClassicMind(game).deep();
    Sheet sheet = Sheet.of(Map.of(Box.ONES, 3, Box.KNIFFEL, 50), 0);
    ClassicState state =
        new ClassicState.Turn(
            Collections.nCopies(players, sheet),
            0,
            2 * players,
            2,
            Dice.of(5, 5, 5, 3, 3),
            Places.NONE);
    view = game.view(state, new Viewer.Seat(0));
    if (!(game.next(state) instanceof Next.Decide<ClassicMove, Dice>(int seat, var legal))) {
      throw new IllegalStateException("nobody decides");
    }
    moves = List.copyOf(legal);
  }

  @Benchmark
  public Rating<ClassicMove> advise() {
    return judge.rate(Decision.of(view, moves), bound -> 0, Allowance.UNLIMITED);
  }
}
