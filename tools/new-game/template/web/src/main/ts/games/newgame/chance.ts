/** What chance does in Newgame: one die falls. */
import { roll, type Chance } from '../../core/chance.ts';

export const chance: Chance = () => ({ outcome: (_, numbers) => roll(1, numbers) });
