/** The decisions of a ledger, gathered into turns. */
import type { Review, ReviewEntry } from '../core/types.ts';
import { say } from '../core/words.ts';
import { told } from '../parts/units.ts';

export type Books = Review['players'][number];

export interface BookTurn {
  /** From 1; 0 for the set-up before the first. */
  number: number;
  entries: ReviewEntry[];
  luck: number;
  /** What the clear mistakes of the turn cost; 0 where there are none. */
  loss: number;
  /** The standard error of the loss; 0 where it is exact. */
  error: number;
  /** Whether some decision may have cost something, but nobody can tell. */
  unclear: boolean;
}

export function bookTurns(books: Books): BookTurn[] {
  const turns: BookTurn[] = [];
  for (const entry of books.entries) {
    if (turns.at(-1)?.number !== entry.turn) turns.push({ number: entry.turn, entries: [], luck: 0, loss: 0, error: 0, unclear: false });
    const turn = turns.at(-1)!;
    turn.entries.push(entry);
    turn.luck += entry.luck;
    turn.loss += entry.loss;
    // The errors of single decisions are independent.
    if (entry.verdict === 'costly') turn.error = Math.hypot(turn.error, entry.error);
    turn.unclear ||= entry.verdict === 'unclear';
  }
  // Luck after the last decision belongs to the last turn.
  if (turns.length > 0) turns.at(-1)!.luck += books.lastLuck;
  return turns;
}

/** The sum start + luck − loss = result as people are told it: luck saves turns, and losses cost turns. */
export function sumOf(books: Books, unit: string) {
  return {
    start: told(books.start, unit),
    luck: told(books.luck, unit),
    loss: told(-books.loss, unit),
    result: told(books.result, unit),
  };
}

/** What could be expected at a decision, played as well as possible: the ledger up to there. */
export function valueAt(entry: ReviewEntry, entries: ReviewEntry[], start: number): number {
  const until = entries.slice(0, entries.indexOf(entry));
  return start + entry.luck + until.reduce((sum, each) => sum + each.luck - each.loss, 0);
}

/** What a turn is called. */
export const turnName = ({ number }: BookTurn): string => (number > 0 ? say('web.ledger.turn', { turn: number }) : say('web.ledger.set-up'));

/** The same where there is room for a number only. */
export const turnLabel = ({ number }: BookTurn): string => (number > 0 ? String(number) : say('web.ledger.set-up'));

/** The decision of a turn that cost most. */
export function dearest(turn: BookTurn): ReviewEntry {
  return turn.entries.reduce((one, other) => (other.loss > one.loss ? other : one));
}
