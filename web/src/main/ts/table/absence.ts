/** Who is away, and the offer to let a bot play for them. */
import { html, nothing } from 'lit';
import { api } from '../core/api.ts';
import { attempt } from '../core/toasts.ts';
import type { Info } from '../core/types.ts';
import { say } from '../core/words.ts';
import { icon } from '../parts/icons.ts';

const GRACE = 60;
const noticed = new WeakMap<Info, number>();

export function absences(info: Info) {
  if (info.status !== 'running') return nothing;
  if (!noticed.has(info)) noticed.set(info, Date.now());
  const since = (Date.now() - noticed.get(info)!) / 1000;
  const away = info.seats.flatMap((seat, at) => (seat.kind === 'human' && !seat.mine && (!seat.present || seat.standIn) ? [{ seat, at }] : []));
  if (away.length === 0) return nothing;
  return html`<section class="away" aria-label=${say('web.away')}>
    ${away.map(({ seat, at }) => {
      const seconds = Math.round((seat.absent ?? 0) + since);
      const wait = (info.grace ?? GRACE) - seconds;
      const name = seat.name ?? '';
      if (seat.standIn) return html`<p>${icon('bot')}<span>${say('web.away.stand-in', { name })}</span></p>`;
      return html`<p>${icon('unlinked')}<span>${say('web.away.since', { name, seconds })}</span>
        ${info.seated ? html`<button class="btn btn--q btn--sm" aria-disabled=${wait > 0} @click=${() => wait > 0 || attempt(() => api.standIn(info.id, at))}>${wait > 0 ? say('web.away.wait', { seconds: wait }) : say('web.away.bot')}</button>` : nothing}</p>`;
    })}
  </section>`;
}
