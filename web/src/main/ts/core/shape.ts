/** What a record has to look like before anything in it is believed: two meanings in one field, or none, would let each reader see something else. */
import type { RecordEvent } from './chance.ts';
import type { GameRecord } from './proof.ts';

/** The formats, and where the numbers of each can come from. */
const FORMATS: Record<string, string[]> = { 'kniffel-record/1': ['fair', 'seeded'], 'kniffel-record/2': ['pledged', 'daily', 'seeded', 'own'] };

/** What each kind of share holds. */
const SHARES: Record<string, string> = { revealed: 'entropy pledge saw', withheld: 'pledge saw', nothing: '' };

/** Whether this program knows the format of a record. */
export const isKnown = ({ format }: GameRecord): boolean => typeof format === 'string' && Object.hasOwn(FORMATS, format);

/** Whether a record has the fields of one, and every event is a move of a seat or an outcome: one that is neither would only move on the numbers of all that follow. */
export const isSound = ({ format, game, seats, dice, events }: GameRecord): boolean =>
  areTerms(format, dice) &&
  typeof game === 'string' &&
  Array.isArray(events) &&
  Array.isArray(seats) &&
  seats.every((seat) => typeof seat.name === 'string') &&
  events.every((event, i) => event.n === i + 1 && isEvent(event, seats.length));

/** One kind of dice, and one of each share: whom they are proven for is to be said of the dice that fell. */
function areTerms(format: string, dice: unknown): boolean {
  const [kind, ...others] = namesIn(dice);
  if (kind === undefined || others.length > 0 || !FORMATS[format]!.includes(kind)) return false;
  const terms = (dice as Record<string, unknown>)[kind];
  return isObject(terms) && (kind !== 'pledged' || ('shares' in terms && Array.isArray(terms.shares) && terms.shares.every(isShare)));
}

function isShare(share: unknown): boolean {
  const [kind, ...others] = namesIn(share);
  if (kind === undefined || others.length > 0 || !Object.hasOwn(SHARES, kind)) return false;
  const content = (share as Record<string, unknown>)[kind];
  return isObject(content) && namesIn(content).sort().join(' ') === SHARES[kind];
}

const isEvent = (event: RecordEvent, seats: number): boolean =>
  'move' in event ? !('outcome' in event) && isObject(event.move) && Number.isInteger(event.seat) && event.seat! >= 0 && event.seat! < seats : !('seat' in event) && (typeof event.outcome === 'string' || isObject(event.outcome));

const namesIn = (value: unknown): string[] => (isObject(value) ? Object.keys(value) : []);

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);
