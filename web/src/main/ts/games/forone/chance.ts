/** What chance does in For One: the same number of dice in every round, five unless the level says otherwise. */
import { roll, type Chance } from '../../core/chance.ts';

interface Options {
  challenge?: { elements?: { 'roll-size'?: { dice: number } }[] };
}

export const chance: Chance = ({ options, dice: usual }) => {
  const elements = (options as Options | undefined)?.challenge?.elements ?? [];
  const dice = elements.findLast((element) => element['roll-size'])?.['roll-size']?.dice ?? usual;
  let rounds = 0;
  return { thrown: () => [++rounds, Array.from({ length: dice }, (_, i) => i + 1)], outcome: (_, numbers) => roll(dice, numbers) };
};
