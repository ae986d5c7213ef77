/** My hand: the cards, what they cost, and how they are sorted. */
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { settings } from '../../core/settings.ts';
import { say } from '../../core/words.ts';
import { numberFace } from '../../parts/cards.ts';
import { icon } from '../../parts/icons.ts';
import type { Card, Hand } from './hand.ts';
import type { PlayerArea } from './view.ts';

/** How many cards lie in a row on a small screen. */
const ROW = 5;
const ORDERS = ['value', 'suit', 'dealt'] as const;

/** Sorts the hand in the next way there is. */
export function nextOrder(): void {
  settings.set({ sorting: ORDERS[(ORDERS.indexOf(settings.now.sorting) + 1) % ORDERS.length]! });
}

/** How many cards these are, what they cost when scoring, and how they are sorted. */
export function handBar({ cards, penalty }: PlayerArea, chosen: number) {
  return html`<div class="handbar">
    <p><b>${cards} ${say('web.karten.cards', { cards })}</b> ${penalty > 0 ? html`<b class="minus">${say('web.karten.penalty', { points: penalty })}</b>` : html`<small>${say('web.karten.no-penalty')}</small>`}</p>
    <small class="handbar-c">${chosen > 0 ? say('web.karten.chosen', { chosen }) : ''}</small>
    <div class="seg" role="group" aria-label=${say('web.karten.sort')}>
      ${ORDERS.map((order) => html`<button aria-pressed=${settings.now.sorting === order} @click=${() => settings.set({ sorting: order })}>${say(`web.karten.sort.${order}`)}</button>`)}</div>
  </div>`;
}

interface CardsContent {
  /** Whether no more can be chosen. */
  full: boolean;
  /** How many cards there is room for. */
  places: number;
  /** The values that the open hint points at. */
  advised: number[];
  toggle: (card: Card) => void;
}

export function handCards(hand: Hand, { full, places, advised, toggle }: CardsContent) {
  const hinted = [...advised];
  const one = (card: Card) => {
    const chosen = hand.isChosen(card);
    const at = hinted.indexOf(card.value);
    if (at >= 0) hinted.splice(at, 1);
    const label = `${card.value}${card.fresh ? `, ${say('web.karten.new')}` : ''}${at >= 0 ? `, ${say('web.hint')}` : ''}`;
    return html`<li><button data-piece=${card.id} class="card ${chosen ? 'is-sel' : full ? 'is-no' : ''} ${card.fresh ? 'is-new' : ''}" aria-pressed=${chosen} aria-label=${label} @click=${() => toggle(card)}>
      ${numberFace(card.value)}${card.fresh ? html`<small>${say('web.karten.new')}</small>` : nothing}${chosen ? html`<span class="tick">${icon('check')}</span>` : nothing}</button>${at >= 0 ? html`<span class="tip">${icon('hint')}</span>` : nothing}</li>`;
  };
  // Where a row takes five, a second one is only there if it is needed.
  const spare = (at: number) => hand.size <= ROW && at >= ROW;
  const holes = Array.from({ length: Math.max(0, places - hand.size) }, (_, i) => html`<li class="hole ${spare(hand.size + i) ? 'is-spare' : ''}" aria-hidden="true"></li>`);
  return html`<ul class="hand" data-arrows>${repeat(hand.sorted(settings.now.sorting), (card) => card.id, one)}${holes}</ul>`;
}
