package kniffel.rules.forone;

/**
 * A role of the yellow die. A level with any of them has it in addition to the white ones, and it
 * is part of every roll as long as it is in the supply.
 */
public sealed interface YellowDie extends Element {

  /** In this row it may stand for any number that the row takes. */
  record YellowJoker(Category row) implements YellowDie {}

  /** In a row that pays for each die it pays twice. */
  record YellowDouble() implements YellowDie {}

  /** It is placed before the white dice of its roll. */
  record YellowFirst() implements YellowDie {}

  /** It stays in its row until the end, even when the row is scored. */
  record YellowLocked() implements YellowDie {}
}
