/** The strip that stands in the banner's place when the game is over. */
import { html } from 'lit';
import { api } from '../core/api.ts';
import { go } from '../core/router.ts';
import { attempt } from '../core/toasts.ts';
import { say, number } from '../core/words.ts';
import { icon } from '../parts/icons.ts';
import { seatMark } from '../parts/seats.ts';
import type { Sitting } from './sitting.ts';

async function rematch(id: string): Promise<void> {
  const info = await attempt(() => api.rematch(id));
  if (info) go(`/t/${info.id}`);
}

export function resultStrip(sitting: Sitting) {
  const over = sitting.state.over!;
  const { info } = sitting;
  const order = info.seats.map((_, seat) => seat).sort((one, other) => over.ranks[one]! - over.ranks[other]!);
  return html`<section class="banner result" aria-label=${say('web.result')}>
    ${icon('trophy')}
    <div class="ban-t">
      <b>${over.text}</b>
      <ol class="res-l">
        ${order.map((seat) => html`<li class=${over.ranks[seat] === 1 ? 'is-first' : ''}>${seatMark(seat, sitting.name(seat))}<span>${sitting.name(seat)}</span><b>${number(over.scores[seat]!)}</b></li>`)}
      </ol>
    </div>
    <div class="res-a">
      <a class="btn btn--q" href="/review/${info.id}">${say('web.result.review')}</a>
      ${info.rematch
        ? html`<a class="btn btn--act" href="/t/${info.rematch}">${say('web.result.to-rematch')}</a>`
        : info.seated
          ? html`<button class="btn btn--act" ?disabled=${info.status !== 'over'} @click=${() => rematch(info.id)}>${say('web.result.rematch')}</button>`
          : ''}
    </div>
  </section>`;
}
