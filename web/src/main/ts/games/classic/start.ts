/** The roll for who begins: one die each, the highest begins. */
import { html, nothing } from 'lit';
import { say } from '../../core/words.ts';
import { die } from '../../parts/dice.ts';
import { seatBadge } from '../../parts/seats.ts';
import type { Sitting } from '../../table/sitting.ts';
import type { ClassicView } from './view.ts';

export function startRoll(sitting: Sitting<ClassicView>) {
  const { contenders, faces } = sitting.view.start!;
  return html`<section class="area-board tray tray--start"><div class="felt">
    <h2>${say('web.classic.start')}</h2>
    <ol class="starters">
      ${contenders.map((seat, i) => html`<li>${seatBadge(seat, sitting.name(seat))}<span>${sitting.name(seat)}</span>${faces[i] ? die(faces[i], 'm') : html`<span class="hole">${nothing}</span>`}</li>`)}
    </ol>
  </div></section>`;
}
