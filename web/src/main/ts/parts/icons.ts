/** The line drawings on buttons. */
import { svg, type SVGTemplateResult, html } from 'lit';

const PATHS = {
  back: svg`<path d="M15 5l-7 7 7 7"/>`,
  hint: svg`<path d="M9 18h6M10 21h4M12 3a6 6 0 0 0-3.6 10.8c.7.6 1.1 1.3 1.1 2.2h5c0-.9.4-1.6 1.1-2.2A6 6 0 0 0 12 3z"/>`,
  rules: svg`<path d="M5 4.5h10a3 3 0 0 1 3 3V20H8a3 3 0 0 1-3-3zM5 17a3 3 0 0 1 3-2.5h10"/>`,
  menu: svg`<path d="M4 7h16M4 12h16M4 17h16"/>`,
  lock: svg`<rect class="fill" x="5" y="11" width="14" height="9" rx="2"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/>`,
  pen: svg`<path d="M4 20l1-4L16.5 4.5l3 3L8 19z"/>`,
  check: svg`<path d="M5 12.5l4.5 4.5L19 7.5"/>`,
  cross: svg`<path d="M6 6l12 12M18 6L6 18"/>`,
  plus: svg`<path d="M12 5v14M5 12h14"/>`,
  play: svg`<path class="fill" d="M8 5.5v13l10.5-6.5z"/>`,
  people: svg`<circle cx="9" cy="8.5" r="3.2"/><path d="M3.5 19c.4-3.3 2.6-5 5.5-5s5.1 1.7 5.5 5M15.5 5.6a3.2 3.2 0 0 1 0 5.8M17 14.3c2.1.5 3.2 2.2 3.5 4.7"/>`,
  clock: svg`<circle cx="12" cy="12" r="8.5"/><path d="M12 7v5l3.5 2"/>`,
  device: svg`<rect x="7" y="3" width="10" height="18" rx="2.5"/><path d="M11 18h2"/>`,
  bot: svg`<rect x="5" y="8" width="14" height="11" rx="3"/><path d="M12 8V4M9.5 13h.01M14.5 13h.01M9.5 16h5"/>`,
  share: svg`<path d="M12 15V4M8 7.5L12 4l4 3.5M6 12v6a2 2 0 0 0 2 2h8a2 2 0 0 0 2-2v-6"/>`,
  copy: svg`<rect x="9" y="9" width="11" height="11" rx="2"/><path d="M15 9V6a2 2 0 0 0-2-2H6a2 2 0 0 0-2 2v7a2 2 0 0 0 2 2h3"/>`,
  arrow: svg`<path d="M5 12h13M13 7l5 5-5 5"/>`,
  trophy: svg`<path d="M8 4h8v5a4 4 0 0 1-8 0zM8 6H5c0 3 1 4.5 3 5M16 6h3c0 3-1 4.5-3 5M12 13v4M8.5 20h7M10 17h4"/>`,
  system: svg`<circle cx="12" cy="12" r="8"/><path class="fill" d="M12 4a8 8 0 0 1 0 16z"/>`,
  sun: svg`<circle cx="12" cy="12" r="4"/><path d="M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6L7 7M17 17l1.4 1.4M18.4 5.6L17 7M7 17l-1.4 1.4"/>`,
  moon: svg`<path d="M19 14.5A8 8 0 0 1 9.5 5a7.5 7.5 0 1 0 9.5 9.5z"/>`,
  link: svg`<path d="M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.6-5.6L12 7.3M14 10a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.6 5.6L12 16.7"/>`,
  unlinked: svg`<path d="M9 15l6-6M4 4l16 16M13.5 17l-2 1.6A4 4 0 0 1 5.9 13l1.6-2M16.5 13l1.6-2A4 4 0 0 0 12.5 5.4l-2 1.6"/>`,
  settings: svg`<path d="M4 7h9M17 7h3M4 17h3M11 17h9"/><circle cx="15" cy="7" r="2"/><circle cx="9" cy="17" r="2"/>`,
  chart: svg`<path d="M5 19V11M12 19V5M19 19v-5"/>`,
} satisfies Record<string, SVGTemplateResult>;

export type Icon = keyof typeof PATHS;

/** A drawing next to words; it says nothing by itself. */
export function icon(name: Icon) {
  return html`<svg class="ic" viewBox="0 0 24 24" aria-hidden="true">${PATHS[name]}</svg>`;
}
