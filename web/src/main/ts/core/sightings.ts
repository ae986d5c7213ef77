/** What lay on the tables while they were played, as this device was shown it: a server could show one game and hand out the record of another. */
import type { Chance, Setting } from './chance.ts';
import { canonical, hexOf, sha256Of } from './fair.ts';
import type { GameRecord } from './proof.ts';
import type { Move } from './types.ts';

/** Whether a record tells the game that was shown. */
export type Comparison =
  /** All that was seen is in the record: `seen` of the `all` positions in which somebody decided or the game was over. */
  | { kind: 'same'; seen: number; all: number }
  /** Something else was shown after this event, or this event was to be a move of ours. */
  | { kind: 'different'; event: number }
  | { kind: 'nothing' };

const KEY = 'kniffel.shown';
const MOST = 40;
const DIGITS = 12;

/** What could not be stored is at least remembered while the page is open. */
const unstored = new Map<string, string>();

const keyOf = (table: string): string => `${KEY}.${table}`;

/** The tables of which something is kept, the newest last. */
function tables(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return [];
  }
}

function notesOf(table: string): string[] {
  let stored: string | null = null;
  try {
    stored = localStorage.getItem(keyOf(table));
  } catch {
    // Without storage there is what this page has seen.
  }
  return (stored ?? unstored.get(table) ?? '').split(' ').filter(Boolean);
}

/** Adds a note about a table; what is noted once is not noted again. */
function note(table: string, text: string): void {
  const notes = notesOf(table);
  if (notes.includes(text)) return;
  const all = [...notes, text].join(' ');
  unstored.set(table, all);
  try {
    if (notes.length === 0) {
      const kept = [...tables().filter((id) => id !== table), table];
      kept.slice(0, -MOST).forEach((old) => localStorage.removeItem(keyOf(old)));
      localStorage.setItem(KEY, JSON.stringify(kept.slice(-MOST)));
    }
    localStorage.setItem(keyOf(table), all);
  } catch {
    // A reloaded page will vouch for less.
  }
}

const hashed = (text: string): string => hexOf(sha256Of(text).buffer).slice(0, DIGITS);

/** This lay on the table after the event with this number, for the seat that looked, or for somebody who watched (-1). */
export const noteLying = (table: string, version: number, viewer: number, lies: string): void => note(table, `${version}:${viewer}:${hashed(lies)}`);

/** A move of ours, decided after the event with this number, was accepted. */
export const played = (table: string, version: number, move: Move): void => note(table, `${version}::${hashed(canonical(move))}`);

/** Compares the record of a table with what was noted of it. */
export function compare(table: string, record: GameRecord, chance: Chance, drawn: Pick<Setting, 'dice' | 'deck'>): Comparison {
  const byVersion = new Map<number, string[]>();
  for (const text of notesOf(table)) {
    const version = Number(text.split(':', 1)[0]);
    byVersion.set(version, [...(byVersion.get(version) ?? []), text]);
  }
  if (byVersion.size === 0) return { kind: 'nothing' };
  const { events, seats, options } = record;
  const newest = Math.max(...byVersion.keys());
  if (newest > events.length) return { kind: 'different', event: events.length };
  const game = chance({ seats: seats.length, options, ...drawn });
  let seen = 0;
  let all = 0;
  let version = 0;
  try {
    for (; version <= events.length; version++) {
      const next = events[version];
      const notes = byVersion.get(version) ?? [];
      for (const text of notes) {
        const [, viewer, hash] = text.split(':');
        const isMove = viewer === '';
        if (hash !== (isMove ? next?.move && hashed(canonical(next.move)) : hashed(game.lies(Number(viewer))))) return { kind: 'different', event: isMove ? version + 1 : version };
      }
      if (!next || next.move) {
        all++;
        if (notes.some((text) => !text.includes('::'))) seen++;
      }
      if (next?.move) game.moved(next.move, next.seat!);
      else if (next?.outcome !== undefined) game.fallen(next.outcome);
    }
  } catch {
    return { kind: 'different', event: version }; // no such cards, or dice: that was no game at all
  }
  return { kind: 'same', seen, all };
}
