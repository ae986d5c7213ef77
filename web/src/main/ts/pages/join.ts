/** Where links lead: takes a seat, watches, or becomes the player who made a personal link. */
import { html } from 'lit';
import { api, Problem } from '../core/api.ts';
import { live } from '../core/live.ts';
import { Page } from '../core/page.ts';
import { define } from '../core/part.ts';
import { go } from '../core/router.ts';
import { settings } from '../core/settings.ts';
import { tellProblem } from '../core/toasts.ts';
import { say } from '../core/words.ts';
import { head } from './head.ts';

class Join extends Page {
  private failed = '';

  override connectedCallback(): void {
    super.connectedCallback();
    void this.enter();
  }

  private async enter(): Promise<void> {
    const { page, id } = this.route;
    try {
      if (page === 'me') {
        await api.openPersonalLink(id);
        live.restart();
        go('/', true);
      } else {
        const info = page === 'join' ? await api.join(id, settings.now.name || undefined) : await api.watch(id);
        go(`/t/${info.id}`, true);
      }
    } catch (problem) {
      if (problem instanceof Problem) this.failed = problem.message || say('web.join.failed');
      else tellProblem(problem);
      this.requestUpdate();
    }
  }

  protected heading(): string {
    return say('web.join');
  }

  override render() {
    return html`${head()}
      <main class="wrap" id="main">
        <h1 tabindex="-1">${say(this.failed ? 'web.join.failed' : 'web.join.going')}</h1>
        ${this.failed ? html`<p>${this.failed}</p><p><a class="btn btn--act" href="/">${say('web.home')}</a></p>` : ''}
      </main>`;
  }
}

define('k-join', Join);
