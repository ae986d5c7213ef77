/** The bar above a table: the way back, what is played, the connection, hint, rules and menu. */
import { html, nothing } from 'lit';
import { help, keyLabel } from '../core/keyboard.ts';
import { lineTo } from '../core/live.ts';
import { isHere, to } from '../core/site.ts';
import { say } from '../core/words.ts';
import { icon } from '../parts/icons.ts';
import './clock.ts';

export interface Bar {
  /** The id of the table. */
  table: string;
  title: string;
  chip: string;
  /** Shows the rules over the table. */
  rules?: () => void;
  deadline?: number;
  hint?: () => void;
  menu?: () => void;
}

/** Always shows whether the page is connected, or that there is nothing to connect to. */
function connection(table: string) {
  const { connection: state } = lineTo(table);
  const live = state === 'live';
  const words = say(live && isHere(table) ? 'web.device' : `web.connection.${state}`);
  const drawing = icon(live ? (isHere(table) ? 'device' : 'link') : 'unlinked');
  return html`<span class="conn is-${state}" role="status" title=${words}>${drawing}<span class=${live ? 'vh' : ''}>${words}</span></span>`;
}

export function bar(content: Bar) {
  return html`<header class="bar">
    <a class="ibtn" href=${to('/')} aria-label=${say('web.home')}>${icon('back')}</a>
    <div class="bar-t">${content.title ? html`<h1 tabindex="-1">${content.title}</h1>` : nothing}${content.chip ? html`<span class="chip">${content.chip}</span>` : nothing}</div>
    <k-clock .deadline=${content.deadline}></k-clock> ${connection(content.table)}
    <nav class="bar-n" aria-label=${say('web.menu')}>
      ${content.hint ? html`<button class="ibtn ibtn--t ibtn--hint" aria-label=${say('web.hint')} @click=${content.hint}>${icon('hint')}<span>${say('web.hint')}</span><kbd>${keyLabel('h')}</kbd></button>` : nothing}
      ${content.rules ? html`<button class="ibtn ibtn--t ibtn--rules" aria-label=${say('web.rules')} @click=${content.rules}>${icon('rules')}<span>${say('web.rules')}</span></button>` : nothing}
      ${content.menu
        ? html`<button class="ibtn ibtn--t ibtn--keys" aria-label=${say('web.keys.title')} @click=${() => void help()}><kbd>?</kbd></button>
            <button class="ibtn" aria-label=${say('web.menu')} @click=${content.menu}>${icon('menu')}</button>`
        : nothing}
    </nav>
  </header>`;
}
