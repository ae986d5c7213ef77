/** Walking through a finished game: the table as a seat saw it after each event, and what would have been best. */
import { html, nothing } from 'lit';
import { html as literal, unsafeStatic } from 'lit/static-html.js';
import type { Finished } from '../core/finished.ts';
import { define, Part } from '../core/part.ts';
import { TableStore } from '../core/store.ts';
import { tellProblem } from '../core/toasts.ts';
import type { Info, ReviewEntry, State } from '../core/types.ts';
import { say } from '../core/words.ts';
import { loadGame } from '../games/registry.ts';
import { icon } from '../parts/icons.ts';
import { lineWords, withPieces, type Pieces } from '../parts/log.ts';
import type { GameEntry } from '../table/game-element.ts';
import { Sitting } from '../table/sitting.ts';
import { pageIcon } from './page-icons.ts';
import { roughly, told } from '../parts/units.ts';
import { valueAt } from './turns.ts';

/** Before the game is loaded nothing is drawn. */
const NO_PIECES: Pieces = { dice: false };

class Replay extends Part {
  static override properties = { finished: { attribute: false }, info: { attribute: false }, seat: { attribute: false }, entries: { attribute: false }, unit: { attribute: false }, start: { attribute: false }, step: { attribute: false } };
  declare finished: Finished;
  declare info: Info;
  /** The seat from which we look; undefined for a spectator. */
  declare seat: number | undefined;
  declare entries: ReviewEntry[];
  declare unit: string;
  /** What could be expected at the first decision. */
  declare start: number;
  /** How many events have happened; the page above may set it. */
  declare step: number;
  private game?: GameEntry;
  private state?: State;
  private sitting?: Sitting;
  private wanted = '';

  override connectedCallback(): void {
    super.connectedCallback();
    void loadGame(this.info.game).then((game) => {
      this.game = game;
      this.requestUpdate();
    });
  }

  protected override willUpdate(): void {
    const wanted = `${this.step}/${this.seat}`;
    if (this.wanted === wanted) return;
    this.wanted = wanted;
    void this.load(wanted);
  }

  /** Fetches the table of a step; of several requests in quick succession only the last one counts. */
  private async load(wanted: string): Promise<void> {
    try {
      const state = await this.finished.step(this.step, this.seat);
      if (this.wanted !== wanted) return;
      this.state = state;
      this.sitting = this.sit(state);
      this.requestUpdate();
    } catch (problem) {
      tellProblem(problem);
    }
  }

  /** A sitting at which nothing can be played, since it has no legal moves. */
  private sit(state: State): Sitting {
    const store = new TableStore(this.info.id, () => false);
    store.fresh = true;
    return new Sitting(store, { ...state, asked: state.asked && { seat: state.asked.seat } }, this.info);
  }

  private to(step: number | undefined): void {
    if (step === undefined) return;
    this.step = Math.max(0, Math.min(this.info.version, step));
    this.dispatchEvent(new CustomEvent('step', { detail: this.step }));
  }

  override render() {
    const { step, entries, info } = this;
    const before = entries.findLast((entry) => entry.event - 1 < step);
    const after = entries.find((entry) => entry.event - 1 > step);
    const button = (drawing: 'first' | 'before' | 'after' | 'last', words: string, target: number | undefined) =>
      html`<button class="ibtn ibtn--line" aria-label=${words} title=${words} ?disabled=${target === undefined || target < 0 || target > info.version} @click=${() => this.to(target)}>${pageIcon(drawing)}</button>`;
    return html`<div class="steps">
        ${button('first', say('web.replay.decision.before'), before && before.event - 1)} ${button('before', say('web.replay.before'), step > 0 ? step - 1 : undefined)}
        <input type="range" min="0" max=${info.version} .value=${String(step)} aria-label=${say('web.replay')} aria-valuetext=${say('web.replay.step', { step, steps: info.version })}
          @input=${(event: Event) => this.to(Number((event.target as HTMLInputElement).value))}>
        ${button('after', say('web.replay.after'), step < info.version ? step + 1 : undefined)} ${button('last', say('web.replay.decision.after'), after && after.event - 1)}
        <span class="steps-n">${say('web.replay.step', { step, steps: info.version })}</span>
      </div>
      ${this.told()} ${this.decision()} ${this.table()}`;
  }

  /** What has just happened, in words. */
  private told() {
    const lines = this.state?.log.filter((line) => line.n === this.state!.version) ?? [];
    const words = lines.map((line, i) => html`${i > 0 ? ' · ' : nothing}${lineWords(line, '', this.game ?? NO_PIECES)}`);
    return html`<p class="told" role="status">${words.length > 0 ? words : say(this.state?.version ? 'web.replay.unseen' : 'web.replay.start')}</p>`;
  }

  /** What was decided here, and what would have been best. */
  private decision() {
    const entry = this.entries.find((each) => each.event - 1 === this.step);
    if (!entry) return nothing;
    const words = (text: string | undefined) => withPieces(text ?? '', this.game ?? NO_PIECES);
    const best = valueAt(entry, this.entries, this.start);
    const expected = (value: number) => html`<p class="expected">${say(`web.replay.expected.${this.unit}`, { value: roughly(told(value, this.unit), this.unit) })}</p>`;
    if (entry.verdict === 'unclear') {
      return html`<div class="verdict"><div><b>${say('web.replay.unclear')}</b><p>${words(entry.text)}</p>${expected(best)}</div></div>`;
    }
    if (entry.verdict === 'best') {
      return html`<div class="verdict"><div class="is-best"><b>${icon('check')}${say('web.replay.was-best')}</b><p>${words(entry.text)}</p>${expected(best)}</div></div>`;
    }
    const plan = entry.why?.plan.map((each) => each.text) ?? [entry.bestText];
    const error = entry.error > 0 ? ` ± ${roughly(entry.error, this.unit)}` : '';
    return html`<div class="verdict">
      <div><b>${say('web.replay.played')}</b><p>${words(entry.text)}</p>${expected(best - entry.loss)}<p class="cost">${say('web.replay.cost', { value: roughly(entry.loss, this.unit) + error })}</p>${entry.why ? html`<p class="why">${words(entry.why.text)}</p>` : nothing}</div>
      <div class="is-best"><b>${icon('check')}${say('web.replay.best')}</b>${plan.length > 1 ? html`<ol>${plan.map((text) => html`<li>${words(text)}</li>`)}</ol>` : html`<p>${words(plan[0])}</p>`}${expected(best)}</div>
    </div>`;
  }

  /** The game's own view. */
  private table() {
    if (!this.sitting || !this.game) return html`<div class="replay-room"></div>`;
    const tag = unsafeStatic(this.game.tag);
    return html`<div class="game replay-game g-${this.info.game}"><div class="table">${literal`<${tag} class="areas" .sitting=${this.sitting}></${tag}>`}</div></div>`;
  }
}

define('k-replay', Replay);
