package kniffel.telling;

import java.util.Optional;
import java.util.OptionalInt;
import kniffel.rules.Standings;

/** What a game waits for. */
public sealed interface Waits {

  /** A seat decides. */
  record Decision(int seat) implements Waits {}

  /**
   * People roll their own dice and say what fell.
   *
   * @param roller the seat whose dice they are; empty if nobody's, as the lot for who begins
   */
  record Faces(OptionalInt roller) implements Waits {}

  /** The program rolls or draws, before anybody decides. */
  record Dice() implements Waits {}

  /** Nothing any more: the game is over. */
  record Nothing(Standings standings) implements Waits {}

  /** The seat that is waited for, if it is one. */
  default Optional<Integer> forSeat() {
    return switch (this) {
      case Decision(int seat) -> Optional.of(seat);
      case Faces(OptionalInt roller) ->
          roller.isPresent() ? Optional.of(roller.getAsInt()) : Optional.empty();
      case Dice _, Nothing _ -> Optional.empty();
    };
  }
}
