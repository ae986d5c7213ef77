/** The log in words, gathered into turns; the dice that its lines name are drawn, and read as numbers. */
import { html, nothing } from 'lit';
import { gist, turnsOf, without, type Gist, type Turn } from '../core/turns.ts';
import type { LogLine } from '../core/types.ts';
import { say } from '../core/words.ts';
import { faces, inlineDice } from './dice.ts';
import { icon } from './icons.ts';
import { seatBadge } from './seats.ts';

/** Rows of dice in a sentence that does not say which it names. */
const DICE = /\b[1-6](?: [1-6])+\b/g;

/** What is drawn in the words of a game. */
export interface Pieces {
  /** Whether rows of numbers in sentences are dice. */
  dice: boolean;
  /** A text with the cards in it drawn. */
  cards?: (text: string) => unknown;
}

export interface LogLook extends Pick<Pieces, 'cards'> {
  names: string[];
  mine: (seat: number) => boolean;
  /** Whether a line is worth telling. */
  told: (line: LogLine) => boolean;
}

/** A text in which what looks like this is drawn. */
export function drawnIn(text: string, pattern: RegExp, draw: (found: string) => unknown) {
  const parts: unknown[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern)) {
    parts.push(text.slice(end, match.index), draw(match[0]));
    end = match.index + match[0].length;
  }
  parts.push(text.slice(end));
  return parts;
}

/** A text with the dice or cards in it drawn. */
export function withPieces(text: string, pieces: Pieces) {
  return pieces.dice ? drawnIn(text, DICE, (found) => inlineDice(faces(found))) : withCards(text, pieces);
}

const withCards = (text: string, { cards }: Pick<Pieces, 'cards'>) => cards?.(text) ?? text;

/** What is said of a seat without its name. */
export function lineWords(entry: LogLine, name: string, look: Pick<Pieces, 'cards'>) {
  const text = without(name, entry.text) ?? entry.text;
  const at = entry.dice ? text.search(new RegExp(`\\b${entry.dice}\\b`)) : -1;
  return at < 0 ? withCards(text, look) : [text.slice(0, at), inlineDice(faces(entry.dice)), text.slice(at + entry.dice!.length)];
}

function line(entry: LogLine, name: string, look: LogLook) {
  return html`<li class="line">${entry.move ? icon('lock') : nothing}<span>${lineWords(entry, name, look)}</span>
    ${entry.by ? html`<small>${say('web.log.stand-in')}</small>` : nothing}${entry.hint ? html`<small>${say('web.log.hint')}</small>` : nothing}</li>`;
}

/** What a turn came to: its last dice, and what was done with them. */
export function gistWords({ dice, text }: Gist, look: Pick<Pieces, 'cards'>) {
  return html`${dice ? inlineDice(faces(dice)) : nothing}<span>${withCards(text, look)}</span>`;
}

function turn(each: Turn, look: LogLook) {
  const { seat, lines } = each;
  const name = seat === undefined ? '' : (look.names[seat] ?? '');
  const came = gist(each, name);
  // Drops what the heading already says.
  const rest = came ? lines.filter((entry) => !came.lines.includes(entry)) : lines;
  return html`<li class="turn">
    ${seat === undefined ? nothing : html`<p class="turn-h">${seatBadge(seat, name)}<b>${name}</b>${look.mine(seat) ? html`<small class="you">${say('web.you')}</small>` : nothing}${came ? html`<span class="gist">${gistWords(came, look)}</span>` : nothing}</p>`}
    ${rest.length > 0 ? html`<ol>${rest.toReversed().map((entry) => line(entry, name, look))}</ol>` : nothing}
  </li>`;
}

/** The latest lines, the newest first; without turns for somebody alone. */
export function logTurns(log: LogLine[], look: LogLook, count = Infinity) {
  const latest = log.slice(-count);
  if (look.names.length === 1) return html`<ol>${latest.filter(look.told).toReversed().map((entry) => line(entry, look.names[0]!, look))}</ol>`;
  return html`<ol class="turns">${turnsOf(latest, look.told).filter(({ seat, lines }) => seat !== undefined || lines.length > 0).toReversed().map((each) => turn(each, look))}</ol>`;
}
