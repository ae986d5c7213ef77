/** Finished games of this device that were given to the server: which, and giving one. */
import { api } from './api.ts';
import { isHere } from './site.ts';
import type { Info } from './types.ts';

const KEY = 'kniffel.given';
const MOST = 500;

function all(): [string, string][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

/** The id under which the server has a game of this device, if it was given to it. */
export const givenAs = (table: string): string | undefined => all().find(([id]) => id === table)?.[1];

/** Gives a game to the server; doing so twice has no further effect. */
export async function give(record: object, table = ''): Promise<Info> {
  const info = await api.give(record);
  try {
    if (isHere(table)) localStorage.setItem(KEY, JSON.stringify([...all().filter(([id]) => id !== table), [table, info.id]].slice(-MOST)));
  } catch {
    // Without storage it will be offered again.
  }
  return info;
}
