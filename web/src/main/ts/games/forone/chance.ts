/** What chance does in For One: the same number of dice in every round. */
import { roll, type Chance } from '../../core/chance.ts';

const DICE = 5;

export const chance: Chance = () => ({ outcome: (_, numbers) => roll(DICE, numbers) });
