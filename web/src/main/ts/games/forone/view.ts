/** What a view of For One – Kniffel holds, as the rules write it. */

export type RowId =
  | 'ones' | 'twos' | 'threes' | 'fours' | 'fives' | 'sixes'
  | 'three-of-a-kind' | 'four-of-a-kind' | 'full-house' | 'small-straight' | 'large-straight' | 'kniffel' | 'chance';
export type Medal = 'bronze' | 'silver' | 'gold';

export const MEDALS: Medal[] = ['bronze', 'silver', 'gold'];

export interface Line {
  row: RowId;
  /** One field that names it, such as `{sequence: {faces: [1, 2, 3, 4]}}`. */
  condition: { 'one-number'?: { face: number }; sequence?: { faces: number[] } };
  fields: number;
  values: number[];
  inBonus: boolean;
  dice: string;
  accepts: number[];
  scored: boolean;
  count: number;
  points: number;
}

export interface ForOneView {
  phase: 'start' | 'rolling' | 'placing' | 'scoring' | 'over';
  round: number;
  rollSize: number;
  supply: number;
  removed: number;
  rolling: number;
  unplaced: string;
  steps: { face: number; row?: RowId }[];
  lines: Line[];
  mustScore: RowId[];
  scored: number;
  lowest: number;
  bonus: number;
  bonusAtMost: number;
  bonusTable: number[];
  total: number;
  medals: Record<Medal, number>;
  medal: Medal | 'none';
}

export const rowName = (row: RowId) => `forone.category.${row}`;
