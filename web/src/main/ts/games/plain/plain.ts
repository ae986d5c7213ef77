/** A view of any game, without drawings: what can be done as buttons, for games that have no view yet. */
import { html } from 'lit';
import { GameElement } from '../../table/game-element.ts';

export class PlainGame extends GameElement<unknown> {
  override render() {
    const { sitting } = this;
    return html`${this.banner('')}
      <section class="area-board panel">
        <ul class="plain">
          ${sitting.moves.map((offer) => html`<li><button class="btn btn--q" @click=${() => sitting.play(offer.move)}>${offer.text}</button></li>`)}
        </ul>
      </section>
      <section class="area-side panel"><pre class="plain-view">${JSON.stringify(sitting.view, null, 1)}</pre></section>`;
  }
}
