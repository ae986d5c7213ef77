/** What a record has to look like before anything in it is believed: two meanings in one field, or none, would let each reader see something else. */
import type { RecordEvent } from './chance.ts';
import type { GameRecord } from './proof.ts';

/** Whether a record has the fields of one, and every event is a move of a seat or an outcome: one that is neither would only move on the numbers of all that follow. */
export const isSound = ({ game, seats, events }: GameRecord): boolean =>
  typeof game === 'string' && Array.isArray(events) && Array.isArray(seats) && seats.every((seat) => typeof seat.name === 'string') && events.every((event, i) => event.n === i + 1 && isEvent(event, seats.length));

const isEvent = (event: RecordEvent, seats: number): boolean =>
  'move' in event ? !('outcome' in event) && isObject(event.move) && Number.isInteger(event.seat) && event.seat! >= 0 && event.seat! < seats : !('seat' in event) && (typeof event.outcome === 'string' || isObject(event.outcome));

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);
