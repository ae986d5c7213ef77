/** Proves or refutes the chance in a record: every roll, card and lot is drawn once more from the told seed. */
import { commitmentOf, fairDice, type FairTerms, type Numbers } from './fair.ts';
import type { State } from './types.ts';

export interface RecordEvent {
  n: number;
  seat?: number;
  move?: Record<string, Record<string, unknown>>;
  outcome?: unknown;
}

export interface GameRecord {
  format: string;
  game: string;
  seats: { name: string; player: string }[];
  dice: { fair?: FairTerms; seeded?: { seed: number } };
  events: RecordEvent[];
  seed?: string;
}

export type Proof =
  | { verdict: 'proven'; outcomes: number }
  /** Proven up to an event; behind it nobody told us which cards were shuffled. */
  | { verdict: 'partly'; outcomes: number; event: number }
  | { verdict: 'forged'; event: number; expected: string; found: string }
  | { verdict: 'wrong-seed' }
  | { verdict: 'sealed' }
  | { verdict: 'seeded' }
  | { verdict: 'unreadable' };

/** All cards that may come after a shuffle before an event; undefined if that is not known. */
export type Shuffled = (event: number, record: GameRecord) => Promise<string[] | undefined>;

/** The file of a record, if it is one. */
export function parseRecord(text: string): GameRecord | undefined {
  try {
    const record = JSON.parse(text) as GameRecord;
    const sound =
      record.format === 'kniffel-record/1' && Array.isArray(record.events) && Array.isArray(record.seats) && record.events.every((event, i) => event.n === i + 1);
    return sound ? record : undefined;
  } catch {
    return undefined;
  }
}

/** Recomputes everything that chance decided. */
export async function prove(record: GameRecord, shuffled: Shuffled = async () => undefined): Promise<Proof> {
  if (!record.dice?.fair) return { verdict: record.dice?.seeded ? 'seeded' : 'unreadable' };
  const { commitment, entropy } = record.dice.fair;
  if (!record.seed) return { verdict: 'sealed' };
  if (entropy.length !== record.seats.length) return { verdict: 'unreadable' };
  try {
    if ((await commitmentOf(record.seed)) !== commitment) return { verdict: 'wrong-seed' };
    const dice = await fairDice(record.seed, entropy);
    const drawing = new Drawing(record, shuffled);
    let outcomes = 0;
    for (const event of record.events) {
      if (event.move) drawing.moved(event.move);
      if (event.outcome === undefined) continue;
      const expected = await drawing.draw(event, dice(event.n));
      if (expected === undefined) return { verdict: 'partly', outcomes, event: event.n };
      const found = plain(event.outcome);
      if (expected !== found) return { verdict: 'forged', event: event.n, expected, found };
      drawing.happened(event.outcome);
      outcomes++;
    }
    return { verdict: 'proven', outcomes };
  } catch {
    return { verdict: 'unreadable' };
  }
}

/** The cards that are neither in a hand nor on display before an event, as the server shows the table then. */
export function notHeld(game: string, step: (n: number, seat: number) => Promise<State>): Shuffled {
  return async (event, record) => {
    const views = await Promise.all(record.seats.map(async (_, seat) => (await step(event - 1, seat)).view as { hand: string; display: string }));
    const held = new Set(views.flatMap((view) => [...list(view.hand), ...list(view.display)]));
    return DECKS[game]?.().filter((card) => !held.has(card));
  };
}

/** An outcome without the names around it: `{fall: {dice: '5 2'}}` is `5 2`. */
function plain(outcome: unknown): string {
  return typeof outcome === 'object' && outcome !== null ? plain(Object.values(outcome)[0]) : String(outcome);
}

/** The one name of an outcome such as `{starts: {seat: 1}}`; dice may stand alone. */
const kind = (outcome: unknown) => (typeof outcome === 'object' && outcome !== null ? Object.keys(outcome)[0]! : 'fall');

const SUITS = ['red', 'blue', 'green', 'yellow', 'violet'];

/** The cards of a game in their fixed order. */
const DECKS: Record<string, () => string[]> = {
  karten: () => Array.from({ length: 108 }, (_, i) => String(1 + Math.floor(i / 18))),
  kartenspiel: () => Array.from({ length: 65 }, (_, i) => `${SUITS[i % 5]}-${1 + Math.floor(i / 5)}`),
};

/** Follows what is in the pile, and draws from it as the game did. */
class Drawing {
  private pile: string[];
  private laidDown: string[] = [];
  private rolled = 0;
  private usual = 0;
  private readonly order: Map<string, number>;

  constructor(
    private readonly record: GameRecord,
    private readonly shuffled: Shuffled,
  ) {
    this.pile = DECKS[record.game]?.() ?? [];
    this.order = new Map(this.pile.map((card, i) => [card, i]));
  }

  /** Cards that are laid down openly are in the move; so is how many dice are rolled. */
  moved(move: Record<string, Record<string, unknown>>): void {
    const [name, content] = Object.entries(move)[0]!;
    if (name === 'roll') this.rolled = count(content.dice);
    if (this.record.game === 'karten') this.laidDown.push(...list(content.discards ?? content.cards));
  }

  /** What the numbers of this event give; undefined if the cards in the pile are not known. */
  async draw(event: RecordEvent, numbers: Numbers): Promise<string | undefined> {
    const found = plain(event.outcome);
    switch (kind(event.outcome)) {
      case 'fall': {
        const faces: number[] = [];
        // Where no move says how many dice there are, there are always as many as the first time.
        const dice = this.rolled || (this.usual ||= count(found));
        for (let i = 0; i < dice; i++) faces.push(1 + (await numbers.below(6)));
        return faces.join(' ');
      }
      case 'drawn':
        return this.cards(event.n, count(found), numbers);
      default:
        return String(await numbers.below(this.record.seats.length)); // a lot among the seats
    }
  }

  private async cards(event: number, wanted: number, numbers: Numbers): Promise<string | undefined> {
    if (this.pile.length === 0) {
      const cards = this.record.game === 'karten' ? this.laidDown : await this.shuffled(event, this.record);
      if (!cards) return undefined;
      this.pile = this.sorted(cards);
      this.laidDown = [];
    }
    const pile = [...this.pile];
    const drawn: string[] = [];
    for (let i = 0; i < wanted; i++) {
      if (pile.length === 0) return ''; // more than there were
      drawn.push(...pile.splice(await numbers.below(pile.length), 1));
    }
    return this.sorted(drawn).join(' ');
  }

  /** The outcome has proved true: its cards are no longer in the pile. */
  happened(outcome: unknown): void {
    this.rolled = 0;
    if (kind(outcome) !== 'drawn') return;
    for (const card of list(plain(outcome))) {
      const at = this.pile.indexOf(card);
      if (at >= 0) this.pile.splice(at, 1);
    }
  }

  private sorted(cards: string[]): string[] {
    return [...cards].sort((one, other) => this.order.get(one)! - this.order.get(other)!);
  }
}

const list = (text: unknown) => (typeof text === 'string' && text ? text.split(' ') : []);
const count = (text: unknown) => list(text).length;
