package kniffel.rules.dice;

import java.util.List;
import java.util.Optional;
import kniffel.rules.Ask;
import kniffel.rules.Draw;
import kniffel.rules.Randomness;
import kniffel.rules.Refusal;
import kniffel.rules.RefusedException;

/**
 * What people say in place of chance: the numbers that a draw takes come from them.
 *
 * <p>A draw fixes which numbers it takes in which order, so an entry becomes the outcome in the
 * same way as a random number does.
 */
public final class Said implements Randomness {

  private final List<Integer> numbers;
  private int taken;

  private Said(List<Integer> numbers) {
    this.numbers = numbers;
  }

  /**
   * The outcome that people say has come.
   *
   * @param said the faces of the dice as they lie, or the seat that begins
   * @throws RefusedException if it is not what was asked
   */
  public static <O> O outcome(Draw<O> draw, List<Integer> said) {
    Ask ask = draw.ask().orElseThrow(() -> new RefusedException(new Refusal.NothingToSay()));
    return switch (ask) {
      case Ask.Faces(int count, boolean _) -> {
        if (said.size() != count) {
          throw new RefusedException(new DiceRefusal.WrongNumberOfDice(count, said.size()));
        }
        firstOutside(said, 1, Dice.FACES)
            .ifPresent(
                face -> {
                  throw new RefusedException(new DiceRefusal.NoSuchFace(face));
                });
        yield draw.sample(new Said(said.stream().map(face -> face - 1).toList()));
      }
      case Ask.Starter(int players) -> {
        if (said.size() != 1 || firstOutside(said, 0, players - 1).isPresent()) {
          throw new RefusedException(new Refusal.NoSuchSeat(players));
        }
        yield draw.sample(new Said(List.copyOf(said)));
      }
    };
  }

  private static Optional<Integer> firstOutside(List<Integer> numbers, int min, int max) {
    return numbers.stream().filter(number -> number < min || number > max).findFirst();
  }

  @Override
  public int below(int bound) {
    return numbers.get(taken++);
  }
}
