/** Who begins: the dice that decide it fall one after the other, before the first turn. */
import { html } from 'lit';
import type { LogLine, Info } from '../core/types.ts';
import { has, say } from '../core/words.ts';
import { without } from '../core/turns.ts';
import { die } from '../parts/dice.ts';
import { seatBadge } from '../parts/seats.ts';

/** How long each line is shown before the next, and the last one before the game. */
const EACH = 700;
const LAST = 1300;

interface OpeningRow {
  seat: number;
  name: string;
  face: number;
}

export interface Opening {
  rows: OpeningRow[];
  begins: { seat: number; name: string; text: string };
  lasts: number;
}

/** How it was decided, for those who have not played yet; bots may have been quicker. */
export function openingOf(log: LogLine[], info: Info): Opening | undefined {
  const key = `${info.game}.begins`;
  if (info.seats.length < 2 || !info.seated || !has(key) || log.some((line) => info.seats[line.seat ?? -1]?.mine)) return undefined;
  const names = info.seats.map((seat) => seat.name ?? '');
  const texts = names.map((name) => say(key, { seat: name }));
  const at = log.findIndex((line) => texts.includes(line.text));
  if (at < 0) return undefined;
  const rows = log.slice(0, at).flatMap((line) => {
    const seat = names.findIndex((name) => without(name, line.text) !== undefined);
    return seat >= 0 && line.dice ? [{ seat, name: names[seat]!, face: Number(line.dice) }] : [];
  });
  const text = log[at]!.text;
  const seat = texts.indexOf(text);
  return { rows, begins: { seat, name: names[seat]!, text }, lasts: rows.length * EACH + LAST };
}

export function opening(content: Opening, skip: () => void) {
  const { rows, begins } = content;
  return html`<section class="opening" role="status" @click=${skip}><div class="felt">
    <h2>${say('web.opening-roll')}</h2>
    <ol class="starters">${rows.map(({ seat, name, face }, i) => html`<li class="after-${Math.min(i, 8)}">${seatBadge(seat, name)}<span>${name}</span>${die(face, 'm')}</li>`)}</ol>
    <p class="begins after-${Math.min(rows.length, 8)}">${seatBadge(begins.seat, begins.name)}<b>${begins.text}</b></p>
    <button class="btn btn--q btn--sm">${say('web.skip.turn')}</button>
  </div></section>`;
}
