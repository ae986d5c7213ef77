/** Somebody's results in one game: a small line, the same as a table, and the best of them. */
import { html, nothing, svg } from 'lit';
import { HEIGHT, pointsOf, WIDTH } from '../core/line.ts';
import { settings } from '../core/settings.ts';
import { to } from '../core/site.ts';
import type { GameResult, GameResults } from '../core/types.ts';
import { number, say } from '../core/words.ts';
import { icon } from '../parts/icons.ts';

/** A score in the unit of its game: points, stars, stones. */
export const scored = (game: string, score: number): string => say(`web.${game}.unit`, { score: number(score) });

const date = (finished: number) => new Intl.DateTimeFormat(settings.now.language, { dateStyle: 'medium' }).format(finished);

/** A link to the review of a game, if it is still there. */
const linked = ({ table }: GameResult, text: string) => (table ? html`<a href=${to(`/review/${table}`)}>${text}</a>` : text);

/** The line, which says nothing that the table below does not say. */
function line({ recent }: GameResults) {
  const points = pointsOf(recent.map(({ score }) => score));
  const best = Math.max(...recent.map(({ score }) => score));
  return html`<div class="trend-l"><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="none" aria-hidden="true">
      <polyline points=${points.map((point) => point.join()).join(' ')}></polyline></svg>
    <svg class="trend-d" aria-hidden="true">${points.map(([x, y], i) => svg`<circle cx="${(100 * x) / WIDTH}%" cy="${(100 * y) / HEIGHT}%" r=${recent[i]!.score === best ? 5 : 3} class=${recent[i]!.score === best ? 'is-best' : ''}/>`)}</svg></div>`;
}

/** The last results as a line with its table beneath, from two on. */
export function trend(results: GameResults, alone: boolean) {
  const { game, recent } = results;
  if (recent.length < 2) return nothing;
  const scores = recent.map(({ score }) => score);
  return html`<figure class="trend">
    <figcaption>${say('web.statistics.trend', { games: recent.length, from: number(Math.min(...scores)), to: scored(game, Math.max(...scores)) })}</figcaption>
    ${line(results)}
    <details class="folded"><summary>${say('web.statistics.table')}</summary><div class="folded-b">
      <table class="results"><thead><tr><th scope="col">${say('web.statistics.day')}</th><th scope="col">${say('web.statistics.score')}</th>${alone ? nothing : html`<th scope="col">${say('web.statistics.rank')}</th>`}</tr></thead>
        <tbody>${recent.toReversed().map((result) => html`<tr><td>${linked(result, date(result.finished))}</td><td>${scored(game, result.score)}</td>${alone ? nothing : html`<td>${result.rank}.</td>`}</tr>`)}</tbody></table></div></details>
  </figure>`;
}

/** The best results with their games. */
export function bestOf({ game, best }: GameResults) {
  return html`<div class="bests"><h3>${say('web.statistics.bests')}</h3>
    <ol>${best.map((result) => html`<li>${icon('trophy')}<b>${scored(game, result.score)}</b> ${linked(result, date(result.finished))}</li>`)}</ol></div>`;
}
