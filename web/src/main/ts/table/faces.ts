/** The pad on which people say what fell on their table: five taps, corrected until confirmed. */
import '../kit.ts';
import { html, nothing } from 'lit';
import { useKeys, type Key } from '../core/keyboard.ts';
import { define, Part } from '../core/part.ts';
import type { TableStore } from '../core/store.ts';
import type { Falling } from '../core/types.ts';
import { say } from '../core/words.ts';
import { actButton } from '../parts/act.ts';
import { die, placesOf } from '../parts/dice.ts';
import { seatBadge } from '../parts/seats.ts';

const FACES = [1, 2, 3, 4, 5, 6];

class Faces extends Part {
  static override properties = { store: { attribute: false }, falling: { attribute: false }, names: { attribute: false } };
  declare store: TableStore;
  declare falling: Falling;
  declare names: string[];
  private said: number[] = [];
  /** Whether only the last roll of the turn is told. */
  private only = false;
  /** The version that this was said at. */
  private version?: number;
  private endKeys?: () => void;

  override connectedCallback(): void {
    super.connectedCallback();
    this.endKeys = useKeys(() => this.keys());
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.endKeys?.();
  }

  protected override willUpdate(): void {
    if (this.version === this.store.state?.version) return;
    this.version = this.store.state?.version;
    this.said = [];
    this.only = false;
  }

  private get whole(): boolean {
    return this.said.length === this.falling.dice;
  }

  private keys(): Key[] {
    if (this.falling.dice === 0) return [];
    return [
      { keys: FACES.map(String), label: '1 – 6', text: say('web.own.keys.faces'), action: (key) => this.add(Number(key)) },
      { keys: ['Backspace'], label: '⌫', text: say('web.own.keys.back'), action: () => this.takeAway(this.said.length - 1) },
      { keys: ['r', ' '], label: 'R', text: say('web.own.confirm'), action: () => this.confirm() },
    ];
  }

  private add(face: number): void {
    if (this.whole) return;
    this.said = [...this.said, face];
    this.requestUpdate();
    // With the last die only one thing is left to do: Enter does it.
    if (this.whole) void this.updateComplete.then(() => this.querySelector<HTMLButtonElement>('.faces-ok')?.focus());
  }

  private takeAway(place: number): void {
    this.said = this.said.filter((_, i) => i !== place);
    this.requestUpdate();
  }

  private confirm(): void {
    if (this.whole && !this.store.pending) this.store.say(this.said, this.only);
  }

  override render() {
    const { falling, names } = this;
    if (falling.dice === 0) {
      return html`<section class="faces panel" aria-label=${say('web.own')}><h2>${say('web.own.starter')}</h2>
        <div class="faces-seats">${names.map((name, seat) => html`<button class="btn btn--q" ?disabled=${!!this.store.pending} @click=${() => this.store.say([seat], false)}>${seatBadge(seat, name)}${name}</button>`)}</div></section>`;
    }
    const id = this.store.info!.game;
    const name = falling.seat === undefined ? '' : names[falling.seat]!;
    return html`<section class="faces panel" aria-label=${say('web.own')}>
      <h2>${say(this.only ? 'web.own.last' : 'web.own.faces', { name, count: falling.dice })}</h2>
      ${falling.apart ? html`<p class="note">${say(`web.${id}.apart-first`)}</p>` : nothing}
      <div class="faces-said" role="group" aria-label=${say('web.own.said')}>${placesOf(falling.dice).map((place) => this.dieAt(place))}</div>
      <div class="faces-pad" role="group" aria-label=${say('web.own.pad')}>${FACES.map((face) => html`<button class="faces-key" aria-label=${say('web.own.face', { face })} ?disabled=${this.whole} @click=${() => this.add(face)}>${die(face, 'm')}</button>`)}</div>
      <div class="faces-acts">
        ${falling.pad ? html`<button class="btn btn--q" aria-pressed=${this.only} @click=${() => this.switchOnly()}><span>${say('web.own.only-last')}<small>${say('web.own.only-last.text')}</small></span></button>` : nothing}
        ${this.confirmButton()}
      </div>
    </section>`;
  }

  private confirmButton() {
    const missing = say('web.own.missing', { count: this.falling.dice - this.said.length });
    const ready = this.whole && !this.store.pending;
    return actButton({ key: 'r', text: say('web.own.confirm'), small: this.whole ? this.said.join(' ') : missing, look: 'btn--act faces-ok', ...(ready ? { run: () => this.confirm() } : { why: this.whole ? undefined : missing }) });
  }

  private switchOnly(): void {
    this.only = !this.only;
    this.requestUpdate();
  }

  private dieAt(place: number) {
    const face = this.said[place - 1];
    const apart = this.falling.apart && place === 1 ? 'is-apart' : '';
    if (!face) return html`<span class="faces-place ${apart}"></span>`;
    return html`<button class="faces-place ${apart}" aria-label=${say('web.own.remove', { face })} @click=${() => this.takeAway(place - 1)}>${die(face, 'm')}</button>`;
  }
}

define('k-faces', Faces);
