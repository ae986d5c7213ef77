/** What chance does in classic Kniffel: one die each to see who begins, then the dice that are picked up. */
import { list, roll, type Chance } from '../../core/chance.ts';

export const chance: Chance = () => {
  let dice = 1;
  return {
    moved: (move) => void (dice = list(move.roll?.dice).length),
    outcome: (_, numbers) => roll(dice, numbers),
  };
};
