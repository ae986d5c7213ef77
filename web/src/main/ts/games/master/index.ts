/** The view of Kniffel Master: the board, the dice, and what the roll can be used for. */
import { html, nothing } from 'lit';
import type { Key } from '../../core/keyboard.ts';
import { define } from '../../core/part.ts';
import type { Sound } from '../../core/sound.ts';
import type { State } from '../../core/types.ts';
import { lying } from '../../core/chance.ts';
import { say } from '../../core/words.ts';
import { actButton } from '../../parts/act.ts';
import { placeKeys } from '../../parts/dice.ts';
import { icon } from '../../parts/icons.ts';
import { rollCount } from '../../parts/sheet.ts';
import type { GameEntry } from '../../table/game-element.ts';
import { HoldingElement, picksUpAll } from '../../table/holding-element.ts';
import { canonical } from '../../core/fair.ts';
import { board } from './board.ts';
import { gainOf, sorted, weaker, type Gain } from './gain.ts';
import { opponents } from './opponents.ts';
import { inWords, meanwhile, uses } from './uses.ts';
import type { MasterView } from './view.ts';

class Master extends HoldingElement<MasterView> {
  /** The other seat whose board is looked at; -1 for none. */
  private looking = -1;
  private unfolded = false;
  private gains: Gain[] = [];
  private folded: Gain[] = [];
  private selected?: Gain;

  protected override arrived(before: State<MasterView> | undefined, now: State<MasterView>): void {
    const is = now.view;
    if (!this.takeDice(before, now) && this.myTurn) this.looking = -1;
    const offers = (now.asked?.moves ?? []).filter((offer) => !offer.move.roll);
    this.gains = sorted(offers.map((offer) => gainOf(offer, is.sides[is.seat]!)));
    this.folded = weaker(this.gains);
    this.unfolded = false;
    // A single use is chosen at once.
    this.selected = this.gains.length === 1 && is.rollsLeft === 0 ? this.gains[0] : undefined;
  }

  protected override heard(before: MasterView, now: MasterView): Sound | undefined {
    const side = before.sides[before.seat];
    const then = now.sides[before.seat];
    if (!side || !then || JSON.stringify(side) === JSON.stringify(then)) return undefined;
    return then.coin !== side.coin || then.laps !== side.laps ? 'coin' : 'write';
  }

  /** The uses that are shown; one that a hint points at always is. */
  private get listed(): Gain[] {
    return this.unfolded ? this.gains : this.gains.filter((gain) => !this.folded.includes(gain) || gain === this.hinted);
  }

  private get hinted(): Gain | undefined {
    const best = this.sitting.hint && canonical(this.sitting.hint.best.move);
    return best ? this.gains.find((gain) => canonical(gain.offer.move) === best) : undefined;
  }

  /** Whether a use can be chosen now: the dice lie still, and nothing is under way. */
  private get canUse(): boolean {
    return this.settled && this.gains.length > 0 && this.sitting.moves.length > 0;
  }

  private get myTurn(): boolean {
    return this.view.seat === this.sitting.seat;
  }

  protected override noRoll(): string {
    return this.view.rollsLeft > 0 ? 'master.no-die-chosen' : 'master.no-roll-left';
  }

  private choose(gain: Gain): void {
    // A second tap on the chosen one takes it.
    if (this.selected === gain) this.use();
    else this.selected = gain;
    this.looking = -1;
    this.requestUpdate();
  }

  /** Chooses the next of some uses after the one that is chosen. */
  private chooseNext(among: Gain[], step = 1): void {
    if (among.length === 0) return;
    const at = this.selected ? among.indexOf(this.selected) : -1;
    this.selected = among.at(at < 0 && step < 0 ? -1 : (at + step) % among.length);
    this.looking = -1;
    this.requestUpdate();
  }

  /** Steps through the uses by key; the focus follows, so that the chosen one is read out. */
  private async step(step: number): Promise<void> {
    if (!this.canUse) return;
    this.chooseNext(this.listed, step);
    await this.updateComplete;
    this.querySelector<HTMLElement>('.use.is-sel')?.focus();
  }

  private use(): void {
    if (this.selected && this.canUse) this.sitting.play(this.selected.offer.move);
    else void this.step(1);
  }

  private look(seat: number): void {
    this.looking = this.looking === seat ? -1 : seat;
    this.requestUpdate();
  }

  protected override totals(view: MasterView): number[] {
    return view.sides.map((side) => side.stars);
  }

  protected override lastRound(view: MasterView): boolean {
    return view.lastRound !== undefined && view.round >= view.lastRound;
  }

  protected override keys(): Key[] {
    return [
      { ...placeKeys(this.count), text: say('web.master.keys.hold'), action: (key) => this.hold(Number(key)) },
      { keys: ['r', ' '], label: 'R', text: say('web.master.keys.roll'), action: () => this.roll() },
      { keys: ['ArrowDown', 'ArrowUp'], label: '↑ ↓', text: say('web.master.keys.choose'), action: (key) => void this.step(key === 'ArrowUp' ? -1 : 1) },
      { keys: ['w'], label: 'W', text: say('web.master.keys.use'), action: () => this.use() },
      { keys: ['b'], label: 'B', text: say('web.master.keys.look'), action: () => this.lookNext() },
    ];
  }

  private lookNext(): void {
    const { others } = this.sitting;
    this.looking = others[others.indexOf(this.looking) + 1] ?? -1;
    this.requestUpdate();
  }

  override render() {
    const { view, sitting } = this;
    const home = sitting.seat >= 0 ? sitting.seat : Math.max(view.seat, 0);
    const seat = this.looking >= 0 ? this.looking : home;
    const mine = seat === view.seat && this.canUse;
    return html`
      ${this.banner(this.prompt(), view.rolls > 0 && !sitting.state.over ? rollCount(view.rolls, view.rolls + view.rollsLeft) : nothing)}
      ${opponents(sitting, (each) => this.look(each))}
      ${board({
        seat,
        title: seat === sitting.seat && !this.many ? say('web.master.board') : say('web.master.board.of', { name: sitting.name(seat) }),
        view,
        side: view.sides[seat]!,
        gain: mine ? this.selected : undefined,
        gains: mine ? this.gains : [],
        choose: (does) => mine && this.chooseNext(this.gains.filter((gain) => does(gain) && (this.unfolded || !this.folded.includes(gain)))),
        back: seat === home ? undefined : () => this.look(seat),
      })}
      ${sitting.state.over ? nothing : this.dock()}
    `;
  }

  private prompt(): string {
    if (!this.settled) return say('web.master.ask.rolling');
    if (this.view.rolls === 0) return say('web.master.ask.first');
    return say(this.view.rollsLeft > 0 ? 'web.master.ask' : 'web.master.ask.use');
  }

  private dock() {
    const { view, sitting } = this;
    // After the last roll there is no point in holding dice.
    const held = view.rollsLeft === 0 && this.myTurn ? [] : this.railed;
    return html`<section class="area-dock" aria-label=${say('web.master.dock')}>
      ${this.tray('tray--flat', held)}
      <div class="uses panel">${this.canUse ? this.uses() : this.myTurn && view.rolls > 0 && !this.canHold ? nothing : meanwhile(sitting, say(this.canHold ? 'web.master.uses.none' : 'web.master.uses.later'))}</div>
      <div class="acts ${this.myTurn && view.rollsLeft === 0 ? 'acts--one' : ''}">${this.useButton()}${this.rollButton()}</div>
    </section>`;
  }

  private uses() {
    return uses({
      gains: this.listed,
      weaker: this.folded.length,
      unfolded: this.unfolded,
      selected: this.selected,
      hinted: this.hinted,
      choose: (gain) => this.choose(gain),
      fold: () => {
        this.unfolded = !this.unfolded;
        this.requestUpdate();
      },
    });
  }

  private useButton() {
    const gain = this.canUse ? this.selected : undefined;
    const side = this.view.sides[this.view.seat]!;
    if (!gain) {
      const why = this.canUse ? 'web.master.use.choose' : 'web.master.use.wait';
      return actButton({ key: 'w', text: say('web.master.use'), small: say(why), why: say(why) });
    }
    const small = gain.stars > 0 ? say('web.master.use.stars', { from: side.stars, to: side.stars + gain.stars }) : inWords(gain);
    return actButton({ key: 'w', text: gain.name, small, run: () => this.use(), look: 'btn--act btn--big', drawing: icon('check') });
  }

  private rollButton() {
    const { view, sitting } = this;
    if (this.myTurn && view.rollsLeft === 0) return nothing;
    const count = this.pickedUp.length;
    const hint = sitting.hint?.best.move.roll;
    const dice = count === 0 ? say('web.master.roll.all-held') : say('web.master.roll.dice', { count });
    const small = this.myTurn ? dice : say('web.turn.other', { name: sitting.name(view.seat) });
    // Once a use is chosen, taking it is the main thing to do.
    const style = this.selected && this.canUse ? 'btn--q' : 'btn--act btn--big';
    const run = this.rollOffer && this.settled ? () => this.roll() : undefined;
    return actButton({ key: 'r', text: say('web.master.roll'), small, run, why: this.myTurn && count > 0 ? '' : small, look: style, drawing: hint ? icon('hint') : nothing });
  }
}

define('k-master', Master);

export const game: GameEntry = {
  tag: 'k-master',
  progress: (view: MasterView) => say('web.master.round', { round: view.round, goal: view.goal }),
  lies: ({ starter, dice }: MasterView) => lying(starter ?? -1, dice),
  dice: true,
  hushed: (line, _name, view: MasterView) => picksUpAll(line, view.figures.dice),
};
