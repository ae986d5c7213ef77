/** What chance does in For One: the same number of dice in every round, five unless the level says otherwise. */
import { areFaces, list, lying, roll, takeFrom, type Chance, type Outcome } from '../../core/chance.ts';
import type { Numbers } from '../../core/fair.ts';
import type { Move } from '../../core/types.ts';

interface CardOptions {
  challenge?: { elements?: { 'roll-size'?: { dice: number } }[] };
}

export const chance: Chance = ({ options, dice: usual }) => {
  const elements = (options as CardOptions | undefined)?.challenge?.elements ?? [];
  const dice = elements.findLast((element) => element['roll-size'])?.['roll-size']?.dice ?? usual;
  let rounds = 0;
  let rolling = false;
  /** The roll as it fell; its first die is the yellow one, if that is part of it. */
  let fell: string[] = [];
  let unplaced: string[] = [];
  let placed: string[] = [];
  return {
    moves: ['roll-on', 'place', 'remove', 'place-yellow', 'remove-yellow', 'take-back', 'score'],
    get due() {
      return rolling;
    },
    moved(move: Move) {
      const { place, remove, 'place-yellow': yellow, 'remove-yellow': noYellow, 'take-back': back, 'roll-on': on } = move;
      const white = place ?? remove;
      if (on) {
        rounds++;
        rolling = true;
        unplaced = placed = [];
      } else if (back) unplaced = [...unplaced, ...placed.splice(-1)];
      else if (white || yellow || noYellow) placed = [...placed, ...takeFrom(unplaced, [white ? String(white.face) : fell[0]!])];
    },
    outcome: (numbers: Numbers) => roll(dice, numbers),
    fallen(found: Outcome) {
      rolling = false;
      fell = list(found);
      unplaced = [...fell];
    },
    thrown: () => [rounds, Array.from({ length: dice }, (_, i) => i + 1)],
    whose: () => 0,
    fits: (said: Outcome) => areFaces(said, dice),
    lies: () => lying([...unplaced].sort().join(' ')),
  };
};
