/** Whether everything that games on this device need is kept here, so that they work without a network; the service worker keeps it. */
import { engine } from './site.ts';

/** What the service worker is asked: to fetch what is missing, or only to look. */
export type WorkerTask = 'keep' | 'look';

class Offline extends EventTarget {
  /** Undefined until somebody has looked. */
  ready?: boolean;

  /** Pages that came over plain http from elsewhere have no service worker. */
  readonly possible = engine !== undefined && 'serviceWorker' in navigator;

  /** Fetches what is missing; returns whether everything is there then. */
  keep(): Promise<boolean> {
    return this.ask('keep');
  }

  look(): Promise<boolean> {
    return this.ask('look');
  }

  private async ask(what: WorkerTask): Promise<boolean> {
    if (!this.possible) return false;
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    const answer = new Promise<boolean>((resolve) => (port1.onmessage = ({ data }) => resolve(data === true)));
    active?.postMessage(what, [port2]);
    const before = this.ready;
    this.ready = await answer;
    if (this.ready !== before) this.dispatchEvent(new Event('change'));
    return this.ready;
  }
}

export const offline = new Offline();
