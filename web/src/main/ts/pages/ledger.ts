/** The ledger: start + luck − loss = result as an equation, and a chart of it turn by turn. */
import { html, nothing, svg } from 'lit';
import { say } from '../core/words.ts';
import { sumOf, turnLabel, turnName, type Books, type BookTurn } from './turns.ts';
import { change, exactly, roughly, tickLabel } from '../parts/units.ts';

/** The equation with its four numbers. */
export function equation(books: Books, unit: string) {
  const term = (value: string, words: string, kind = '', error = 0) =>
    html`<div class="eq-t ${kind}"><dt>${words}</dt><dd>${value}${error > 0 ? html`<small>± ${roughly(error, unit)}</small>` : nothing}</dd></div>`;
  const operator = (text: string) => html`<span class="eq-s" aria-hidden="true">${text}</span>`;
  const sum = sumOf(books, unit);
  // A value that rounds to minus zero is −0, and keeps its sign.
  const sign = (change: number) => operator(change < 0 || Object.is(change, -0) ? '−' : '+');
  return html`<dl class="eq">
    ${term(exactly(sum.start, unit), say('web.ledger.start'))} ${sign(sum.luck)}
    ${term(exactly(Math.abs(sum.luck), unit), say(books.luck < 0 ? 'web.ledger.bad-luck' : 'web.ledger.luck'), 'is-luck', books.luckError)} ${sign(sum.loss)}
    ${term(exactly(books.loss, unit), say('web.ledger.loss'), 'is-loss', books.lossError)} ${operator('=')}
    ${term(exactly(sum.result, unit), say('web.ledger.result'))}
  </dl>`;
}

const HEIGHT = 250;
const EDGE = 6;

/** Steps of a scale that people like to read: 1, 2, 5 and tens of them. */
function step(range: number): number {
  const rough = range / 4;
  const ten = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((each) => each * ten).find((each) => each >= rough)!;
}

interface Scale {
  low: number;
  high: number;
  ticks: number[];
  /** The place of a value between 0 (low) and 1 (high). */
  at(value: number): number;
}

function scaleOf(turns: BookTurn[]): Scale {
  const high = Math.max(0.001, ...turns.map((turn) => turn.luck));
  const low = Math.min(-0.001, ...turns.map((turn) => Math.min(turn.luck, -turn.loss)));
  const tick = step(high - low);
  const first = Math.ceil(low / tick);
  const ticks = Array.from({ length: Math.floor(high / tick) - first + 1 }, (_, i) => (first + i) * tick);
  return { low, high, ticks, at: (value) => (value - low) / (high - low) };
}

/** A turn without a clear loss: a dot, hollow if nobody can tell. */
const lossless = (turn: BookTurn) => (turn.unclear ? 'none is-unsure' : 'none');

/** One turn as a vertical bar, its widths in percent, so that it fits any column. */
function column(turn: BookTurn, scale: Scale) {
  const y = (value: number) => EDGE + (1 - scale.at(value)) * (HEIGHT - 2 * EDGE);
  const zero = y(0);
  const bar = (kind: string, x: string, value: number) => svg`<rect class=${kind} x=${x} width="34%" y=${Math.min(zero, y(value))} height=${Math.max(1.5, Math.abs(y(value) - zero))} rx="2"/>`;
  return html`<svg class="led-v" height=${HEIGHT} aria-hidden="true">
    ${bar(turn.luck < 0 ? 'luck-' : 'luck', '12%', turn.luck)}
    ${turn.loss > 1e-9 ? bar('loss', '54%', -turn.loss) : svg`<circle class=${lossless(turn)} cx="71%" cy=${zero} r="3.5"/>`}</svg>`;
}

/** The same horizontally, for a narrow screen. */
function row(turn: BookTurn, scale: Scale) {
  const x = (value: number) => 100 * scale.at(value);
  const zero = x(0);
  const bar = (kind: string, y: number, value: number) =>
    svg`<rect class=${kind} y=${y} height="8" x="${Math.min(zero, x(value))}%" width="${Math.max(0.8, Math.abs(x(value) - zero))}%" rx="2"/>`;
  return html`<svg class="led-h" height="24" aria-hidden="true"><line class="axis" x1="${zero}%" x2="${zero}%" y2="24"/>
    ${bar(turn.luck < 0 ? 'luck-' : 'luck', 3, turn.luck)}
    ${turn.loss > 1e-9 ? bar('loss', 13, -turn.loss) : svg`<circle class=${lossless(turn)} cx="${zero}%" cy="17" r="3.5"/>`}</svg>`;
}

/** Every turn as a button that shows it. */
export function chart(turns: BookTurn[], unit: string, chosen: number, choose: (turn: BookTurn) => void) {
  const scale = scaleOf(turns);
  const every = turns.length > 60 ? 10 : turns.length > 26 ? 5 : 1;
  const reached = chosen < 0 ? turns[0]?.number : chosen;
  const y = (value: number) => EDGE + (1 - scale.at(value)) * (HEIGHT - 2 * EDGE);
  const words = (turn: BookTurn) => say(turn.unclear && turn.loss === 0 ? 'web.ledger.turn.unclear' : 'web.ledger.turn.words', { turn: turnName(turn), luck: change(turn.luck, unit), loss: roughly(turn.loss, unit) });
  return html`<p class="led-key" aria-hidden="true"><span><i class="l-luck"></i>${say('web.ledger.legend.luck')}</span><span><i class="l-loss"></i>${say('web.ledger.legend.loss')}</span>${
    turns.some((turn) => turn.unclear && turn.loss === 0) ? html`<span><i class="l-unsure"></i>${say('web.ledger.legend.unsure')}</span>` : nothing
  }<span><i class="l-none"></i>${say('web.ledger.legend.best')}</span></p>
    <svg class="vh" aria-hidden="true"><defs><pattern id="hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect class="h0" width="5" height="5"/><rect class="h1" width="2" height="5"/></pattern></defs></svg>
    <div class="led">
      <svg class="led-grid" height=${HEIGHT} aria-hidden="true">
        ${scale.ticks.map((tick) => svg`<line class=${tick === 0 ? 'axis' : 'grid'} x1="52" x2="100%" y1=${y(tick)} y2=${y(tick)}/><text x="46" y=${y(tick) + 4}>${tickLabel(tick, unit)}</text>`)}
      </svg>
      <ol class="led-l" data-arrows>
        ${turns.map(
          (turn) => html`<li><button class=${turn.number % every === 0 || turn === turns[0] ? '' : 'is-dense'} aria-label=${words(turn)} aria-pressed=${turn.number === chosen}
            tabindex=${turn.number === reached ? 0 : -1} @click=${() => choose(turn)}>
            <span class="led-n ${turn.number > 0 ? '' : 'is-word'}">${turnLabel(turn)}</span>${column(turn, scale)}${row(turn, scale)}<span class="led-t">${change(turn.luck - turn.loss, unit)}</span></button></li>`,
        )}
      </ol>
    </div>`;
}
