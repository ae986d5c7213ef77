/** What chance does in a game, drawn once more as docs/RECORDS.md says: dice, cards and lots. */
import type { Numbers } from './fair.ts';
import type { Move } from './types.ts';

/** An outcome as a record has it: a text, or an object with one field that names it, such as `{drawn: {card: 'red-7'}}`. */
export type Outcome = string | { [name: string]: Record<string, unknown> | undefined };

/** A line of a record: what a seat decided, or what chance did. */
export interface RecordEvent {
  n: number;
  seat?: number;
  move?: Move;
  outcome?: Outcome;
}

/** A game whose chance is being drawn again, event by event. */
export interface Redrawing {
  /**
   * A move was made; it may say how many dice fall next, or which cards are laid down.
   *
   * @param later what the record has after it: for whom cards are may show only there
   */
  moved?(move: Move, seat: number, later: RecordEvent[]): void;
  /** Alone: which throw falls next, and which dice of it; for the dice of a day. */
  thrown?(): [number, (string | number)[]];
  /** Whose dice these are while nobody has moved yet; undefined: nobody's. Asked once for each such outcome, where people roll their own dice. */
  whose?(found: Outcome): number | undefined;
  /**
   * What the numbers of an event give, written as in the record.
   *
   * @param found what the record has: which kind of outcome it is, and of how many cards
   */
  outcome(found: Outcome, numbers: Numbers): Promise<Outcome>;
}

/** What is known of a game before its first event: who plays, what was agreed, and what chance draws from. */
export interface Setting {
  seats: number;
  options: unknown;
  /** How many dice are rolled at once in the usual game. */
  dice: number;
  /** The cards, in the order in which random numbers count them. */
  deck: string[];
}

/** What the folder of a game exports as `chance`: starts at the first event of a record. */
export type Chance = (setting: Setting) => Redrawing;

/** What is in an outcome of this name; undefined if it has another one. */
export const named = (outcome: Outcome, name: string): Record<string, unknown> | undefined => (typeof outcome === 'string' ? undefined : outcome[name]);

/** The dice, places or cards in a short text. */
export const list = (text: unknown): string[] => (typeof text === 'string' && text ? text.split(' ') : []);

/** Dice as they fall, one after the other. */
export async function roll(dice: number, numbers: Numbers): Promise<string> {
  const faces: number[] = [];
  for (let i = 0; i < dice; i++) faces.push(1 + (await numbers.below(6)));
  return faces.join(' ');
}

/** A pile: the cards that may still come, in the fixed order of the deck. */
export class Pile {
  private cards: string[];

  constructor(private readonly deck: string[]) {
    this.cards = [...deck];
  }

  get isEmpty(): boolean {
    return this.cards.length === 0;
  }

  /** Makes these cards the pile. */
  fill(cards: string[]): void {
    this.cards = this.sorted(cards);
  }

  /** Takes cards off the pile, fewer if there are not enough. */
  async draw(count: number, numbers: Numbers): Promise<string[]> {
    const drawn: string[] = [];
    while (drawn.length < count && !this.isEmpty) drawn.push(...this.cards.splice(await numbers.below(this.cards.length), 1));
    return this.sorted(drawn);
  }

  private sorted(cards: string[]): string[] {
    return [...cards].sort((one, other) => this.deck.indexOf(one) - this.deck.indexOf(other));
  }
}
