package kniffel.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The lot for who begins: each seat is equally likely.
 *
 * @param starts what a game calls it when a seat begins, by seat
 */
public record StarterDraw<O>(List<O> starts) implements Draw<O> {

  public StarterDraw {
    starts = List.copyOf(starts);
  }

  /** The lot among this many players. */
  public static <O> StarterDraw<O> among(int players, IntFunction<O> start) {
    return new StarterDraw<>(IntStream.range(0, players).mapToObj(start).toList());
  }

  /** Why this seat cannot begin; null if it can. */
  public static @Nullable Refusal refusal(int players, int seat) {
    return seat >= 0 && seat < players ? null : new Refusal.NoSuchSeat(players);
  }

  @Override
  public List<Weighted<O>> outcomes() {
    return starts.stream().map(start -> new Weighted<>(start, 1)).toList();
  }

  @Override
  public long total() {
    return starts.size();
  }

  @Override
  public Optional<Ask> ask() {
    return Optional.of(new Ask.Starter(starts.size()));
  }

  @Override
  public O sample(Randomness randomness) {
    return starts.get(randomness.below(starts.size()));
  }
}
