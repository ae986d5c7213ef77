/** The other players: stones, cards and levels in short; a tap shows their whole board. */
import { html } from 'lit';
import { say } from '../../core/words.ts';
import { cardBack } from '../../parts/cards.ts';
import { opponent } from '../../parts/opponent.ts';
import type { Sitting } from '../../table/sitting.ts';
import { stone } from './pieces.ts';
import { rowName, type Area, type KartenspielView, type Track } from './view.ts';

/** What a row gives, or how many of its columns are filled. */
const now = (track: Track) => track.gives ?? `${track.level}/${track.costs.length}`;

function strip(track: Track) {
  const short = say(`web.kartenspiel.short.${track.row}`);
  return html`<span class="ostrip"><small>${short} <b>${now(track)}</b></small><span>${track.costs.map((_, at) => html`<i class=${at < track.level ? 'f' : ''}></i>`)}</span></span>`;
}

/** Where the stones are; in few words where there is little room. */
function line({ active, reserve, finished }: Area, short: boolean): string {
  if (finished) return say('web.kartenspiel.finished');
  return say(short ? 'web.kartenspiel.stones.short' : 'web.kartenspiel.stones.where', { active, reserve });
}

/** One after another; the one whose board is looked at is highlighted. */
export function opponents(sitting: Sitting<KartenspielView>, looking: number | undefined, look: (seat: number) => void) {
  const seats = sitting.others;
  return html`<section class="area-opps is-${seats.length}" aria-label=${say('web.opponents')}>
    ${seats.map((seat) => {
      const area = sitting.view.players[seat]!;
      const left = area.active + area.reserve;
      const levels = area.tracks.map((track) => `${rowName(track.row)} ${now(track)}`).join(', ');
      const label = say('web.kartenspiel.look', { name: sitting.name(seat), stones: left, cards: area.cards, levels });
      return opponent(sitting, seat, {
        line: line(area, seats.length > 2),
        total: area.lost ? html`<small>${say('web.kartenspiel.lost')}</small>` : html`<span class="opp-c" aria-hidden="true">${left}${stone()}<span class="card">${cardBack()}</span>${area.cards}</span>`,
        body: html`<button class="peek" aria-pressed=${looking === seat} aria-label=${label} @click=${() => look(seat)}>${area.tracks.map(strip)}</button>`,
      });
    })}
  </section>`;
}
