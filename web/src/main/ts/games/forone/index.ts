/** The view of For One – Kniffel: choose a die, then its row; score rows, then roll on. */
import { html, nothing, svg, type TemplateResult } from 'lit';
import { announce } from '../../core/announcer.ts';
import { ask, confirm } from '../../core/dialogs.ts';
import type { Key } from '../../core/keyboard.ts';
import { define } from '../../core/part.ts';
import { settings } from '../../core/settings.ts';
import { sound, type Sound } from '../../core/sound.ts';
import { toast } from '../../core/toasts.ts';
import type { Move, State, Over } from '../../core/types.ts';
import { list, lying } from '../../core/chance.ts';
import { say } from '../../core/words.ts';
import { actButton } from '../../parts/act.ts';
import { die, faces, placeKeys } from '../../parts/dice.ts';
import { icon } from '../../parts/icons.ts';
import { seatBadge } from '../../parts/seats.ts';
import { GameElement, type GameEntry } from '../../table/game-element.ts';
import { card } from './card.ts';
import { changes } from './level.ts';
import { ahead, medalLine, prize } from './medals.ts';
import { cap, endsIt, gain, lastRound, prompt } from './prompt.ts';
import { placings } from './row.ts';
import { page } from './sheet.ts';
import { pools, tray } from './tray.ts';
import { levelHas, rowName, type ForOneView, type RowId } from './view.ts';

const TUMBLE = 700;
const FLICKER = 70;
const ROLL_ON: Move = { 'roll-on': {} };
const TAKE_BACK: Move = { 'take-back': {} };

class ForOne extends GameElement<ForOneView> {
  /** The dice of the roll by place, and the places of those that were put somewhere, in that order. */
  private dice: number[] = [];
  private used: number[] = [];
  /** Whether the first place is that of the yellow die. */
  private hasYellow = false;
  private selected?: number;
  /** The row that is about to be scored. */
  private row?: RowId;
  private fresh?: RowId;
  private flying = false;
  private flicker?: ReturnType<typeof setInterval>;
  private end?: ReturnType<typeof setTimeout>;

  protected override arrived(before: State<ForOneView> | undefined, now: State<ForOneView>): void {
    const was = before?.view;
    const is = now.view;
    const yellow = is.book?.yellow?.['in-roll']?.face || is.steps.find((step) => step.yellow)?.face;
    const white = [...faces(is.unplaced), ...is.steps.flatMap((step) => (step.yellow ? [] : [step.face]))].sort();
    const dice = yellow ? [yellow, ...white] : white;
    // Once a row is scored the view no longer has the roll; the holes stay as they are.
    if (dice.length > 0 || is.phase !== 'scoring') this.lay(dice, !!yellow, is.steps);
    if (was && is.phase === 'placing' && (was.phase === 'rolling' || was.round !== is.round)) this.tumble();
    if (before?.version !== now.version) {
      const left = [...dice.keys()].filter((place) => !this.used.includes(place));
      this.selected = new Set(left.map((place) => dice[place])).size === 1 && !(left.includes(0) && this.hasYellow && left.length > 1) ? left[0] : undefined;
      this.row = is.phase === 'scoring' ? is.mustScore[0] : undefined;
      this.fresh = was && is.lines.find((line, i) => line.count > was.lines[i]!.count || line.scored !== was.lines[i]!.scored)?.row;
    }
  }

  protected override heard(before: ForOneView, now: ForOneView): Sound | undefined {
    if (now.scored !== before.scored) return 'write';
    return now.steps.length !== before.steps.length && now.phase !== 'start' ? 'stone' : undefined;
  }

  /** Finds the places of the dice that were put somewhere: the one that was touched, else the first that shows it. */
  private lay(dice: number[], hasYellow: boolean, gone: ForOneView['steps']): void {
    const used: number[] = [];
    gone.forEach(({ face, yellow }, i) => {
      const white = (each: number) => dice[each] === face && !used.includes(each) && !(hasYellow && each === 0);
      used.push(yellow ? 0 : [this.used[i], this.selected, ...dice.keys()].find((each) => each !== undefined && white(each))!);
    });
    this.dice = dice;
    this.hasYellow = hasYellow;
    this.used = used;
  }

  private tumble(): void {
    sound('roll');
    const time = settings.duration(TUMBLE);
    this.settle();
    if (time === 0) return;
    this.flying = true;
    this.flicker = setInterval(() => this.requestUpdate(), FLICKER);
    this.end = setTimeout(() => this.settle(), time);
  }

  /** Ends the tumbling at once: a tap or a key does so too. */
  private settle(): void {
    clearInterval(this.flicker);
    clearTimeout(this.end);
    this.flying = false;
    this.requestUpdate();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.settle();
  }

  /** The number of the die that is chosen. */
  private get face(): number | undefined {
    return this.selected === undefined || this.flying ? undefined : this.dice[this.selected];
  }

  /** Whether the die that is chosen is the yellow one. */
  private get yellow(): boolean {
    return this.hasYellow && this.selected === 0 && this.face !== undefined;
  }

  private choose(place: number): void {
    if (this.flying) this.settle();
    if (this.view.phase !== 'placing' || this.sitting.moves.length === 0 || !this.dice[place] || this.used.includes(place)) return;
    this.selected = this.selected === place ? undefined : place;
    sound('hold');
    this.ask();
  }

  /** By key: the focus moves to the first row that takes the die. */
  private async pick(place: number): Promise<void> {
    this.choose(place);
    await this.updateComplete;
    this.querySelector<HTMLElement>('.fo-row.is-lit')?.focus();
  }

  /** Plays it; what is not allowed is sent too, because the server says why. */
  private play(move: Move): void {
    if (this.flying) this.settle();
    else if (this.sitting.moves.length > 0) this.sitting.play(move);
  }

  private tap(row: RowId): void {
    const { face } = this;
    if (this.view.phase === 'placing') {
      if (this.yellow) void this.placeYellow(row);
      else if (face || this.flying) this.play({ place: { face, row } });
      else if (this.sitting.moves.length > 0) toast(say('web.forone.choose'));
    } else if (this.row === row || !this.sitting.offer({ score: { row } })) {
      void this.score(row);
    } else {
      this.row = row;
      this.ask();
    }
  }

  /** A joker is asked for its number if there are several possibilities. */
  private async placeYellow(row: RowId): Promise<void> {
    const faces = placings(this.sitting, row, this.face, true).map((move) => Number(move['place-yellow']!.face));
    let face = faces.length === 1 ? faces[0] : this.face;
    if (faces.length > 1) {
      const answers = faces.map((each) => ({ text: String(each), value: String(each), main: each === this.face }));
      face = Number(await ask({ title: say('web.forone.joker'), body: say('forone.yellow-joker', { row: say(rowName(row)) }), answers }));
    }
    if (face) this.play({ 'place-yellow': { face, row } });
  }

  private async score(row: RowId | undefined): Promise<void> {
    if (!row) return;
    const better = this.view.lines.some((line) => (gain(this.sitting, line.row)?.points ?? 0) > 0);
    const sure = gain(this.sitting, row)?.points !== 0 || !better || (await confirm(say('web.forone.zero', { row: say(rowName(row)) }), say('web.forone.zero.why'), say('web.forone.score')));
    if (sure) this.play({ score: { row } });
  }

  private discard(): void {
    const { face } = this;
    if (face) this.play(this.removal(face));
    else if (this.view.phase === 'placing') toast(say('web.forone.choose'));
  }

  private removal(face: number): Move {
    return this.yellow ? { 'remove-yellow': {} } : { remove: { face } };
  }

  private async rollOn(): Promise<void> {
    const why = lastRound(this.sitting) ? say('web.forone.end.rounds') : say('web.forone.end.why', { supply: this.view.supply, dice: this.view.rollSize });
    if (endsIt(this.sitting) && !(await confirm(say('web.forone.end'), why, say('web.forone.end.yes')))) return;
    this.play(ROLL_ON);
  }

  protected override keys(): Key[] {
    return [
      { ...placeKeys(this.view.rollSize), text: say('web.forone.keys.die'), action: (key) => void this.pick(Number(key) - 1) },
      { keys: ['r', ' '], label: 'R', text: say('web.forone.keys.roll'), action: () => void this.rollOn() },
      { keys: ['w'], label: 'W', text: say('web.forone.keys.score'), action: () => void this.score(this.row) },
      { keys: ['x', 'Delete'], label: 'X', text: say('web.forone.keys.remove'), action: () => this.discard() },
      { keys: ['u', 'Backspace'], label: 'U', text: say('web.forone.keys.back'), action: () => this.play(TAKE_BACK) },
    ];
  }

  private get asking(): [string, string] {
    return prompt(this.sitting, this.face, this.yellow, this.row, this.flying);
  }

  /** Announces what is asked now that a die or a row is chosen. */
  private ask(): void {
    const most = cap(this.sitting, this.row);
    announce(this.asking.join(' ') + (most === undefined ? '' : ` ${say('web.forone.bonus')}: ${say('web.forone.bonus.then', { most })}`));
    this.requestUpdate();
  }

  override render() {
    const { sitting } = this;
    const advised = sitting.hint?.best.move;
    return html`${this.head()} ${medalLine(sitting)}
      ${card(sitting, { face: this.face, yellow: this.yellow, row: this.row, fresh: this.fresh, advised, tap: (row) => this.tap(row) })}
      <section class="area-dock" aria-label=${say('web.forone.tray')}>${sitting.state.over ? prize(sitting) : this.dock(advised)}</section>`;
  }

  protected override outcome(over: Over): string {
    return `${super.outcome(over)} · ${say(`forone.medal.${this.view.medal}`)}`;
  }

  /** A player alone need not be told whose turn it is: what is asked comes first. */
  private head() {
    const { sitting, view, face } = this;
    if (!sitting.mine) return this.banner('');
    const [words, more] = sitting.state.falling ? [say('web.own'), say('web.own.prompt')] : this.asking;
    return html`<p class="banner is-mine">${face ? die(face) : seatBadge(sitting.seat, sitting.name(sitting.seat))}
      <span class="ban-t"><b>${words}</b> <span class="b2">${more}</span></span>
      <span class="fo-sum"><b>${view.total}</b> ${say('web.forone.points', { points: view.total })}<small>${ahead(view)}</small></span></p>`;
  }

  private dock(advised: Move | undefined) {
    const { view, sitting } = this;
    const isYellow = (place: number) => this.hasYellow && place === 0;
    const placeable = (place: number) => sitting.moves.some(({ move }) => (isYellow(place) ? move['place-yellow'] : move.place?.face === this.dice[place]));
    const removable = (place: number) => sitting.moves.some(({ move }) => (isYellow(place) ? move['remove-yellow'] : move.remove?.face === this.dice[place]));
    const hinted = (place: number) => (isYellow(place) ? !!(advised?.['place-yellow'] ?? advised?.['remove-yellow']) : (advised?.place ?? advised?.remove)?.face === this.dice[place]);
    const places = [...this.dice.keys()];
    const roll = tray(view, {
      dice: this.dice,
      used: this.used,
      selected: this.flying ? undefined : this.selected,
      yellow: this.hasYellow ? 0 : undefined,
      advised: places.filter(hinted),
      active: view.phase === 'placing' && sitting.moves.length > 0,
      flying: this.flying,
      lost: places.filter((place) => removable(place) && !placeable(place)),
      choose: (place) => this.choose(place),
    });
    return html`${view.phase === 'start' && view.book ? this.briefing() : roll} ${pools(view, gain(sitting, this.row)?.supply)}
      <div class="acts fo-acts">${this.backButton()} ${view.phase === 'scoring' ? this.scoreButton() : this.removeButton()} ${this.rollButton()}</div>`;
  }

  /** What is different in this level, before the first roll. */
  private briefing() {
    return html`<div class="fo-brief panel" tabindex="0"><b>${say('web.forone.level.changes')}</b>${changes(this.view)}</div>`;
  }

  private button(main: boolean, move: Move | undefined, text: string, small: string, key: string, act: () => void, drawing: TemplateResult | typeof nothing = nothing) {
    const possible = !!move && !!this.sitting.offer(move) && !this.flying;
    const advised = possible && JSON.stringify(this.sitting.hint?.best.move) === JSON.stringify(move);
    const why = this.flying || this.sitting.pending ? '' : small;
    return actButton({ key, text, small, run: possible ? act : undefined, why, look: main && possible ? 'btn--act' : 'btn--q', drawing: advised ? icon('hint') : drawing });
  }

  private backButton() {
    const step = this.view.steps.at(-1);
    const arrow = html`<svg class="ic" viewBox="0 0 24 24" aria-hidden="true">${svg`<path d="M9 6L4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3"/>`}</svg>`;
    const what = step ? (step.row ? say('web.forone.back.die', { face: step.face, row: say(rowName(step.row)) }) : say('web.forone.back.removed', { face: step.face })) : say('web.forone.back.none');
    return this.button(false, TAKE_BACK, say('web.forone.back'), what, 'u', () => this.play(TAKE_BACK), arrow);
  }

  private removeButton() {
    const { face, sitting } = this;
    const small = !face ? say('web.forone.remove.choose') : sitting.offer(this.removal(face)) ? say('web.forone.remove.die', { face }) : say('web.forone.remove.fits', { face });
    const fits = sitting.moves.some(({ move }) => (this.yellow ? move['place-yellow'] : move.place?.face === face));
    return this.button(!fits, face ? this.removal(face) : undefined, say('web.forone.remove'), small, 'x', () => this.discard());
  }

  private scoreButton() {
    const { row } = this;
    const scored = gain(this.sitting, row);
    const small = row && scored ? say('web.forone.score.row', { row: say(rowName(row)), points: scored.points }) : say('web.forone.score.choose');
    return this.button(true, row ? { score: { row } } : undefined, say('web.forone.score'), small, 'w', () => void this.score(row));
  }

  private rollButton() {
    const { view } = this;
    const left = faces(view.unplaced).length + (view.book?.yellow?.['in-roll'] ? 1 : 0);
    const must = view.mustScore[0];
    const last = endsIt(this.sitting);
    const small = left > 0 ? say('web.forone.roll.left', { dice: left }) : must ? say('web.forone.roll.must', { row: say(rowName(must)) }) : last ? (lastRound(this.sitting) ? say('web.forone.roll.last') : say('web.forone.roll.few', { supply: view.supply })) : say('web.forone.roll.dice', { dice: view.rollSize });
    return this.button(!this.row && !last, ROLL_ON, say(last ? 'web.forone.end.yes' : view.phase === 'start' ? 'web.forone.roll' : 'web.forone.roll.on'), small, 'r', () => void this.rollOn());
  }
}

define('k-forone', ForOne);

export const game: GameEntry = {
  tag: 'k-forone',
  progress: (view: ForOneView) => {
    const rounds = levelHas(view, 'round-limit', 'rounds');
    return rounds ? say('web.forone.round.of', { round: Math.max(view.round, 1), rounds }) : say('web.forone.round', { round: Math.max(view.round, 1) });
  },
  lies: ({ unplaced, book }: ForOneView) => lying([...list(unplaced), ...list(String(book?.yellow?.['in-roll']?.face || ''))].sort().join(' ')),
  page,
  dice: true,
};
