/** The line drawings that only the pages need. */
import { html, svg } from 'lit';

const PATHS = {
  save: svg`<path d="M12 4v11M8 11.5l4 4 4-4M5 19.5h14"/>`,
  shield: svg`<path d="M12 3l7.5 3v5.5c0 4.6-3 8-7.5 9.5-4.5-1.5-7.5-4.9-7.5-9.5V6z"/><path d="M8.8 12l2.3 2.3 4.2-4.6"/>`,
  broken: svg`<path d="M12 3l7.5 3v5.5c0 4.6-3 8-7.5 9.5-4.5-1.5-7.5-4.9-7.5-9.5V6z"/><path d="M9.5 9.5l5 5M14.5 9.5l-5 5"/>`,
  first: svg`<path d="M17 6l-6 6 6 6M7 6v12"/>`,
  before: svg`<path d="M15 6l-6 6 6 6"/>`,
  after: svg`<path d="M9 6l6 6-6 6"/>`,
  last: svg`<path d="M7 6l6 6-6 6M17 6v12"/>`,
};

export function pageIcon(name: keyof typeof PATHS) {
  return html`<svg class="ic" viewBox="0 0 24 24" aria-hidden="true">${PATHS[name]}</svg>`;
}
