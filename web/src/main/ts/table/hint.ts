/** The requested hint: the best move, why, and what others would be worth. */
import { html, nothing } from 'lit';
import type { Hint, Move } from '../core/types.ts';
import { without } from '../core/turns.ts';
import { say } from '../core/words.ts';
import { icon } from '../parts/icons.ts';
import { withPieces, type Pieces } from '../parts/log.ts';
import { change, exactly, told } from '../parts/units.ts';

const OTHERS = 6;

/** While the hint is being thought about. */
export function hintWaiting() {
  return html`<section class="hint panel" aria-label=${say('web.hint')}><header>${icon('hint')}<p>${say('web.turn.thinks')}</p></header></section>`;
}

/** @param name whose hint it is: what it says is said to them */
export function hintPanel(hint: Hint, pieces: Pieces, name: string, close: () => void, play: (move: Move) => void) {
  const others = hint.moves.filter((each) => each.loss > 0).slice(0, OTHERS);
  // A phone has room for the best move; the others come when they are asked for.
  const roomy = matchMedia('(min-width:900px)').matches;
  const [first, ...then] = hint.plan;
  const words = (text: string) => withPieces(text.split(' · ').map((part) => without(name, part) ?? part).join(' · '), pieces);
  // A hint in haste does not know what moves are worth.
  const rated = hint.moves.length > 0;
  return html`<section class="hint panel" aria-label=${say('web.hint')}>
    <header class="hint-best">${icon('hint')}<b>${words((first?.text ?? hint.best.text).split(' · ')[0]!)}</b>${rated ? html`<span class="val">${exactly(told(hint.best.value, hint.unit), hint.unit)}</span>` : nothing}
      <button class="ibtn" aria-label=${say('web.close')} @click=${close}>${icon('cross')}</button></header>
    <p>${words(hint.reason)}</p>
    ${then.length > 0 ? html`<div class="hint-plan">${say('web.hint.then')}<ol>${then.map((each) => html`<li><span>${words(each.text)}</span></li>`)}</ol></div>` : nothing}
    <button class="btn btn--q btn--sm" @click=${() => play(hint.best.move)}>${say('web.hint.play')}</button>
    ${others.length > 0
      ? html`<details ?open=${roomy}><summary>${say('web.hint.others')}</summary>
          <ol>${others.map((each) => html`<li><span>${words(each.text)}</span><b>${change(told(-each.loss, hint.unit), hint.unit)}</b></li>`)}</ol></details>`
      : nothing}
    <small>${rated ? say(`web.hint.unit.${hint.unit}`) : ''} ${say('web.hint.marked')}</small>
  </section>`;
}
