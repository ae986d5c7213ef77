package kniffel.rules;

/** What people who roll for themselves are asked: their answer takes the place of chance. */
public sealed interface Ask {

  /**
   * How the dice fell.
   *
   * @param count how many were rolled
   * @param firstApart whether the first of them has a colour of its own, and is told first
   */
  record Faces(int count, boolean firstApart) implements Ask {}

  /** Who begins, as the number of a seat. */
  record Starter(int players) implements Ask {}
}
