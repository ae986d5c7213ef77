/** Keeps the focus where the person is: a button that could not be pressed for a moment gets it back, one that is gone hands it on. */

let last: HTMLElement | undefined;

addEventListener('focusin', (event) => (last = event.target instanceof HTMLElement ? event.target : undefined));
// Whoever clicks beside everything wants no focus.
addEventListener('pointerdown', (event) => {
  if (event.target instanceof Element && !event.target.closest('button, a, input')) last = undefined;
});

const usable = (element: HTMLElement) => element.isConnected && !element.matches(':disabled') && element.offsetParent !== null;

/** Gives a focus that fell to the page back; within a part of it to what can be done there, if what had it is gone. */
export function keepFocus(within: HTMLElement): void {
  if (!last || document.activeElement !== document.body || document.querySelector('dialog[open]')) return;
  if (usable(last)) last.focus({ preventScroll: true });
  else if (!last.isConnected) [...within.querySelectorAll<HTMLElement>('.acts button, .result .btn--act, .cover button')].find(usable)?.focus({ preventScroll: true });
}
