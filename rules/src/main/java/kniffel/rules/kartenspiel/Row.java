package kniffel.rules.kartenspiel;

import java.util.List;
import kniffel.rules.PaperName;

/** A row of a player's board: four power rows whose levels improve the actions, and the columns. */
public enum Row implements PaperName {
  /** Full House: how many cards are drawn from the pile. */
  FULL_HOUSE,
  /** Farbe: how many cards are taken from the display. */
  FLUSH,
  /** Drilling: how many cards may be traded for stones. */
  TRIPLE,
  /** Straße: how many cards may be held at the end of a turn. */
  STRAIGHT,
  /** 2 Paare: columns of two stones that improve nothing. */
  TWO_PAIRS;

  /** All rows; unlike {@code values()} not copied at each call. */
  public static final List<Row> ALL = List.of(values());

  /** The four rows whose levels give something. */
  public static final List<Row> POWER = ALL.subList(0, TWO_PAIRS.ordinal());
}
