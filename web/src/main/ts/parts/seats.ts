/** The badge of a seat: a colour, a shape and an initial, so that nobody has to rely on just one of them. */
import { html, svg } from 'lit';

const SHAPES = [
  svg`<circle cx="20" cy="20" r="18"/>`,
  svg`<rect x="3" y="3" width="34" height="34" rx="9"/>`,
  svg`<path d="M20 1.5L38.5 20 20 38.5 1.5 20z"/>`,
  svg`<path d="M11 3h18l9 17-9 17H11L2 20z"/>`,
  svg`<path d="M13 2h14l11 11v14L27 38H13L2 27V13z"/>`,
  svg`<path d="M20 2l19 34H1z"/>`,
  svg`<path d="M4 3h32v17c0 9-7 15-16 18C11 35 4 29 4 20z"/>`,
  svg`<rect x="1" y="8" width="38" height="25" rx="12.5"/>`,
];

/** What bots have on their heads or noses, so that no two look alike. */
const LOOKS = [
  svg`<path d="M20 3V9M17 3h6"/>`,
  svg`<circle cx="14" cy="18" r="5"/><circle cx="26" cy="18" r="5"/><path d="M19 18h2"/>`,
  svg`<path d="M11 12l5 2M29 12l-5 2"/>`,
  svg`<path d="M12 11c4-5 12-5 16 0M14 7l2 3M20 6v3M26 7l-2 3"/>`,
  svg`<path d="M10 20H7M33 20h-3M12 13h4M24 13h4"/>`,
];
const MOUTHS = [svg`<path d="M14 26c3 4 9 4 12 0"/>`, svg`<path d="M15 27h10"/>`, svg`<path d="M14 27c2 3 8 2 11-1"/>`];

/** The face of a bot, always the same for its name. */
function face(name: string, seat: number) {
  const number = [...name].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 9973, 7);
  const low = seat % 8 === 5 ? 'translate(0 5)' : '';
  return svg`<g class="face" transform=${low}><circle class="eye" cx="14" cy="18" r="2.2"/><circle class="eye" cx="26" cy="18" r="2.2"/>${LOOKS[number % LOOKS.length]}${MOUTHS[number % MOUTHS.length]}</g>`;
}

/** @param bot whether it is a bot: then it has a face instead of an initial */
export function seatBadge(seat: number, name: string, bot = false) {
  const initial = [...name.trim()][0]?.toUpperCase() ?? '?';
  const y = seat % 8 === 5 ? 31 : 26.5; // a triangle has its room below
  return html`<svg class="seat p${(seat % 8) + 1}" viewBox="0 0 40 40" aria-hidden="true">${SHAPES[seat % 8]}${bot ? face(name, seat) : svg`<text x="20" y=${y}>${initial}</text>`}</svg>`;
}
