package kniffel.rules;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** A draw whose outcomes have another name in a game: dice that fall are one of several things. */
record MappedDraw<I, O>(Draw<I> draw, Function<I, O> name) implements Draw<O> {

  @Override
  public List<Weighted<O>> outcomes() {
    return draw.outcomes().stream()
        .map(each -> new Weighted<>(name.apply(each.outcome()), each.weight()))
        .toList();
  }

  @Override
  public long total() {
    return draw.total();
  }

  @Override
  public Optional<Ask> ask() {
    return draw.ask();
  }

  @Override
  public O sample(Randomness randomness) {
    return name.apply(draw.sample(randomness));
  }
}
