package kniffel.rules.kartenspiel;

import java.util.List;

/** A colour of the cards (Farbe); there are five, with thirteen cards each. */
public enum Suit {
  RED,
  BLUE,
  GREEN,
  YELLOW,
  VIOLET;

  /** All suits; unlike {@code values()} not copied at each call. */
  public static final List<Suit> ALL = List.of(values());
}
