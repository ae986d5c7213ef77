package kniffel.bench;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import kniffel.rules.Game;
import kniffel.rules.Playing;
import kniffel.rules.Randomness;
import kniffel.rules.Rulebook;
import kniffel.rules.Rulebooks;
import kniffel.table.dice.SeededDice;
import org.openjdk.jmh.annotations.AuxCounters;
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

/** Random games through the public contract, on one thread: games and decisions per second. */
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(value = 2, jvmArgsAppend = "-XX:+UseSerialGC")
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@State(Scope.Thread)
public class RandomGames {

  /** A game, a preset and a number of players: {@link Main} hands in {@link #all} of them. */
  @Param("")
  public String game;

  private Game<?, ?, ?, ?> rules;
  private int players;
  private long number;

  /** Counted besides the games. */
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  @State(Scope.Thread)
  public static class Counters {
    public long decisions;
  }

  /** Every game with every preset, for two where two can play. */
  static List<String> all() {
    return Rulebooks.ALL.stream()
        .flatMap(
            book ->
                book.presets().keySet().stream()
                    .map(each -> book.id() + "/" + each + "/" + Math.min(2, book.maxPlayers())))
        .toList();
  }

  @Setup
  public void setUp() {
    String[] parts = game.split("/", -1);
    rules = rules(Rulebooks.find(parts[0]).orElseThrow(), parts[1]);
    players = Integer.parseInt(parts[2]);
  }

  private static <P extends Record> Game<?, ?, ?, ?> rules(Rulebook<P> rulebook, String preset) {
    return rulebook.game(Objects.requireNonNull(rulebook.presets().get(preset)));
  }

  @Benchmark
  public int games(Counters counters) {
    return play(rules, new SeededDice(number++).at(1), counters);
  }

  private <S, M, O, V> int play(Game<S, M, O, V> game, Randomness randomness, Counters counters) {
    return Playing.toTheEnd(
            game,
            game.start(players),
            randomness,
            (state, seat, moves) -> {
              counters.decisions++;
              return moves.get(randomness.below(moves.size()));
            })
        .standings()
        .scores()
        .getFirst();
  }
}
