/** The hint that was asked for: the best move, why, and what others would be worth. */
import { html } from 'lit';
import type { Hint, Move } from '../core/types.ts';
import { number, say } from '../core/words.ts';
import { icon } from '../parts/icons.ts';

const OTHERS = 4;

/** A value in the unit of the game: points, a chance of winning, or turns. */
export function worth(value: number, unit: string): string {
  return unit === 'winning' ? `${number(value * 100, 1)} %` : number(value, 1);
}

/** While the hint is being thought about. */
export function hintWaiting() {
  return html`<aside class="hint panel" aria-label=${say('web.hint')}><header>${icon('hint')}<h2>${say('web.hint')}</h2></header><p>${say('web.turn.thinks')}</p></aside>`;
}

export function hintPanel(hint: Hint, close: () => void, play: (move: Move) => void) {
  const others = hint.moves.filter((each) => each.loss > 0).slice(0, OTHERS);
  return html`<aside class="hint panel" aria-label=${say('web.hint')}>
    <header>
      ${icon('hint')}
      <h2>${say('web.hint')}</h2>
      <button class="ibtn" aria-label=${say('web.close')} @click=${close}>${icon('cross')}</button>
    </header>
    <p class="hint-best"><b>${hint.best.text}</b><span class="val">${worth(hint.best.value, hint.unit)}</span></p>
    <p>${hint.reason}</p>
    ${others.length > 0 ? html`<ol>${others.map((each) => html`<li><span>${each.text}</span><b>−${worth(each.loss, hint.unit)}</b></li>`)}</ol>` : ''}
    <p class="hint-foot"><small>${say(`web.hint.unit.${hint.unit}`)} ${say('web.hint.marked')}</small>
      <button class="btn btn--q btn--sm" @click=${() => play(hint.best.move)}>${say('web.hint.play')}</button></p>
  </aside>`;
}
