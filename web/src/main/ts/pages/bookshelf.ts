/** Whose book of levels is open on this device: several people may keep their own. */
import { settings } from '../core/settings.ts';
import { say } from '../core/words.ts';

const KEY = 'kniffel.books';

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

/** The book in use; that of the player if none was chosen yet. */
export const owner = (): string => kept()[0] ?? settings.now.name;

/** Whether it is the book of somebody who has said no name. */
export const isNameless = (name: string): boolean => !name || name === say('web.book.mine');

/** From now on this book is in use. */
export function open(name: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([name, ...kept().filter((each) => each !== name)]));
  } catch {
    // Then it is in use until the page is closed.
  }
}
