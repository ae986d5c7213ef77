package kniffel.rules.master;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import kniffel.rules.Draw;
import kniffel.rules.Randomness;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Roll;

/**
 * The strokes of chance: a roll of some dice, and the lot for who begins.
 *
 * @param outcomes what may come
 * @param sampler how one of them is drawn
 */
record MasterDraw(
    List<Weighted<MasterOutcome>> outcomes, Function<Randomness, MasterOutcome> sampler)
    implements Draw<MasterOutcome> {

  static MasterDraw ofDice(int count) {
    Roll roll = Roll.of(count);
    return new MasterDraw(
        roll.outcomes().stream()
            .map(sorted -> weighted(new MasterOutcome.Fall(sorted.outcome()), sorted.weight()))
            .toList(),
        randomness -> new MasterOutcome.Fall(roll.sample(randomness)));
  }

  static MasterDraw ofStarter(int players) {
    return new MasterDraw(
        IntStream.range(0, players)
            .mapToObj(seat -> weighted(new MasterOutcome.Starter(seat), 1))
            .toList(),
        randomness -> new MasterOutcome.Starter(randomness.below(players)));
  }

  private static Weighted<MasterOutcome> weighted(MasterOutcome outcome, long weight) {
    return new Weighted<>(outcome, weight);
  }

  @Override
  public MasterOutcome sample(Randomness randomness) {
    return sampler.apply(randomness);
  }

  @Override
  public MasterOutcome representative(MasterOutcome outcome) {
    return switch (outcome) {
      case MasterOutcome.Fall(Dice dice) -> new MasterOutcome.Fall(dice.sorted());
      case MasterOutcome.Starter starter -> starter;
    };
  }
}
