/** Tells events in words to a screen reader, politely, and remembers the last one for the key L. */

let region: HTMLElement | undefined;
let last = '';
let waiting: string[] = [];

/** Says something; whatever comes within the same moment is said together. */
export function announce(text: string): void {
  if (!text) return;
  waiting.push(text);
  if (waiting.length > 1) return;
  setTimeout(() => {
    if (waiting.length === 0) return;
    last = waiting.reduce((all, next) => `${all}${/[.!?]$/.test(all) ? '' : '.'} ${next}`);
    waiting = [];
    speak(last);
  }, 150);
}

/** Forgets what was said: the next person at the screen must not hear it. */
export function hush(): void {
  last = '';
  waiting = [];
  speak('');
}

/** Says the last thing again. */
export function repeatLast(): void {
  speak('');
  setTimeout(() => speak(last), 80);
}

function speak(text: string): void {
  region ??= document.getElementById('announcer') ?? undefined;
  if (!region) return;
  // The same text is spoken again only if it differs by something inaudible.
  region.textContent = text && region.textContent === text ? `${text}\u00a0` : text;
}
