/** The pile and the discards: how many there are, and how many of each value lie open; between them what has just happened. */
import { html, nothing } from 'lit';
import { gist, turnsOf } from '../../core/turns.ts';
import { say } from '../../core/words.ts';
import { cardBack, numberFace } from '../../parts/cards.ts';
import { seatBadge } from '../../parts/seats.ts';
import type { Sitting } from '../../table/sitting.ts';
import { hushed } from './hushed.ts';
import type { KartenView } from './view.ts';

const sum = (counts: number[]) => counts.reduce((one, other) => one + other, 0);

/** The last turn that came to something; the log tells it too, so it is only seen here. */
function latest(sitting: Sitting<KartenView>) {
  const { names } = sitting;
  const turns = turnsOf(sitting.log, (line) => !hushed(line, names[line.seat ?? -1] ?? ''));
  const came = turns.flatMap((turn) => gist(turn, names[turn.seat ?? -1] ?? '') ?? []).at(-1);
  if (!came) return nothing;
  const name = names[came.seat]!;
  return html`<p class="latest" aria-hidden="true">${seatBadge(came.seat, name, sitting.info.seats[came.seat]?.kind === 'bot')}<span><b>${name}</b> ${came.text}</span></p>`;
}

export function piles(sitting: Sitting<KartenView>) {
  const { pile, discards } = sitting.view;
  return html`<section class="area-board tray" aria-label=${say('web.karten.piles')}><div class="felt">
    <p class="pile"><span class="card ${pile > 1 ? 'is-deep' : ''}">${cardBack()}</span><span><b>${pile}</b> ${say('web.karten.pile')}</span></p>
    ${latest(sitting)}
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
