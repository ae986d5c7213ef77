/** What chance does in Kniffel Master: perhaps a lot for who begins, then the dice that are picked up. */
import { areFaces, lying, named, PickedUp, roll, type Chance, type Outcome } from '../../core/chance.ts';
import type { Numbers } from '../../core/fair.ts';
import type { Move } from '../../core/types.ts';

export const chance: Chance = ({ seats, options }) => {
  const dice = new PickedUp();
  let lot = seats > 1 && (options as { firstPlayer?: string }).firstPlayer === 'random';
  let starter: unknown = lot ? -1 : 0;
  let roller: number | undefined;
  return {
    moves: ['roll', 'fulfil', 'row', 'rows', 'coins', 'repeat', 'row-and-coins', 'no-use'],
    get due() {
      return lot || dice.places.length > 0;
    },
    moved(move: Move, seat: number) {
      dice.moved(move.roll?.dice);
      roller = seat;
    },
    outcome: async (numbers: Numbers) => (lot ? { starter: { seat: await numbers.below(seats) } } : { fall: { dice: await roll(dice.places.length, numbers) } }),
    fallen(found: Outcome) {
      if (lot) starter = named(found, 'starter')!.seat;
      else dice.fallen(named(found, 'fall')!.dice as string);
      lot = false;
    },
    whose: () => roller,
    fits: (said: Outcome) => (lot ? Number(named(said, 'starter')?.seat) < seats : areFaces(named(said, 'fall')?.dice, dice.places.length)),
    lies: () => lying(starter, dice.faces.join(' ')),
  };
};
