/** Everything the client says: the message catalogues of one language, loaded from where the page came from. */
import { settings } from './settings.ts';
import { fileAt } from './site.ts';

type Arguments = Record<string, string | number>;

const GAP = /\{([a-zA-Z]+)(?:\|([^|{}]*)\|([^|{}]*))?\}/g;

let messages: Record<string, string> = {};

type WordsPart = 'first' | 'more';

/** The parts that were asked for: those of the first page always. */
const wanted = new Set<WordsPart>(['first']);
const loaded = new Map<string, Promise<Record<string, string>>>();

/** Loads the language that is set: what the first page says, and the rest once a page needs it. */
export async function loadWords(part: WordsPart = 'first'): Promise<void> {
  wanted.add(part);
  const { language } = settings.now;
  const parts = await Promise.all([...wanted].map((each) => load(fileAt(`/api/words/${language}/${each}`))));
  if (language === settings.now.language) messages = Object.assign({}, ...parts);
}

function load(path: string): Promise<Record<string, string>> {
  const known = loaded.get(path) ?? fetched(path);
  loaded.set(path, known);
  known.catch(() => loaded.delete(path));
  return known;
}

async function fetched(path: string): Promise<Record<string, string>> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`words: ${answer.status}`);
  return answer.json();
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

/** Whether a text matches a message, whatever its gaps are filled with. */
export function says(text: string, key: string, gap: string, values: Arguments = {}): boolean {
  const [start, end] = say(key, { ...values, [gap]: '\n' }).split('\n');
  return text.startsWith(start!) && text.endsWith(end!);
}

/** Whether there is such a message. */
export function has(key: string): boolean {
  return key in messages;
}

/** A number as it is written in the language that is set. */
export function number(value: number, digits = 0): string {
  return value.toLocaleString(settings.now.language, { minimumFractionDigits: digits, maximumFractionDigits: digits });
}
