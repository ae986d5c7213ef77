/** What chance does in Kniffel Master: perhaps a lot for who begins, then the dice that are picked up. */
import { list, named, roll, type Chance } from '../../core/chance.ts';

export const chance: Chance = ({ seats }) => {
  let dice = 0;
  return {
    moved: (move) => void (dice = list(move.roll?.dice).length),
    outcome: async (found, numbers) => (named(found, 'starter') ? { starter: { seat: await numbers.below(seats) } } : { fall: { dice: await roll(dice, numbers) } }),
  };
};
