/** The answers to "what now", as buttons below the hand; the one that is ready stands out. */
import { html, nothing } from 'lit';
import { icon } from '../../parts/icons.ts';

export interface Act {
  /** The key that does it, in lower case. */
  key: string;
  text: string;
  /** What it means now, or why it cannot be done. */
  small: string;
  /** What it does; absent if it cannot be done now. */
  run?: () => void;
  /** Whether it is the thing to do now. */
  main?: boolean;
  advised?: boolean;
}

export function actButtons(acts: Act[]) {
  return html`<div class="acts is-${acts.length}">
    ${acts.map((act) => html`<button class="btn ${act.main ? 'btn--act' : 'btn--q'}" ?disabled=${!act.run} @click=${() => act.run?.()}>${act.advised ? icon('hint') : nothing}<span>${act.text}<small>${act.small}</small></span><kbd>${act.key.toUpperCase()}</kbd></button>`)}
  </div>`;
}
