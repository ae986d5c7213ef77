/** The badge of a seat: a colour, a shape and an initial, so that nobody has to rely on one of them. */
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

export function seatBadge(seat: number, name: string) {
  const initial = [...name.trim()][0]?.toUpperCase() ?? '?';
  const y = seat % 8 === 5 ? 31 : 26.5; // a triangle has its room below
  return html`<svg class="seat p${(seat % 8) + 1}" viewBox="0 0 40 40" aria-hidden="true">${SHAPES[seat % 8]}<text x="20" y=${y}>${initial}</text></svg>`;
}
