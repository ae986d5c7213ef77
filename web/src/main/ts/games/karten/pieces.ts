/** The cards that a line of the log names, drawn. */
import { html } from 'lit';
import { say } from '../../core/words.ts';
import { faces } from '../../parts/dice.ts';
import { drawnIn } from '../../parts/log.ts';

/** The first numbers of a line are cards, unless it counts them: `spielt 6 6 und schreibt 12 Punkte`, but `zieht 2 Karten`. */
export function withCards(text: string) {
  const counted = say('web.karten.counted').replaceAll(', ', '|');
  return drawnIn(text, new RegExp(`(?<!\\d.*)\\b[1-6](?: [1-6])*\\b(?! (?:\\S+ )?(?:${counted}))`, 'g'), (found) => html`<span class="ncs" role="img" aria-label=${found}>${faces(found).map((value) => html`<span class="nc">${value}</span>`)}</span>`);
}
