package kniffel.bench;

import java.util.concurrent.TimeUnit;
import kniffel.bots.classic.ClassicSolution;
import kniffel.rules.classic.ClassicOptions;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** Classic Kniffel solved from scratch in a warm process: seconds for all values. */
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 2, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 10)
@Measurement(iterations = 20)
@State(Scope.Benchmark)
public class Solving {

  @Param({"1", "2"})
  public int threads;

  @Benchmark
  public double solve() {
    return ClassicSolution.of(ClassicOptions.KNIFFEL, threads).expected();
  }
}
