package kniffel.rules;

import java.util.List;

/**
 * Dice that are about to fall in a game of one player, counted so that no earlier decision changes
 * which throw this is; the number is used to look up dice that are the same for everybody.
 *
 * @param number which throw of the game, from 1; throws that are not made skip their number
 * @param dice the dice that fall, by their places from 1, in the order of the outcome
 */
public record Throw(int number, List<Integer> dice) {
  public Throw {
    dice = List.copyOf(dice);
  }
}
