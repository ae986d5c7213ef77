/** Another player in short: badge, name, one line, total, and whatever the game draws below. */
import { html, nothing } from 'lit';
import type { Sitting } from '../table/sitting.ts';
import { icon } from './icons.ts';
import { seatBadge } from './seats.ts';
import { settings } from '../core/settings.ts';
import { say } from '../core/words.ts';

export interface Opponent {
  /** One short line below the name. */
  line: string;
  total: unknown;
  /** What the game draws of their board. */
  body?: unknown;
  /** Shows their whole board if there is no room for it here. */
  open?: () => void;
}

export function opponent(sitting: Sitting<any>, seat: number, content: Opponent) {
  const info = sitting.info.seats[seat];
  const away = info?.kind === 'human' && !info.present && !info.mine;
  const turn = sitting.asked === seat;
  return html`<article class="opp p${(seat % 8) + 1} ${turn ? 'is-turn' : ''} ${away ? 'is-away' : ''}">
    ${seatBadge(seat, sitting.name(seat), info?.kind === 'bot')}
    <div class="opp-n"><b>${sitting.name(seat)}</b><span>${away ? html`${say('web.seat.away')} · ` : nothing}${content.line}</span></div>
    <span class="opp-t">${turn ? icon('clock') : nothing}${content.total}</span>
    ${content.body ?? nothing}
    ${content.open ? html`<button class="opp-open" aria-label=${say('web.opponent.open', { name: sitting.name(seat) })} @click=${content.open}></button>` : nothing}
  </article>`;
}

/** With many players, scrolls to the one whose turn it is. */
export function showTurn(game: Element): void {
  const turn = game.querySelector<HTMLElement>('.opp.is-turn');
  const row = turn?.parentElement;
  if (row && row.scrollWidth > row.clientWidth) row.scrollTo({ left: turn.offsetLeft - 12, behavior: settings.duration(1) > 0 ? 'smooth' : 'auto' });
}
