/** The cover of a game, as on the lid of its box: its picture, its small emblem, and what else is shown before a game begins. */
import { svg, type SVGTemplateResult, type TemplateResult } from 'lit';
import { pips } from './dice.ts';

/** What the folder of a game exports as `cover`. */
export interface Cover {
  /** The picture on the first page and above the rules, 320 by 150. */
  scene: SVGTemplateResult;
  /** What a small square shows: the part of a drawing that lies within a view box. */
  emblem: [viewBox: string, drawing: SVGTemplateResult];
  /** How long a game takes. */
  minutes: number;
  /** Drawings for the tables of its rules, by table and row: they are the same in every language. */
  examples: Record<number, (TemplateResult | undefined)[]>;
}

/** A die that lies in the picture. */
export function bone(x: number, y: number, turn: number, size: number, face: number): SVGTemplateResult {
  return svg`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size / 60})"><rect class="i-shadow" x="-27" y="-20" width="60" height="60" rx="14"/><rect class="i-bone-e" x="-30" y="-26" width="60" height="60" rx="14"/><rect class="i-bone" x="-30" y="-30" width="60" height="60" rx="14"/><g transform="translate(-30 -30)">${pips(face)}</g></g>`;
}

/** A card that lies in the picture. */
export function lyingCard(x: number, y: number, turn: number, face: SVGTemplateResult): SVGTemplateResult {
  return svg`<g transform="translate(${x} ${y}) rotate(${turn}) translate(-36 -50)"><rect class="i-shadow" x="2" y="4" width="72" height="100" rx="9"/><rect class="i-paper" width="72" height="100" rx="9"/>${face}</g>`;
}
