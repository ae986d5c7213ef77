/** What a view of Karten Kniffel holds, as the rules write it. */
import type { KartenView } from 'generated/wire.ts';

export type { KartenView };

/** What lies open of a player; the penalty points for scoring with that many cards are its `penalty`. */
export type PlayerArea = KartenView['players'][number];
export type BoxId = PlayerArea['free'][number];

/** What only its owner sees: the hand, those of it that are set aside for an exchange, and for each free box its most valuable play. */
export type Own = NonNullable<KartenView['own']>;

export type Figures = KartenView['figures'];

/** All boxes, in the order of the sheet. */
export const boxes = ({ upper, lower }: Figures): BoxId[] => [...upper, ...lower];

/** Penalty points with a minus that is as wide as a digit. */
export const minus = (points: number) => `−${points}`;
