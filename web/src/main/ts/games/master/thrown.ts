/** Which dice have just been rolled, so that they tumble. */
import { faces, placesOf, rolledAgain } from '../../parts/dice.ts';
import type { MasterView } from './view.ts';

export const sameTurn = (was: MasterView | undefined, is: MasterView) => was?.seat === is.seat && was.round === is.round;

/** Their places; undefined if there was no roll. */
export function thrown(was: MasterView | undefined, is: MasterView, held: number[]): number[] | undefined {
  if (!was || !is.dice) return undefined;
  const now = faces(is.dice);
  if (!sameTurn(was, is) || !was.dice) return placesOf(now.length);
  return was.rolls === is.rolls ? undefined : rolledAgain(faces(was.dice), now, held);
}
