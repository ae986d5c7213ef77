/** The page for addresses that lead nowhere, or nowhere without a server. */
import { html } from 'lit';
import { Page } from '../core/page.ts';
import { define } from '../core/part.ts';
import { to } from '../core/site.ts';
import { say } from '../core/words.ts';
import { foot, head } from './head.ts';
import { message } from '../parts/notes.ts';

class Lost extends Page {
  protected heading(): string {
    return say('web.lost');
  }

  override render() {
    const named = this.route?.id && this.route.page === 'lost' && this.route.id !== 'lost';
    return html`${head()}
      <main class="wrap wrap--text" id="main">${message(0, say('web.lost'), say(named ? 'web.lost.server' : 'web.lost.text'), html`<a class="btn btn--act" href=${to('/')}>${say('web.home')}</a>`)}</main>
      ${foot()}`;
  }
}

define('k-lost', Lost);
