/** Greetings that drift past: who said what, for a few seconds. */
import { html, nothing } from 'lit';
import { repeat } from 'lit/directives/repeat.js';
import { announce } from '../core/announcer.ts';
import type { Info } from '../core/types.ts';
import { say } from '../core/words.ts';
import { seatBadge } from '../parts/seats.ts';

const STAY = 4000;

export class Reactions {
  private list: { id: number; seat: number; name: string; text: string }[] = [];
  private count = 0;

  constructor(private readonly changed: () => void) {}

  add({ seat, reaction }: { seat: number; reaction: string }, info: Info | undefined): void {
    const id = ++this.count;
    const name = info?.seats[seat]?.name ?? say('web.spectator');
    const text = say(`web.reaction.${reaction}`);
    this.list = [...this.list.slice(-2), { id, seat, name, text }];
    announce(`${name}: ${text}`);
    this.changed();
    setTimeout(() => {
      this.list = this.list.filter((each) => each.id !== id);
      this.changed();
    }, STAY);
  }

  render() {
    if (this.list.length === 0) return nothing;
    return html`<div class="greetings">${repeat(this.list, (each) => each.id, (each) => html`<p>${each.seat >= 0 ? seatBadge(each.seat, each.name) : nothing}<b>${each.name}</b> ${each.text}</p>`)}</div>`;
  }
}
