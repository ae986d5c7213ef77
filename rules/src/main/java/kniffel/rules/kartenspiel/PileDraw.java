package kniffel.rules.kartenspiel;

import java.util.List;
import kniffel.rules.Draw;
import kniffel.rules.Randomness;

/** The next card of the pile: each of its cards is equally likely. */
record PileDraw(Cards pile) implements Draw<KartenspielOutcome> {

  @Override
  public List<Weighted<KartenspielOutcome>> outcomes() {
    return pile.list().stream().map(card -> new Weighted<>(drawn(card), 1)).toList();
  }

  @Override
  public KartenspielOutcome sample(Randomness randomness) {
    return drawn(pile.get(randomness.below(pile.size())));
  }

  private static KartenspielOutcome drawn(Card card) {
    return KartenspielOutcome.Drawn.BY_CARD.get(card.index());
  }

  @Override
  public long total() {
    return pile.size();
  }
}
