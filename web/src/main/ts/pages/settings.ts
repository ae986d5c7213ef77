/** What can be set on this device: language, colours, movement, sound, bots, cards, name, other devices. */
import { html, nothing } from 'lit';
import { origin } from '../core/network.ts';
import { api } from '../core/api.ts';
import { copyText } from '../core/copy.ts';
import { confirm } from '../core/dialogs.ts';
import { live } from '../core/live.ts';
import { Page } from '../core/page.ts';
import { define } from '../core/part.ts';
import { LANGUAGES } from '../core/languages.ts';
import { LONGEST_NAME, settings, type Settings } from '../core/settings.ts';
import { canPlayHere, hasEngine } from '../core/device.ts';
import { offline } from '../core/offline.ts';
import { isSite } from '../core/site.ts';
import { sound } from '../core/sound.ts';
import { attempt, toast } from '../core/toasts.ts';
import { say } from '../core/words.ts';
import { icon } from '../parts/icons.ts';
import { qrBox } from '../parts/qr-box.ts';
import '../parts/ready.ts';
import { choice, toggle } from './controls.ts';
import { back, foot, head } from './head.ts';

const THEMES = ['system', 'light', 'dark'] as const;
const SPEEDS = ['normal', 'fast', 'off'] as const;
const PACES = [1500, 500, 0] as const;
const SORTINGS = ['value', 'suit', 'dealt'] as const;

class SettingsPage extends Page {
  private link = '';
  private keeping = false;

  override connectedCallback(): void {
    super.connectedCallback();
    this.follow(settings);
    this.follow(offline);
  }

  protected heading(): string {
    return say('web.settings');
  }

  private async rename(event: Event): Promise<void> {
    const name = (event.target as HTMLInputElement).value.trim();
    if (!name || name === settings.now.name) return;
    settings.set({ name });
    if (await attempt(() => api.rename(name))) toast(say('web.settings.saved'));
  }

  private async makeLink(): Promise<void> {
    const made = await attempt(() => api.personalLink());
    if (made) this.link = `${origin()}/me#${made.code}`;
    this.requestUpdate();
  }

  private async revokeLink(): Promise<void> {
    if (!(await attempt(async () => (await api.revokeLink(), true)))) return;
    this.link = '';
    toast(say('web.me.revoked'));
    this.requestUpdate();
  }

  private async forgetOthers(): Promise<void> {
    if (!(await confirm(say('web.me.alone'), say('web.me.alone.text'), say('web.me.alone.yes')))) return;
    if (!(await attempt(async () => (await api.forgetOthers(), true)))) return;
    this.link = '';
    toast(say('web.me.alone.done'));
    this.requestUpdate();
  }

  private async copy(): Promise<void> {
    if (await attempt(() => copyText(this.link))) toast(say('web.copied'));
  }

  private async forget(): Promise<void> {
    if (!(await confirm(say('web.forget.sure'), say('web.forget.text'), say('web.forget.yes')))) return;
    const done = await attempt(async () => (await api.forget(), true));
    if (!done) return;
    this.link = '';
    settings.set({ name: '' });
    live.restart();
    toast(say('web.forget.done'));
  }

  private row(label: string, control: unknown, small = '') {
    return html`<div class="setrow"><div><b>${label}</b>${small ? html`<p>${small}</p>` : nothing}</div>${control}</div>`;
  }

  private pick<K extends keyof Settings>(field: K, values: readonly (Settings[K] & (string | number))[], text: (value: Settings[K]) => string, label: string) {
    const set = (value: Settings[K]) => settings.set({ [field]: value } as unknown as Partial<Settings>);
    return choice(label, values.map((value) => [value, text(value)] as const), settings.now[field] as Settings[K] & (string | number), set);
  }

  override render() {
    const now = settings.now;
    const change = (part: Partial<Settings>) => {
      settings.set(part);
      sound('turn');
    };
    const volume = (event: Event) => change({ volume: Number((event.target as HTMLInputElement).value) });
    return html`${head()}
      <main class="wrap wrap--text" id="main">
        ${back()}
        <h1 tabindex="-1">${say('web.settings')}</h1>
        <section class="panel setlist" aria-labelledby="set-look"><h2 id="set-look">${say('web.settings.look')}</h2>
          ${this.row(say('web.language'), this.pick('language', LANGUAGES, (code) => say(`web.language.${code}`), say('web.language')))}
          ${this.row(say('web.theme'), this.pick('theme', THEMES, (theme) => say(`web.theme.${theme}`), say('web.theme')))}
          ${this.row(say('web.speed'), this.pick('speed', SPEEDS, (speed) => say(`web.speed.${speed}`), say('web.speed')), say('web.speed.small'))}
          ${toggle(say('web.sound'), now.sound, () => change({ sound: !now.sound }))}
          <label class="setrow"><b>${say('web.volume')}</b><input type="range" min="0.1" max="1" step="0.1" ?disabled=${!now.sound} .value=${String(now.volume)} @change=${volume}></label>
        </section>
        <section class="panel setlist" aria-labelledby="set-play"><h2 id="set-play">${say('web.settings.play')}</h2>
          ${this.row(say('web.pace'), this.pick('pace', PACES, (pace) => say(`web.pace.${pace}`), say('web.pace')))}
          ${this.row(say('web.sorting'), this.pick('sorting', SORTINGS, (sorting) => say(`web.sorting.${sorting}`), say('web.sorting')))}
          ${toggle(say('web.keys.setting'), now.keys, () => settings.set({ keys: !now.keys }))}
          <label class="setrow"><b>${say('web.name.yours')}</b><input class="input" maxlength=${LONGEST_NAME} autocomplete="nickname" .value=${now.name} @change=${this.rename}></label>
        </section>
        ${hasEngine ? this.here() : nothing}
        ${isSecureContext ? nothing : html`<p class="note only-https">${say('web.https')}</p>`}
        ${isSite ? nothing : this.devices()}
      </main>
      ${foot()}`;
  }

  /** Games on this device, and whether they need a network. */
  private here() {
    if (!canPlayHere()) return html`<section class="panel setlist" aria-labelledby="set-here"><h2 id="set-here">${say('web.device')}</h2><p class="note">${say(isSite ? 'web.device.cannot.text' : 'web.device.lacking')}</p></section>`;
    return html`<section class="panel setlist" aria-labelledby="set-here"><h2 id="set-here">${say('web.device')}</h2>
          ${isSite ? nothing : toggle(say('web.device.always'), settings.now.onDevice, () => settings.set({ onDevice: !settings.now.onDevice }))}
          ${this.row(say('web.device.keep'), offline.ready ? html`<k-ready></k-ready>` : html`<button class="btn btn--q" ?disabled=${!offline.possible || this.keeping} @click=${this.keep}>${icon('device')}${say('web.device.keep.now')}</button><k-ready hidden></k-ready>`, say(!offline.possible ? 'web.device.keep.http' : this.keeping ? 'web.device.loading' : 'web.device.keep.text'))}
        </section>`;
  }

  private async keep(): Promise<void> {
    this.keeping = true;
    this.requestUpdate();
    const all = await offline.keep();
    this.keeping = false;
    if (!all) toast(say('web.device.keep.failed'), 'bad');
    this.requestUpdate();
  }

  /** What the server knows of this device. */
  private devices() {
    return html`<section class="panel setlist" aria-labelledby="set-device"><h2 id="set-device">${say('web.settings.device')}</h2>
          ${this.row(say('web.me.other'), html`<button class="btn btn--q" @click=${this.makeLink}>${icon('link')}${say('web.me.make')}</button>`, say('web.me.other.text'))}
          ${this.link ? this.personal() : nothing}
          ${this.row(say('web.me.revoke'), html`<button class="btn btn--q" @click=${this.revokeLink}>${icon('unlinked')}${say('web.me.revoke.yes')}</button>`, say('web.me.revoke.text'))}
          ${this.row(say('web.me.alone'), html`<button class="btn btn--q" @click=${this.forgetOthers}>${icon('cross')}${say('web.me.alone.yes')}</button>`, say('web.me.alone.text'))}
          ${this.row(say('web.forget'), html`<button class="btn btn--q" @click=${this.forget}>${icon('cross')}${say('web.forget.yes')}</button>`, say('web.forget.text'))}
        </section>`;
  }

  private personal() {
    return html`<div class="personal">${qrBox(this.link, say('web.me.qr'))}
      <div><p class="note">${say('web.me.secret')}</p><p class="url">${this.link}</p><button class="btn btn--act" @click=${this.copy}>${icon('copy')}${say('web.copy')}</button></div></div>`;
  }
}

define('k-settings', SettingsPage);
