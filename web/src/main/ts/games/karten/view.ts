/** What a view of Karten Kniffel holds, as the rules write it. */

export const UPPER = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'] as const;
export const LOWER = ['three-of-a-kind', 'four-of-a-kind', 'full-house', 'small-straight', 'large-straight', 'kniffel'] as const;
export const BOXES = [...UPPER, ...LOWER] as const;

export type BoxId = (typeof BOXES)[number];

/** What lies open of a player. */
export interface Player {
  cards: number;
  /** The minus points for scoring with that many. */
  penalty: number;
  boxes: Partial<Record<BoxId, number>>;
  penalties: Partial<Record<BoxId, number>>;
  free: BoxId[];
  upper: number;
  bonus: number;
  toBonus: number;
  toSafety: number;
  missed: boolean;
  minus: number;
  total: number;
}

export interface Own {
  seat: number;
  hand: string;
  /** Those of the hand that are set aside for an exchange. */
  aside: string;
  /** For each free box that this hand could fill, its most valuable play. */
  best: Partial<Record<BoxId, { cards: string; points: number }>>;
}

export interface KartenView {
  phase: 'start' | 'deal' | 'act' | 'announce' | 'draw' | 'over';
  starter: number;
  round: number;
  seat: number;
  pile: number;
  /** How many of each value lie open, ones first. */
  discards: number[];
  lastRound: boolean;
  own?: Own;
  players: Player[];
}

/** How the sheet is printed, and how many cards there is room for. */
export const BONUS = 35;
export const BONUS_FROM = 63;
export const MALUS = 20;
export const MALUS_BELOW = 42;
export const PLACES = 10;
export const MOST_DISCARDS = 5;

/** Minus points with a minus that is as wide as a digit. */
export const minus = (points: number) => `−${points}`;
