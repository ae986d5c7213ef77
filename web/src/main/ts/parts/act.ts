/** A button of the table: what it does, what that means now, and its key; one that cannot be used now says why. */
import { html, nothing } from 'lit';
import { keyLabel } from '../core/keyboard.ts';
import { toast } from '../core/toasts.ts';

export interface Act {
  /** The key that does it, in lower case. */
  key?: string;
  text: string;
  /** What it means now, or why it cannot be done. */
  small: string;
  /** What it does; absent if it cannot be done now. */
  run?: () => void;
  /** Why it cannot be done; nothing while it only takes a moment. */
  why?: string;
  look?: string;
  drawing?: unknown;
}

/** It keeps the focus while it cannot be used, so it is never really disabled. */
export function actButton({ key, text, small, run, why, look = 'btn--q', drawing = nothing }: Act) {
  const press = run ?? (() => why && toast(`${text}: ${why}`));
  return html`<button class="btn ${look}" data-act=${key ?? nothing} aria-disabled=${!run} @click=${press}>${drawing}<span>${text}<small>${small}</small></span>${key ? html`<kbd>${keyLabel(key)}</kbd>` : nothing}</button>`;
}
