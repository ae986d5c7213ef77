/** The keys of the page, and the help that lists them. */
import { repeatLast } from './announcer.ts';
import { settings } from './settings.ts';
import { say } from './words.ts';

export interface Key {
  /** As `KeyboardEvent.key`, several for the same thing; letters in lower case. */
  keys: string[];
  /** How it is written in the help. */
  label: string;
  /** What it does, in words. */
  text: string;
  action: (key: string, event: KeyboardEvent) => void;
}

/** Returns the keys that work now; called each time one is pressed. */
type Source = () => Key[];

const sources: Source[] = [];

/** Makes keys work until the returned function is called. */
export function useKeys(source: Source): () => void {
  sources.push(source);
  return () => sources.splice(sources.indexOf(source), 1);
}

function general(): Key[] {
  return [
    { keys: ['l'], label: 'L', text: say('web.keys.repeat'), action: repeatLast },
    { keys: ['?'], label: '?', text: say('web.keys.help'), action: () => void help() },
  ];
}

function all(): Key[] {
  return [...sources.toReversed().flatMap((source) => source()), ...general()];
}

/** The keys that work now and are listed. */
export function listed(): Key[] {
  return all().filter((key) => key.label);
}

/** The list of the keys that work now, loaded when somebody asks for it. */
export async function help(): Promise<void> {
  const { showKeys } = await import('./key-help.ts');
  await showKeys();
}

/** Only letters can be exchanged. */
export const isLetter = (key: string): boolean => /^[a-z]$/.test(key);

/** What to press for one of our keys: letters may have been swapped. */
export function keyLabel(key: string): string {
  return (settings.now.letters[key] ?? key).toUpperCase();
}

/** What a pressed key means: letters are swapped in pairs, so the same mapping works both ways. */
const meant = (pressed: string): string => settings.now.letters[pressed] ?? pressed;

addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]')) return;
  const target = event.target;
  if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement) return;
  // Enter, and the space bar on anything it presses, belong to the focused element.
  const pressable = target instanceof Element && target.closest('button, a, summary, [role=switch]');
  if (event.key === 'Enter' || (event.key === ' ' && pressable)) return;
  const pressed = meant(event.key.length === 1 ? event.key.toLowerCase() : event.key);
  if (event.key.length === 1 && !settings.now.keys) return; // WCAG 2.1.4: single characters can be switched off
  const key = all().find((each) => each.keys.includes(pressed));
  if (!key) return;
  event.preventDefault();
  key.action(pressed, event);
});
