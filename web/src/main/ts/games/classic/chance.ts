/** What chance does in classic Kniffel: one die each to see who begins, then the dice that are picked up. */
import { list, roll, type Chance } from '../../core/chance.ts';

export const chance: Chance = () => {
  let dice = [''];
  let turns = 0;
  let rolls = 0;
  return {
    moved(move) {
      dice = list(move.roll?.dice);
      if (move.roll) rolls++;
      else (turns++, (rolls = 0));
    },
    thrown: () => [3 * turns + rolls, dice],
    outcome: (_, numbers) => roll(dice.length, numbers),
  };
};
