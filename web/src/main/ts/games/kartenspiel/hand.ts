/** My hand, in the order I chose; for those who may not see it, its backs. */
import { html } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { settings, type Settings } from '../../core/settings.ts';
import { say } from '../../core/words.ts';
import { cardBack } from '../../parts/cards.ts';
import { card, type CardState } from './pieces.ts';
import { parts } from './view.ts';

const ORDERS = ['value', 'suit'] as const;

/** More cards than this make two lines on a phone. */
const LINE = 7;

/** The next order, for the keyboard. */
export function nextOrder(): Settings['sorting'] {
  return settings.now.sorting === 'value' ? 'suit' : 'value';
}

/** The cards in the order chosen: by number, by colour, or as they came. */
export function sorted(hand: string[]): string[] {
  const { sorting } = settings.now;
  if (sorting === 'dealt') return hand;
  const colours = 'red blue green yellow violet';
  const key = (id: string) => {
    const value = parts(id)[1];
    const colour = colours.indexOf(id.split('-')[0]!);
    return sorting === 'suit' ? colour * 100 + value : value * 100 + colour;
  };
  return [...hand].sort((one, other) => key(one) - key(other));
}

export interface HandContent {
  cards: string[];
  limit: number;
  state: (card: string) => CardState;
  sort: (order: Settings['sorting']) => void;
}

export function hand(content: HandContent) {
  const count = content.cards.length;
  return html`<header class="hand-h">
      <span><b>${say('web.kartenspiel.hand', { cards: count })}</b> <small class=${count > content.limit ? 'is-over' : ''}>${say('web.kartenspiel.limit', { limit: content.limit })}</small></span>
      <span class="seg" role="group" aria-label=${say('web.kartenspiel.sort')}>${ORDERS.map((order) => html`<button aria-pressed=${settings.now.sorting === order} @click=${() => content.sort(order)}>${say(`web.kartenspiel.sort.${order}`)}</button>`)}</span>
    </header>
    <ol class="hand ${count > LINE ? 'is-many' : ''}">${repeat(sorted(content.cards), (id) => id, (id) => html`<li>${card(id, content.state(id))}</li>`)}</ol>`;
}

/** The hand of somebody else. */
export function coveredHand(name: string, count: number) {
  return html`<header class="hand-h"><span><b>${name}</b> <small>${say('web.kartenspiel.hand', { cards: count })}</small></span></header>
    <ol class="hand ${count > LINE ? 'is-many' : ''}" aria-hidden="true">${Array.from({ length: count }, () => html`<li><span class="card">${cardBack()}</span></li>`)}</ol>`;
}
