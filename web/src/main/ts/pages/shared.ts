/** The review of a game for anyone with a link to it: read-only. */
import { html, nothing } from 'lit';
import { finishedBy, type Finished } from '../core/finished.ts';
import { define } from '../core/part.ts';
import { say } from '../core/words.ts';
import { icon } from '../parts/icons.ts';
import { message } from '../parts/notes.ts';
import { ReviewPage } from './review.ts';

class SharedReview extends ReviewPage {
  protected override find(token: string): Finished {
    return finishedBy(token);
  }

  protected override gone() {
    return message(0, say('web.links.gone'), say('web.links.gone.text'), html`<a class="btn btn--act" href="/">${say('web.home')}</a>`);
  }

  protected override actions() {
    return html`<a class="btn btn--act btn--big btn--wide" href="/">${icon('play')}${say('web.links.play')}</a>
      <p class="note btn--wide">${say('web.links.shared')}${this.record ? nothing : html` ${say('web.links.no-names')}`}</p>`;
  }
}

define('k-shared', SharedReview);
