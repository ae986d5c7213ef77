/** A player's board: the rows with their levels, what they give now and next, and the stones next to it. */
import { html, nothing } from 'lit';
import { say } from '../../core/words.ts';
import { toast } from '../../core/toasts.ts';
import { icon } from '../../parts/icons.ts';
import { miniCards, stone } from './pieces.ts';
import { gain, rowName, type Area, type RowId, type Track } from './view.ts';

/** How many stones have just come to each row and to the active zone, and from which zone. */
export type Fresh = Partial<Record<RowId | 'active', number>> & { from: string };

export interface BoardContent {
  title: string;
  own: boolean;
  area: Area;
  /** The options of the game: they tell what each level gives. */
  options: Record<string, unknown>;
  /** The rows that something can be placed in now, with what a tap does. */
  open: Map<RowId, () => void>;
  /** Asks why nothing can be placed in one of the other rows. */
  why?: (row: RowId) => void;
  /** The rows that what is chosen goes to. */
  targets: RowId[];
  advised?: RowId;
  fresh: Fresh;
  /** Goes back to my own board. */
  back?: () => void;
}

/** The options that tell what the levels of a row give, the empty one first. */
const VALUES: Partial<Record<RowId, string>> = { 'full-house': 'fullHouseValues', flush: 'flushValues', triple: 'tripleValues', straight: 'straightValues' };

/** A level: its places, the stones on them, and what it gives. */
function level(content: BoardContent, track: Track, at: number, below: number) {
  const cost = track.costs[at]!;
  const filled = Math.min(Math.max(track.stones - below, 0), cost);
  const old = track.stones - (content.fresh[track.row] ?? 0);
  const next = at === track.level && !content.area.finished;
  const value = (content.options[VALUES[track.row] ?? ''] as number[] | undefined)?.[at + 1];
  return html`<span class="lv lv${cost} ${next ? 'is-next' : ''}">
    ${Array.from({ length: cost }, (_, i) => (i < filled ? stone(below + i >= old ? content.fresh.from : undefined) : html`<u></u>`))}
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
  const press = open ?? (content.why && (() => content.why!(track.row)));
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
  const style = `prow ${track.gives === undefined ? 'prow--pairs' : ''} ${target ? 'is-sel' : ''} ${open ? 'is-open' : ''}`;
  return html`<li>${press ? html`<button class=${style} aria-pressed=${target} aria-disabled=${!open} aria-label=${label(content, track)} title=${say(`web.kartenspiel.about.${track.row}`)} @click=${press}>${inside}</button>` : html`<div class=${style} role="img" aria-label=${label(content, track)} title=${say(`web.kartenspiel.about.${track.row}`)} @click=${() => toast(`${rowName(track.row)}: ${say(`web.kartenspiel.about.${track.row}`)}`)}>${inside}</div>`}</li>`;
}

function zones(content: BoardContent) {
  const { active, activeLimit, reserve } = content.area;
  const words = activeLimit === undefined ? say('web.kartenspiel.active') : say('web.kartenspiel.active.of', { limit: activeLimit });
  const old = active - (content.fresh.active ?? 0);
  return html`<div class="zones">
    <span class="zone zone-active"><span class="zone-s">${Array.from({ length: active }, (_, i) => html`<i>${stone(i >= old ? 'reserve' : undefined)}</i>`)}</span><span><b>${active}</b> ${words}</span></span>
    ${icon('back')}
    <span class="zone zone-reserve"><span class="zone-s">${Array.from({ length: reserve }, () => html`<i>${stone()}</i>`)}</span><span><b>${reserve}</b> ${say('web.kartenspiel.reserve')}</span></span>
  </div>`;
}

export function board(content: BoardContent) {
  const { area, back } = content;
  return html`<section class="area-board board panel" aria-labelledby="board">
    <header class="board-h ${content.own ? 'is-own' : ''}"><h2 id="board">${content.title}</h2>
      ${area.known && !content.own ? html`<small>${say('web.kartenspiel.known')}</small>${miniCards(area.known)}` : nothing}
      ${back ? html`<button class="btn btn--q btn--sm" @click=${back}>${icon('back')}${say('web.back')}</button>` : html`<small>${say('web.kartenspiel.stones.left', { stones: area.active + area.reserve })}</small>`}
    </header>
    <ol>${content.area.tracks.map((track) => row(content, track))}</ol>
    ${zones(content)}
  </section>`;
}
