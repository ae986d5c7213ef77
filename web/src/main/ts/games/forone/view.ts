/** What a view of For One – Kniffel holds, as the rules write it. */
import type { ForoneView } from 'generated/wire.ts';

/** What the elements of a level are is read by their names. */
export type ForOneView = Omit<ForoneView, 'book'> & { book?: BookExtras };
export type CardLine = ForoneView['lines'][number];
export type RowId = CardLine['row'];
export type Medal = Exclude<ForoneView['medal'], 'none'>;

/** The medals of a card, the least first. */
export const medalsOf = ({ medals }: ForOneView) => Object.keys(medals) as Medal[];

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
export interface BookExtras {
  elements: Element[];
  /** Where the yellow die is: one field that names it. */
  yellow?: { 'in-roll'?: { face: number }; 'in-row'?: { row: RowId }; 'in-supply'?: object; 'out-of-game'?: object; 'locked-in-row'?: object };
  charged: number;
  demands: { demand: Element; standing: 'open' | 'met' | 'missed' }[];
}

export const rowName = (row: RowId) => `forone.category.${row}`;

/** Whether a row was scored, if only for the first time. */
export function isDone(view: ForOneView, row: RowId | undefined): boolean {
  const line = view.lines.find((each) => each.row === row);
  return !!line && (line.scored || !!line.extra?.again);
}

/** A number that an element of the level has, if it has one. */
export const levelHas = <K extends keyof ElementParts>(view: ForOneView, kind: string, part: K) => view.book?.elements.find((each) => kind in each)?.[kind]?.[part];
