/** What chance does in Newgame: after each roll one die falls. */
import { areFaces, lying, roll, type Chance, type Outcome } from '../../core/chance.ts';
import type { Numbers } from '../../core/fair.ts';
import type { Move } from '../../core/types.ts';

export const chance: Chance = () => {
  let rolling = false;
  let die = '';
  return {
    moves: ['roll', 'keep'],
    get due() {
      return rolling;
    },
    moved(move: Move) {
      rolling = move.roll !== undefined;
      if (!rolling) die = '';
    },
    outcome: (numbers: Numbers) => roll(1, numbers),
    fallen(found: Outcome) {
      rolling = false;
      die = String(found);
    },
    fits: (said: Outcome) => areFaces(said, 1),
    lies: () => lying(die),
  };
};
