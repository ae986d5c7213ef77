package kniffel.wire;

import java.util.List;
import java.util.Optional;
import kniffel.table.json.Json;

/**
 * What a player who opens a table asks for; whatever is left out takes its usual value.
 *
 * @param pledges whether their client will add to the dice, once it knows the commitment
 * @param start whether to begin at once
 * @param book in whose book of levels the result is entered, for a level of one; in none if empty
 * @param dice whose dice they play with
 */
public record NewTable(
    String game,
    List<NewSeat> seats,
    Optional<Json> options,
    Optional<String> preset,
    Optional<Boolean> listed,
    Optional<Boolean> hints,
    Optional<Integer> clock,
    Optional<Integer> pace,
    Optional<Boolean> pledges,
    Optional<Boolean> start,
    Optional<String> book,
    Optional<TableDice> dice) {

  /** A table whose result is entered in no book, and at which the program rolls. */
  public NewTable(
      String game,
      List<NewSeat> seats,
      Optional<Json> options,
      Optional<String> preset,
      Optional<Boolean> listed,
      Optional<Boolean> hints,
      Optional<Integer> clock,
      Optional<Integer> pace,
      Optional<Boolean> pledges,
      Optional<Boolean> start) {
    this(
        game,
        seats,
        options,
        preset,
        listed,
        hints,
        clock,
        pace,
        pledges,
        start,
        Optional.empty(),
        Optional.empty());
  }

  /** A table at which nobody waits for anything: everything as usual except the pace. */
  public static NewTable quick(String game, List<NewSeat> seats) {
    return new NewTable(
        game,
        seats,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.of(0),
        Optional.empty(),
        Optional.empty());
  }

  /** The same table with other options. */
  public NewTable with(Json otherOptions) {
    return new NewTable(
        game,
        seats,
        Optional.of(otherOptions),
        preset,
        listed,
        hints,
        clock,
        pace,
        pledges,
        start,
        book,
        dice);
  }

  /** The same table, its result to be entered in this book. */
  public NewTable enteredIn(String owner) {
    return new NewTable(
        game,
        seats,
        options,
        preset,
        listed,
        hints,
        clock,
        pace,
        pledges,
        start,
        Optional.of(owner),
        dice);
  }

  /** The same table with other dice. */
  public NewTable with(TableDice otherDice) {
    return new NewTable(
        game,
        seats,
        options,
        preset,
        listed,
        hints,
        clock,
        pace,
        pledges,
        start,
        book,
        Optional.of(otherDice));
  }

  /** A seat of a new table. */
  public sealed interface NewSeat {

    /** For the one who opens the table. */
    record Me(Optional<String> name) implements NewSeat {}

    /** For anyone who comes by the link, or from the lobby. */
    record Friend() implements NewSeat {}

    /** For another player on the same device. */
    record Local(String name) implements NewSeat {}

    record Bot(String level) implements NewSeat {}
  }
}
