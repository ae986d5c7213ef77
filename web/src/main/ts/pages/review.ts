/** The page review, still to be filled. */
import { html } from 'lit';
import { Page } from '../core/page.ts';
import { define } from '../core/part.ts';
import { say } from '../core/words.ts';
import { foot, head } from './head.ts';

class Review extends Page {
  protected heading(): string {
    return say('web.review');
  }

  override render() {
    return html`${head()}
      <main class="wrap" id="main"><h1 tabindex="-1">${this.heading()}</h1></main>
      ${foot()}`;
  }
}

define('k-review', Review);
