/** My hand and what can be done with it: the cards, how they are sorted, and the buttons below. */
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { settings } from '../../core/settings.ts';
import type { Offer } from '../../core/types.ts';
import { say } from '../../core/words.ts';
import { numberFace } from '../../parts/cards.ts';
import { icon } from '../../parts/icons.ts';
import { fact, type Sitting } from '../../table/sitting.ts';
import type { Card, Hand } from './hand.ts';
import { PLACES, type BoxId, type Player } from './view.ts';

const ORDERS = ['value', 'suit', 'dealt'] as const;

/** Sorts the hand in the next way there is. */
export function nextOrder(): void {
  settings.set({ sorting: ORDERS[(ORDERS.indexOf(settings.now.sorting) + 1) % ORDERS.length]! });
}

/** How many cards these are, what they cost when scoring, and how they are sorted. */
export function handBar({ cards, penalty }: Player, chosen: number) {
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
  /** The values that the open hint points at. */
  advised: number[];
  toggle: (card: Card) => void;
}

export function handCards(hand: Hand, { full, advised, toggle }: CardsContent) {
  const hinted = [...advised];
  const one = (card: Card) => {
    const chosen = hand.isChosen(card);
    const at = hinted.indexOf(card.value);
    if (at >= 0) hinted.splice(at, 1);
    const label = `${card.value}${card.fresh ? `, ${say('web.karten.new')}` : ''}${at >= 0 ? `, ${say('web.hint')}` : ''}`;
    return html`<li><button class="card ${chosen ? 'is-sel' : full ? 'is-no' : ''} ${card.fresh ? 'is-new' : ''}" aria-pressed=${chosen} aria-label=${label} @click=${() => toggle(card)}>
      ${numberFace(card.value)}${card.fresh ? html`<small>${say('web.karten.new')}</small>` : nothing}${chosen ? html`<span class="tick">${icon('check')}</span>` : nothing}</button>${at >= 0 ? html`<span class="tip">${icon('hint')}</span>` : nothing}</li>`;
  };
  const holes = Array.from({ length: Math.max(0, PLACES - hand.size) }, () => html`<li class="hole" aria-hidden="true"></li>`);
  return html`<ul class="hand" data-arrows>${repeat(hand.sorted(settings.now.sorting), (card) => card.id, one)}${holes}</ul>`;
}

interface Exchange {
  /** How many cards are chosen. */
  count: number;
  /** How many more are drawn than discarded. */
  more: number;
  /** What scoring will cost with the larger hand. */
  grown?: number;
  ready: boolean;
  /** Whether the rules have no such exchange now: the hand is full. */
  missing: boolean;
  advised: boolean;
  press: () => void;
}

export function exchangeButton({ count, more, grown, ready, missing, advised, press }: Exchange) {
  const name = say(count > 0 ? (more ? 'web.karten.exchange.more' : 'web.karten.exchange') : more ? 'web.karten.draw' : 'web.karten.pass');
  const cost = grown ? say('web.karten.then', { points: grown }) : '';
  const what = count > 0 ? say('web.karten.exchange.what', { out: count, draw: count + more }) : say(more ? 'web.karten.draw.what' : 'web.karten.pass.what');
  return html`<button class="btn btn--q" ?disabled=${!ready} @click=${press}>${advised ? icon('hint') : nothing}<span>${name}<small>${missing ? say('web.karten.full') : what + cost}</small></span><kbd>${more ? 'Z' : 'T'}</kbd></button>`;
}

interface Score {
  box?: BoxId;
  fit?: { points: number; offer?: Offer };
  /** Whether the box was chosen, and does not only follow from the cards. */
  chosen: boolean;
  count: number;
  /** How many boxes would take the chosen cards. */
  fitting: number;
  penalty: number;
  ready: boolean;
  /** Whom we wait for. */
  wait?: string;
  press: () => void;
}

export function scoreButton({ box, fit, chosen, count, fitting, penalty, ready, wait, press }: Score) {
  if (!box || !fit) {
    const why = wait ?? say(fitting > 0 ? 'web.karten.score.several' : count > 0 ? 'web.karten.score.none' : 'web.karten.score.choose');
    return html`<button class="btn btn--q" disabled><span>${say('web.karten.score')}<small>${why}</small></span></button>`;
  }
  const extra = (kind: string, key: string) => {
    const points = fact<{ points: number }>(fit.offer, kind)?.points;
    return points ? ` · ${say(key, { points })}` : '';
  };
  const worth = penalty > 0 ? `${fit.points} − ${penalty} = ${fit.points - penalty}`.replace('= -', '= −') : say('web.karten.points', { points: fit.points });
  return html`<button class="btn ${chosen ? 'btn--act' : 'btn--q'} btn--big" ?disabled=${!ready} @click=${press}>
    <span>${say('web.karten.score.box', { name: say(`karten.box.${box}`) })}<small>${worth}${extra('escaped-malus', 'web.karten.score.safe')}${extra('earned-bonus', 'web.karten.score.bonus')}</small></span><kbd>W</kbd></button>`;
}

/** One box is left: say so, or keep silent and pay. */
export function announceActs(box: BoxId, sitting: Sitting, press: (aloud: boolean) => void) {
  const silent = sitting.state.asked?.moves?.find(({ move }) => move['stay-silent']);
  const points = fact<{ points: number }>(silent, 'missed-announcement')?.points ?? 0;
  const ready = sitting.moves.length > 0;
  return html`<div class="acts">
    <button class="btn btn--q" ?disabled=${!ready} @click=${() => press(false)}><span>${say('web.karten.silent')}<small>${say('web.karten.silent.cost', { points })}</small></span></button>
    <button class="btn btn--act btn--big" ?disabled=${!ready} @click=${() => press(true)}><span>${say('web.karten.announce')}<small>${say('web.karten.announce.box', { name: say(`karten.box.${box}`) })}</small></span><kbd>A</kbd></button>
  </div>`;
}
