/** What can be chosen about the next game of an evening: its rules, hints and whose dice. */
import { html, nothing } from 'lit';
import { ask } from '../core/dialogs.ts';
import { define, Part } from '../core/part.ts';
import type { GameInfo, TableDice } from '../core/types.ts';
import { say } from '../core/words.ts';
import { choice, toggle } from './controls.ts';
import { ruleOptions, rulesWish, type RuleChoice } from './options.ts';

class NextGame extends Part {
  static override properties = { game: { attribute: false } };
  declare game: GameInfo;
  private rules: RuleChoice = { preset: '', changed: {} };
  private hints = true;
  private dice: TableDice = 'fair';

  override connectedCallback(): void {
    super.connectedCallback();
    this.rules = { preset: this.game.presets[0]?.id ?? '', changed: {} };
  }

  wish(): object {
    return { hints: this.hints, ...(this.dice !== 'fair' && { dice: this.dice }), ...rulesWish(this.game, this.rules) };
  }

  private set(part: { rules?: RuleChoice; hints?: boolean; dice?: TableDice }): void {
    Object.assign(this, part);
    this.requestUpdate();
  }

  override render() {
    const { game, dice } = this;
    const values = (['fair', 'mixed', 'own'] as const).map((each) => [each, say(`web.setup.dice.${each}`)] as const);
    return html`${ruleOptions(game, this.rules, (rules) => this.set({ rules }))} ${toggle(say('web.setup.hints'), this.hints, () => this.set({ hints: !this.hints }))}
      ${game.ownDice ? html`<div class="ask"><b>${say('web.setup.dice')}</b>${choice(say('web.setup.dice'), values, dice, (each) => this.set({ dice: each }))}</div>` : nothing}`;
  }
}

/** Asks what the next game should be like; undefined if cancelled. */
export async function askNext(game: GameInfo): Promise<object | undefined> {
  const answer = ask({
    title: game.name,
    body: html`<k-next-game class="setup" .game=${game}></k-next-game>`,
    answers: [
      { text: say('web.back'), value: '' },
      { text: say('web.evening.play'), value: 'yes', main: true },
    ],
  });
  const chosen = document.querySelector<NextGame>('dialog k-next-game') ?? undefined;
  return (await answer) ? chosen?.wish() : undefined;
}

define('k-next-game', NextGame);
