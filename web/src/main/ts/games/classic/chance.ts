/** What chance does in classic Kniffel: one die each to see who begins, then the dice that are picked up. */
import { list, roll, type Chance } from '../../core/chance.ts';

export const chance: Chance = ({ seats }) => {
  let contenders = Array.from({ length: seats }, (_, seat) => seat);
  let faces: number[] = [];
  let dice = [''];
  let turns = 0;
  let rolls = 0;
  return {
    moved(move) {
      dice = list(move.roll?.dice);
      if (move.roll) rolls++;
      else (turns++, (rolls = 0));
    },
    /** One after the other rolls one die; those who share the highest go on, until one is left. */
    whose(found) {
      const seat = contenders[faces.length];
      faces.push(Number(found));
      if (faces.length === contenders.length) {
        contenders = contenders.filter((_, i) => faces[i] === Math.max(...faces));
        faces = [];
      }
      return seat;
    },
    thrown: () => [3 * turns + rolls, dice],
    outcome: (_, numbers) => roll(dice.length, numbers),
  };
};
