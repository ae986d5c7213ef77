/** What can be played: the combinations in my hand, and where the stones of one that is being played may go. */
import { html, nothing } from 'lit';
import type { Offer } from '../../core/types.ts';
import { say } from '../../core/words.ts';
import { icon } from '../../parts/icons.ts';
import { miniCards, stone, stones } from './pieces.ts';
import { combinationName, gain, kindName, nameOfKind, refusalText, rowName, type Combination, type Found, type Kind, type RowId, type Track } from './view.ts';

/** What both lists need to know of each entry. */
interface Choice {
  selected: boolean;
  advised: boolean;
  choose: () => void;
}

export interface Entry extends Choice {
  found: Found;
  track?: Track;
  /** Whether something else is asked for now, or it cannot be played at all; its cards are shown all the same. */
  shut: boolean;
}

/** Which can be collected are told in this order; one that the rules add or rename fails the type check. */
const COLLECTED: Record<Kind, true> = { 'full-house': true, flush: true, triple: true, straight: true, 'two-pairs': true, quadruple: true, kniffel: true };

const hintIcon = (choice: Choice) => (choice.advised ? icon('hint') : nothing);
const number = (at: number) => (at < 9 ? html`<kbd>${at + 1}</kbd>` : nothing);

function entry(each: Entry, at: number) {
  const { found, track } = each;
  const placing = found.placings[0];
  const gained = track ? gain(track) : '';
  const what = track ? say(`web.kartenspiel.brings.${track.row}`) : say('web.kartenspiel.any-row');
  const [kind, values] = Object.entries(found.refusal ?? {})[0] ?? [];
  const cost = placing?.stones ?? Number(values?.needed ?? 0);
  const why = kind ? say(`web.kartenspiel.why.${kind}`, values) : '';
  const reserve = placing && placing.maxReserve > 0 ? say('web.kartenspiel.also-reserve') : '';
  const label = [combinationName(found.combination), track && rowName(track.row), `${what} ${gained}`, track && say('web.kartenspiel.stones', { stones: cost }), reserve, found.refusal && refusalText(found.refusal), each.advised && say('web.hint')].filter(Boolean).join(', ');
  return html`<li><button class="combo ${each.selected ? 'is-sel' : ''} ${why ? 'is-no' : ''}" aria-pressed=${each.selected} aria-disabled=${each.shut} aria-label=${label} @click=${each.choose}>
    <span class="combo-n">${number(at)}<b>${kindName(found.combination)}</b>${hintIcon(each)}</span>
    <span class="combo-g"><small>${what}</small> <b>${gained}</b></span>
    <span class="combo-c">${track ? stones(cost) : stone()}</span>
    ${miniCards(found.cards)}
    ${why || reserve ? html`<small class="combo-w">${why || reserve}</small>` : nothing}
  </button></li>`;
}

/** Nothing yet: what there is to collect. */
function none(spectator: boolean) {
  if (spectator) return html`<p class="note">${say('web.kartenspiel.found.hidden')}</p>`;
  return html`<p class="note">${say('web.kartenspiel.found.none')}</p>
    <dl class="needs">${Object.keys(COLLECTED).map((kind) => html`<div><dt>${nameOfKind(kind)}</dt><dd>${say(`web.kartenspiel.needs.${kind}`)}</dd></div>`)}</dl>`;
}

export function combinations(entries: Entry[], spectator: boolean) {
  return html`<section class="found panel" aria-labelledby="found">
    <header><h2 id="found">${say('web.kartenspiel.found')}</h2><small>${entries.length > 0 ? say('web.kartenspiel.found.count', { count: entries.length }) : nothing}</small></header>
    ${entries.length > 0 ? html`<ol class="combos">${entries.map(entry)}</ol>` : none(spectator)}
  </section>`;
}

export interface FoundPlace extends Choice {
  offer: Offer;
}

/** What a way to place the stones is called: `1 aktiv + 1 Reserve`. */
export function originText(offer: Offer): string {
  const { stones: all, fromReserve } = offer.move.place as { stones: number; fromReserve: number };
  const origins = [all > fromReserve && `${all - fromReserve} ${say('web.kartenspiel.active')}`, fromReserve > 0 && `${fromReserve} ${say('web.kartenspiel.reserve')}`];
  return origins.filter(Boolean).join(' + ');
}

/** The combination being played: its cards so far, and the ways to place its stones, row by row. */
export function playing({ combination, spent }: { combination: Combination; spent: string }, places: FoundPlace[], tracks: Track[]) {
  const groups = Map.groupBy(places, (place) => `${place.offer.move.place!.row} ${place.offer.move.place!.stones}`);
  let at = 0;
  return html`<section class="found is-now panel" aria-labelledby="found">
    <header><h2 id="found">${combinationName(combination)}</h2></header>
    ${miniCards(spent)}
    <ol class="combos">${[...groups.values()].map((group) => {
      const { row, stones: all } = group[0]!.offer.move.place as { row: RowId; stones: number };
      const track = tracks.find((each) => each.row === row)!;
      return html`<li class="place">
        <span class="combo-n"><b>${rowName(row)}</b></span>
        <span class="combo-g"><small>${say(`web.kartenspiel.brings.${row}`)}</small> <b>${gain(track)}</b></span>
        <span class="combo-c">${stones(all)}</span>
        <span class="origins">${group.map((place) => {
          const text = originText(place.offer);
          const label = `${rowName(row)}: ${text}${place.advised ? `, ${say('web.hint')}` : ''}`;
          return html`<button class="btn btn--q btn--sm ${place.selected ? 'is-sel' : ''}" aria-pressed=${place.selected} aria-label=${label} @click=${place.choose}>${number(at++)}${text}${hintIcon(place)}</button>`;
        })}</span>
      </li>`;
    })}</ol>
  </section>`;
}
