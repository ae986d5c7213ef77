package kniffel.bench;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import kniffel.bots.Allowance;
import kniffel.bots.RandomBot;
import kniffel.cli.simulate.BotGames;
import kniffel.cli.simulate.SeatTallies;
import kniffel.rules.classic.Classic;
import kniffel.rules.classic.ClassicMove;
import kniffel.rules.classic.ClassicOptions;
import kniffel.rules.classic.ClassicState;
import kniffel.rules.classic.ClassicView;
import kniffel.rules.dice.Dice;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** The engine of {@code kniffel simulate} on one and on more threads: games per second. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 2, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@State(Scope.Benchmark)
public class Scaling {

  private static final int GAMES = 50_000;

  @Param({"1", "2"})
  public int threads;

  @Benchmark
  @OperationsPerInvocation(GAMES)
  public SeatTallies simulate() throws IOException {
    RandomBot<ClassicMove, ClassicView> bot = new RandomBot<>();
    BotGames<ClassicState, ClassicMove, Dice, ClassicView> simulation =
        new BotGames<>(
            new Classic(ClassicOptions.KNIFFEL), List.of(bot, bot), 1, () -> Allowance.UNLIMITED);
    return simulation.run(GAMES, threads, Optional.empty(), games -> {});
  }
}
