/** A row of the score card: what lies in it, whether it takes the chosen die, must or may be scored. */
import { html, nothing } from 'lit';
import type { Move } from '../../core/types.ts';
import { say } from '../../core/words.ts';
import { die, faces } from '../../parts/dice.ts';
import { icon } from '../../parts/icons.ts';
import type { Sitting } from '../../table/sitting.ts';
import { boxSymbol } from '../../parts/box-symbols.ts';
import { rowName, type ForOneView, type Line, type RowId } from './view.ts';

export interface Highlights {
  /** The number of the die that is chosen. */
  face?: number;
  /** The row that is chosen for scoring. */
  row?: RowId;
  /** The row in which something has just changed. */
  fresh?: RowId;
  /** What the open hint points at. */
  advised?: Move;
  tap: (row: RowId) => void;
}

type Kind = 'scored' | 'must' | 'lit' | 'may' | 'open';

function kindOf(sitting: Sitting<ForOneView>, { row, scored }: Line, face: number | undefined): Kind {
  if (scored) return 'scored';
  if (sitting.view.mustScore.includes(row)) return 'must';
  if (face && sitting.offer({ place: { face, row } })) return 'lit';
  return sitting.offer({ score: { row } }) ? 'may' : 'open';
}

/** What a field that holds nothing shows: the number it waits for, if there is only one. */
function awaited({ condition, accepts, count, scored }: Line, field: number): number | undefined {
  if (scored) return undefined;
  return condition.sequence?.faces[field] ?? (field === count && accepts.length === 1 ? accepts[0] : undefined);
}

function fields(line: Line, kind: Kind, face: number | undefined) {
  const lying = faces(line.dice);
  return Array.from({ length: line.fields }, (_, i) => {
    if (lying[i]) return die(lying[i]);
    // The dice of a scored row are rolled again; what they showed is known where only that could lie there.
    if (line.scored && i < line.count) return die(line.condition['one-number']?.face ?? line.condition.sequence?.faces[i] ?? 0, 'ghost');
    return kind === 'lit' && i === line.count ? html`<i class="fo-e is-next">${face}</i>` : html`<i class="fo-e">${awaited(line, i)}</i>`;
  });
}

function value(line: Line, kind: Kind) {
  const { points, values, count } = line;
  if (kind === 'scored') return points > 0 ? html`<b>${points}</b>` : html`<s class="fo-pt">0</s>`;
  if (kind === 'must') return html`<b>${points}</b><small class="fo-must">${say('web.forone.must')}</small>`;
  if (kind === 'may') return html`<span class="val pv ${points === 0 ? 'pv0' : ''}">${points}</span>`;
  const gain = kind === 'lit' ? values[count + 1]! - points : 0;
  if (gain > 0) return html`<b>+${gain}</b>`;
  return html`<span class="fo-pt">${values[1] ? points : values.at(-1)}</span>`;
}

function label(line: Line, kind: Kind, face: number | undefined): string {
  const { count, points, accepts, dice } = line;
  const words = { name: say(rowName(line.row)), count, fields: line.fields, points, face: face ?? 0, faces: accepts.join(', ') };
  const lying = dice ? ` ${say('web.forone.row.dice', { dice })}` : '';
  return say(`web.forone.row.${kind === 'open' && accepts.length === 6 ? 'any' : kind}`, words) + lying;
}

export function row(sitting: Sitting<ForOneView>, line: Line, highlights: Highlights) {
  const kind = kindOf(sitting, line, highlights.face);
  const scores = !!sitting.offer({ score: { row: line.row } });
  const chosen = scores && highlights.row === line.row;
  const { place, score } = highlights.advised ?? {};
  const advised = (place ?? score)?.row === line.row;
  return html`<button class="fo-row is-${kind} ${chosen ? 'is-sel' : ''} ${highlights.fresh === line.row ? 'is-new' : ''}" aria-label=${label(line, kind, highlights.face)}
      aria-disabled=${kind !== 'lit' && !scores} aria-pressed=${scores ? chosen : nothing} @click=${() => highlights.tap(line.row)}>
    <span class="fo-n">${advised ? icon('hint') : boxSymbol(line.row)}<span>${say(rowName(line.row))}</span>${line.scored ? icon('check') : nothing}</span>
    <span class="fo-f">${fields(line, kind, highlights.face)}</span>
    <span class="fo-v">${value(line, kind)}</span>
  </button>`;
}
