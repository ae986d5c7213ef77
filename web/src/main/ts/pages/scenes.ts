/** The pictures and emblems of the games, from their covers. */
import { covers } from 'generated/covers.ts';
import { html } from 'lit';
import type { Cover } from '../parts/cover.ts';

/** The games there are, in the order in which the rules name them. */
export const GAMES = Object.keys(covers);

export function coverOf(game: string): Cover {
  const cover = (covers as Record<string, Cover>)[game];
  if (!cover) throw new Error(`no cover of ${game}`);
  return cover;
}

/** The picture of a game. */
export function scene(game: string) {
  return html`<svg class="scene pic-${game}" viewBox="0 12 320 124" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
    <rect class="i-bg" width="320" height="150"/><ellipse class="i-glow" cx="160" cy="70" rx="190" ry="95"/>${coverOf(game).scene}</svg>`;
}

/** The emblem of a game, in a row of a list. */
export function sceneIcon(game: string) {
  const [viewBox, drawing] = coverOf(game).emblem;
  return html`<svg class="cont-i pic-${game}" viewBox=${viewBox} aria-hidden="true"><rect class="i-bg" x="-70" y="-70" width="410" height="220"/>${drawing}</svg>`;
}
