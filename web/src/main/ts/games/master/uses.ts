/** The list of what a roll can be used for, the best first, weaker ones folded; and what is shown before that. */
import { html, nothing } from 'lit';
import { say } from '../../core/words.ts';
import { icon } from '../../parts/icons.ts';
import { logTurns } from '../../parts/log.ts';
import type { Sitting } from '../../table/sitting.ts';
import type { Gain } from './gain.ts';
import { coin, field, star } from './symbols.ts';

export interface UsesContent {
  /** In the order in which they are shown. */
  gains: Gain[];
  /** How many weaker ones there are, and whether they are among these. */
  weaker: number;
  unfolded: boolean;
  selected?: Gain;
  /** The one that a hint points at. */
  hinted?: Gain;
  choose: (gain: Gain) => void;
  fold: () => void;
}

const SYMBOLS = { stars: () => star(true), coins: coin, fields: field };
const GUIDE = ['task', 'rows', 'coins', 'both', 'done', 'race'];
const LATEST = 4;
const KINDS = ['stars', 'coins', 'fields'] as const;

/** All that a use brings, in words. */
export function inWords(gain: Gain): string {
  return [...KINDS.filter((kind) => gain[kind] > 0).map((kind) => say(`web.master.gain.${kind}`, { [kind]: gain[kind] })), ...gain.notes].join(', ');
}

function use(content: UsesContent, gain: Gain) {
  const selected = gain === content.selected;
  const hinted = gain === content.hinted;
  const label = `${gain.name}: ${hinted ? `${say('web.hint')}, ` : ''}${inWords(gain)}`;
  return html`<li><button class="use ${selected ? 'is-sel' : ''}" aria-pressed=${selected} aria-label=${label} @click=${() => content.choose(gain)}>
    <span class="use-t"><b>${hinted ? icon('hint') : nothing}${gain.name}</b><small>${gain.notes.join(' · ')}</small></span>
    <span class="gains">${KINDS.map((kind) => html`<span class="gain">${gain[kind] > 0 ? html`${SYMBOLS[kind]()}<b>+${gain[kind]}</b>` : nothing}</span>`)}</span>
  </button></li>`;
}

export function uses(content: UsesContent) {
  const count = content.gains.length;
  return html`<header><h2>${say('web.master.uses', { count })}</h2>
      <span class="legend" aria-hidden="true">${KINDS.map((kind) => html`<span>${SYMBOLS[kind]()}${say(`web.master.word.${kind}`)}</span>`)}</span></header>
    <ul class=${count > 6 ? 'is-long' : ''}>${content.gains.map((gain) => use(content, gain))}
      ${content.weaker > 0 ? html`<li><button class="fold" aria-expanded=${content.unfolded} @click=${content.fold}>${say(content.unfolded ? 'web.master.fold' : 'web.master.unfold', { count: content.weaker })}</button></li>` : nothing}</ul>
    ${content.selected ? html`<p class="uses-x">${content.selected.offer.text}</p>` : nothing}`;
}

/** What replaces the uses while there are none: a short guide, or what happened last where no log is visible. */
export function meanwhile(sitting: Sitting, why: string) {
  return html`<p class="uses-w">${why}</p>
    <dl class="guide">${GUIDE.map((part) => html`<dt>${say(`web.master.guide.${part}`)}</dt><dd>${say(`web.master.guide.${part}.text`)}</dd>`)}</dl>
    <div class="uses-l" aria-hidden="true">${logTurns(sitting.log, { names: sitting.names, mine: (seat) => seat === sitting.seat, told: () => true }, LATEST)}</div>`;
}
