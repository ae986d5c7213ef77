/** The rules of a game that can be chosen: a named set, and behind it each single one. */
import { html } from 'lit';
import type { GameInfo, OptionInfo } from '../core/types.ts';
import { has, say } from '../core/words.ts';
import { toggle } from './controls.ts';

export interface RuleChoice {
  preset: string;
  /** Single rules that differ from the set. */
  changed: Record<string, unknown>;
}

/** What a choice means for a new table. */
export function rulesWish(game: GameInfo, choice: RuleChoice): { preset?: string; options?: Record<string, unknown> } {
  if (Object.keys(choice.changed).length === 0) return choice.preset === game.presets[0]?.id ? {} : { preset: choice.preset };
  return { options: chosenRules(game, choice) };
}

const base = (game: GameInfo, choice: RuleChoice) => game.presets.find((each) => each.id === choice.preset)?.options ?? {};

export function ruleOptions(game: GameInfo, choice: RuleChoice, change: (choice: RuleChoice) => void) {
  const values = chosenRules(game, choice);
  const set = (name: string, value: unknown) => change({ ...choice, changed: { ...choice.changed, [name]: value } });
  return html`<fieldset class="picks"><legend>${say('web.setup.preset')}</legend>
      ${game.presets.map(
        (preset) => html`<label class="pick"><input type="radio" name="preset" value=${preset.id} .checked=${preset.id === choice.preset}
          @change=${() => change({ preset: preset.id, changed: {} })}><span>${preset.name}</span></label>`,
      )}</fieldset>
    <details class="folded"><summary>${say('web.setup.single')}</summary>
      <div class="folded-b">${game.options.map((option) => control(game.id, option, values[option.name] ?? option.standard, (value) => set(option.name, value)))}</div></details>`;
}

/** How a strength of bots plays, and what it usually comes to by these rules, where that was measured. */
export function aboutStrength(game: GameInfo, strength: string, options: Record<string, unknown>): string {
  const at = game.levels.findIndex(({ id }) => id === strength);
  return [game.levels[at]?.about, sameRules(game, options)?.usual[at]].filter(Boolean).join(' ');
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const differing = (game: GameInfo, options: Record<string, unknown>, from: Record<string, unknown>) => game.options.filter(({ name }) => !same(options[name], from[name]));

/** The named set that these rules are, if they are one. */
const sameRules = (game: GameInfo, options: Record<string, unknown>) => game.presets.find((each) => differing(game, options, each.options).length === 0);

/** The rules that a choice comes to. */
export const chosenRules = (game: GameInfo, choice: RuleChoice): Record<string, unknown> => ({ ...base(game, choice), ...choice.changed });

/** The rules of a table in words: the name of a set, or what differs from the first one. */
export function rulesInWords(game: GameInfo, options: Record<string, unknown>): string {
  const standard = game.presets[0]?.options ?? {};
  return sameRules(game, options)?.name ?? differing(game, options, standard).map((option) => inWords(game.id, option, options[option.name])).join(' · ');
}

function inWords(game: string, option: OptionInfo, value: unknown): string {
  if (typeof value === 'boolean') return `${option.label}: ${say(value ? 'web.yes' : 'web.no')}`;
  const named = option.values.find((each) => each.id === value);
  return `${option.label}: ${named ? nameOf(game, named.id, named.name) : String(value).replaceAll(',', ' ')}`;
}

/** The short name of a value, where the game has one. */
const nameOf = (game: string, id: string, name: string) => (has(`web.${game}.option.${id}`) ? say(`web.${game}.option.${id}`) : name);

function control(game: string, option: OptionInfo, value: unknown, set: (value: unknown) => void) {
  if (typeof option.standard === 'boolean') return toggle(option.label, value === true, () => set(value !== true));
  const text = (event: Event) => (event.target as HTMLInputElement).value;
  if (option.values?.length) {
    return html`<label class="field"><span>${option.label}</span>
      <select @change=${(event: Event) => set(text(event))}>${option.values.map((each) => html`<option value=${each.id} ?selected=${each.id === value}>${nameOf(game, each.id, each.name)}</option>`)}</select></label>`;
  }
  if (option.list) {
    return html`<label class="field"><span>${option.label}</span>
      <input inputmode="numeric" pattern="[0-9 ,]+" autocomplete="off" .value=${(value as number[]).join(' ')}
        @change=${(event: Event) => set(text(event).split(/[ ,]+/).filter(Boolean).map(Number))}></label>`;
  }
  return html`<label class="field"><span>${option.label}</span>
    <input type="number" min=${option.min ?? 0} max=${option.max ?? 0} .value=${String(value)} @change=${(event: Event) => set(Number(text(event)))}></label>`;
}
