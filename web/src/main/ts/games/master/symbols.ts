/** Stars, coins and markers. */
import { html, svg } from 'lit';

const STAR = 'M12 2.6l2.8 6 6.5.8-4.8 4.5 1.3 6.5-5.8-3.2-5.8 3.2 1.3-6.5L2.7 9.4l6.5-.8z';

export const star = (won: boolean) => html`<svg class="star ${won ? 'is-won' : ''}" viewBox="0 0 24 24" aria-hidden="true"><path d=${STAR}/></svg>`;

export const coin = () => html`<svg class="coin" viewBox="0 0 24 24" aria-hidden="true">${svg`<circle cx="12" cy="12" r="9.5"/><circle cx="12" cy="12" r="5.5"/>`}</svg>`;

export const field = () => html`<svg class="fld" viewBox="0 0 24 24" aria-hidden="true"><rect x="3" y="3" width="18" height="18" rx="5"/></svg>`;
