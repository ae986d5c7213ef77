/** Short notes at the edge of the page: problems, refusals, confirmations. */
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { Problem } from './api.ts';
import { announce } from './announcer.ts';
import { define, Part } from './part.ts';
import { say } from './words.ts';
import { icon } from '../parts/icons.ts';

interface Toast {
  id: number;
  text: string;
  kind: 'note' | 'bad';
  /** What can be done about it; such a note stays. */
  action?: { text: string; run: () => void };
}

const STAY = 6000;
let list: Toast[] = [];
let count = 0;
const board = new EventTarget();

/** Shows a note for a while, and announces it to a screen reader; returns a function that removes it sooner. */
export function toast(text: string, kind: Toast['kind'] = 'note', action?: Toast['action']): () => void {
  if (!text || list.some((known) => known.text === text)) return () => undefined;
  const id = ++count;
  list = [...list.slice(-2), { id, text, kind, action }];
  announce(text);
  board.dispatchEvent(new Event('change'));
  if (!action) setTimeout(() => dismiss(id), STAY);
  return () => dismiss(id);
}

function dismiss(id: number): void {
  list = list.filter((known) => known.id !== id);
  board.dispatchEvent(new Event('change'));
}

function act({ id, action }: Toast): void {
  dismiss(id);
  action?.run();
}

/** Shows what went wrong with a request. */
export function tellProblem(problem: unknown): void {
  if (problem instanceof Problem && problem.code !== 'offline') {
    toast(problem.message || say('web.problem'), 'bad');
  } else if (problem instanceof Problem) {
    toast(say('web.offline'), 'bad');
  } else {
    console.error(problem);
    toast(say('web.problem'), 'bad');
  }
}

/** Does something with the server and shows what went wrong; the answer is undefined then. */
export async function attempt<T>(action: () => Promise<T>): Promise<T | undefined> {
  try {
    return await action();
  } catch (problem) {
    tellProblem(problem);
    return undefined;
  }
}

class Toasts extends Part {
  override connectedCallback(): void {
    super.connectedCallback();
    this.follow(board);
  }

  override render() {
    return repeat(
      list,
      (each) => each.id,
      (each) => html`<p class="toast ${each.kind === 'bad' ? 'is-bad' : ''}">
        <span>${each.text}</span>
        ${each.action ? html`<button class="btn btn--act btn--sm" @click=${() => act(each)}>${each.action.text}</button>` : nothing}
        <button class="ibtn" aria-label=${say('web.close')} @click=${() => dismiss(each.id)}>${icon('cross')}</button>
      </p>`,
    );
  }
}

define('k-toasts', Toasts);
