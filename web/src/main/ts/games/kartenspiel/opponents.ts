/** The other players: stones, cards and levels in short; a tap shows their whole board. */
import { html, nothing } from 'lit';
import { say } from '../../core/words.ts';
import { cardBack } from '../../parts/cards.ts';
import { opponent } from '../../parts/opponent.ts';
import type { Sitting } from '../../table/sitting.ts';
import { stone } from './pieces.ts';
import { rowName, type Area, type KartenspielView, type Track } from './view.ts';

function strip(track: Track) {
  const short = say(`web.kartenspiel.short.${track.row}`);
  const now = track.gives ?? `${track.level}/${track.costs.length}`;
  return html`<span class="ostrip"><small>${short} <b>${now}</b></small><span>${track.costs.map((_, at) => html`<i class=${at < track.level ? 'f' : ''}></i>`)}</span></span>`;
}

const line = (area: Area) =>
  area.lost ? say('web.kartenspiel.lost') : area.finished ? say('web.kartenspiel.finished') : say('web.kartenspiel.stones.where', { active: area.active, reserve: area.reserve });

/** One after another; the one whose board is looked at is marked. */
export function opponents(sitting: Sitting<KartenspielView>, looking: number | undefined, look: (seat: number) => void) {
  const seats = sitting.others;
  return html`<section class="area-opps is-${seats.length}" aria-label=${say('web.opponents')}>
    ${seats.map((seat) => {
      const area = sitting.view.players[seat]!;
      const left = area.active + area.reserve;
      const levels = area.tracks.map((track) => `${rowName(track.row)} ${track.level}`).join(', ');
      const label = say('web.kartenspiel.look', { name: sitting.name(seat), stones: left, cards: area.cards, levels });
      return opponent(sitting, seat, {
        line: line(area),
        total: html`<span class="opp-c" aria-hidden="true">${left}${stone()}<span class="card card--xs">${cardBack()}</span>${area.cards}</span>`,
        body: html`<button class="peek" aria-pressed=${looking === seat} aria-label=${label} @click=${() => look(seat)}>${area.tracks.map(strip)}${nothing}</button>`,
      });
    })}
  </section>`;
}
