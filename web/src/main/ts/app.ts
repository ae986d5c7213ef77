/** The shell of the client: the page of the route, notes, the prompt to reload. */
import { html, nothing } from 'lit';
import { html as literal, unsafeStatic } from 'lit/static-html.js';
import { haste } from './core/device.ts';
import { here, live } from './core/live.ts';
import { define, Part } from './core/part.ts';
import { routeNow, routes, type Route } from './core/router.ts';
import { PAGES } from './pages.ts';
import { settings } from './core/settings.ts';
import { loadWords, say } from './core/words.ts';
import { toast } from './core/toasts.ts';

class App extends Part {
  private route: Route = routeNow();
  private ready = false;
  private offline = false;
  private language = settings.now.language;

  override connectedCallback(): void {
    super.connectedCallback();
    this.follow(routes, 'change', () => this.go());
    this.follow(settings, 'change', () => this.settled());
    this.follow(live, 'outdated', () => toast(say('web.outdated'), 'note', { text: say('web.reload'), run: () => location.reload() }));
    this.follow(haste, 'change', () => toast(say('web.device.hasty')));
    this.load();
  }

  private async load(): Promise<void> {
    try {
      await Promise.all([loadWords(), PAGES[this.route.page]()]);
      this.ready = true;
      this.offline = false;
    } catch {
      this.offline = true;
      setTimeout(() => this.load(), 2000);
    }
    this.requestUpdate();
  }

  private async go(): Promise<void> {
    const route = routeNow();
    try {
      await PAGES[route.page]();
    } catch {
      location.reload(); // these files are of another version, or the server is gone: the page then says so
      return;
    }
    const moved = route.page !== this.route.page || route.id !== this.route.id;
    this.route = route;
    this.requestUpdate();
    await this.updateComplete;
    if (moved) this.arrive();
  }

  /** Screen readers and the keyboard start at the heading of the new page. */
  private arrive(): void {
    scrollTo(0, 0);
    requestAnimationFrame(() => this.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true }));
  }

  private async settled(): Promise<void> {
    if (this.language !== settings.now.language) {
      this.language = settings.now.language;
      await loadWords().catch(() => undefined);
      live.restart();
      here.restart();
    }
    this.requestUpdate();
  }

  override render() {
    // Until the words are loaded there is nothing to say.
    if (!this.ready) return html`<p class="boot">${this.offline ? 'Kniffel · offline …' : nothing}</p>`;
    const tag = unsafeStatic(`k-${this.route.page === 'watch' || this.route.page === 'me' ? 'join' : this.route.page}`);
    return html`
      <a class="skip" href="#main" @click=${this.skip}>${say('web.skip')}</a>
      ${literal`<${tag} class="page" .route=${this.route} .language=${this.language}></${tag}>`}
      <aside class="toasts" aria-label=${say('web.notes')}><k-toasts></k-toasts></aside>
    `;
  }

  private skip(event: Event): void {
    event.preventDefault();
    const main = this.querySelector<HTMLElement>('main');
    main?.setAttribute('tabindex', '-1');
    main?.focus();
  }
}

define('k-app', App);
