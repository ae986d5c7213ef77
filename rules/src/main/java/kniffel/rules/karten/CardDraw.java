package kniffel.rules.karten;

import java.util.ArrayList;
import java.util.List;
import kniffel.rules.Draw;
import kniffel.rules.Randomness;

/** Several cards drawn from the pile together: only which cards matters, not their order. */
record CardDraw(Cards pile, int count) implements Draw<KartenOutcome> {

  @Override
  public List<Weighted<KartenOutcome>> outcomes() {
    List<Weighted<KartenOutcome>> outcomes = new ArrayList<>();
    for (Cards cards : pile.choices(count)) {
      outcomes.add(new Weighted<>(new KartenOutcome.Drawn(cards), ways(cards)));
    }
    return outcomes;
  }

  /** In how many ways these can be picked if all cards of the pile are distinguished. */
  private long ways(Cards cards) {
    long ways = 1;
    for (int value = 1; value <= Cards.VALUES; value++) {
      ways *= choose(pile.count(value), cards.count(value));
    }
    return ways;
  }

  private static long choose(int n, int k) {
    long ways = 1;
    for (int i = 1; i <= k; i++) {
      ways = ways * (n - k + i) / i;
    }
    return ways;
  }

  @Override
  public long total() {
    return choose(pile.size(), count);
  }

  @Override
  public KartenOutcome sample(Randomness randomness) {
    return new KartenOutcome.Drawn(draw(randomness));
  }

  /** One card after the other. */
  Cards draw(Randomness randomness) {
    Cards drawn = Cards.NONE;
    Cards left = pile;
    int size = pile.size();
    for (int i = 0; i < count; i++) {
      Cards card = Cards.of(left.valueAt(randomness.below(size - i)));
      left = left.minus(card);
      drawn = drawn.plus(card);
    }
    return drawn;
  }
}
