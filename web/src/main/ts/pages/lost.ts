/** The page for addresses that lead nowhere. */
import { html } from 'lit';
import { Page } from '../core/page.ts';
import { define } from '../core/part.ts';
import { say } from '../core/words.ts';
import { foot, head } from './head.ts';

class Lost extends Page {
  protected heading(): string {
    return say('web.lost');
  }

  override render() {
    return html`${head()}
      <main class="wrap" id="main"><h1 tabindex="-1">${say('web.lost')}</h1><p>${say('web.lost.text')}</p><p><a class="btn btn--act" href="/">${say('web.home')}</a></p></main>
      ${foot()}`;
  }
}

define('k-lost', Lost);
