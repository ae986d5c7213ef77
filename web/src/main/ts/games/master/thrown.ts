/** Which dice have just been rolled, so that they tumble. */
import { faces } from '../../parts/dice.ts';
import type { MasterView } from './view.ts';

export const PLACES = [1, 2, 3, 4, 5];

export const sameTurn = (was: MasterView | undefined, is: MasterView) => was?.seat === is.seat && was.round === is.round;

/** Their places; undefined if there was no roll. Of a player who showed nothing held, those that differ. */
export function thrown(was: MasterView | undefined, is: MasterView, held: number[]): number[] | undefined {
  if (!was || !is.dice) return undefined;
  if (!sameTurn(was, is) || !was.dice) return [...PLACES];
  if (was.rolls === is.rolls) return undefined;
  const before = faces(was.dice);
  const now = faces(is.dice);
  const places = PLACES.filter((place) => (held.length > 0 ? !held.includes(place) : before[place - 1] !== now[place - 1]));
  return places.length > 0 ? places : [...PLACES];
}
