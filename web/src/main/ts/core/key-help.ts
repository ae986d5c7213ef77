/** The list of the keys that work now; letters can be swapped here. */
import '../kit.ts';
import { html } from 'lit';
import { announce } from './announcer.ts';
import { ask } from './dialogs.ts';
import { isLetter, keyLabel, listed, type Key } from './keyboard.ts';
import { exchanged } from './letters.ts';
import { define, Part } from './part.ts';
import { settings } from './settings.ts';
import { say } from './words.ts';

class KeyList extends Part {
  static override properties = { keys: { attribute: false } };
  declare keys: Key[];
  /** The letter that is waiting for its swap partner. */
  private awaiting?: string;

  override connectedCallback(): void {
    super.connectedCallback();
    this.follow(settings);
    this.follow(window, 'keydown', (event) => this.pressed(event as KeyboardEvent));
  }

  private pressed(event: KeyboardEvent): void {
    const usual = this.awaiting;
    if (!usual || event.ctrlKey || event.metaKey || event.altKey) return;
    const wanted = event.key.toLowerCase();
    if (isLetter(wanted)) {
      event.preventDefault();
      settings.set({ letters: exchanged(settings.now.letters, usual, wanted) });
      announce(say('web.keys.changed', { key: keyLabel(usual) }));
    }
    this.awaiting = undefined;
    this.requestUpdate();
  }

  private wait(usual: string): void {
    this.awaiting = this.awaiting === usual ? undefined : usual;
    if (this.awaiting) announce(say('web.keys.press'));
    this.requestUpdate();
  }

  private label({ keys, label, text }: Key) {
    const usual = keys[0]!;
    if (!isLetter(usual) || label.length > 1) return html`<kbd>${label}</kbd>`;
    const waits = this.awaiting === usual;
    return html`<button type="button" class="btn btn--q btn--sm" aria-pressed=${waits} aria-label=${say('web.keys.change', { key: keyLabel(usual), text })} @click=${() => this.wait(usual)}>${waits ? say('web.keys.press') : html`<kbd>${keyLabel(usual)}</kbd>`}</button>`;
  }

  override render() {
    const further: [string, string][] = [
      [say('web.keys.tab.label'), say('web.keys.tab')],
      [say('web.keys.enter.label'), say('web.keys.enter')],
      ['Esc', say('web.keys.escape')],
    ];
    const exchangedAny = Object.keys(settings.now.letters).length > 0;
    return html`<p class="note">${say('web.keys.exchange')}</p>
      <dl class="keys">${this.keys.map((key) => html`<div><dt>${this.label(key)}</dt><dd>${key.text}</dd></div>`)}
        ${further.map(([label, text]) => html`<div><dt><kbd>${label}</kbd></dt><dd>${text}</dd></div>`)}</dl>
      ${exchangedAny ? html`<button type="button" class="btn btn--q btn--sm" @click=${() => settings.set({ letters: {} })}>${say('web.keys.usual')}</button>` : ''}`;
  }
}

define('k-keys', KeyList);

export function showKeys(): Promise<string | undefined> {
  return ask({ title: say('web.keys.title'), body: html`<k-keys class="key-list" .keys=${listed()}></k-keys>` });
}
