/** A level of bots in words: how they play, and what they usually come to. */
import { say } from '../core/words.ts';
import type { GameInfo } from '../core/types.ts';
import { coverOf } from './scenes.ts';

export function levelWords(game: GameInfo, level: string): string {
  const { points, wins } = coverOf(game.id).levels ?? {};
  const at = game.levels.findIndex((each) => each.id === level);
  const below = game.levels[at - 1]?.name ?? '';
  const usual = points?.[level] ? say('web.level.points', { points: points[level] }) : wins?.[level] ? say('web.level.wins', { wins: wins[level], below }) : '';
  return [say(`web.level.${level}`), usual].filter(Boolean).join(' ');
}
