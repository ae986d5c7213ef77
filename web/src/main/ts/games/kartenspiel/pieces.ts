/** Stones and cards, drawn. */
import { html, nothing } from 'lit';
import { say } from '../../core/words.ts';
import { suitFace, suitMark } from '../../parts/cards.ts';
import { icon } from '../../parts/icons.ts';
import { drawnIn } from '../../parts/log.ts';
import { cardName, cards, parts, suitsByName } from './view.ts';

/**
 * A stone.
 *
 * @param from where it has just come from, to fly from there
 */
export function stone(from?: string) {
  return html`<svg class="stone" data-from=${from ?? nothing} viewBox="0 0 24 26" aria-hidden="true"><path class="st-l" d="M2 7.5L12 13v12L2 19.5z"/><path class="st-r" d="M22 7.5L12 13v12l10-5.5z"/><path class="st-t" d="M12 2l10 5.5L12 13 2 7.5z"/></svg>`;
}

export const stones = (count: number) => Array.from({ length: count }, () => stone());

/** The shape of a colour and the number, for a line of text. */
export function miniCards(text: string) {
  return html`<span class="mcs" aria-hidden="true">${cards(text).map((card) => {
    const [suit, value] = parts(card);
    return html`<span class="mc">${suitMark(suit)}${value}</span>`;
  })}</span>`;
}

/** A text with the cards that it names drawn: `Rot-7`. */
export function withCards(text: string) {
  const suits = suitsByName();
  return drawnIn(text, new RegExp(`(?:${[...suits.keys()].join('|')})-\\d+`, 'g'), (name) => {
    const [suit, value] = name.split('-');
    return html`<span class="mc" role="img" aria-label=${name}>${suitMark(suits.get(suit!)!)}${value}</span>`;
  });
}

export interface CardState {
  /** Whether it is chosen. */
  chosen?: boolean;
  /** Whether the open hint points at it. */
  advised?: boolean;
  /** Whether it is of no use now. */
  dim?: boolean;
  /** Whether it has just come. */
  fresh?: boolean;
  press?: () => void;
}

/** A card: a button if something can be done with it. */
export function card(id: string, state: CardState) {
  const face = html`${suitFace(...parts(id))}${state.chosen ? html`<span class="tick">${icon('check')}</span>` : nothing}${state.advised ? html`<span class="tick tick--hint">${icon('hint')}</span>` : nothing}`;
  const style = `card ${state.chosen ? 'is-sel' : ''} ${state.dim ? 'is-no' : ''} ${state.fresh ? 'is-fresh' : ''}`;
  const label = state.advised ? say('web.kartenspiel.card.advised', { card: cardName(id) }) : cardName(id);
  return state.press
    ? html`<button class=${style} data-piece=${id} aria-pressed=${state.chosen ?? false} aria-label=${label} @click=${state.press}>${face}</button>`
    : html`<span class=${style} data-piece=${id} role="img" aria-label=${label}>${face}</span>`;
}
