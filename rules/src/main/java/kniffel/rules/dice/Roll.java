package kniffel.rules.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import kniffel.rules.Draw;
import kniffel.rules.Randomness;

/**
 * A roll of up to five dice: 252 sorted outcomes for five of them, each as likely as its orders.
 */
public final class Roll implements Draw<Dice> {

  private static final List<Roll> ROLLS =
      IntStream.rangeClosed(0, Dice.MAX).mapToObj(Roll::new).toList();

  private final int count;
  private final List<Weighted<Dice>> outcomes;

  private Roll(int count) {
    this.count = count;
    List<Weighted<Dice>> sorted = new ArrayList<>();
    collect(sorted, new int[count], 0, 1);
    this.outcomes = List.copyOf(sorted);
  }

  /** The roll of so many dice. */
  public static Roll of(int count) {
    return ROLLS.get(count);
  }

  private static void collect(List<Weighted<Dice>> sorted, int[] faces, int filled, int lowest) {
    if (filled == faces.length) {
      Dice dice = Dice.of(faces);
      sorted.add(new Weighted<>(dice, orders(dice)));
      return;
    }
    for (int face = lowest; face <= Dice.FACES; face++) {
      faces[filled] = face;
      collect(sorted, faces, filled + 1, face);
    }
  }

  private static long orders(Dice dice) {
    long orders = factorial(dice.size());
    for (int face = 1; face <= Dice.FACES; face++) {
      orders /= factorial(dice.count(face));
    }
    return orders;
  }

  private static long factorial(int n) {
    return n < 2 ? 1 : n * factorial(n - 1);
  }

  @Override
  public List<Weighted<Dice>> outcomes() {
    return outcomes;
  }

  @Override
  public Dice sample(Randomness randomness) {
    int packed = 0;
    for (int i = 0; i < count; i++) {
      packed |= 1 + randomness.below(Dice.FACES) << Dice.BITS * i;
    }
    return Dice.ofPacked(packed);
  }

  @Override
  public Dice representative(Dice outcome) {
    return outcome.sorted();
  }
}
