/** Small controls of the pages: one of several, yes or no. */
import { html } from 'lit';

/** One of several, as buttons side by side. */
export function choice<T extends string | number>(label: string, values: readonly (readonly [T, string])[], chosen: T, choose: (value: T) => void) {
  return html`<div class="choice" role="group" aria-label=${label}>
    ${values.map(([value, text]) => html`<button type="button" aria-pressed=${value === chosen} @click=${() => choose(value)}>${text}</button>`)}
  </div>`;
}

/** Yes or no, with its words before it. */
export function toggle(label: string, on: boolean, change: () => void) {
  return html`<button type="button" class="toggle" role="switch" aria-checked=${on} @click=${change}><span>${label}</span><i></i></button>`;
}
