/** The pile and the open cards next to it. */
import { html } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { say } from '../../core/words.ts';
import { cardBack } from '../../parts/cards.ts';
import { card, type CardState } from './pieces.ts';
import { cards, type KartenspielView } from './view.ts';

export function display(view: KartenspielView, state: (card: string) => CardState) {
  const open = cards(view.display);
  // The places of cards that are gone stay.
  const holes = Array.from({ length: Math.max(0, view.displaySize - open.length) }, (_, i) => `${i}`);
  return html`<section class="display panel" aria-labelledby="display">
    <header><h2 id="display">${say('web.kartenspiel.display')}</h2><small>${say('web.kartenspiel.discard', { cards: cards(view.discard).length })}</small></header>
    <div class="disp">
      <span class="pile" role="img" aria-label=${say('web.kartenspiel.pile.cards', { cards: view.pile })}><span class="card ${view.pile ? '' : 'is-gone'}">${cardBack()}</span><small><b>${view.pile}</b> ${say('web.kartenspiel.pile')}</small></span>
      ${repeat([...open, ...holes], (id) => id, (id) => (id.length > 1 ? card(id, state(id)) : html`<span class="card is-hole"></span>`))}
    </div>
  </section>`;
}
