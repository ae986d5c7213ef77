/** The view of Newgame: the points of all, the die, and the two answers to "what now". */
import { html, nothing } from 'lit';
import { lying } from '../../core/chance.ts';
import type { Key } from '../../core/keyboard.ts';
import { define } from '../../core/part.ts';
import { say } from '../../core/words.ts';
import { actButton } from '../../parts/act.ts';
import { die, faces } from '../../parts/dice.ts';
import { seatBadge } from '../../parts/seats.ts';
import { GameElement, type GameEntry } from '../../table/game-element.ts';
import { ROLLS, type NewgameView } from './view.ts';

const ROLL = { roll: {} };
const KEEP = { keep: {} };

class Newgame extends GameElement<NewgameView> {
  private play(move: typeof ROLL | typeof KEEP): void {
    const offer = this.sitting.offer(move);
    if (offer) this.sitting.play(offer.move);
  }

  protected override keys(): Key[] {
    return [
      { keys: ['r', ' '], label: 'R', text: say('web.newgame.roll'), action: () => this.play(ROLL) },
      { keys: ['k'], label: 'K', text: say('web.newgame.keep'), action: () => this.play(KEEP) },
    ];
  }

  override render() {
    return html`${this.banner(this.prompt())}${this.totals()}${this.sitting.state.over ? nothing : this.dock()}`;
  }

  private prompt(): string {
    if (this.view.rolls === 0) return say('web.newgame.ask.first');
    return say(this.view.rolls < ROLLS ? 'web.newgame.ask' : 'web.newgame.ask.keep');
  }

  private totals() {
    const { sitting, view } = this;
    return html`<section class="area-board" aria-label=${say('web.newgame.totals')}><ol class="totals">
      ${view.totals.map((points, seat) => html`<li>${seatBadge(seat, sitting.name(seat))}<span>${sitting.name(seat)}</span><b>${points}</b></li>`)}
    </ol></section>`;
  }

  private dock() {
    return html`<section class="area-dock" aria-label=${say('web.newgame.die')}>
      <div class="tray"><div class="felt">${faces(this.view.dice).map((face) => die(face, 'm'))}</div></div>
      <div class="acts">${this.button(KEEP, 'k', say('web.newgame.keep'))}${this.button(ROLL, 'r', say('web.newgame.roll'))}</div>
    </section>`;
  }

  private button(move: typeof ROLL | typeof KEEP, key: string, text: string) {
    return actButton({ key, text, small: '', run: this.sitting.offer(move) && (() => this.play(move)), look: 'btn--act' });
  }
}

define('k-newgame', Newgame);

export const game: GameEntry = {
  tag: 'k-newgame',
  progress: (view: NewgameView) => say('web.newgame.round', { round: Math.min(view.round, view.rounds), rounds: view.rounds }),
  dice: true,
  lies: ({ dice }: NewgameView) => lying(dice),
};
