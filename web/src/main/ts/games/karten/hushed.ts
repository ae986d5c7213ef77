/** Which lines of the log are not told: choosing cards one by one is only how a move is put together. */
import type { LogLine } from '../../core/types.ts';
import { say } from '../../core/words.ts';

/** Whether a text says what a message says, whatever the cards. */
function says(text: string, key: string, seat: string): boolean {
  const [start, end] = say(key, { seat, cards: '\n' }).split('\n');
  return text.startsWith(start!) && text.endsWith(end!);
}

export function hushed(line: LogLine, name: string): boolean {
  return says(line.text, 'karten.put-aside', name) || says(line.text, 'karten.took-back', name);
}
