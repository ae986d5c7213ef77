package kniffel.cli.master;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import kniffel.cli.play.Offers;
import kniffel.rules.Fact;
import kniffel.rules.master.MasterMove;

/**
 * The uses of the roll with their letters, those with the most stars first, then the most steps.
 *
 * @param list the first has the letter a
 */
record UseList(List<ListedUse> list) {

  /** One of them: the move, the facts it would make, and what they add up to. */
  record ListedUse(MasterMove move, List<Fact> facts, Preview gain) {}

  private static final Comparator<ListedUse> BEST_FIRST =
      Comparator.<ListedUse>comparingInt(use -> use.gain().stars())
          .thenComparingInt(use -> use.gain().steps())
          .reversed();

  static UseList of(Offers<MasterMove> offers) {
    return new UseList(
        offers.moves().stream()
            .filter(move -> move instanceof MasterMove.Use)
            .map(move -> use(move, offers.preview(move)))
            .sorted(BEST_FIRST)
            .toList());
  }

  private static ListedUse use(MasterMove move, List<Fact> facts) {
    return new ListedUse(move, facts, Preview.of(facts));
  }

  static char letter(int index) {
    return (char) ('a' + index);
  }

  Optional<ListedUse> of(char letter) {
    int index = letter - 'a';
    return index >= 0 && index < list.size() ? Optional.of(list.get(index)) : Optional.empty();
  }

  /** Whether another use brings the very same, and more coins. */
  boolean isWasteful(ListedUse use) {
    return list.stream().anyMatch(other -> use.gain().isLessThan(other.gain()));
  }
}
