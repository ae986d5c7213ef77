/** The tray: dice, each in its own slot, held or lying; they tumble when rolled. */
import { html, nothing } from 'lit';
import { define, Part } from '../core/part.ts';
import { settings } from '../core/settings.ts';
import { TUMBLE } from '../core/store.ts';
import { say } from '../core/words.ts';
import { die, placeKeys, placesOf } from './dice.ts';
import { icon } from './icons.ts';

const FLICKER = 70;
/** How many dice lie in one row with a rail above it, for those held; larger numbers are held where they lie. */
const RAIL = 5;
/** How many dice a row may have at most: that many can still be touched on a small telephone. */
const ROW = 7;

/** Sends `hold` with the place of the die that was touched, and `settled` when the dice lie still. */
class Tray extends Part {
  static override properties = {
    places: { attribute: false },
    dice: { attribute: false },
    lying: { attribute: false },
    held: { attribute: false },
    thrown: { attribute: false },
    active: { attribute: false },
  };
  /** How many dice there are. */
  declare places: number;
  /** The faces by place; empty before the first roll. */
  declare dice: number[];
  /** The faces of dice that wait to be rolled: how they lay last. */
  declare lying: number[];
  /** The places of the dice that are held. */
  declare held: number[];
  /** The places that were rolled to get here; a new list means a new roll, which tumbles. */
  declare thrown: number[];
  /** Whether the dice can be touched. */
  declare active: boolean;
  private tumbling: number[] = [];
  private flicker?: ReturnType<typeof setInterval>;
  private end?: ReturnType<typeof setTimeout>;

  constructor() {
    super();
    this.places = 1;
    this.dice = [];
    this.lying = [];
    this.held = [];
    this.thrown = [];
    this.active = false;
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (changed.has('places')) {
      const rows = Math.ceil(this.places / ROW);
      this.style.setProperty('--columns', `${Math.ceil(this.places / rows)}`);
    }
    if (changed.has('thrown') && this.thrown.length > 0) this.tumble();
  }

  private tumble(): void {
    const time = settings.duration(TUMBLE);
    clearTimeout(this.end);
    clearInterval(this.flicker);
    this.tumbling = time > 0 ? this.thrown : [];
    this.end = setTimeout(() => this.settle(), time);
    if (time > 0) this.flicker = setInterval(() => this.requestUpdate(), FLICKER);
  }

  /** Ends the tumbling at once: a tap does so too. */
  settle(): void {
    clearTimeout(this.end);
    clearInterval(this.flicker);
    this.tumbling = [];
    this.requestUpdate();
    this.dispatchEvent(new Event('settled'));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    clearTimeout(this.end);
    clearInterval(this.flicker);
  }

  private touch(place: number): void {
    if (this.tumbling.length > 0) this.settle();
    else this.dispatchEvent(new CustomEvent('hold', { detail: place }));
  }

  override render() {
    return html`<div class="felt ${this.places > RAIL ? 'felt--many' : ''}" @click=${() => this.tumbling.length > 0 && this.settle()}>
      <div class="slots" role="group" aria-label=${say('web.dice')} data-arrows>${placesOf(this.places).map((place) => this.place(place))}</div>
    </div>`;
  }

  private place(place: number) {
    const face = this.dice[place - 1] ?? 0;
    const held = face > 0 && this.held.includes(place);
    const flying = this.tumbling.includes(place);
    // A flying die shows only a blur.
    const shown = flying ? 1 + Math.floor(Math.random() * 6) : face || (this.lying[place - 1] ?? 0);
    const label = face === 0 || flying ? say('web.die.none', { place }) : say(held ? 'web.die.held' : 'web.die', { place, face });
    return html`<button class="slot ${held ? 'is-held' : ''} ${face > 0 ? '' : shown > 0 ? 'is-old' : 'is-empty'} ${flying ? 'is-flying' : ''}"
        aria-pressed=${held} aria-label=${label} aria-disabled=${!this.active || face === 0} @click=${() => this.touch(place)}>
      <span class="rail">${face > 0 ? icon('lock') : nothing}</span><span class="pit"></span>
      ${shown > 0 ? die(shown) : nothing}${held ? html`<span class="lockmark">${icon('lock')}</span>` : nothing}${place <= placeKeys(this.places).keys.length ? html`<kbd>${place}</kbd>` : nothing}
    </button>`;
  }
}

define('k-tray', Tray);
export type { Tray };
