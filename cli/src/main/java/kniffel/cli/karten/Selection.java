package kniffel.cli.karten;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import kniffel.rules.karten.Cards;

/**
 * Which cards of a hand are chosen.
 *
 * @param places where they lie, from 0, the hand lying from low to high
 */
record Selection(Set<Integer> places) {

  static final Selection NONE = new Selection(Set.of());

  Selection {
    places = Collections.unmodifiableSet(new TreeSet<>(places));
  }

  /** The values of some cards, from low to high. */
  static List<Integer> values(Cards cards) {
    List<Integer> values = new ArrayList<>();
    for (int value = 1; value <= Cards.VALUES; value++) {
      values.addAll(Collections.nCopies(cards.count(value), value));
    }
    return values;
  }

  /** These cards of the hand; which of equal ones makes no difference. */
  static Selection of(Cards cards, Cards hand) {
    Set<Integer> places = new TreeSet<>();
    List<Integer> values = values(hand);
    for (int value : values(cards)) {
      int place = values.indexOf(value);
      values.set(place, 0);
      places.add(place);
    }
    return new Selection(places);
  }

  /** One card more, or one less if it was chosen. */
  Selection toggle(int place) {
    Set<Integer> toggled = new TreeSet<>(places);
    if (!toggled.remove(place)) {
      toggled.add(place);
    }
    return new Selection(toggled);
  }

  /** The chosen cards of this hand. */
  Cards of(Cards hand) {
    List<Integer> values = values(hand);
    return Cards.of(places.stream().mapToInt(values::get).toArray());
  }
}
