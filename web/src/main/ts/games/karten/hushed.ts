/** Which lines of the log are not told: choosing cards one by one is only how a move is put together. */
import type { LogLine } from '../../core/types.ts';
import { says } from '../../core/words.ts';

export function hushed({ text }: LogLine, seat: string): boolean {
  return ['karten.put-aside', 'karten.took-back'].some((key) => says(text, key, 'cards', { seat }));
}
