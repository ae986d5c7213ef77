/** The time that is left for a turn; it counts by itself, so that nothing else has to be redrawn. */
import { html, nothing } from 'lit';
import { define, Part } from '../core/part.ts';
import { say } from '../core/words.ts';
import { icon } from '../parts/icons.ts';

class Clock extends Part {
  static override properties = { deadline: { attribute: false } };
  /** When the time is up, by the clock of this device; undefined while nobody is timed. */
  declare deadline: number | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.every(1000, () => this.deadline && this.requestUpdate());
  }

  override render() {
    if (!this.deadline) return nothing;
    const left = Math.max(0, Math.round((this.deadline - Date.now()) / 1000));
    const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
    return html`<span class="clock ${left <= 10 ? 'is-late' : ''}" role="timer" aria-label=${say('web.clock', { seconds: left })}>${icon('clock')}${text}</span>`;
  }
}

define('k-clock', Clock);
