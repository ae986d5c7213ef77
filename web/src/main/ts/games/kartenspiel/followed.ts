/** A player's board in Das Kartenspiel, as the proof follows it: it says how many cards chance has to give. */
import type { Combination, RowId } from './view.ts';

/** What was agreed, as far as cards depend on it. */
export interface AgreedCards {
  variant: string;
  fullHouseValues: number[];
  flushValues: number[];
  tripleValues: number[];
  straightValues: number[];
  columns: number;
}

/** Cards of which a combination takes some. */
export interface CombinationPart {
  cards: string[];
  needs: number;
}

/** Where stones may go, how many, and how many of them may come from the reserve. */
interface PlacingBounds {
  row: RowId;
  stones: number;
  fewest: number;
  most: number;
}

type PowerRow = Exclude<RowId, 'two-pairs'>;

const POWER: PowerRow[] = ['full-house', 'flush', 'triple', 'straight'];
const STONES = [24, 20, 18];
const STONES_HARD = [30, 24, 18];
const ACTIVE = 3;
const COLUMN = 2;

/** What a combination is made of, as its name says. */
export function partsOf(combination: Combination, deck: string[]): CombinationPart[] {
  const suit = (of: string): string[] => deck.filter((card) => card.startsWith(`${of}-`));
  const some = (needs: number, value: number): CombinationPart => ({ cards: deck.filter((card) => card.endsWith(`-${value}`)), needs });
  const { flush, straight, triple, quadruple, kniffel, 'two-pairs': pairs, 'full-house': house } = combination;
  if (flush) return [{ cards: suit(flush.suit), needs: 5 }];
  if (straight) return [0, 1, 2, 3, 4].map((i) => some(1, straight.lowest + i));
  if (house) return [some(3, house.triple), some(2, house.pair)];
  if (pairs) return [some(2, pairs.low), some(2, pairs.high)];
  if (triple) return [some(3, triple.value)];
  if (quadruple) return [some(4, quadruple.value)];
  return [some(5, kniffel.value)];
}

export class Board {
  readonly hand: string[] = [];
  /** How many stones are still to be set up. */
  setUp: number;
  private active = ACTIVE;
  private reserve: number;
  private readonly hard: boolean;
  private readonly costs: number[];
  private readonly levels: Record<RowId, number> = { 'full-house': 0, flush: 0, triple: 0, straight: 0, 'two-pairs': 0 };

  constructor(
    private readonly options: AgreedCards,
    seats: number,
  ) {
    this.hard = options.variant === 'hard';
    this.setUp = this.hard ? 2 : 3;
    this.costs = this.hard ? [1, 1, 1, 2, 3] : [1, 1, 2, 3];
    this.reserve = (this.hard ? STONES_HARD : STONES)[seats - 2]! - ACTIVE;
  }

  /** What a row says on its level. */
  value(row: PowerRow): number {
    const { fullHouseValues, flushValues, tripleValues, straightValues } = this.options;
    return { 'full-house': fullHouseValues, flush: flushValues, triple: tripleValues, straight: straightValues }[row][this.levels[row]]!;
  }

  get tradeLimit(): number {
    const room = this.hard ? this.value('straight') - this.active : Infinity;
    return Math.min(this.value('triple'), this.reserve, this.hand.length, room);
  }

  placeSetUp(row: RowId): void {
    this.setUp--;
    this.reserve--;
    this.levels[row]++;
  }

  /** A stone of the reserve becomes an active one. */
  activate(): void {
    this.reserve--;
    this.active++;
  }

  place(row: RowId, stones: number, fromReserve: number): void {
    this.levels[row] += row === 'two-pairs' && stones === 2 * COLUMN ? 2 : 1;
    this.reserve -= fromReserve;
    this.active -= stones - fromReserve;
  }

  /** Everywhere the stones of a combination may go. */
  placings(combination: Combination): PlacingBounds[] {
    const kind = Object.keys(combination)[0] as RowId | 'quadruple' | 'kniffel';
    if (kind === 'quadruple') return this.ways('two-pairs', this.needed('two-pairs'), this.reserve);
    if (kind !== 'kniffel') return this.ways(kind, this.needed(kind), 0);
    const columns = [this.needed('two-pairs'), ...(this.levels['two-pairs'] + 2 <= this.options.columns ? [2 * COLUMN] : [])];
    return [...POWER.flatMap((row) => this.ways(row, this.needed(row), this.reserve)), ...columns.flatMap((stones) => this.ways('two-pairs', stones, Math.min(stones - 1, this.reserve)))];
  }

  private ways(row: RowId, stones: number, reserve: number): PlacingBounds[] {
    const way = { row, stones, fewest: Math.max(0, stones - this.active), most: Math.min(stones, reserve) };
    return stones > 0 && way.fewest <= way.most ? [way] : [];
  }

  /** How many stones the next level of a row takes; 0 if it is full. */
  private needed(row: RowId): number {
    const level = this.levels[row];
    if (level === (row === 'two-pairs' ? this.options.columns : this.costs.length)) return 0;
    if (!this.hard && this.active + this.reserve === 1) return 1;
    return row === 'two-pairs' ? COLUMN : this.costs[level]!;
  }
}
