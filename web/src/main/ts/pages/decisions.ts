/** The turns of a ledger that cost most, and the small decisions that a turn is made of. */
import { html, nothing } from 'lit';
import { without } from '../core/turns.ts';
import type { ReviewEntry } from '../core/types.ts';
import { say } from '../core/words.ts';
import { icon } from '../parts/icons.ts';
import { roughly } from '../parts/units.ts';
import { dearest, turnLabel, turnName, type BookTurn } from './turns.ts';

/** What a move did without the name of who made it, of several things all. */
const moved = (text: string | undefined, name: string) => (text ?? '').split(' · ').map((part) => without(name, part) ?? part);

/** The first thing that would have been better. */
const better = (entry: ReviewEntry, name: string) => moved(entry.why?.plan[0]?.text ?? entry.bestText, name)[0]!;

function cost(loss: number, error: number, unit: string | undefined) {
  return html`<b>−${roughly(loss, unit)}${error > 0 ? html` <small>± ${roughly(error, unit)}</small>` : nothing}</b>`;
}

/** A turn in one line: what it cost, and why. */
export function headline(turn: BookTurn, name: string, unit: string | undefined, open: boolean, step: number, choose: () => void) {
  const entry = dearest(turn);
  const [loss, all] = [roughly(entry.loss, unit), roughly(turn.loss, unit)];
  const part = loss === all ? '' : ` (${say('web.ledger.of-it', { loss: `−${loss}` })})`;
  return html`<button aria-pressed=${turn.entries.some((each) => each.event - 1 === step)} aria-expanded=${open} @click=${choose}><span class="chip">${turnLabel(turn)}</span>
    <span>${say('web.ledger.instead', { played: moved(entry.text, name)[0]!, best: better(entry, name) })}${entry.why ? html`<small class="why">${entry.why.text}${part}</small>` : nothing}</span>${cost(turn.loss, turn.error, unit)}</button>`;
}

function verdict(entry: ReviewEntry, unit: string | undefined) {
  if (entry.verdict === 'costly') return cost(entry.loss, entry.error, unit);
  if (entry.verdict === 'unclear') return html`<small>${say('web.ledger.legend.unsure')}</small>`;
  return html`<span class="is-best">${icon('check')}<span class="vh">${say('web.ledger.legend.best')}</span></span>`;
}

/** The decisions of a turn: what was played, what was better, and what that cost; each is a button that shows it. */
export function decisions(turn: BookTurn, name: string, unit: string | undefined, step: number, show: (entry: ReviewEntry) => void) {
  return html`<ol class="rev-small" aria-label=${say('web.ledger.decisions', { turn: turnName(turn) })}>${turn.entries.map(
    (entry) => html`<li><button aria-pressed=${entry.event - 1 === step} @click=${() => show(entry)}>
      <span>${moved(entry.text, name).join(' · ')}${entry.verdict === 'costly' ? html`<small class="why">${say('web.ledger.better', { best: better(entry, name) })}</small>` : nothing}</span>${verdict(entry, unit)}</button></li>`,
  )}</ol>`;
}
