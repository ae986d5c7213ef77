package kniffel.bots.karten;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import kniffel.rules.karten.Box;
import kniffel.rules.karten.Cards;

/**
 * Cards that fill a box.
 *
 * @param box the index of the box on the sheet
 * @param points what they are worth there
 * @param upper by how much they raise the upper part
 * @param set the number of the cards among all hands
 * @param values the cards one by one
 */
record Play(int box, int points, int upper, int set, int[] values) {

  /** Every play there is. */
  static final List<Play> ALL = all();

  private static final Map<Long, Play> BY_BOX_AND_SET =
      ALL.stream().collect(Collectors.toMap(play -> key(play.box, play.set), play -> play));

  /** The play of a set of cards into a box that they fit. */
  static Play of(int box, int set) {
    return Objects.requireNonNull(BY_BOX_AND_SET.get(key(box, set)));
  }

  private static long key(int box, int set) {
    return (long) set << 4 | box;
  }

  int size() {
    return values.length;
  }

  private static List<Play> all() {
    List<Play> all = new ArrayList<>();
    for (Box box : Box.ALL) {
      for (int set = 1; set < Hands.ALL.first(Box.MAX_CARDS + 1); set++) {
        Cards cards = Hands.ALL.cards(set);
        int points = box.points(cards);
        if (points > 0) {
          all.add(new Play(box.ordinal(), points, box.isUpper() ? points : 0, set, values(cards)));
        }
      }
    }
    return List.copyOf(all);
  }

  private static int[] values(Cards cards) {
    int[] values = new int[cards.size()];
    int next = 0;
    for (int value = 1; value <= Cards.VALUES; value++) {
      for (int i = 0; i < cards.count(value); i++) {
        values[next++] = value;
      }
    }
    return values;
  }
}
