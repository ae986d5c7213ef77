package kniffel.rules.kartenspiel;

import java.util.List;
import java.util.stream.IntStream;
import kniffel.rules.Draw;
import kniffel.rules.Randomness;

/** Who begins: each seat is equally likely. */
record StarterDraw(int players) implements Draw<KartenspielOutcome> {

  @Override
  public List<Weighted<KartenspielOutcome>> outcomes() {
    return IntStream.range(0, players)
        .<KartenspielOutcome>mapToObj(KartenspielOutcome.Starts::new)
        .map(starts -> new Weighted<>(starts, 1))
        .toList();
  }

  @Override
  public KartenspielOutcome sample(Randomness randomness) {
    return new KartenspielOutcome.Starts(randomness.below(players));
  }

  @Override
  public KartenspielOutcome representative(KartenspielOutcome outcome) {
    return outcome;
  }
}
