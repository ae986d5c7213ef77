/** The points of a line that shows past results. */

export const WIDTH = 600;
export const HEIGHT = 90;
const EDGE = 8;

/** Where the results lie in the picture, from left to right. */
export function pointsOf(scores: number[]): [number, number][] {
  const low = Math.min(...scores);
  const range = Math.max(...scores) - low;
  const step = (WIDTH - 2 * EDGE) / Math.max(1, scores.length - 1);
  return scores.map((score, i) => [EDGE + i * step, HEIGHT - EDGE - (range ? (score - low) / range : 0.5) * (HEIGHT - 2 * EDGE)]);
}
