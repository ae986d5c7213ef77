/** The menu of a table: log, greetings, pace, rules, settings, the record, leaving. */
import { html } from 'lit';
import { origin } from '../core/network.ts';
import { api } from '../core/api.ts';
import { copyText } from '../core/copy.ts';
import { ask, confirm } from '../core/dialogs.ts';
import { go } from '../core/router.ts';
import { settings } from '../core/settings.ts';
import { sound } from '../core/sound.ts';
import type { TableStore } from '../core/store.ts';
import { attempt, toast } from '../core/toasts.ts';
import { REACTIONS, type Info, type Reaction } from '../core/types.ts';
import { say } from '../core/words.ts';
import { openRules } from './open-rules.ts';

const PACES = [0, 500, 1500] as const;

/**
 * @param log the lines that are worth telling
 * @param tour begins the guided game
 */
export async function openMenu(store: TableStore, info: Info, log: () => unknown, tour: () => void): Promise<void> {
  const entries: [string, string][] = [
    ['log', say('web.log')],
    ['rules', say('web.rules')],
    ['settings', say('web.settings')],
  ];
  if (info.seated && info.status === 'running') entries.push(['tour', say('web.tour.menu')]);
  if (info.seated && info.dice !== 'fair' && info.status === 'running') entries.push(['take-back', say('web.own.take-back')]);
  if (info.links) entries.push(['watch', say('web.menu.watch')]);
  if (info.evening) entries.push(['evening', say('web.evening.to-evening')]);
  if (info.status === 'over') entries.push(['review', say('web.result.review')], ['record', say('web.menu.record')]);
  if (info.seated && info.status !== 'over') entries.push(['leave', say('web.menu.leave')]);
  const chosen = await ask({
    title: say('web.menu'),
    body: html`
      ${info.seated && info.seats.filter((seat) => seat.kind === 'human').length > 1
        ? html`<div class="reacts" role="group" aria-label=${say('web.reactions')}>${REACTIONS.map((each) => html`<button class="btn btn--q btn--sm" value="react:${each}">${say(`web.reaction.${each}`)}</button>`)}</div>`
        : ''}
      <ul class="menu">${entries.map(([value, text]) => html`<li><button class="btn btn--q" value=${value}>${text}</button></li>`)}</ul>
      ${info.seats.length > 1
        ? html`<div class="menu-p"><span>${say('web.pace')}</span><div class="seg" role="group" aria-label=${say('web.pace')}>
            ${PACES.map((pace) => html`<button value="pace:${pace}" aria-pressed=${settings.now.pace === pace}>${say(`web.pace.${pace}`)}</button>`)}</div></div>`
        : ''}
      <div class="menu-p"><span>${say('web.sound')}</span><div class="seg" role="group" aria-label=${say('web.sound')}>
        ${['on', 'off'].map((each) => html`<button value="sound:${each}" aria-pressed=${settings.now.sound === (each === 'on')}>${say(`web.sound.${each}`)}</button>`)}</div></div>
    `,
  });
  if (chosen === 'tour') tour();
  else if (chosen) await follow(chosen, store, info, log);
}

async function follow(chosen: string, store: TableStore, info: Info, log: () => unknown): Promise<void> {
  const [what, detail] = chosen.split(':');
  switch (what) {
    case 'log':
      await ask({ title: say('web.log'), wide: true, body: html`<div class="log-full" role="region" tabindex="0" aria-label=${say('web.log')}>${log()}</div>` });
      break;
    case 'react':
      store.react(detail as Reaction);
      break;
    case 'pace':
      settings.set({ pace: Number(detail) as (typeof PACES)[number] });
      break;
    case 'sound':
      settings.set({ sound: detail === 'on' });
      sound('turn');
      break;
    case 'watch':
      await attempt(() => copyText(origin() + info.links!.watch).then(() => toast(say('web.copied'))));
      break;
    case 'take-back':
      await (await import('./take-back.ts')).takeBack(store, info);
      break;
    case 'record':
      await attempt(async () => saveRecord(await api.record(info.id), info.id));
      break;
    case 'leave':
      if (await confirm(say('web.leave'), say(info.daily ? 'web.leave.daily' : info.status === 'running' ? 'web.leave.running' : 'web.leave.open'), say('web.leave.yes'))) {
        await attempt(() => api.leave(info.id));
        go(info.daily ? '/daily' : '/');
      }
      break;
    case 'rules':
      await openRules(info.game);
      break;
    case 'evening':
      go(`/evening/${info.evening}`);
      break;
    case 'review':
      go(`/review/${info.id}`);
      break;
    case 'settings':
      go('/settings');
      break;
  }
}

/** Saves the record of a finished game as a file. */
export function saveRecord(record: Record<string, unknown>, id: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([JSON.stringify(record)], { type: 'application/json' }));
  link.download = `kniffel-${id || 'record'}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}
