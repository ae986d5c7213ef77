package kniffel.rules.dice;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import kniffel.rules.Ask;
import kniffel.rules.Draw;
import kniffel.rules.Randomness;
import org.jspecify.annotations.Nullable;

/**
 * A roll of up to twenty dice: 252 sorted outcomes for five of them, each as likely as its orders.
 */
public final class Roll implements Draw<Dice> {

  private static final List<Roll> ROLLS =
      IntStream.rangeClosed(0, Dice.MAX).mapToObj(Roll::new).toList();

  private final int count;

  /** Computed when first asked for: there are 53,130 for twenty dice, and players need none. */
  private @Nullable List<Weighted<Dice>> outcomes;

  /** Only for {@link #of}, and for tests that want nothing computed in advance. */
  Roll(int count) {
    this.count = count;
  }

  /** The roll of this many dice. */
  public static Roll of(int count) {
    if (count < 0 || count > Dice.MAX) {
      throw new IllegalArgumentException("0 to " + Dice.MAX + " dice, not " + count);
    }
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

  /** The largest, of {@link Dice#MAX}, is the largest that fits into a {@code long}. */
  private static long factorial(int n) {
    return n < 2 ? 1 : n * factorial(n - 1);
  }

  @Override
  public List<Weighted<Dice>> outcomes() {
    List<Weighted<Dice>> known = outcomes;
    if (known == null) {
      List<Weighted<Dice>> sorted = new ArrayList<>();
      collect(sorted, new int[count], 0, 1);
      known = List.copyOf(sorted);
      outcomes = known;
    }
    return known;
  }

  @Override
  public long total() {
    long total = 1;
    for (int i = 0; i < count; i++) {
      total *= Dice.FACES;
    }
    return total;
  }

  @Override
  public Optional<Ask> ask() {
    return Optional.of(new Ask.Faces(count, false));
  }

  @Override
  public Dice sample(Randomness randomness) {
    long packed = 0;
    for (int i = 0; i < count; i++) {
      packed |= 1L + randomness.below(Dice.FACES) << Dice.BITS * i;
    }
    return Dice.ofPacked(packed, count);
  }
}
