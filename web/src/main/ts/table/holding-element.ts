/** The base of game views in which dice are held and the others rolled again. */
import { toast } from '../core/toasts.ts';
import type { Offer } from '../core/types.ts';
import { say } from '../core/words.ts';
import { diceText, placesOf, toggled } from '../parts/dice.ts';
import type { Tray } from '../parts/tray.ts';
import '../parts/tray.ts';
import { GameElement } from './game-element.ts';

export abstract class HoldingElement<V extends { seat: number; rolls: number }> extends GameElement<V> {
  /** The places of the dice that I hold. */
  protected held: number[] = [];
  /** The places that the player whose turn it is held last. */
  protected theirs: number[] = [];
  /** The places that were rolled to get here. */
  protected thrown: number[] = [];
  /** Whether the dice lie still. */
  protected settled = true;
  protected abstract readonly count: number;

  /** Why there is no roll now, as the key of a message. */
  protected abstract noRoll(): string;

  protected get canHold(): boolean {
    return this.settled && this.view.rolls > 0 && this.sitting.moves.some((offer) => offer.move.roll);
  }

  protected get rollOffer(): Offer | undefined {
    const places = placesOf(this.count).filter((place) => this.view.rolls === 0 || !this.held.includes(place));
    return this.sitting.offer({ roll: { dice: diceText(places) } });
  }

  protected hold(place: number): void {
    if (!this.canHold) return;
    this.held = toggled(this.held, place);
    this.sitting.show(this.held);
    this.requestUpdate();
  }

  protected roll(): void {
    if (!this.settled) {
      this.querySelector<Tray>('k-tray')?.settle();
      return;
    }
    const offer = this.rollOffer;
    if (offer) this.sitting.play(offer.move);
    else if (this.sitting.moves.length > 0) toast(say(this.noRoll()));
  }

  protected lieStill(): void {
    this.settled = true;
    this.requestUpdate();
  }

  /** Remembers what the player whose turn it is holds, for their next roll. */
  protected override updated(): void {
    this.theirs = this.sitting.shown(this.view.seat);
  }
}
