/** How an evening stands: the running table, its best moments, and both as a text to share. */
import { html, nothing } from 'lit';
import type { EveningInfo } from '../core/types.ts';
import { number, say } from '../core/words.ts';
import { icon } from '../parts/icons.ts';
import { seatBadge } from '../parts/seats.ts';
import { change } from '../parts/units.ts';

type Guest = EveningInfo['seats'][number];
type Moment = EveningInfo['moments'][number];

/** Points as they are: whole, or with a half. */
const half = (points: number) => number(points, Number.isInteger(points) ? 0 : 1);

/** Those who have played, the leader first. */
const ranked = ({ seats }: EveningInfo): [Guest, number][] =>
  seats
    .map((seat, at): [Guest, number] => [seat, at])
    .filter(([seat]) => seat.here || seat.games > 0)
    .sort(([one], [other]) => one.rank - other.rank || other.wins - one.wins);

/** Wins, what each scored in each game, and the sum that makes different games comparable. */
export function scoreboard(evening: EveningInfo) {
  const { games } = evening;
  const cell = (at: number, game: EveningInfo['games'][number]) => {
    const place = game.places.find((each) => each.seat === at);
    if (!place) return html`<td>–</td>`;
    if (place.score === undefined) return html`<td>${say(game.standing === 'playing' ? 'web.evening.playing' : 'web.evening.given-up')}</td>`;
    return html`<td class=${place.rank === 1 ? 'is-first' : ''}>${number(place.score)}${place.rank === 1 ? html`<span class="vh"> (${say('web.evening.won')})</span>` : nothing}</td>`;
  };
  return html`<section class="panel" aria-labelledby="standing"><h2 id="standing">${say('web.evening.table')}</h2>
    <div class="md-t ev-t" tabindex="0" role="group" aria-labelledby="standing"><table>
      <thead><tr><th scope="col">${say('web.evening.name')}</th><th scope="col">${say('web.evening.total')}</th><th scope="col">${say('web.evening.wins')}</th>${games.map((game, i) => html`<th scope="col"><small>${i + 1}.</small> ${say(`${game.game}.name`)}</th>`)}</tr></thead>
      <tbody>${ranked(evening).map(
        ([seat, at]) => html`<tr><th scope="row"><span class="ev-n">${seatBadge(at, seat.name, seat.kind === 'bot')}${seat.name}</span></th><td><b>${half(seat.points)}</b></td><td>${number(seat.wins)}</td>${games.map((game) => cell(at, game))}</tr>`,
      )}</tbody></table></div>
    <p class="note">${say('web.evening.points')}</p></section>`;
}

function inWords(evening: EveningInfo, { kind, seat, game, value, unit, text }: Moment): string {
  const name = evening.seats[seat]?.name ?? '';
  const played = evening.games[game]?.game;
  const luck = `${change(value, unit)}${unit === 'turns' ? ` ${say('web.evening.turns')}` : ''}`;
  return say(`web.evening.moment.${kind}`, { name, game: played ? say(`${played}.name`) : '', luck, text: text ?? '' });
}

export function moments(evening: EveningInfo) {
  if (evening.moments.length === 0) return nothing;
  return html`<section class="panel" aria-labelledby="moments"><h2 id="moments">${say('web.evening.moments')}</h2>
    <ul class="ev-m">${evening.moments.map((moment) => html`<li>${icon('trophy')}<span>${inWords(evening, moment)}</span></li>`)}</ul></section>`;
}

/** The evening in a few lines. */
export function eveningText(evening: EveningInfo, link: string): string {
  const rows = ranked(evening).map(([seat]) => say('web.evening.line', { rank: seat.rank, name: seat.name, points: half(seat.points), wins: seat.wins }));
  return [say('web.evening'), ...rows, ...evening.moments.map((moment) => inWords(evening, moment)), link].join('\n');
}
