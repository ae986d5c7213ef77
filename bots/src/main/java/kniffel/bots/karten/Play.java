package kniffel.bots.karten;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import kniffel.rules.karten.Box;
import kniffel.rules.karten.Cards;

/** Cards that fill a box. */
final class Play {

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

  private final int box;
  private final int points;
  private final int upper;
  private final int set;
  private final int[] values;

  private Play(Box box, int set) {
    Cards cards = Hands.ALL.cards(set);
    this.box = box.ordinal();
    this.points = box.points(cards);
    this.upper = box.isUpper() ? points : 0;
    this.set = set;
    this.values = values(cards);
  }

  /** The index of the box on the sheet. */
  int box() {
    return box;
  }

  /** What the cards are worth there. */
  int points() {
    return points;
  }

  /** How much they add to the upper part. */
  int upper() {
    return upper;
  }

  /** The number of the cards among all hands. */
  int set() {
    return set;
  }

  int size() {
    return values.length;
  }

  /** The number of the hand that leaves those cards when these are played. */
  int handLeaving(int left) {
    return Hands.ALL.join(left, values);
  }

  private static List<Play> all() {
    List<Play> all = new ArrayList<>();
    for (Box box : Box.ALL) {
      for (int set = 1; set < Hands.ALL.first(Box.MAX_CARDS + 1); set++) {
        if (box.points(Hands.ALL.cards(set)) > 0) {
          all.add(new Play(box, set));
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
