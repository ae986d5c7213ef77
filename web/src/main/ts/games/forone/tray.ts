/** The dice of the roll on felt, and below them the supply and the dice that are out of the game. */
import { html, nothing } from 'lit';
import { say } from '../../core/words.ts';
import { die, faces } from '../../parts/dice.ts';
import { icon } from '../../parts/icons.ts';
import { rowName, type ForOneView } from './view.ts';

export interface Roll {
  /** The faces by place, counted from 0. */
  dice: number[];
  /** The place of the yellow die, if it is part of the roll. */
  yellow?: number;
  /** The places of the dice that were put somewhere, in the order of the view's steps. */
  used: number[];
  selected?: number;
  /** The places that the open hint points at. */
  advised: number[];
  /** Whether the dice can be touched. */
  active: boolean;
  flying: boolean;
  /** The places of dice that can only leave the game. */
  lost: number[];
  choose: (place: number) => void;
}

function empty(view: ForOneView, roll: Roll, place: number) {
  const face = roll.dice[place];
  const step = view.steps[roll.used.indexOf(place)];
  const where = step?.row ? say('web.forone.die.in', { row: say(rowName(step.row)) }) : say('web.forone.die.out');
  const label = face && step ? `${say('web.die', { place: place + 1, face })}, ${where}` : say('web.forone.die.none', { place: place + 1 });
  const drawing = step && !step.row ? 'cross' : view.phase === 'start' || view.phase === 'rolling' ? undefined : 'check';
  return html`<span class="fo-slot" role="img" aria-label=${label}><span class="fo-hole">${drawing ? icon(drawing) : nothing}</span><kbd>${place + 1}</kbd></span>`;
}

function slot(view: ForOneView, roll: Roll, place: number) {
  const face = roll.dice[place];
  if (!face || roll.used.includes(place)) return empty(view, roll, place);
  const selected = roll.selected === place;
  const lost = !roll.flying && roll.lost.includes(place);
  const yellow = roll.yellow === place;
  // A flying die shows random faces.
  const shown = roll.flying ? 1 + Math.floor(Math.random() * 6) : face;
  const name = roll.flying ? say('web.forone.die.none', { place: place + 1 }) : yellow ? say('web.forone.die.yellow', { place: place + 1, face }) : say('web.die', { place: place + 1, face });
  return html`<button class="fo-slot ${yellow ? 'is-yellow' : ''} ${selected ? 'is-sel' : ''} ${roll.flying ? 'is-flying' : ''}" aria-pressed=${selected} aria-disabled=${!roll.active}
      aria-label=${lost ? `${name}, ${say('web.forone.die.lost')}` : name} @click=${() => roll.choose(place)}>
    ${die(shown)}${lost ? html`<span class="lockmark">${icon('cross')}</span>` : roll.advised.includes(place) ? html`<span class="lockmark">${icon('hint')}</span>` : nothing}<kbd>${place + 1}</kbd>
  </button>`;
}

export function tray(view: ForOneView, roll: Roll) {
  return html`<div class="tray"><div class="felt">
    <div class="fo-dice" role="group" aria-label=${say('web.dice')} data-arrows>${Array.from({ length: view.rollSize }, (_, place) => slot(view, roll, place))}</div>
  </div></div>`;
}

/** @param after what the supply will be once the chosen row is scored */
export function pools(view: ForOneView, after: number | undefined) {
  const { supply, removed, rollSize } = view;
  const inRoll = view.book?.yellow?.['in-roll'] && view.phase !== 'rolling' ? 1 : 0;
  const played = view.lines.reduce((sum, line) => sum + faces(line.dice).length, faces(view.unplaced).length + inRoll + view.rolling);
  const all = supply + removed + played;
  const small = after !== undefined ? say('web.forone.supply.after', { supply: after }) : supply < rollSize ? say('web.forone.supply.few', { dice: rollSize }) : say('web.forone.supply.played', { dice: played });
  return html`<div class="fo-pools">
    <p><span class="fo-stock" aria-hidden="true">${Array.from({ length: all }, (_, i) => html`<i class=${i < supply ? 'on' : i < supply + removed ? 'rm' : ''}></i>`)}</span>
      <span><b>${supply}</b> ${say('web.forone.supply')} <small class=${after === undefined && supply < rollSize ? 'is-bad' : ''}>${small}</small></span></p>
    <p><span class="fo-x" aria-hidden="true">${icon('cross')}</span><span><b>${removed}</b> ${say('web.forone.removed')} <small>${say('web.forone.removed.of', { dice: all })}</small></span></p>
  </div>`;
}
