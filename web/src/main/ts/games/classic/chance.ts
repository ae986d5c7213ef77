/** What chance does in classic Kniffel: one die each to see who begins, then the dice that are picked up. */
import { areFaces, lying, PickedUp, roll, type Chance, type Outcome } from '../../core/chance.ts';
import type { Numbers } from '../../core/fair.ts';
import type { Move } from '../../core/types.ts';

const THROWS = 3;

export const chance: Chance = ({ seats }) => {
  const dice = new PickedUp();
  let contenders = Array.from({ length: seats }, (_, seat) => seat);
  let faces: number[] = [];
  let roller: number | undefined;
  let turns = 0;
  let rolls = 0;
  const isOpen = (): boolean => contenders.length > 1;
  const inTheAir = (): number => (isOpen() ? 1 : dice.places.length);
  return {
    moves: ['roll', 'score'],
    get due() {
      return inTheAir() > 0;
    },
    moved(move: Move, seat: number) {
      dice.moved(move.roll?.dice);
      roller = seat;
      if (move.roll) rolls++;
      else (turns++, (rolls = 0));
    },
    outcome: (numbers: Numbers) => roll(inTheAir(), numbers),
    /** One after the other rolls one die to begin; those who share the highest go on, until one is left. */
    fallen(found: Outcome) {
      if (!isOpen()) return dice.fallen(found as string);
      faces.push(Number(found));
      if (faces.length < contenders.length) return;
      contenders = contenders.filter((_, i) => faces[i] === Math.max(...faces));
      faces = [];
    },
    thrown: () => [THROWS * turns + rolls, dice.places],
    whose: () => (isOpen() ? contenders[faces.length] : roller),
    fits: (said: Outcome) => areFaces(said, inTheAir()),
    lies: () => lying(isOpen() ? 0 : contenders[0], dice.faces.join(' ')),
  };
};
