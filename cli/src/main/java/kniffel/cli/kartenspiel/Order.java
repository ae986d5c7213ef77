package kniffel.cli.kartenspiel;

import java.util.Comparator;
import java.util.List;
import kniffel.rules.kartenspiel.Card;
import kniffel.rules.kartenspiel.Cards;

/** How the cards on the screen are sorted. */
enum Order {
  BY_VALUE,
  BY_SUIT;

  List<Card> sort(Cards cards) {
    List<Card> rising = cards.list();
    return this == BY_VALUE
        ? rising
        : rising.stream().sorted(Comparator.comparing(Card::suit)).toList();
  }

  Order other() {
    return this == BY_VALUE ? BY_SUIT : BY_VALUE;
  }
}
