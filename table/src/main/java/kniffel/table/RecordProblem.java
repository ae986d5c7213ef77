package kniffel.table;

import kniffel.rules.Refusal;

/** What can be wrong with a record. */
public sealed interface RecordProblem {

  /** The bytes are not JSON, or break off. */
  record NotJson(String detail) implements RecordProblem {}

  /** Larger, longer or deeper than any game can be. */
  record TooLarge(String detail) implements RecordProblem {}

  /** JSON, but not of the form of a record. */
  record WrongForm(String detail) implements RecordProblem {}

  /** Not a format this program reads. */
  record UnknownFormat(String format) implements RecordProblem {}

  /** Not a game this program knows. */
  record UnknownGame(String game) implements RecordProblem {}

  /** The events are not numbered 1, 2, 3. */
  record WrongNumber(int expected, int found) implements RecordProblem {}

  /** The rules refuse the event. */
  record AgainstTheRules(Refusal refusal) implements RecordProblem {}
}
