/** Where links lead: takes a seat, watches, or becomes the player who made a personal link. */
import { html } from 'lit';
import { api, Problem } from '../core/api.ts';
import { live } from '../core/live.ts';
import { Page } from '../core/page.ts';
import { define } from '../core/part.ts';
import { go } from '../core/router.ts';
import { LONGEST_NAME, settings } from '../core/settings.ts';
import { say } from '../core/words.ts';
import { head } from './head.ts';
import { message } from '../parts/notes.ts';

class Join extends Page {
  private failed = '';
  private offline = false;
  private asking = false;
  private entered?: string;
  /** Whether somebody who comes by a link is being asked for a name. */
  private naming = false;

  /** The same page serves one link after another. */
  protected override willUpdate(): void {
    const link = `${this.route.page}#${this.route.id}`;
    if (this.entered === link) return;
    this.entered = link;
    this.naming = this.route.page === 'join' && !settings.now.name;
    if (!this.naming) void this.enter();
  }

  private async enter(sure = false): Promise<void> {
    const { page, id } = this.route;
    this.failed = '';
    this.offline = this.asking = false;
    try {
      if (page !== 'me') {
        const info = page === 'join' ? await api.join(id, settings.now.name || undefined) : await api.watch(id);
        go(`/t/${info.id}`, true);
        return;
      }
      // Games on this device would no longer be reachable.
      if (!sure && (await api.myTables()).length > 0) {
        this.asking = true;
      } else {
        const player = await api.openPersonalLink(id);
        settings.set({ name: player.name });
        live.restart();
        go('/', true);
        return;
      }
    } catch (problem) {
      this.offline = problem instanceof Problem && problem.code === 'offline';
      this.failed = (problem instanceof Problem && problem.message) || say(this.offline ? 'web.offline' : 'web.join.failed');
    }
    this.requestUpdate();
  }

  protected heading(): string {
    return say(this.route.page === 'me' ? 'web.me' : this.route.page === 'watch' ? 'web.watch' : 'web.join');
  }

  override render() {
    return html`${head()} <main class="wrap wrap--text" id="main">${this.content()}</main>`;
  }

  private named(event: SubmitEvent): void {
    event.preventDefault();
    const name = String(new FormData(event.target as HTMLFormElement).get('name')).trim();
    if (name) settings.set({ name });
    this.naming = false;
    void this.enter();
    this.requestUpdate();
  }

  private content() {
    if (this.naming) {
      return message(5, say('web.join.name'), say('web.join.name.small'), html`<form class="join-name" @submit=${this.named}>
        <label class="field"><span>${say('web.name.yours')}</span><input name="name" maxlength=${LONGEST_NAME} autocomplete="nickname" .value=${settings.now.name}></label>
        <button class="btn btn--act">${say('web.sit')}</button></form>`);
    }
    const home = html`<a class="btn btn--q" href="/">${say('web.home')}</a>`;
    if (this.asking) {
      return message(2, say('web.me.sure'), say('web.me.sure.text'), html`${home}<button class="btn btn--act" @click=${() => this.enter(true)}>${say('web.me.yes')}</button>`);
    }
    if (this.failed) {
      const again = html`<button class="btn btn--act" @click=${() => this.enter()}>${say('web.offline.retry')}</button>`;
      return message(0, this.failed, say(this.offline ? 'web.offline.text' : 'web.join.failed.text'), html`${home}${this.offline ? again : ''}`);
    }
    return message(5, say(this.route.page === 'join' ? 'web.join.going' : 'web.opening'), '');
  }
}

define('k-join', Join);
