/** The bar of all pages but the table: name, language and theme. */
import { html, nothing } from 'lit';
import { LANGUAGES } from '../core/languages.ts';
import { settings, type Settings } from '../core/settings.ts';
import { to } from '../core/site.ts';
import { say } from '../core/words.ts';
import { die } from '../parts/dice.ts';
import { icon, type Icon } from '../parts/icons.ts';

const THEMES: [Settings['theme'], Icon][] = [
  ['system', 'system'],
  ['light', 'sun'],
  ['dark', 'moon'],
];

/** On a narrow screen the languages are a list to choose from, and the colours one button that cycles. */
function narrow() {
  const { language, theme } = settings.now;
  const at = THEMES.findIndex(([each]) => each === theme);
  const [, drawing] = THEMES[at]!;
  const [next] = THEMES[(at + 1) % THEMES.length]!;
  return html`<select class="bar-lang" aria-label=${say('web.language')} @change=${(event: Event) => settings.set({ language: (event.target as HTMLSelectElement).value as Settings['language'] })}>
      ${LANGUAGES.map((code) => html`<option value=${code} lang=${code} ?selected=${code === language} aria-label="${code.toUpperCase()}, ${say(`web.language.${code}`)}">${code.toUpperCase()}</option>`)}
    </select>
    <button class="ibtn bar-theme" aria-label="${say('web.theme')}: ${say(`web.theme.${theme}`)}" @click=${() => settings.set({ theme: next })}>${icon(drawing)}</button>`;
}

export function head() {
  const { language, theme } = settings.now;
  return html`<header class="bar bar--home">
    <a class="brand" href=${to('/')}><span class="brand-d">${die(5)}</span>${say('web.name')}</a>
    <nav class="bar-n" aria-label=${say('web.menu')}>
      <a class="ibtn ibtn--t" href=${to('/statistics')} aria-label=${say('web.statistics')}>${icon('chart')}<span>${say('web.statistics')}</span></a>
      <a class="ibtn ibtn--t" href=${to('/settings')} aria-label=${say('web.settings')}>${icon('settings')}<span>${say('web.settings')}</span></a>
      ${narrow()}
      <div class="seg seg--lang" role="group" aria-label=${say('web.language')}>
        ${LANGUAGES.map((code) => html`<button lang=${code} aria-pressed=${code === language} aria-label="${code.toUpperCase()}, ${say(`web.language.${code}`)}" @click=${() => settings.set({ language: code })}>${code.toUpperCase()}</button>`)}
      </div>
      <div class="seg seg--theme" role="group" aria-label=${say('web.theme')}>
        ${THEMES.map(([each, drawing]) => html`<button aria-pressed=${each === theme} aria-label=${say(`web.theme.${each}`)} title=${say(`web.theme.${each}`)} @click=${() => settings.set({ theme: each })}>${icon(drawing)}</button>`)}
      </div>
    </nav>
  </header>`;
}

export function foot() {
  return html`<footer class="foot">${say('web.trademark')}</footer>`;
}

/** The way back to where somebody came from, such as a table; nothing for those who came straight here. */
export function back() {
  return history.length > 1 ? html`<p><button class="btn btn--q btn--sm" @click=${() => history.back()}>${icon('back')}${say('web.back')}</button></p>` : nothing;
}
