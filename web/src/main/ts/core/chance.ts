/** What chance does in a game, drawn again as docs/RECORDS.md describes: dice, cards and lots. */
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

/** A game whose chance is being drawn again, event by event. It follows the moves, takes them as they are, and knows where the rules call on chance: otherwise anyone who knows the seed could roll again until the result suits them. */
export interface Redrawing {
  /** The names of all moves of the game: any other would only move on the numbers of the next outcome. */
  readonly moves: readonly string[];
  /** Whether an outcome is due now; if not, a move is. */
  readonly due: boolean;
  /** A move was made; it may say how many dice fall next, or which cards are laid down. */
  moved(move: Move, seat: number): void;
  /** What the numbers of this event give, written as in the record; changes nothing. */
  outcome(numbers: Numbers): Promise<Outcome>;
  /** Chance has spoken, as it was due. */
  fallen(outcome: Outcome): void;
  /** In games alone: which throw falls next, and which of its dice; for the dice of a day. */
  thrown?(): [number, (string | number)[]];
  /** Whose dice fall next; undefined: nobody's. Where people roll their own dice. */
  whose?(): number | undefined;
  /** Whether people can have said this where chance is asked now. */
  fits?(said: Outcome): boolean;
  /** What lies on the table for a seat, or for somebody who watches (-1): the same text that the `lies` of the game's entry makes of a view, wherever somebody decides. */
  lies(viewer: number): string;
}

/** What is known about a game before its first event: who plays, what was agreed, and what chance draws from. */
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

/** The content of an outcome of this name; undefined if it has another one. */
export const named = (outcome: Outcome, name: string): Record<string, unknown> | undefined => (typeof outcome === 'string' ? undefined : outcome[name]);

/** The dice, places or cards in a short text. */
export const list = (text: unknown): string[] => (typeof text === 'string' && text ? text.split(' ') : []);

/** Dice as they fall, one after the other. */
export async function roll(dice: number, numbers: Numbers): Promise<string> {
  const faces: number[] = [];
  for (let i = 0; i < dice; i++) faces.push(1 + (await numbers.below(6)));
  return faces.join(' ');
}

/** Several things that lie on the table, as one text. */
export const lying = (...parts: unknown[]): string => JSON.stringify(parts);

/** Takes cards out of where they lie. */
export function takeFrom(place: string[], cards: string[]): string[] {
  for (const card of cards) {
    const at = place.indexOf(card);
    if (at < 0) throw new Error(`${card} does not lie there`);
    place.splice(at, 1);
  }
  return cards;
}

/** Dice that moves pick up: each roll is due at once. */
export class PickedUp {
  /** The places of the dice in the air. */
  places: string[] = [];
  /** What lies on the table, by place. */
  faces: string[] = [];

  /** A move was made, which picks up the dice at these places; any other ends the turn. */
  moved(places: unknown): void {
    this.places = list(places);
    if (this.places.length === 0) this.faces = [];
  }

  fallen(dice: string): void {
    list(dice).forEach((face, i) => (this.faces[Number(this.places[i]) - 1] = face));
    this.places = [];
  }
}

/** Whether these are the faces of this many dice. */
export const areFaces = (text: unknown, count: number): boolean => list(text).length === count && list(text).every((face) => /^[1-6]$/.test(face));

/** A pile: the cards that may still come, in the fixed order of the deck; empty, it is made of those laid down. */
export class Pile {
  private cards: string[];
  laidDown: string[] = [];

  constructor(private readonly deck: string[]) {
    this.cards = [...deck];
  }

  get size(): number {
    return this.cards.length;
  }

  /** The cards that come next, fewer if there are not enough; they are not taken yet. */
  async draw(count: number, numbers: Numbers): Promise<string[]> {
    const left = [...this.ready()];
    const drawn: string[] = [];
    while (drawn.length < count && left.length > 0) drawn.push(...left.splice(await numbers.below(left.length), 1));
    return this.sorted(drawn);
  }

  take(cards: string[]): string[] {
    return takeFrom(this.ready(), cards);
  }

  private ready(): string[] {
    if (this.cards.length === 0) this.cards = this.sorted(this.laidDown.splice(0));
    return this.cards;
  }

  private sorted(cards: string[]): string[] {
    return [...cards].sort((one, other) => this.deck.indexOf(one) - this.deck.indexOf(other));
  }
}
