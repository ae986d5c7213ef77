/** The pile and the discards: how many there are, and how many of each value lie open. */
import { html } from 'lit';
import { say } from '../../core/words.ts';
import { cardBack, numberFace } from '../../parts/cards.ts';
import type { KartenView } from './view.ts';

const sum = (counts: number[]) => counts.reduce((one, other) => one + other, 0);

export function piles({ pile, discards }: KartenView) {
  return html`<section class="area-board tray" aria-label=${say('web.karten.piles')}><div class="felt">
    <p class="pile"><span class="card ${pile > 1 ? 'is-deep' : ''}">${cardBack()}</span><span><b>${pile}</b> ${say('web.karten.pile')}</span></p>
    <div class="pile">
      <ol>${discards.map((count, i) => html`<li data-value=${i + 1} class=${count > 0 ? '' : 'is-none'} aria-label=${say('web.karten.discards', { count, value: i + 1 })}><span class="card">${numberFace(i + 1)}</span><b>${count}×</b></li>`)}</ol>
      <span><b>${sum(discards)}</b> ${say('web.karten.discard')}</span>
    </div>
  </div></section>`;
}

/** The same in short, for the banner of a small screen. */
export function pilesInShort({ pile, discards }: KartenView) {
  return html`<span class="piles-s"><span class="card card--s">${cardBack()}</span><b>${pile}<span class="vh"> ${say('web.karten.pile')}, </span></b><span class="card card--s is-face"></span><b>${sum(discards)}<span class="vh"> ${say('web.karten.discard')}</span></b></span>`;
}
