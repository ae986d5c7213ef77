/** What a view of classic Kniffel holds, as the rules write it. */

export const UPPER = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'] as const;
export const LOWER = ['three-of-a-kind', 'four-of-a-kind', 'full-house', 'small-straight', 'large-straight', 'kniffel', 'chance'] as const;
export const BOXES = [...UPPER, ...LOWER] as const;

export type BoxId = (typeof BOXES)[number];

export interface Column {
  boxes: Partial<Record<BoxId, number>>;
  upper: number;
  bonus: number;
  extra: number;
  total: number;
}

export interface ClassicView {
  start?: { contenders: number[]; faces: number[] };
  starter: number;
  round: number;
  seat: number;
  rolls: number;
  dice: string;
  rolling: string;
  sheets: Column[];
}

/** How the game is played: with how many dice, rolled how often. */
export const DICE = 5;
export const ROLLS = 3;
/** How the sheet is printed: where the bonus begins. */
export const BONUS_FROM = 63;
export const BONUS = 35;
export const ROUNDS = 13;
