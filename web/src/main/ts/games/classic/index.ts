/** The view of classic Kniffel: the tray, the sheet, and the two answers to "what now". */
import { html, nothing } from 'lit';
import { confirm } from '../../core/dialogs.ts';
import type { Key } from '../../core/keyboard.ts';
import { define } from '../../core/part.ts';
import type { Sound } from '../../core/sound.ts';
import type { State } from '../../core/types.ts';
import { lying } from '../../core/chance.ts';
import { say } from '../../core/words.ts';
import { actButton } from '../../parts/act.ts';
import { placeKeys } from '../../parts/dice.ts';
import { icon } from '../../parts/icons.ts';
import { showTurn } from '../../parts/opponent.ts';
import { rollCount } from '../../parts/sheet.ts';
import type { GameEntry } from '../../table/game-element.ts';
import { HoldingElement, picksUpAll } from '../../table/holding-element.ts';
import { fact } from '../../table/sitting.ts';
import { opponents } from './opponents.ts';
import { sheet } from './sheet.ts';
import { startRoll } from './start.ts';
import { boxes, type BoxId, type ClassicView } from './view.ts';

class Classic extends HoldingElement<ClassicView> {
  private selected?: BoxId;
  private fresh?: BoxId;

  protected override arrived(before: State<ClassicView> | undefined, now: State<ClassicView>): void {
    const was = before?.view;
    const is = now.view;
    this.takeDice(before, now);
    if (before?.version !== now.version) this.selected = undefined;
    const column = is.sheets[this.sheetSeat];
    const old = was?.sheets[this.sheetSeat];
    this.fresh = old && column ? boxes(is.figures).find((box) => old.boxes[box] === undefined && column.boxes[box] !== undefined) : undefined;
  }

  protected override heard(before: ClassicView, now: ClassicView): Sound | undefined {
    const filled = (view: ClassicView) => view.sheets.reduce((sum, sheet) => sum + Object.keys(sheet.boxes).length, 0);
    return filled(now) > filled(before) ? 'write' : undefined;
  }

  /** Whose sheet is the large one: mine, or for a spectator that of the player whose turn it is. */
  private get sheetSeat(): number {
    return this.sitting.seat >= 0 ? this.sitting.seat : Math.max(this.view.seat, 0);
  }

  /** What each box that may be chosen would bring, told by the facts of its move. */
  private previews(): Map<BoxId, number> {
    const previews = new Map<BoxId, number>();
    if (!this.settled) return previews;
    for (const offer of this.sitting.moves) {
      const box = offer.move.score?.box as BoxId | undefined;
      if (box) previews.set(box, fact<{ points: number }>(offer, 'wrote')?.points ?? 0);
    }
    return previews;
  }

  protected override noRoll(): string {
    return this.rollsLeft ? 'classic.no-die-chosen' : 'classic.no-roll-left';
  }

  /** Whether there is a roll left in this turn. */
  private get rollsLeft(): boolean {
    return this.view.rolls < this.view.figures.rolls;
  }

  private choose(box: BoxId): void {
    // A second tap on the chosen box writes it.
    if (this.selected === box) void this.write();
    else this.selected = box;
    this.requestUpdate();
  }

  private async write(): Promise<void> {
    const box = this.selected;
    const offer = box && this.sitting.offer({ score: { box } });
    if (!box || !offer) return;
    const previews = this.previews();
    if (previews.get(box) === 0 && [...previews.values()].some((points) => points > 0)) {
      const name = say(`classic.box.${box}`);
      const best = [...previews.entries()].reduce((one, other) => (other[1] > one[1] ? other : one));
      const better = say('web.classic.strike.better', { name: say(`classic.box.${best[0]}`), points: best[1] });
      if (!(await confirm(say('web.classic.strike', { name }), better, say('web.classic.strike.yes')))) return;
    }
    this.sitting.play(offer.move);
  }

  protected override lastRound(view: ClassicView): boolean {
    return view.round === view.figures.rounds && !view.start;
  }

  protected override keys(): Key[] {
    return [
      { ...placeKeys(this.count), text: say('web.classic.keys.hold'), action: (key) => this.hold(Number(key)) },
      { keys: ['r', ' '], label: 'R', text: say('web.classic.keys.roll'), action: () => this.roll() },
      { keys: ['w'], label: 'W', text: say('web.classic.keys.write'), action: () => void this.write() },
    ];
  }

  protected override totals(view: ClassicView): number[] {
    return view.sheets.map((sheet) => sheet.total);
  }

  protected override updated(): void {
    super.updated();
    showTurn(this);
  }

  override render() {
    const { view, sitting } = this;
    if (view.start) return html`${this.banner('')}${startRoll(sitting)}`;
    const column = view.sheets[this.sheetSeat]!;
    const mine = this.sheetSeat === sitting.seat && !this.many;
    return html`
      ${this.banner(this.prompt(), view.rolls > 0 && !sitting.state.over ? rollCount(view.rolls, view.figures.rolls) : nothing)}
      ${opponents(sitting)}
      ${sheet({
        title: mine ? say('web.classic.sheet.mine') : say('web.classic.sheet.other', { name: sitting.name(this.sheetSeat) }),
        column,
        figures: view.figures,
        previews: this.previews(),
        selected: this.selected,
        fresh: this.fresh,
        advised: sitting.hint?.best.move.score?.box as BoxId | undefined,
        choose: (box) => this.choose(box),
      })}
      ${sitting.state.over ? nothing : this.dock()}
    `;
  }

  private prompt(): string {
    if (!this.settled) return say('web.classic.ask.rolling');
    if (this.view.rolls === 0) return say('web.classic.ask.first');
    return say(this.rollsLeft ? 'web.classic.ask' : 'web.classic.ask.write');
  }

  private dock() {
    return html`<section class="area-dock" aria-label=${say('web.classic.tray')}>
      ${this.tray('tray--big')}
      <div class="acts">${this.writeButton()}${this.rollButton()}</div>
    </section>`;
  }

  private writeButton() {
    const box = this.selected;
    const points = box && this.previews().get(box);
    if (!box || points === undefined) {
      const why = this.sitting.mine && this.view.rolls > 0 ? 'web.classic.write.choose' : 'web.classic.write.wait';
      return actButton({ key: 'w', text: say('web.classic.write'), small: say(why), why: say(why) });
    }
    // When no roll is left, writing is the main thing to do.
    const style = this.rollsLeft ? 'btn--q' : 'btn--act';
    const small = say(points === 0 ? 'web.classic.write.strike' : 'web.classic.write.points', { points });
    return actButton({ key: 'w', text: say(`classic.box.${box}`), small, run: () => void this.write(), look: style, drawing: icon('pen') });
  }

  private rollButton() {
    const { view, sitting } = this;
    const offer = this.rollOffer;
    const count = this.pickedUp.length;
    const small = !sitting.mine
      ? say('web.classic.roll.wait', { name: sitting.name(sitting.asked) })
      : !this.rollsLeft
        ? say('web.classic.roll.none')
        : count === 0
          ? say('web.classic.roll.all-held')
          : `${say('web.classic.roll.dice', { count })} · ${say(`web.classic.roll.${view.rolls + 1}`)}`;
    const waits = sitting.mine && !offer && this.rollsLeft && count > 0;
    return actButton({ key: 'r', text: say('web.classic.roll'), small, run: offer && this.settled ? () => this.roll() : undefined, why: waits || !this.settled ? '' : small, look: 'btn--act btn--big' });
  }
}

define('k-classic', Classic);

export const game: GameEntry = {
  tag: 'k-classic',
  progress: ({ start, round, figures: { rounds } }: ClassicView) => (start ? say('web.classic.start') : say('web.classic.round', { round: Math.min(round, rounds), rounds })),
  lies: ({ start, starter, dice }: ClassicView) => lying(start ? 0 : starter, dice),
  dice: true,
  hushed: (line, _name, view: ClassicView) => picksUpAll(line, view.figures.dice),
};
