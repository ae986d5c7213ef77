/** People who have to wait for others are asked once whether they want to be notified when the wait is over. */
import { askToTell, mayAsk } from '../core/my-turns.ts';
import { toast } from '../core/toasts.ts';
import { say } from '../core/words.ts';

/** How long somebody waits for others before they are asked. */
const PATIENCE = 8000;

export class TellOffer {
  private waiting?: ReturnType<typeof setTimeout>;

  /** @param waits whether others are waited for now */
  look(waits: boolean): void {
    if (!waits) this.end();
    else if (this.waiting === undefined && mayAsk()) this.waiting = setTimeout(() => toast(say('web.tell.offer'), 'note', { text: say('web.tell.yes'), run: () => void askToTell().then((yes) => yes && toast(say('web.tell.done'))) }), PATIENCE);
  }

  end(): void {
    clearTimeout(this.waiting);
    this.waiting = undefined;
  }
}
