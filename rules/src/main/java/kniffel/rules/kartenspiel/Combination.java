package kniffel.rules.kartenspiel;

import java.util.ArrayList;
import java.util.List;
import kniffel.rules.Range;

/**
 * Cards that can be played together (Kartenkombination), named by what they show.
 *
 * <p>R32: exactly the cards of the combination are played, no more.
 */
public sealed interface Combination {

  /** Three cards of one value and two of another. */
  record FullHouse(
      @Range(min = 1, max = Card.VALUES) int triple, @Range(min = 1, max = Card.VALUES) int pair)
      implements Combination {
    public FullHouse {
      Card.checkValue(triple);
      Card.checkValue(pair);
      // R32: five equal cards are no Full House.
      if (triple == pair) {
        throw new IllegalArgumentException("a Full House has two values, not twice " + pair);
      }
    }
  }

  /** Farbe: five cards of one suit. */
  record Flush(Suit suit) implements Combination {}

  /** Drilling: three cards of one value. */
  record Triple(@Range(min = 1, max = Card.VALUES) int value) implements Combination {
    public Triple {
      Card.checkValue(value);
    }
  }

  /** Straße: five consecutive values; 1 is the lowest card and 13 the highest. */
  record Straight(@Range(min = 1, max = MAX_LOWEST) int lowest) implements Combination {
    static final int LENGTH = 5;
    static final int MAX_LOWEST = Card.VALUES - LENGTH + 1;

    public Straight {
      if (lowest < 1 || lowest > MAX_LOWEST) {
        throw new IllegalArgumentException(
            "a straight begins with 1 to " + MAX_LOWEST + ", not " + lowest);
      }
    }
  }

  /** 2 Paare: two cards of one value and two of another. */
  record TwoPairs(
      @Range(min = 1, max = Card.VALUES) int low, @Range(min = 1, max = Card.VALUES) int high)
      implements Combination {
    public TwoPairs {
      Card.checkValue(low);
      Card.checkValue(high);
      // R32: four equal cards are no two pairs.
      if (low >= high) {
        throw new IllegalArgumentException("the lower pair comes first: " + low + ", " + high);
      }
    }
  }

  /** Vierling: four cards of one value. */
  record Quadruple(@Range(min = 1, max = Card.VALUES) int value) implements Combination {
    public Quadruple {
      Card.checkValue(value);
    }
  }

  /** Five cards of one value, so one of each suit. */
  record Kniffel(@Range(min = 1, max = Card.VALUES) int value) implements Combination {
    public Kniffel {
      Card.checkValue(value);
    }
  }

  /**
   * A part of a combination: a number of these cards.
   *
   * @param cards the cards that fit
   * @param need how many of them are played
   */
  record CombinationPart(Cards cards, int need) {
    private static CombinationPart ofValue(int value, int need) {
      return new CombinationPart(Cards.ofValue(value), need);
    }
  }

  /** The parts of this combination; no card fits two of them. */
  default List<CombinationPart> parts() {
    return switch (this) {
      case FullHouse(int triple, int pair) ->
          List.of(CombinationPart.ofValue(triple, 3), CombinationPart.ofValue(pair, 2));
      case Flush(Suit suit) -> List.of(new CombinationPart(Cards.ofSuit(suit), 5));
      case Triple(int value) -> List.of(CombinationPart.ofValue(value, 3));
      case Straight(int lowest) ->
          List.of(
              CombinationPart.ofValue(lowest, 1),
              CombinationPart.ofValue(lowest + 1, 1),
              CombinationPart.ofValue(lowest + 2, 1),
              CombinationPart.ofValue(lowest + 3, 1),
              CombinationPart.ofValue(lowest + 4, 1));
      case TwoPairs(int low, int high) ->
          List.of(CombinationPart.ofValue(low, 2), CombinationPart.ofValue(high, 2));
      case Quadruple(int value) -> List.of(CombinationPart.ofValue(value, 4));
      case Kniffel(int value) -> List.of(CombinationPart.ofValue(value, 5));
    };
  }

  /** How many cards are played. */
  default int size() {
    int size = 0;
    for (CombinationPart part : parts()) {
      size += part.need();
    }
    return size;
  }

  /** How many of these cards can serve in this combination; {@link #size} if it can be played. */
  default int held(Cards hand) {
    int held = 0;
    for (CombinationPart part : parts()) {
      held += Math.min(part.need(), hand.and(part.cards()).size());
    }
    return held;
  }

  /** All of these cards that fit somewhere in this combination. */
  default Cards fitting(Cards hand) {
    Cards fitting = Cards.NONE;
    for (CombinationPart part : parts()) {
      fitting = fitting.plus(hand.and(part.cards()));
    }
    return fitting;
  }

  /** Every combination that can be played with these cards, row by row. */
  static List<Combination> in(Cards hand) {
    int[] atLeast = new int[Card.SUITS + 1];
    for (int value = 1; value <= Card.VALUES; value++) {
      for (int n = hand.count(value); n > 0; n--) {
        atLeast[n] |= 1 << value;
      }
    }
    List<Combination> found = new ArrayList<>();
    int pairs = atLeast[2];
    for (int t = atLeast[3]; t != 0; t &= t - 1) {
      for (int p = pairs & ~Integer.lowestOneBit(t); p != 0; p &= p - 1) {
        found.add(new FullHouse(lowest(t), lowest(p)));
      }
    }
    for (Suit suit : Suit.ALL) {
      if (hand.count(suit) >= 5) {
        found.add(new Flush(suit));
      }
    }
    for (int t = atLeast[3]; t != 0; t &= t - 1) {
      found.add(new Triple(lowest(t)));
    }
    int any = atLeast[1];
    int runs = any & any >> 1 & any >> 2 & any >> 3 & any >> 4;
    for (; runs != 0; runs &= runs - 1) {
      found.add(new Straight(lowest(runs)));
    }
    for (int low = pairs; low != 0; low &= low - 1) {
      for (int high = low & low - 1; high != 0; high &= high - 1) {
        found.add(new TwoPairs(lowest(low), lowest(high)));
      }
    }
    for (int four = atLeast[4]; four != 0; four &= four - 1) {
      found.add(new Quadruple(lowest(four)));
    }
    for (int five = atLeast[5]; five != 0; five &= five - 1) {
      found.add(new Kniffel(lowest(five)));
    }
    return found;
  }

  private static int lowest(int values) {
    return Integer.numberOfTrailingZeros(values);
  }
}
