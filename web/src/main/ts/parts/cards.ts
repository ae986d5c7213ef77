/** Playing cards: number cards with a die face, suit cards with a separate shape for each colour, backs. */
import { html, svg } from 'lit';
import { pips } from './dice.ts';

export type Suit = 'heart' | 'drop' | 'leaf' | 'star' | 'gem';

export const SUIT_SHAPES: Record<Suit, string> = {
  heart: 'M12 20.5C5.5 16 2.5 12.6 2.5 8.9 2.5 6 4.7 4 7.3 4c1.9 0 3.6 1 4.7 2.9C13.1 5 14.8 4 16.7 4c2.6 0 4.8 2 4.8 4.9 0 3.7-3 7.1-9.5 11.6z',
  drop: 'M12 2c4.2 5 7 8.7 7 12.3a7 7 0 0 1-14 0C5 10.7 7.8 7 12 2z',
  leaf: 'M4 4h8.5C17.5 4 20 7 20 11.5V20h-8.5C6.5 20 4 17 4 12.5z',
  star: 'M12 2l3 6.4 7 .9-5.1 4.8 1.3 6.9-6.2-3.4L5.8 21l1.3-6.9L2 9.3l7-.9z',
  gem: 'M12 1.5L20.5 12 12 22.5 3.5 12z',
};

/** The shape of a suit alone, small. */
export function suitMark(suit: Suit) {
  return html`<svg class="suit s-${suit}" viewBox="0 0 24 24" aria-hidden="true"><path d=${SUIT_SHAPES[suit]}/></svg>`;
}

/** The face of a number card: 1 to 6, with its die. */
export function numberFace(value: number) {
  return html`<svg class="cf cf--n" viewBox="0 0 70 98" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <text x="8" y="25">${value}</text><rect class="nf" x="16" y="28" width="38" height="38" rx="9"/>
    <g transform="translate(17 29) scale(.6)">${pips(value)}</g><text x="-62" y="-75" transform="rotate(180)">${value}</text></svg>`;
}

/** The face of a suit card: its number on the shape of its colour. */
export function suitFace(suit: Suit, value: number) {
  const shape = SUIT_SHAPES[suit];
  return html`<svg class="cf s-${suit}" viewBox="0 0 70 98" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <text x="8" y="24">${value}</text>${svg`<path class="cs" transform="translate(8.5 29) scale(.58)" d=${shape}/><path class="cbg" transform="translate(14 36) scale(2.2)" d=${shape}/>`}
    <text class="cn" x="40" y="73">${value}</text></svg>`;
}

/** The back, the same for every card: it gives nothing away. */
export function cardBack() {
  return html`<svg class="cf cf--b" viewBox="0 0 70 98" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
    <rect class="bf" x="4" y="4" width="62" height="90" rx="6"/><path class="bl" d="M4 20L50 94M4 52l26 42M20 4l46 74M44 4l22 36M66 20L20 94M66 52L40 94M50 4L4 78M26 4L4 40"/>
    <circle class="bd" cx="35" cy="49" r="5"/></svg>`;
}
