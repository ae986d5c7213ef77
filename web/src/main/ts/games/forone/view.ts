/** What a view of For One – Kniffel holds, as the rules write it. */

export type RowId =
  | 'ones' | 'twos' | 'threes' | 'fours' | 'fives' | 'sixes'
  | 'three-of-a-kind' | 'four-of-a-kind' | 'full-house' | 'small-straight' | 'large-straight' | 'kniffel' | 'chance';
export type Medal = 'bronze' | 'silver' | 'gold';

export const MEDALS: Medal[] = ['bronze', 'silver', 'gold'];

/** What a level changes: one field that names it, such as `{'exact-dice': {row: 'sixes', count: 3}}`. */
export type Element = Record<string, ElementParts>;

export interface ElementParts {
  row?: RowId;
  other?: RowId;
  pay?: { 'per-die'?: { value: number }; 'when-full'?: { points: number } };
  points?: number | number[];
  count?: number;
  round?: number;
  rounds?: number;
  face?: number;
  dice?: number | string;
}

/** What a level of the challenge book adds. */
export interface Book {
  elements: Element[];
  /** Where the yellow die is: one field that names it. */
  yellow?: { 'in-roll'?: { face: number }; 'in-row'?: { row: RowId }; 'in-supply'?: object; 'out-of-game'?: object; 'locked-in-row'?: object };
  charged: number;
  demands: { demand: Element; standing: 'open' | 'met' | 'missed' }[];
}

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
  extra?: { tiles: number[]; earned: number; again: boolean };
}

export interface ForOneView {
  phase: 'start' | 'rolling' | 'placing' | 'scoring' | 'over';
  round: number;
  rollSize: number;
  supply: number;
  removed: number;
  rolling: number;
  unplaced: string;
  steps: { face: number; row?: RowId; yellow?: boolean }[];
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
  book?: Book;
}

export const rowName = (row: RowId) => `forone.category.${row}`;

/** Whether a row was scored, if only for the first time. */
export function isDone(view: ForOneView, row: RowId | undefined): boolean {
  const line = view.lines.find((each) => each.row === row);
  return !!line && (line.scored || !!line.extra?.again);
}

/** A number that an element of the level has, if it has one. */
export const levelHas = <K extends keyof ElementParts>(view: ForOneView, kind: string, part: K) => view.book?.elements.find((each) => kind in each)?.[kind]?.[part];
