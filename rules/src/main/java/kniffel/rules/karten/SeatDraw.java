package kniffel.rules.karten;

import java.util.List;
import java.util.stream.IntStream;
import kniffel.rules.Draw;
import kniffel.rules.Randomness;

/** Who begins: each seat is equally likely. */
record SeatDraw(int players) implements Draw<KartenOutcome> {

  @Override
  public List<Weighted<KartenOutcome>> outcomes() {
    return IntStream.range(0, players)
        .mapToObj(seat -> new Weighted<KartenOutcome>(new KartenOutcome.Starts(seat), 1))
        .toList();
  }

  @Override
  public KartenOutcome sample(Randomness randomness) {
    return new KartenOutcome.Starts(randomness.below(players));
  }

  @Override
  public KartenOutcome representative(KartenOutcome outcome) {
    return outcome;
  }
}
