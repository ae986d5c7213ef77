package kniffel.rules;

import java.util.List;

/**
 * Dice that are about to fall in a game of one player, counted so that no decision made before
 * changes which throw this is: whoever has the same dice for everybody asks for them by it.
 *
 * @param number which throw of the game, from 1; throws that are not made leave out their number
 * @param dice the dice that fall, by their places from 1, in the order of the outcome
 */
public record Throw(int number, List<Integer> dice) {
  public Throw {
    dice = List.copyOf(dice);
  }
}
