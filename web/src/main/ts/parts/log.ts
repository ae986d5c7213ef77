/** The log in words; rows of dice in it are drawn, and read as numbers. */
import { html } from 'lit';
import type { LogLine } from '../core/types.ts';
import { inlineDice, faces } from './dice.ts';
import { say } from '../core/words.ts';

const DICE = /\b[1-6](?: [1-6])+\b/g;

/** A text with the dice in it drawn. */
export function withDice(text: string) {
  const parts: unknown[] = [];
  let end = 0;
  for (const match of text.matchAll(DICE)) {
    parts.push(text.slice(end, match.index), inlineDice(faces(match[0])));
    end = match.index + match[0].length;
  }
  parts.push(text.slice(end));
  return parts;
}

/** One line, with the name of the player in bold. */
function line(entry: LogLine, names: string[], dice: boolean) {
  const fitting = names.filter((each) => each && entry.text.startsWith(`${each} `));
  const name = fitting.sort((one, other) => other.length - one.length)[0]; // Anna is not Anna 2
  const rest = name && entry.text.startsWith(name) ? entry.text.slice(name.length) : undefined;
  const words = rest ?? entry.text;
  return html`<li>
    ${rest === undefined ? '' : html`<b>${name}</b>`}<span>${dice ? withDice(words) : words}</span>
    ${entry.by ? html`<small>${say('web.log.stand-in')}</small>` : ''}${entry.hint ? html`<small>${say('web.log.hint')}</small>` : ''}
  </li>`;
}

/** The latest lines, the newest first. */
export function logLines(log: LogLine[], names: string[], dice: boolean, count = Infinity) {
  return html`<ol>${log.slice(-count).reverse().map((entry) => line(entry, names, dice))}</ol>`;
}
