/** Which tables the first page lists: my running ones, but not an endless list, and those of others with a free seat. */
import type { Info } from './types.ts';

const KEY = 'kniffel.put-away';
const MOST_PUT_AWAY = 200;

/** How many of my games are listed before somebody wants to see all. */
export const MOST = 6;

/** The public tables that can be joined. */
export const joinable = (tables: Info[]): Info[] => tables.filter((info) => info.status === 'open' && !info.seated && info.seats.some((seat) => seat.kind === 'open'));

/** My games that are not over, and were not put away on this device. */
export function unfinished(tables: Info[]): Info[] {
  const away = putAway();
  return tables.filter((info) => info.status !== 'over' && info.status !== 'closed' && !away.includes(info.id));
}

function putAway(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

/** Removes a game from the list; its address still works. */
export function put(table: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...putAway(), table].slice(-MOST_PUT_AWAY)));
  } catch {
    // Without storage it is listed again the next time.
  }
}
