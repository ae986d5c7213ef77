/** Which lines of the log are not told: cards that come to the display lie there, and how many somebody draws was said before. */
import type { LogLine } from '../../core/types.ts';
import { says } from '../../core/words.ts';

export function hushed({ text }: LogLine): boolean {
  return says(text, 'kartenspiel.turned-up', 'card') || says(text, 'kartenspiel.drew-hidden', 'seat');
}
