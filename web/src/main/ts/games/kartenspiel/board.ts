/** A player's board: the rows with their levels, what they give now and next, and the stones beside it. */
import { html, nothing } from 'lit';
import { say } from '../../core/words.ts';
import { icon } from '../../parts/icons.ts';
import { stone, stones } from './pieces.ts';
import { gain, rowName, type Area, type RowId, type Track } from './view.ts';

export interface BoardContent {
  /** Stands above it where it is not plain whose board it is. */
  title?: unknown;
  area: Area;
  /** What each level of a row gives, the empty one first. */
  values: Partial<Record<RowId, number[]>>;
  /** The rows that something can be placed in now, with what a tap does. */
  open: Map<RowId, () => void>;
  /** The rows that what is chosen goes to. */
  targets: RowId[];
  advised?: RowId;
  /** How many stones of each row have just come, and from where. */
  fresh: Partial<Record<RowId | 'active', number>>;
  freshFrom: string;
}

/** A level: its places, the stones on them, and what it gives. */
function level(content: BoardContent, track: Track, at: number, below: number) {
  const cost = track.costs[at]!;
  const filled = Math.min(Math.max(track.stones - below, 0), cost);
  const old = track.stones - (content.fresh[track.row] ?? 0);
  const next = at === track.level && !content.area.finished;
  const value = content.values[track.row]?.[at + 1];
  return html`<span class="lv lv${cost} ${next ? 'is-next' : ''}">
    ${Array.from({ length: cost }, (_, i) => (i < filled ? stone(below + i >= old ? content.freshFrom : undefined) : html`<u></u>`))}
    ${value === undefined ? nothing : html`<small>${value}</small>`}
  </span>`;
}

function label(content: BoardContent, track: Track): string {
  const name = rowName(track.row);
  const now = say(track.gives === undefined ? 'web.kartenspiel.row.columns' : 'web.kartenspiel.row.now', { level: track.level, levels: track.costs.length, gives: track.gives ?? 0 });
  const what = say(`web.kartenspiel.gives.${track.row}`);
  const next = track.needed === undefined ? say('web.kartenspiel.row.full') : say('web.kartenspiel.row.next', { gain: track.givesNext ?? gain(track), stones: track.needed });
  return `${name} (${what}): ${now}, ${next}${content.advised === track.row ? `. ${say('web.hint')}` : ''}`;
}

function row(content: BoardContent, track: Track) {
  const open = content.open.get(track.row);
  const target = content.targets.includes(track.row);
  let below = 0;
  const levels = track.costs.map((cost, at) => {
    const drawn = level(content, track, at, below);
    below += cost;
    return drawn;
  });
  const inside = html`<span class="prow-n"><b>${rowName(track.row)}</b><small>${say(`web.kartenspiel.gives.${track.row}`)}</small></span>
    <span class="prow-v">${track.gives === undefined ? html`<b>${track.level}</b><span>/ ${track.costs.length}</span>` : html`<b>${track.gives}</b>${track.givesNext === undefined ? nothing : html`<span>→ ${track.givesNext}</span>`}`}${content.advised === track.row ? icon('hint') : nothing}</span>
    <span class="lvs lvs${track.costs.length}">${levels}</span>`;
  const style = `prow ${track.gives === undefined ? 'prow--pairs' : ''} ${target ? 'is-sel' : ''}`;
  return html`<li>${open ? html`<button class=${style} aria-pressed=${target} aria-label=${label(content, track)} @click=${open}>${inside}</button>` : html`<div class=${style} role="img" aria-label=${label(content, track)}>${inside}</div>`}</li>`;
}

function zones(content: BoardContent) {
  const { active, activeLimit, reserve } = content.area;
  const words = activeLimit === undefined ? say('web.kartenspiel.active') : say('web.kartenspiel.active.of', { limit: activeLimit });
  const old = active - (content.fresh.active ?? 0);
  return html`<div class="zones">
    <span class="zone zone-active"><span class="zone-s">${Array.from({ length: active }, (_, i) => stone(i >= old ? 'reserve' : undefined))}</span><span><b>${active}</b> ${words}</span></span>
    ${icon('back')}
    <span class="zone zone-reserve"><span class="zone-s">${stones(reserve)}</span><span><b>${reserve}</b> ${say('web.kartenspiel.reserve')}</span></span>
  </div>`;
}

export function board(content: BoardContent) {
  return html`<section class="area-board board panel" aria-label=${say('web.kartenspiel.board')}>
    ${content.title ?? nothing}
    <ol>${content.area.tracks.map((track) => row(content, track))}</ol>
    ${zones(content)}
  </section>`;
}
