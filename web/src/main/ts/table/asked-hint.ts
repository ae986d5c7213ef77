/** The hint at a table: asked for, thought about, and shown until the game goes on. */
import { announce } from '../core/announcer.ts';
import { api } from '../core/api.ts';
import type { TableStore } from '../core/store.ts';
import { attempt, toast } from '../core/toasts.ts';
import type { Hint } from '../core/types.ts';
import { say } from '../core/words.ts';

export class AskedHint {
  shown?: Hint;
  private version?: number;
  private thinking = false;

  constructor(
    private readonly store: () => TableStore,
    private readonly changed: () => void,
  ) {}

  clear(): void {
    this.shown = undefined;
  }

  /** A hint belongs to its decision. */
  lookWhetherItIsPast(): void {
    if (this.shown && this.version !== this.store().state?.version) this.clear();
  }

  /** Whether the hint for this version is being thought about. */
  isThoughtAbout(version: number): boolean {
    return this.thinking && this.version === version;
  }

  /** Asks for a hint, or removes the one shown. */
  async ask(): Promise<void> {
    const { state, info } = this.store();
    if (this.shown) {
      this.clear();
      this.changed();
      return;
    }
    if (!state?.asked?.moves || !info) {
      toast(say('web.hint.not-now'));
      return;
    }
    if (!info.hints) {
      toast(say('web.hint.off'));
      return;
    }
    if (this.thinking) return;
    this.thinking = true;
    this.version = state.version;
    this.changed();
    const hint = await attempt(() => api.hint(info.id, state.version));
    this.thinking = false;
    this.changed();
    if (!hint || this.store().state?.version !== state.version) return;
    this.shown = hint;
    announce(`${hint.plan[0]?.text ?? hint.best.text}. ${hint.reason}`);
  }
}
