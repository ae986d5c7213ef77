/** What a view of classic Kniffel holds, as the rules write it. */
import type { ClassicView } from 'generated/wire.ts';

export type { ClassicView };

export const UPPER: BoxId[] = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'];
export const LOWER: BoxId[] = ['three-of-a-kind', 'four-of-a-kind', 'full-house', 'small-straight', 'large-straight', 'kniffel', 'chance'];
export const BOXES: BoxId[] = [...UPPER, ...LOWER];

export type Column = ClassicView['sheets'][number];
export type BoxId = keyof Column['boxes'];

/** How the game is played: with how many dice, rolled how often. */
export const DICE = 5;
export const ROLLS = 3;
/** How the sheet is printed: where the bonus begins. */
export const BONUS_FROM = 63;
export const BONUS = 35;
export const ROUNDS = 13;
