/** The small pictures of the five games. */
import { html, svg, type SVGTemplateResult } from 'lit';
import { pips } from '../parts/dice.ts';
import { SUIT_SHAPES, type Suit } from '../parts/cards.ts';

function bone(x: number, y: number, turn: number, size: number, face: number): SVGTemplateResult {
  return svg`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 60})"><rect class="i-shadow" x="-27" y="-20" width="60" height="60" rx="14"/><rect class="i-bone-e" x="-30" y="-26" width="60" height="60" rx="14"/><rect class="i-bone" x="-30" y="-30" width="60" height="60" rx="14"/><g transform="translate(-30 -30)">${pips(face)}</g></g>`;
}

function card(x: number, y: number, turn: number, face: SVGTemplateResult): SVGTemplateResult {
  return svg`<g transform="translate(${x} ${y}) rotate(${turn}) translate(-36 -50)"><rect class="i-shadow" x="2" y="4" width="72" height="100" rx="9"/><rect class="i-paper" width="72" height="100" rx="9"/>${face}</g>`;
}

const classic = svg`<g transform="rotate(7 262 80)"><rect class="i-shadow" x="217" y="17" width="92" height="130" rx="6"/><rect class="i-paper" x="214" y="12" width="92" height="130" rx="6"/>
  <path class="i-rule" d="M224 34h72M224 52h72M224 70h72M224 88h72M224 106h72M224 124h72"/><path class="i-rule2" d="M268 20v110"/>
  <text class="i-pen" x="276" y="31">9</text><text class="i-pen" x="276" y="49">12</text><text class="i-pen" x="276" y="67">20</text><text class="i-pen" x="276" y="103">50</text></g>
  ${bone(62, 58, -14, 50, 5)}${bone(122, 88, 9, 50, 5)}${bone(176, 46, 22, 50, 5)}${bone(54, 118, 16, 42, 2)}${bone(184, 116, -8, 46, 6)}`;

const suits: [Suit, number, number, number][] = [
  ['heart', 92, 92, -24],
  ['drop', 124, 80, -12],
  ['leaf', 158, 76, 0],
  ['star', 192, 80, 12],
  ['gem', 224, 92, 24],
];
const stone = (x: number, y: number) => svg`<g transform="translate(${x} ${y}) scale(1.4)"><path class="st-l" d="M2 7.5L12 13v12L2 19.5z"/><path class="st-r" d="M22 7.5L12 13v12l10-5.5z"/><path class="st-t" d="M12 2l10 5.5L12 13 2 7.5z"/></g>`;
const kartenspiel = svg`${suits.map(([suit, x, y, turn]) => card(x, y, turn, svg`<g class="cf s-${suit}"><text x="8" y="25">7</text><path class="cs" transform="translate(8.5 30) scale(.58)" d=${SUIT_SHAPES[suit]}/><path class="cbg" transform="translate(14 36) scale(2.2)" d=${SUIT_SHAPES[suit]}/></g>`))}
  ${stone(18, 98)}${stone(50, 106)}${stone(28, 68)}${stone(270, 98)}`;

const field = (x: number, y: number) => svg`<rect class="i-field" x=${x} y=${y} width="34" height="34" rx="8"/>`;
const forone = svg`<rect class="i-shadow" x="26" y="27" width="214" height="104" rx="10"/><rect class="i-paper" x="22" y="22" width="214" height="104" rx="10"/>
  ${[34, 73, 112, 151, 190].map((x) => svg`${field(x, 34)}${field(x, 78)}`)}
  ${[1, 2, 3].map((face, i) => bone(51 + 39 * i, 51, 0, 32, face))}${[0, 1, 2, 3].map((i) => bone(51 + 39 * i, 95, 0, 32, 6))}
  <path class="i-ribbon" d="M262 0h14l12 44h-14zM300 0h-14l-12 44h14z"/><circle class="i-medal" cx="281" cy="80" r="27"/><circle class="i-medal2" cx="281" cy="80" r="21"/>
  <path class="i-medalstar" transform="translate(265 64) scale(1.33)" d=${SUIT_SHAPES.star}/>`;

const numberCard = (value: number) => svg`<g class="cf cf--n"><text x="8" y="25">${value}</text><rect class="nf" x="17" y="30" width="38" height="38" rx="9"/><g transform="translate(18 31) scale(.6)">${pips(value)}</g></g>`;
const fan: [number, number, number][] = [[74, 96, -26], [106, 84, -15], [140, 78, -5], [176, 78, 5], [210, 84, 15], [242, 96, 26]];
const karten = svg`${fan.map(([x, y, turn], i) => card(x, y, turn, numberCard(i + 1)))}`;

const steps = [0, 1, 2, 3, 4, 5, 6, 7];
const master = svg`${steps.map((i) => svg`<rect class="i-slot" x=${28 + 32 * i} y="26" width="26" height="26" rx="7"/><rect class="i-slot" x=${28 + 32 * i} y="60" width="26" height="26" rx="7"/>`)}
  ${steps.slice(0, 7).map((i) => svg`<circle class="i-coin" cx=${41 + 32 * i} cy="113" r="13"/><circle class="i-coin2" cx=${41 + 32 * i} cy="113" r="8"/>`)}
  <rect class="i-mark" x="156" y="24" width="26" height="30" rx="9"/><rect class="i-mark" x="92" y="58" width="26" height="30" rx="9"/>
  <path class="i-star" transform="translate(284 24) scale(1.3)" d=${SUIT_SHAPES.star}/><path class="i-star0" transform="translate(284 58) scale(1.3)" d=${SUIT_SHAPES.star}/><path class="i-star" transform="translate(254 98) scale(1.3)" d=${SUIT_SHAPES.star}/>
  ${bone(212, 84, 13, 46, 6)}`;

const SCENES: Record<string, [string, SVGTemplateResult]> = {
  classic: ['sc-felt', classic],
  kartenspiel: ['sc-plum', kartenspiel],
  forone: ['sc-sand', forone],
  karten: ['sc-teal', karten],
  master: ['sc-night', master],
};

/** The picture of a game. */
export function scene(game: string) {
  const [colour, drawing] = SCENES[game] ?? ['sc-felt', svg``];
  return html`<svg class="scene ${colour}" viewBox="0 12 320 124" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect class="i-bg" width="320" height="150"/><ellipse class="i-glow" cx="160" cy="70" rx="190" ry="95"/>${drawing}</svg>`;
}

const suitCard = (suit: Suit, value: number) => svg`<g class="cf s-${suit}"><text x="8" y="27">${value}</text><path class="cs" transform="translate(14 34) scale(1.9)" d=${SUIT_SHAPES[suit]}/></g>`;

/** What a small square shows: a part of the picture, or two cards drawn for it. */
const SIGNS: Record<string, [string, SVGTemplateResult]> = {
  classic: ['92 56 60 60', classic],
  kartenspiel: ['-62 -64 128 128', svg`${card(-14, 6, -14, suitCard('heart', 7))}${card(18, 2, 8, suitCard('leaf', 7))}`],
  forone: ['249 47 64 64', forone],
  karten: ['-62 -64 128 128', svg`${card(-14, 6, -14, numberCard(3))}${card(18, 2, 8, numberCard(5))}`],
  master: ['278 18 43 43', master],
};

/** The sign of a game, in a row of a list. */
export function sceneIcon(game: string) {
  const [clip, drawing] = SIGNS[game] ?? ['0 0 60 60', svg``];
  return html`<svg class="cont-i ${SCENES[game]?.[0] ?? 'sc-felt'}" viewBox=${clip} aria-hidden="true"><rect class="i-bg" x="-70" y="-70" width="410" height="220"/>${drawing}</svg>`;
}
