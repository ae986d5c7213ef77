/** The base of game views in which dice are held and the others rolled again. */
import { html } from 'lit';
import { heldAt, isHeld, keepHeld, type Point } from '../core/held.ts';
import { sound } from '../core/sound.ts';
import { toast } from '../core/toasts.ts';
import type { LogLine, Move, Offer, State } from '../core/types.ts';
import { say } from '../core/words.ts';
import { diceText, faces, lyingAtFirst, placesOf, rolledAgain, toggled } from '../parts/dice.ts';
import { fly } from '../parts/flight.ts';
import type { Tray } from '../parts/tray.ts';
import '../parts/tray.ts';
import { GameElement } from './game-element.ts';

/** What the views of such games have in common. */
interface Rolled {
  seat: number;
  round: number;
  rolls: number;
  dice: string;
  /** The places of the dice that are in the air, or that people who roll their own have not told yet. */
  rolling: string;
  figures: { dice: number };
}

/** Whether a line only says that all dice are picked up, which is no news. */
export function picksUpAll(line: LogLine, count: number): boolean {
  return faces(line.move?.roll?.dice as string | undefined).length === count;
}

export abstract class HoldingElement<V extends Rolled> extends GameElement<V> {
  /** The places of the dice that I hold. */
  protected held: number[] = [];
  /** The places that the player whose turn it is held when rolling, or has chosen to hold now. */
  private theirs: number[] = [];
  /** The dice as they lay last: they lie there until somebody rolls again. */
  private lying: number[] = [];
  /** The places that were rolled to get here. */
  private thrown: number[] = [];
  /** Whether the dice lie still. */
  protected settled = true;
  private flown?: State<V>;

  /** How many dice there are. */
  protected get count(): number {
    return this.view.figures.dice;
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.follow(window, 'storage', (event) => isHeld(event) && this.recall());
  }

  protected override firstUpdated(): void {
    this.recall();
  }

  private get point(): Point {
    const { state, info, seat } = this.sitting;
    return { table: info.id, seat, version: state.version };
  }

  /** Restores what I held before the page was reloaded, or hold in another tab. */
  private recall(): void {
    const places = this.sitting.mine ? heldAt(this.point) : undefined;
    if (!places) return;
    this.held = places;
    this.requestUpdate();
  }

  /** What each seat has, to be seen growing. */
  protected abstract totals(view: V): number[];

  /** Why there is no roll now, as the key of a message. */
  protected abstract noRoll(): string;

  /** Why no die can be held now, as the key of a message. */
  private noHold(): string {
    return this.view.rolls === 0 ? 'web.hold.first' : 'web.hold.last';
  }

  protected get canHold(): boolean {
    return this.settled && this.view.rolls > 0 && this.sitting.moves.some((offer) => offer.move.roll);
  }

  /** The places of the dice that the next roll picks up. */
  protected get pickedUp(): number[] {
    return placesOf(this.count).filter((place) => this.view.rolls === 0 || !this.held.includes(place));
  }

  protected get rollOffer(): Offer | undefined {
    return this.sitting.offer({ roll: { dice: diceText(this.pickedUp) } });
  }

  protected hold(place: number): void {
    if (!this.canHold) {
      const { mine, asked } = this.sitting;
      if (this.settled && !this.sitting.pending) toast(mine ? say(this.noHold()) : asked < 0 ? say('web.turn.none') : say('web.turn.other', { name: this.sitting.name(asked) }));
      return;
    }
    this.held = toggled(this.held, place);
    sound('hold');
    keepHeld(this.point, this.held);
    this.sitting.show(this.held);
    this.requestUpdate();
  }

  protected roll(): void {
    if (this.sitting.behind) {
      this.sitting.skip();
      return;
    }
    if (!this.settled) {
      this.querySelector<Tray>('k-tray')?.settle();
      return;
    }
    const offer = this.rollOffer;
    if (offer) this.sitting.play(offer.move);
    else if (this.sitting.moves.length > 0) toast(say(this.noRoll()));
  }

  private lieStill(): void {
    this.settled = true;
    this.requestUpdate();
  }

  /** The places of the dice on the rail: mine, or those of the player whose turn it is. */
  protected get railed(): number[] {
    const { sitting, view } = this;
    if (sitting.mine) return this.held;
    const coming = sitting.intent(view.seat)?.roll;
    return coming ? this.kept({ roll: coming }) : (sitting.shown(view.seat) ?? this.theirs);
  }

  private kept(move: Move): number[] {
    const rolled = faces(move.roll!.dice as string);
    return placesOf(this.count).filter((place) => !rolled.includes(place));
  }

  /** Follows the dice into a new state: rolled, lying as they fell, or not there yet. Returns whether the turn is the same. */
  protected takeDice(before: State<V> | undefined, now: State<V>): boolean {
    const was = before?.view;
    const is = now.view;
    const same = was?.seat === is.seat && was.round === is.round;
    const lay = same && was.dice && was.rolls === is.rolls && !was.rolling;
    if (was && is.dice && !is.rolling && !lay) this.rolled(same ? faces(was.dice) : [], faces(is.dice), now);
    if (!is.dice) this.settled = true;
    else this.lying = faces(is.dice);
    if (!same) this.passed();
    return same;
  }

  /** The dice where they are held and rolled. */
  protected tray(look: string, held = this.railed) {
    return html`<k-tray class="tray ${look}" .places=${this.count} .dice=${faces(this.view.dice)} .lying=${this.lying.length > 0 ? this.lying : lyingAtFirst(this.count)} .held=${held} .thrown=${this.thrown} .active=${this.canHold}
      @hold=${(event: CustomEvent<number>) => this.hold(event.detail)} @settled=${this.lieStill}></k-tray>`;
  }

  /** The dice have been rolled: which of them, and which were held? */
  private rolled(before: number[], now: number[], state: State<V>): void {
    const move = state.log.findLast((line) => line.move?.roll)?.move;
    const held = move ? this.kept(move) : state.viewer === state.view.seat ? this.held : this.theirs;
    this.theirs = before.length > 0 ? held : [];
    this.thrown = before.length === 0 ? placesOf(now.length) : move ? faces(move.roll!.dice as string) : rolledAgain(before, now, held);
    this.settled = false;
    this.lying = now;
    sound('roll');
  }

  /** Another turn: nothing is held. */
  private passed(): void {
    this.held = [];
    this.theirs = [];
  }

  /** What somebody has won flies from the dice to their total. */
  protected override updated(): void {
    const now = this.sitting.state;
    const was = this.flown;
    this.flown = now;
    if (!was || was === now || was.version >= now.version) return;
    const before = this.totals(was.view);
    this.totals(now.view).forEach((total, seat) => {
      const won = total - (before[seat] ?? 0);
      const place = seat === this.sitting.seat ? '.tot b' : `.opp.p${(seat % 8) + 1} .opp-t`;
      if (won > 0) fly(`+${won}`, this.querySelector('k-tray'), this.querySelector(place));
    });
  }
}
