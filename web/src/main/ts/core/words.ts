/** Everything the client says: the message catalogues of one language, loaded from the server. */
import { settings } from './settings.ts';

type Arguments = Record<string, string | number>;

const GAP = /\{([a-zA-Z]+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g;

let messages: Record<string, string> = {};

/** Loads the language that is set. */
export async function loadWords(): Promise<void> {
  const answer = await fetch(`/api/words/${settings.now.language}`);
  if (!answer.ok) throw new Error(`words: ${answer.status}`);
  messages = await answer.json();
}

/** A message, its gaps filled: `{points}` by an argument, `{points|point|points}` by one of two words. */
export function say(key: string, values: Arguments = {}): string {
  if (!has(key)) console.error(`no words for ${key}`);
  return (messages[key] ?? key).replace(GAP, (_, name: string, one?: string, more?: string) => {
    const value = String(values[name] ?? '');
    if (one === undefined) return value;
    return value === '1' ? one : (more ?? '');
  });
}

/** Whether there is such a message. */
export function has(key: string): boolean {
  return key in messages;
}

/** A number as it is written in the language that is set. */
export function number(value: number, digits = 0): string {
  return value.toLocaleString(settings.now.language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
