/** Keeps the focus where the person is: a button that was disabled for a moment gets it back, one that is gone passes it on. */

let last: HTMLElement | undefined;

addEventListener('focusin', (event) => (last = event.target instanceof HTMLElement ? event.target : undefined));
// A click next to everything means that no focus is wanted.
addEventListener('pointerdown', (event) => {
  if (event.target instanceof Element && !event.target.closest('button, a, input')) last = undefined;
});

const usable = (element: HTMLElement) => element.isConnected && !element.matches(':disabled') && element.offsetParent !== null;

const canAct = (element: HTMLElement) => element.getAttribute('aria-disabled') !== 'true';

/** Restores a focus that fell back to the page, or gives it to something that can be used in the same part if its element is gone. */
export function keepFocus(within: HTMLElement): void {
  if (!last || document.activeElement !== document.body || document.querySelector('dialog[open]')) return;
  if (usable(last)) last.focus({ preventScroll: true });
  else if (!last.isConnected) {
    const all = [...within.querySelectorAll<HTMLElement>('.acts button, .result .btn--act, .cover button')].filter(usable);
    // While dice fall nothing can be done; the last button rolls again.
    (all.find(canAct) ?? all.at(-1))?.focus({ preventScroll: true });
  }
}
