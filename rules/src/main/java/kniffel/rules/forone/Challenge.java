package kniffel.rules.forone;

import java.util.List;
import kniffel.rules.Range;
import kniffel.rules.Ranges;

/**
 * A level of the challenge book as it is written down: the base card and what is changed about it.
 *
 * @param number its place in the book
 * @param version rises with every change, so that records tell which one was played
 * @param name what it is called
 * @param text what is new in it, for people
 * @param elements what it changes
 * @param medals what is needed for them
 * @param measured whether the medals follow from measured games; if not, it is not offered yet
 */
public record Challenge(
    @Range(min = 1, max = 99) int number,
    @Range(min = 1, max = 999) int version,
    Texts name,
    Texts text,
    List<Element> elements,
    Medals medals,
    boolean measured) {

  public Challenge {
    elements = List.copyOf(elements);
    Ranges.check(Challenge.class, number, version);
    var _ = Levels.with(elements, medals); // refuses what cannot be played
  }

  /** The level that is played. */
  public Level level() {
    return Levels.with(elements, medals);
  }
}
