package kniffel.rules.forone;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import kniffel.rules.Ask;
import kniffel.rules.Draw;
import kniffel.rules.Randomness;
import kniffel.rules.dice.Dice;
import kniffel.rules.dice.Roll;

/**
 * A roll with the yellow die: it falls first, and the order of the others does not matter.
 *
 * <p>The dice are drawn like those of any other roll.
 */
final class YellowRoll implements Draw<Dice> {

  private final int count;

  YellowRoll(int count) {
    this.count = count;
  }

  @Override
  public List<Weighted<Dice>> outcomes() {
    List<Weighted<Dice>> outcomes = new ArrayList<>();
    for (int yellow = 1; yellow <= Dice.FACES; yellow++) {
      for (Weighted<Dice> white : Roll.of(count - 1).outcomes()) {
        int[] faces = new int[count];
        faces[0] = yellow;
        for (int i = 1; i < count; i++) {
          faces[i] = white.outcome().face(i - 1);
        }
        outcomes.add(new Weighted<>(Dice.of(faces), white.weight()));
      }
    }
    return outcomes;
  }

  @Override
  public Optional<Ask> ask() {
    return Optional.of(new Ask.Faces(count, true));
  }

  @Override
  public Dice sample(Randomness randomness) {
    return Roll.of(count).sample(randomness);
  }

  @Override
  public long total() {
    return Roll.of(count).total();
  }
}
