/** Tells events in words to a screen reader, politely, and remembers the last one for the key L. */

let region: HTMLElement | undefined;
let last = '';
let waiting: string[] = [];

/** Says something; what comes within the same moment is said in one breath. */
export function announce(text: string): void {
  if (!text) return;
  waiting.push(text);
  if (waiting.length > 1) return;
  setTimeout(() => {
    last = waiting.join('. ');
    waiting = [];
    speak(last);
  }, 150);
}

/** Says the last thing again. */
export function repeatLast(): void {
  speak('');
  setTimeout(() => speak(last), 80);
}

function speak(text: string): void {
  region ??= document.getElementById('announcer') ?? undefined;
  if (region) region.textContent = text;
}
