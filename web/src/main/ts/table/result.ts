/** The strip that stands in the banner's place when the game is over. */
import { html, nothing } from 'lit';
import { api } from '../core/api.ts';
import { go } from '../core/router.ts';
import { attempt } from '../core/toasts.ts';
import { say, number } from '../core/words.ts';
import { icon } from '../parts/icons.ts';
import { seatBadge } from '../parts/seats.ts';
import type { Sitting } from './sitting.ts';

/** Takes a seat at the rematch; the first to ask creates it. */
async function rematch(id: string): Promise<void> {
  const info = await attempt(() => api.rematch(id));
  if (info) go(`/t/${info.id}`);
}

/** @param text how it went, in words */
export function resultStrip(sitting: Sitting, text: string) {
  const over = sitting.state.over!;
  const { info } = sitting;
  const alone = info.seats.length === 1;
  const order = info.seats.map((_, seat) => seat).sort((one, other) => over.ranks[one]! - over.ranks[other]!);
  return html`<section class="banner result" aria-label=${say('web.result')}>
    ${icon('trophy')}
    <div class="ban-t">
      <b>${text}</b>${info.rematch ? html` <span class="b2">${say('web.result.invited')}</span>` : nothing}
      ${alone ? nothing : html`<ol class="res-l">
        ${order.map((seat) => html`<li class=${over.ranks[seat] === 1 ? 'is-first' : ''}>${seatBadge(seat, sitting.name(seat))}<span>${sitting.name(seat)}</span><b>${number(over.scores[seat]!)}</b></li>`)}
      </ol>`}
    </div>
    <div class="res-a">
      <a class="btn btn--q" href="/review/${info.id}">${say('web.result.review')}</a>
      ${info.seated ? html`<button class="btn btn--act" ?disabled=${info.status !== 'over'} @click=${() => rematch(info.id)}>${say(info.rematch ? 'web.result.to-rematch' : alone ? 'web.result.again' : 'web.result.rematch')}</button>` : nothing}
    </div>
  </section>`;
}
