/** A board: tasks, number rows and the coin row, with the ghosts of a use that is chosen. */
import { html, nothing } from 'lit';
import { say } from '../../core/words.ts';
import { die } from '../../parts/dice.ts';
import { icon } from '../../parts/icons.ts';
import type { Gain } from './gain.ts';
import { coin, star } from './symbols.ts';
import { fields, rows, type MasterView, type Race, type Side, type TaskId } from './view.ts';

export interface BoardContent {
  seat: number;
  title: string;
  view: MasterView;
  side: Side;
  /** The use that is chosen. */
  gain?: Gain;
  /** All uses there are: what they touch is outlined. */
  gains: Gain[];
  /** Chooses a use among those that do this, the next one each time. */
  choose: (does: (gain: Gain) => boolean) => void;
  /** Goes back to my own board, if this is another one. */
  back?: () => void;
}

const words = (...parts: (string | false | undefined)[]) => parts.filter(Boolean).join(', ');

const NO_RACE: Race = { finishers: 0, openRanks: [], coins: 0 };

/** What being next to finish pays: `1. +2`. */
function race({ openRanks, coins }: Race = NO_RACE) {
  return coins > 0 ? html`<span class="race">${say('web.master.rank', { rank: openRanks[0]! })} <b>+${coins}</b>${coin()}</span>` : html`<span class="race"></span>`;
}

const raceWords = ({ openRanks, coins }: Race = NO_RACE) => coins > 0 && say('web.master.label.race', { rank: openRanks[0]!, coins });

/** How far a use touches something: not at all, possibly, or by the choice that is made. */
function touch({ gain, gains }: BoardContent, does: (gain: Gain) => boolean): string {
  return gain && does(gain) ? 'is-ghost' : gains.some(does) ? 'is-hi' : '';
}

function task(content: BoardContent, [id, stars]: [TaskId, number]) {
  const name = say(`master.task.${id}`);
  const done = content.side.tasks.includes(id);
  const does = (gain: Gain) => gain.task === id;
  const state = touch(content, does);
  const needs = say(`web.master.needs.${id}`);
  const label = words(`${name}: ${say('web.master.stars', { stars })}`, done ? say('web.master.fulfilled') : needs, !done && raceWords(content.view.taskRaces[id]), !!state && say('web.master.label.possible'));
  return html`<div class="task ${done ? 'is-done' : ''} ${state}" role="img" aria-label=${label} title=${needs} @click=${() => content.choose(does)}>
    <b>${name}</b><small>${done ? html`${icon('check')}${say('web.master.fulfilled')}` : needs}</small>
    <span class="task-s">${Array.from({ length: stars }, () => star(done))}</span>${done ? icon('check') : race(content.view.taskRaces[id])}
  </div>`;
}

function row(content: BoardContent, number: number) {
  const { side, view, gain } = content;
  const at = side.rows[number - 1]!;
  const done = side.rowsDone.includes(number);
  const target = gain?.rows.get(number) ?? 0;
  const does = (each: Gain) => each.rows.has(number);
  const state = touch(content, does);
  const paid = view.rowRaces[number - 1]!;
  const place = done ? say('web.master.done') : at > 0 ? say('web.master.label.field', { field: at }) : say('web.master.label.no-marker');
  const label = words(`${say('web.master.use.row', { row: number })}: ${place}`, target > 0 && say('web.master.label.then', { field: target }), !done && raceWords(paid), !!state && say('web.master.label.possible'));
  return html`<div class="nrow ${done ? 'is-done' : ''} ${state}" role="img" aria-label=${label} @click=${() => content.choose(does)}>
    ${die(number, 'box')}
    <span class="fields">${fields(view).map((field) => html`<i class=${field <= at ? 'on' : field <= target ? 'gh' : ''}>${field === at && !done ? html`<i class="mk"></i>` : field === target ? html`<i class="mk gm"></i>` : nothing}</i>`)}</span>
    ${star(done)}${done ? html`<span class="race">${say('web.master.done')}</span>` : race(paid)}
  </div>`;
}

function coins(content: BoardContent) {
  const { side, view, gain } = content;
  const length = side.lapLength;
  // A lap that is completed is filled to its end; what is left over begins the next.
  const end = !gain ? 0 : gain.laps > 0 ? length : gain.coin;
  const target = gain && gain.coins > 0 ? gain.coin : 0;
  const lap = length > 0 ? say('web.master.lap', { lap: side.laps + 1 }) : say('web.master.closed');
  const label = words(`${say('web.master.coins')}: ${lap}`, length > 0 && say('web.master.label.coin', { coin: side.coin, length }), !!gain && gain.coins > 0 && say('web.master.gain.coins', { coins: gain.coins }));
  const does = (each: Gain) => each.coins > 0;
  return html`<div class="crow ${touch(content, does)}" role="img" aria-label=${label} @click=${() => content.choose(does)}>
    <span class="crow-l">${coin()}<b>${say('web.master.coins')}</b><small>${lap}</small></span>
    <span class="coins">${fields(view).map((field) => {
      const kind = field <= side.coin ? 'on' : field > length ? 'off' : field <= end ? 'gh' : '';
      const marker = field === side.coin ? html`<i class="mk"></i>` : nothing;
      // Each lap is one field shorter; its star is printed where it ends.
      const symbol = field >= view.figures.shortestLap ? star(side.laps > view.figures.fields - field) : nothing;
      return html`<i class="cf ${kind}">${symbol}${marker}${field === target ? html`<i class="mk gm"></i>` : nothing}</i>`;
    })}</span>
  </div>`;
}

/** Where the stars come from: `Tasks 5 · Rows 0 · Coins 2`. */
export function sources(side: Side): string {
  const from = { tasks: side.taskStars, rows: side.rowStars + side.bonusStars, coins: side.coinStars };
  return Object.entries(from).map(([kind, stars]) => say(`web.master.from.${kind}`, { stars })).join(' · ');
}

function header({ title, side, view, back }: BoardContent) {
  const parts = sources(side);
  const last = view.lastRound && !view.over && html`<span class="last">${icon('clock')}${say(view.lastRound > view.round ? 'web.master.one-more-round' : 'web.master.last-round')}</span>`;
  return html`<header class="mb-h"><h2>${title}</h2>${back ? html`<button class="btn btn--q btn--sm" @click=${back}>${say('web.back')}</button>` : nothing}${last || nothing}
    <span class="free">${Array.from({ length: side.markersFree }, () => html`<i class="mk"></i>`)}<span>${say('web.master.markers', { markers: side.markersFree })}</span></span>
    <span class="sum" role="img" aria-label="${say('web.master.label.stars', { stars: side.stars, goal: view.goal })}: ${parts}" title=${parts}>${star(true)}<b>${side.stars}</b> / ${view.goal}</span>
  </header>`;
}

export function board(content: BoardContent) {
  return html`<section class="area-board mboard panel p${(content.seat % 8) + 1} ${content.back ? 'is-other' : ''}" aria-label=${content.title}>
    ${header(content)}
    <div class="tasks">${Object.entries(content.view.figures.stars).map((each) => task(content, each as [TaskId, number]))}</div>
    <div class="nrows">${rows(content.view).map((number) => row(content, number))}</div>
    ${coins(content)}
  </section>`;
}
