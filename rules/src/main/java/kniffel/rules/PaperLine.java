package kniffel.rules;

import java.util.List;

/** A line on the paper of a game: a box that is filled in by hand, or a sum that follows. */
public sealed interface PaperLine {

  /** The id under which it is known where a sheet is typed in. */
  String id();

  PaperName name();

  /**
   * A box of each player.
   *
   * @param values what it can hold, in rising order; 0 where it can be struck
   * @param mayBeFree whether it can be empty when the game is over
   */
  record Box(String id, PaperName name, List<Integer> values, boolean mayBeFree)
      implements PaperLine {

    public Box {
      values = values.stream().distinct().sorted().toList();
    }

    public Box(String id, PaperName name, List<Integer> values) {
      this(id, name, values, false);
    }

    /** A box to tick: 1 or 0. */
    public static Box tick(String id, PaperName name) {
      return new Box(id, name, List.of(0, 1));
    }

    public boolean isTick() {
      return values.equals(List.of(0, 1));
    }
  }

  /** A sum of each player. */
  record Sum(String id, PaperName name) implements PaperLine {

    public Sum(PaperSum sum) {
      this(Ids.of(sum), sum);
    }
  }
}
