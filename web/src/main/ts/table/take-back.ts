/** Taking back dice that were misread: the game goes on at a new table that begins with the log up to there. */
import '../kit.ts';
import { html } from 'lit';
import { api } from '../core/api.ts';
import { ask } from '../core/dialogs.ts';
import { go } from '../core/router.ts';
import type { TableStore } from '../core/store.ts';
import { attempt, toast } from '../core/toasts.ts';
import type { Info, LogLine } from '../core/types.ts';
import { say } from '../core/words.ts';

/** How many of the last rolls are offered. */
const LAST = 8;

export async function takeBack(store: TableStore, info: Info): Promise<void> {
  // One event may be told in several lines; the first says what fell.
  const said = store.log.filter((line, i, all) => line.said && all[i - 1]?.n !== line.n).slice(-LAST).reverse();
  if (said.length === 0) {
    toast(say('web.own.nothing'));
    return;
  }
  const name = (line: LogLine) => html`<li><button class="btn btn--q" value=${line.n}>${line.text}</button></li>`;
  const chosen = await ask({ title: say('web.own.take-back'), body: html`<p>${say('web.own.take-back.text')}</p><ul class="menu">${said.map(name)}</ul>` });
  if (!chosen) return;
  const next = await attempt(() => api.takeBack(info.id, Number(chosen) - 1));
  if (next) go(`/t/${next.id}`, true);
}
