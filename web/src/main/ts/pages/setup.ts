/** What is asked before a table is made: as little as possible, the rest folded away. */
import '../kit.ts';
import { html, nothing } from 'lit';
import { canPlayHere, hasEngine } from '../core/device.ts';
import { define, Part } from '../core/part.ts';
import { LONGEST_NAME, settings } from '../core/settings.ts';
import { isSite, to } from '../core/site.ts';
import type { GameInfo, SeatWish, TableDice, TableWish } from '../core/types.ts';
import { say } from '../core/words.ts';
import { icon } from '../parts/icons.ts';
import { choice, toggle } from './controls.ts';
import { aboutStrength, chosenRules, ruleOptions, rulesWish, type RuleChoice } from './options.ts';

export type Way = 'bots' | 'friends' | 'screen';

const CLOCKS = [0, 30, 60, 120];
const KEY = 'kniffel.level';

const upTo = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const me = (name = settings.now.name): SeatWish => ({ me: name ? { name } : {} });

interface Plan {
  /** How strong the bots are. */
  strength: string;
  bots: number;
  places: number;
  /** How many of them play at this device. */
  here: number;
  names: string[];
  listed: boolean;
  hints: boolean;
  /** Seconds for a turn; 0 for no clock. */
  clock: number;
  rules: RuleChoice;
  dice: TableDice;
  /** Whether it is played on this device and not at the server. */
  onDevice: boolean;
}

export class Setup extends Part {
  static override properties = { game: { attribute: false }, way: { attribute: false } };
  declare game: GameInfo;
  declare way: Way;
  private plan: Plan = { strength: 'normal', bots: 1, places: 2, here: 1, names: ['', ''], listed: false, hints: true, clock: 0, rules: { preset: '', changed: {} }, dice: 'fair', onDevice: false };

  override connectedCallback(): void {
    super.connectedCallback();
    const { game } = this;
    const strength = localStorage.getItem(KEY) ?? '';
    this.change({
      rules: { preset: game.presets[0]?.id ?? '', changed: {} },
      names: [settings.now.name, ''],
      places: Math.min(game.maxPlayers, 4),
      onDevice: settings.now.onDevice && canPlayHere(),
      ...(game.levels.some((each) => each.id === strength) && { strength }),
    });
  }

  /** Whether it is to be played on this device; the last choice is preselected next time. */
  isHere(): boolean {
    const asked = !isSite && this.way !== 'friends' && canPlayHere();
    if (asked) settings.set({ onDevice: this.plan.onDevice });
    return asked && this.plan.onDevice;
  }

  /** The table that was asked for. */
  wish(): TableWish {
    const { strength, listed, hints, clock, rules, dice } = this.plan;
    localStorage.setItem(KEY, strength);
    const open = this.way === 'friends';
    return { game: this.game.id, seats: this.seats(), start: !open, listed: open && listed, hints, clock: dice === 'fair' ? clock : 0, ...(dice !== 'fair' && { dice }), ...rulesWish(this.game, rules) };
  }

  private seats(): SeatWish[] {
    const { strength, bots, places, here, names } = this.plan;
    if (this.game.maxPlayers === 1) return [me()];
    if (this.way === 'bots') return [me(), ...upTo(1, bots).map((): SeatWish => ({ bot: { level: strength } }))];
    if (this.way === 'friends') return [me(), ...upTo(2, places).map((at): SeatWish => (at <= here ? { local: { name: say('web.player', { number: at }) } } : { friend: {} }))];
    if (names[0]) settings.set({ name: names[0] });
    return names.map((name, i) => name || say('web.player', { number: i + 1 })).map((name, i) => (i === 0 ? me(name) : { local: { name } }));
  }

  private change(part: Partial<Plan>): void {
    this.plan = { ...this.plan, ...part };
    this.requestUpdate();
  }

  override render() {
    const { game, plan } = this;
    const alone = game.maxPlayers === 1;
    return html`${game.book ? html`<p><a class="btn btn--q btn--wide" href=${to(`/book/${game.id}`)}>${icon('rules')}${say('web.book.choose')}</a></p>` : nothing}${alone ? nothing : this.way === 'bots' ? this.opponents() : this.way === 'friends' ? this.friends() : this.people()}
      ${this.where()}
      <details class="folded" ?open=${alone}><summary>${say('web.setup.more')}</summary><div class="folded-b">
        ${ruleOptions(game, plan.rules, (rules) => this.change({ rules }))}
        ${toggle(say('web.setup.hints'), plan.hints, () => this.change({ hints: !plan.hints }))}
        ${game.ownDice ? this.dice() : nothing}
        ${this.way === 'friends' && plan.dice === 'fair' ? this.clocks() : nothing}
      </div></details>`;
  }

  /** At the server or on this device: only if nobody else is to come and the engine is available. */
  private where() {
    const { onDevice } = this.plan;
    if (isSite || !hasEngine || this.way === 'friends') return nothing;
    if (!canPlayHere()) return html`<p class="note">${say('web.device.lacking')}</p>`;
    return html`${toggle(say('web.device.choose'), onDevice, () => this.change({ onDevice: !onDevice }))}${onDevice ? html`<p class="note">${say('web.device.choose.text')}</p>` : nothing}`;
  }

  private opponents() {
    const { game, plan } = this;
    const strengths = game.levels.map(({ id, name }) => [id, name] as const);
    const counts = upTo(Math.max(0, game.minPlayers - 1), game.maxPlayers - 1);
    return html`<div class="ask"><b>${say('web.setup.strength')}</b>${choice(say('web.setup.strength'), strengths, plan.strength, (strength) => this.change({ strength }))}<p class="note" aria-live="polite">${aboutStrength(game, plan.strength, chosenRules(game, plan.rules))}</p></div>
      <div class="ask"><b>${say('web.setup.bots')}</b>${choice(say('web.setup.bots'), counts.map((count) => [count, String(count)] as const), plan.bots, (bots) => this.change({ bots }))}</div>`;
  }

  private friends() {
    const { plan } = this;
    const counts = upTo(2, this.game.maxPlayers).map((count) => [count, String(count)] as const);
    return html`<p class="note">${say('web.setup.friends')}</p>
      <div class="ask"><b>${say('web.setup.places')}</b>${choice(say('web.setup.places'), counts, plan.places, (places) => this.change({ places, here: Math.min(plan.here, places - 1) }))}</div>
      ${plan.places > 2 ? html`<div class="ask"><b>${say('web.setup.here')}</b>${choice(say('web.setup.here'), upTo(1, plan.places - 1).map((count) => [count, String(count)] as const), plan.here, (here) => this.change({ here }))}</div>` : nothing}
      ${toggle(say('web.setup.listed'), plan.listed, () => this.change({ listed: !plan.listed }))}`;
  }

  /** Whose dice: the program's, or those on the table; bots may have somebody roll for them. */
  private dice() {
    const { plan, game } = this;
    const bots = this.way === 'bots' && game.maxPlayers > 1;
    const values = (bots ? (['fair', 'mixed', 'own'] as const) : (['fair', 'own'] as const)).map((each) => [each, say(each === 'own' && !bots ? 'web.setup.dice.own.all' : `web.setup.dice.${each}`)] as const);
    return html`<div class="ask"><b>${say('web.setup.dice')}</b>${choice(say('web.setup.dice'), values, plan.dice, (dice) => this.change({ dice }))}</div>`;
  }

  private clocks() {
    const { plan } = this;
    const values = CLOCKS.map((seconds) => [seconds, seconds === 0 ? say('web.setup.clock.none') : say('web.setup.clock.seconds', { seconds })] as const);
    return html`<div class="ask"><b>${say('web.setup.clock')}</b>${choice(say('web.setup.clock'), values, plan.clock, (clock) => this.change({ clock }))}</div>`;
  }

  private people() {
    const { plan } = this;
    const rename = (i: number) => (event: Event) => (plan.names[i] = (event.target as HTMLInputElement).value.trim());
    const names = (list: string[]) => this.change({ names: list });
    return html`<p class="note">${say('web.same-screen.names')}</p>
      <ol class="people">${plan.names.map((name, i) => {
        const label = say('web.player', { number: i + 1 });
        return html`<li><label class="field"><span>${label}</span><input maxlength=${LONGEST_NAME} autocomplete="off" placeholder=${label} .value=${name} @input=${rename(i)} @keydown=${submit}></label>
          ${i > 1 ? html`<button type="button" class="ibtn" aria-label=${say('web.setup.remove', { name: name || label })} @click=${() => names(plan.names.filter((_, at) => at !== i))}>${icon('cross')}</button>` : nothing}</li>`;
      })}</ol>
      ${plan.names.length < this.game.maxPlayers ? html`<button type="button" class="btn btn--q btn--sm" @click=${() => names([...plan.names, ''])}>${icon('plus')}${say('web.setup.add')}</button>` : nothing}`;
  }
}

/** Enter in a field gives the main answer of the dialog, not the first one. */
function submit(event: KeyboardEvent): void {
  if (event.key !== 'Enter') return;
  event.preventDefault();
  (event.target as HTMLElement).closest('form')?.querySelector<HTMLButtonElement>('.dialog-acts .btn--act')?.click();
}

define('k-setup', Setup);
