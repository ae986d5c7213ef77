/** What a page says when there is nothing to show: offline, waiting, empty. */
import { html, type TemplateResult } from 'lit';
import { say } from '../core/words.ts';
import { die } from './dice.ts';
import { icon, type Icon } from './icons.ts';

/** A calm box with a drawing, a few words and perhaps something to do. */
export function note(drawing: Icon, title: string, text: string, action: TemplateResult | string = '') {
  return html`<div class="notebox" role="status">${icon(drawing)}<div><b>${title}</b><p>${text}</p></div>${action}</div>`;
}

/** The server does not answer: what is shown may be outdated, and playing has to wait. */
export function offlineNote(retry: () => void, text = say('web.offline.text')) {
  return note('unlinked', say('web.offline'), text, html`<button class="btn btn--q btn--sm" @click=${retry}>${say('web.offline.retry')}</button>`);
}

/** A page that has only one thing to say, below a large die. */
export function message(face: number, title: string, text: string, action: TemplateResult | string = '') {
  return html`<section class="message"><span class="message-d">${die(face)}</span><h1 tabindex="-1">${title}</h1><p>${text}</p><div class="message-a">${action}</div></section>`;
}
