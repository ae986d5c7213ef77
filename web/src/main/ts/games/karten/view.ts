/** What a view of Karten Kniffel holds, as the rules write it. */
import type { KartenView } from 'generated/wire.ts';

export type { KartenView };

export const UPPER: BoxId[] = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'];
export const LOWER: BoxId[] = ['three-of-a-kind', 'four-of-a-kind', 'full-house', 'small-straight', 'large-straight', 'kniffel'];
export const BOXES: BoxId[] = [...UPPER, ...LOWER];

/** What lies open of a player; the minus points for scoring with that many cards are its `penalty`. */
export type Player = KartenView['players'][number];
export type BoxId = Player['free'][number];

/** What only its owner sees: the hand, those of it that are set aside for an exchange, and for each free box its most valuable play. */
export type Own = NonNullable<KartenView['own']>;

/** How the sheet is printed, and how many cards there is room for. */
export const BONUS = 35;
export const BONUS_FROM = 63;
export const MALUS = 20;
export const MALUS_BELOW = 42;
export const PLACES = 10;
export const MOST_DISCARDS = 5;

/** Minus points with a minus that is as wide as a digit. */
export const minus = (points: number) => `−${points}`;
