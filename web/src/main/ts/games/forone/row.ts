/** A row of the score card: what lies in it, whether it takes the chosen die, must or may be scored. */
import { html, nothing } from 'lit';
import type { Move } from '../../core/types.ts';
import { say } from '../../core/words.ts';
import { die, faces } from '../../parts/dice.ts';
import { icon } from '../../parts/icons.ts';
import type { Sitting } from '../../table/sitting.ts';
import { boxSymbol } from '../../parts/box-symbols.ts';
import { rowWords, tile, tokens } from './level.ts';
import { rowName, type ForOneView, type CardLine, type RowId } from './view.ts';

export interface Highlights {
  /** The number of the die that is chosen. */
  face?: number;
  /** Whether it is the yellow one. */
  yellow?: boolean;
  /** The row that is chosen for scoring. */
  row?: RowId;
  /** The row in which something has just changed. */
  fresh?: RowId;
  /** What the open hint points at. */
  advised?: Move;
  tap: (row: RowId) => void;
}

type RowLook = 'scored' | 'must' | 'lit' | 'may' | 'open';

/** What the chosen die may count as in a row: more than one number only for a joker. */
export function placings(sitting: Sitting<ForOneView>, row: RowId, face: number | undefined, yellow: boolean | undefined): Move[] {
  const kind = yellow ? 'place-yellow' : 'place';
  return face ? sitting.moves.map((offer) => offer.move).filter((move) => move[kind]?.row === row && (yellow || move[kind].face === face)) : [];
}

function kindOf(sitting: Sitting<ForOneView>, { row, scored }: CardLine, { face, yellow }: Highlights): RowLook {
  if (scored) return 'scored';
  if (sitting.view.mustScore.includes(row)) return 'must';
  if (placings(sitting, row, face, yellow).length > 0) return 'lit';
  return sitting.offer({ score: { row } }) ? 'may' : 'open';
}

/** What a field that holds nothing shows: the number it waits for, if there is only one. */
function awaited({ condition, accepts, count, scored }: CardLine, field: number): number | undefined {
  if (scored) return undefined;
  return condition.sequence?.faces[field] ?? (field === count && accepts.length === 1 ? accepts[0] : undefined);
}

/** @param next what would lie on the next field */
function fields(line: CardLine, kind: RowLook, next: number | string | undefined) {
  const lying = faces(line.dice);
  return Array.from({ length: line.fields }, (_, i) => {
    if (lying[i]) return html`<span class="fo-d">${die(lying[i])}${tile(line, i)}</span>`;
    // The dice of a scored row are rolled again; what they showed is known where only that could lie there.
    if (line.scored && i < line.count) return die(line.condition['one-number']?.face ?? line.condition.sequence?.faces[i] ?? 0, 'ghost');
    return kind === 'lit' && i === line.count ? html`<i class="fo-e is-next">${next}${tile(line, i)}</i>` : html`<i class="fo-e">${awaited(line, i)}${tile(line, i)}</i>`;
  });
}

function value(line: CardLine, kind: RowLook) {
  const { points, values, count } = line;
  if (kind === 'scored') return points > 0 ? html`<b>${points}</b>` : html`<s class="fo-pt">0</s>`;
  if (kind === 'must') return html`<b>${points}</b><small class="fo-must">${say('web.forone.must')}</small>`;
  if (kind === 'may') return html`<span class="val pv ${points === 0 ? 'pv0' : ''}">${points}</span>`;
  const gain = kind === 'lit' ? values[count + 1]! - points : 0;
  if (gain > 0) return html`<b>+${gain}</b>`;
  return html`<span class="fo-pt">${values[1] ? points : values.at(-1)}</span>`;
}

function label(view: ForOneView, line: CardLine, kind: RowLook, face: number | undefined): string {
  const { count, points, accepts, dice } = line;
  const words = { name: say(rowName(line.row)), count, fields: line.fields, points, face: face ?? 0, faces: accepts.join(', ') };
  const lying = dice ? ` ${say('web.forone.row.dice', { dice })}` : '';
  const key = kind !== 'open' ? kind : accepts.length === 6 ? 'any' : accepts.length === 0 ? 'shut' : 'open';
  return [say(`web.forone.row.${key}`, words) + lying, rowWords(view, line.row)].filter(Boolean).join('. ');
}

/** What the row asks for, and when it pays. */
function about(view: ForOneView, line: CardLine): string {
  const pays = say(line.values[1] ? 'web.forone.about.each' : 'web.forone.about.full', { points: line.values.at(-1)! });
  return [rowWords(view, line.row), pays].filter(Boolean).join(' ');
}

export function row(sitting: Sitting<ForOneView>, line: CardLine, highlights: Highlights) {
  const kind = kindOf(sitting, line, highlights);
  const faces = placings(sitting, line.row, highlights.face, highlights.yellow).map((move) => Object.values(move)[0]!.face as number);
  const next = faces.length > 1 ? '★' : faces[0];
  const scores = !!sitting.offer({ score: { row: line.row } });
  const chosen = scores && highlights.row === line.row;
  const { place, score, 'place-yellow': yellow } = highlights.advised ?? {};
  const advised = (place ?? yellow ?? score)?.row === line.row;
  return html`<button class="fo-row is-${kind} ${chosen ? 'is-sel' : ''} ${highlights.fresh === line.row ? 'is-new' : ''}" aria-label=${label(sitting.view, line, kind, highlights.face)} title=${about(sitting.view, line)}
      aria-disabled=${kind !== 'lit' && !scores} aria-pressed=${scores ? chosen : nothing} @click=${() => highlights.tap(line.row)}>
    <span class="fo-n">${advised ? icon('hint') : boxSymbol(line.row)}<span>${say(rowName(line.row))}</span>${line.scored ? icon('check') : nothing}${tokens(sitting.view, line)}</span>
    <span class="fo-f ${line.fields > 5 ? 'is-long' : ''}">${fields(line, kind, next)}</span>
    <span class="fo-v">${value(line, kind)}</span>
  </button>`;
}
