/** What a level of the book changes, drawn as small tokens on its rows and said in sentences. */
import { html, nothing } from 'lit';
import { has, say } from '../../core/words.ts';
import { boxSymbol } from '../../parts/box-symbols.ts';
import { die } from '../../parts/dice.ts';
import { icon } from '../../parts/icons.ts';
import { isDone, rowName, type Element, type ForOneView, type CardLine, type RowId } from './view.ts';

/** The one field of an element: its kind, and what belongs to it. */
const partsOf = (element: Element) => Object.entries(element)[0]!;

function words(value: unknown): string {
  if (Array.isArray(value)) return value.join(' ');
  if (value && typeof value === 'object') return sentence(value as Element);
  return has(`forone.category.${value}`) ? say(`forone.category.${value}`) : String(value);
}

/** An element in words. */
export function sentence(element: Element): string {
  const [kind, parts] = partsOf(element);
  return say(`forone.${kind}`, Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, words(value)])));
}

/** The elements that lie on a row. */
const on = ({ book }: ForOneView, row: RowId) => (book?.elements ?? []).filter((element) => partsOf(element)[1].row === row);

/** What is said about a row besides its dice. */
export function rowWords(view: ForOneView, row: RowId): string {
  const lies = view.book?.yellow?.['in-row']?.row === row ? [say('web.forone.yellow.here')] : [];
  return [...on(view, row).map(sentence), ...lies].join(' ');
}

const token = (kind: string, content: unknown, done = false) => html`<i class="fo-t fo-t--${kind} ${done ? 'is-done' : ''}" aria-hidden="true">${content}</i>`;

function draw(view: ForOneView, element: Element) {
  const [kind, { other, pay, points, count, round, face, dice }] = partsOf(element);
  const done = isDone(view, other);
  switch (kind) {
    case 'row-pays':
      return token('pay', pay!['per-die'] ? `${pay!['per-die'].value}×` : pay!['when-full']!.points);
    case 'second-marker':
      return token('again', html`2·<b>${points}</b>`);
    case 'yellow-joker':
      return token('joker', '★');
    case 'exact-dice':
      return token('rule', `=${count}`);
    case 'scored-before':
      return token('rule', html`${icon('arrow')}${boxSymbol(other!)}`, done);
    case 'opens-after':
      return token('rule', html`${icon('lock')}${boxSymbol(other!)}`, done);
    case 'paid-until':
      return token('rule', html`${icon('clock')}${round}`, view.round > round!);
    case 'face-only-here':
      return token('rule', html`${die(face!)}!`);
    case 'guards-dice':
      return token('cost', html`${icon('cross')}−${points}`);
    case 'dice-back':
      return token('gain', html`+${dice}${die(0)}`);
    case 'dice-gone':
      return token('cost', html`−${dice}${die(0)}`);
    case 'scored-last':
      return token('rule', html`${icon('arrow')}${icon('check')}`);
    default:
      return nothing; // seen by the row itself
  }
}

/** The tokens of a row, and the yellow die if it lies there. */
export function tokens(view: ForOneView, { row, scored }: CardLine) {
  const demands = (view.book?.demands ?? []).map((each) => each.demand).filter((demand) => partsOf(demand)[1].row === row);
  const lies = view.book?.yellow?.['in-row']?.row === row;
  const all = scored ? [] : [...new Set([...on(view, row), ...demands].map((each) => JSON.stringify(each)))].map((each) => JSON.parse(each) as Element);
  return html`${lies ? html`<i class="fo-t fo-t--here" aria-hidden="true">${die(0)}</i>` : nothing}${all.map((element) => draw(view, element))}`;
}

/** What a tile on a field brings, if there is one. */
export function tile(line: CardLine, field: number) {
  const points = line.extra?.tiles[field] ?? 0;
  return points === 0 ? nothing : html`<sup class="fo-tile ${points < 0 ? 'is-cost' : ''}">${points > 0 ? '+' : '−'}${Math.abs(points)}</sup>`;
}

/** A row of the base card that this level does not have. */
export function closed(row: RowId) {
  return html`<p class="fo-row is-closed"><span class="fo-n">${boxSymbol(row)}<s>${say(rowName(row))}</s></span><span class="fo-v">${icon('lock')}<span class="vh">${say('forone.row-closed', { row: say(rowName(row)) })}</span></span></p>`;
}

const STANDINGS = { open: 'clock', met: 'check', missed: 'cross' } as const;

/** The conditions without which there is no medal, and how far they are met. */
export function demands({ book }: ForOneView) {
  if (!book?.demands.length) return nothing;
  return html`<ul class="fo-demands" aria-label=${say('web.forone.demands')}>${book.demands.map(
    ({ demand, standing }) => html`<li class="is-${standing}">${icon(STANDINGS[standing])}<span>${sentence(demand)}</span> <b>${say(`forone.demand-standing.${standing}`)}</b></li>`,
  )}</ul>`;
}

/** All that the level changes, in sentences. */
export function changes({ book }: ForOneView) {
  return html`<ul class="fo-rules">${book?.elements.map((element) => html`<li>${sentence(element)}</li>`)}</ul>`;
}
