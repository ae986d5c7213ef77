/** Whose book of levels is open on this device, since several people may keep their own; and downloading what is in it. */
import { settings } from '../core/settings.ts';
import type { BookResults } from '../core/types.ts';
import { say } from '../core/words.ts';

const KEY = 'kniffel.books';

type BookResult = BookResults['results'][number];

/** The names of the books that were begun here, the one in use first. */
function kept(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]');
  } catch {
    return []; // no storage, or someone else's
  }
}

/** All books there are: those begun here, and those that have entries already. */
export function shelf(entered: string[]): string[] {
  return [...new Set([...kept(), ...entered])];
}

/** The book in use; the player's own if none was chosen yet. */
export const owner = (): string => kept()[0] ?? settings.now.name;

/** Whether it is the book of somebody who has not given a name. */
export const isNameless = (name: string): boolean => !name || name === say('web.book.mine');

/** From now on this book is in use. */
export function open(name: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([name, ...kept().filter((each) => each !== name)]));
  } catch {
    // Then it is in use until the page is closed.
  }
}

/** Gives somebody a file to keep. */
export function saveText(name: string, type: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href));
}

/** A name written so that no spreadsheet takes it for a formula; the same as the server does. */
const quoted = (name: string) => `"${/^[=+\-@\t\r]/.test(name) ? "'" : ''}${name.replaceAll('"', '""')}"`;

/** The same for results, as a table with the columns of the server's. */
export function saveTable(name: string, results: BookResult[]): void {
  const rows = results.map((each) => [quoted(each.book), each.level, each.version, each.score, each.award, new Date(each.finished).toISOString(), each.table, each.dice]);
  saveText(name, 'text/csv', ['book,level,version,score,award,finished,table,dice', ...rows, ''].join('\r\n'));
}
