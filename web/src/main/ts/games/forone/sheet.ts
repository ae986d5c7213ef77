/** The page of a level in the book: the card before the first roll, as on paper. */
import { html } from 'lit';
import type { Sitting } from '../../table/sitting.ts';
import { card } from './card.ts';
import type { ForOneView } from './view.ts';

/** A card that nobody plays on. */
export function page(view: ForOneView) {
  const sitting = { view, moves: [], offer: () => undefined } as unknown as Sitting<ForOneView>;
  return html`<div class="g-forone fo-page" inert>${card(sitting, { tap: () => undefined })}</div>`;
}
