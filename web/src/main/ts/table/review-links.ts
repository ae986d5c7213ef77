/** Links to the review of a game: making one, with names or without, passing it on, and taking it back. */
import '../kit.ts';
import { html, nothing } from 'lit';
import { announce } from '../core/announcer.ts';
import { api } from '../core/api.ts';
import { copyText } from '../core/copy.ts';
import { ask } from '../core/dialogs.ts';
import { origin } from '../core/network.ts';
import { define, Part } from '../core/part.ts';
import { settings } from '../core/settings.ts';
import { attempt, toast } from '../core/toasts.ts';
import type { ReviewLink } from '../core/types.ts';
import { say } from '../core/words.ts';
import { icon } from '../parts/icons.ts';
import { toggle } from '../pages/controls.ts';

class ReviewLinks extends Part {
  static override properties = { table: { attribute: false } };
  declare table: string;
  private nameless = false;
  /** Those that were made, the newest first; only one that was made just now tells where it leads. */
  private links: ReviewLink[] = [];
  private busy = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void attempt(async () => {
      this.links = await api.reviewLinks(this.table);
      this.requestUpdate();
    });
  }

  private async make(): Promise<void> {
    this.busy = true;
    this.requestUpdate();
    const link = await attempt(() => api.makeReviewLink(this.table, this.nameless));
    this.busy = false;
    if (link) {
      this.links = [link, ...this.links.map((each) => ({ ...each, path: undefined }))];
      announce(say('web.links.made'));
    }
    this.requestUpdate();
    await this.updateComplete;
    if (link) this.querySelector<HTMLElement>('.link-new button')?.focus();
  }

  private async takeBack(link: ReviewLink): Promise<void> {
    const done = await attempt(async () => {
      await api.takeBackReviewLink(this.table, link.id);
      return true;
    });
    if (!done) return;
    this.links = this.links.filter((each) => each.id !== link.id);
    toast(say('web.links.taken-back'));
    this.requestUpdate();
    await this.updateComplete;
    this.querySelector<HTMLElement>('.link-make')?.focus();
  }

  private async pass(url: string): Promise<void> {
    if (navigator.share) await navigator.share({ title: say('web.review'), url }).catch(() => undefined);
    else if (await attempt(() => copyText(url))) toast(say('web.copied'));
  }

  override render() {
    const flip = () => {
      this.nameless = !this.nameless;
      this.requestUpdate();
    };
    const fresh = this.links.find((link) => link.path);
    return html`<p>${say('web.links.text')}</p>
      ${toggle(say('web.links.nameless'), this.nameless, flip)}
      ${this.nameless ? html`<p class="note">${say('web.links.nameless.text')}</p>` : nothing}
      <button type="button" class="btn btn--act link-make" ?disabled=${this.busy} @click=${this.make}>${icon('link')}${say('web.links.make')}</button>
      ${fresh ? this.fresh(origin() + fresh.path!, fresh) : nothing}
      ${this.links.length > 0 ? html`<h3 id="my-links">${say('web.links.mine')}</h3><ul class="links" aria-labelledby="my-links">${this.links.map((link) => this.row(link))}</ul>` : nothing}`;
  }

  private fresh(url: string, link: ReviewLink) {
    return html`<div class="link-new">
      <label class="field"><span>${say(link.nameless ? 'web.links.new.nameless' : 'web.links.new')}</span><input readonly .value=${url} @focus=${(event: Event) => (event.target as HTMLInputElement).select()}></label>
      <button type="button" class="btn btn--q" @click=${() => this.pass(url)}>${icon('share' in navigator ? 'share' : 'copy')}${say('share' in navigator ? 'web.share' : 'web.copy')}</button>
    </div>`;
  }

  private row(link: ReviewLink) {
    const made = new Intl.DateTimeFormat(settings.now.language, { dateStyle: 'medium', timeStyle: 'short' }).format(link.created);
    const kind = say(link.nameless ? 'web.links.without-names' : 'web.links.with-names');
    return html`<li><span>${kind}<small>${made}</small></span>
      <button type="button" class="btn btn--q btn--sm" aria-label=${`${say('web.links.take-back')}: ${kind}, ${made}`} @click=${() => this.takeBack(link)}>${icon('unlinked')}${say('web.links.take-back')}</button></li>`;
  }
}

define('k-review-links', ReviewLinks);

/** Shows the links to a game of mine. */
export async function openReviewLinks(table: string): Promise<void> {
  await ask({ title: say('web.links.title'), body: html`<k-review-links class="stack" .table=${table}></k-review-links>`, answers: [{ text: say('web.close'), value: '' }] });
}
