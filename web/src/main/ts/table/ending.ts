/** What the end of a game means to one player, in words: a win with its margin, a loss told kindly. */
import type { Info, Over } from '../core/types.ts';
import { has, number, say } from '../core/words.ts';

export interface Ending {
  title: string;
  detail: string;
  won: boolean;
}

/** Up to this part of the best score, it was close. */
const CLOSE = 0.05;

/** The seats from the first rank to the last. */
export const standing = (over: Over): number[] => over.ranks.map((_, seat) => seat).sort((one, other) => over.ranks[one]! - over.ranks[other]! || one - other);

/** How a game went, for everybody; a player who was alone has a score, but has not won. */
export const outcomeOf = ({ game, seats }: Info, over: Over): string => (seats.length === 1 ? say('web.result.alone', { score: say(`${game}.score`, { score: over.scores[0]! }) }) : over.text);

/** Points go without saying, stars and stones do not; `with` follows the word "with", which German declines. */
const counted = (game: string, score: number, how: 'unit' | 'with'): string => (has(`web.${game}.with`) ? say(`web.${game}.${how}`, { score: number(score) }) : number(score));

/**
 * @param seat the seat that looks; -1 for nobody in particular @param text how it went, for that
 * seat and for a lone player
 */
export function endingOf(game: string, over: Over, seat: number, names: string[], text: string): Ending {
  const order = standing(over);
  const [first, second] = order;
  if (seat < 0 || order.length === 1) return { title: text, detail: '', won: false };
  const score = counted(game, over.scores[seat]!, 'with');
  const margin = (one: number, other: number) => Math.abs(over.scores[one]! - over.scores[other]!);
  const close = (by: number) => by <= Math.abs(over.scores[first!]!) * CLOSE;
  if (over.ranks[seat] === 1) {
    const others = order.filter((each) => each !== seat && over.ranks[each] === 1);
    if (others.length > 0) return { title: say('web.end.shared', { score }), detail: say('web.end.shared.with', { names: others.map((each) => names[each]).join(', ') }), won: true };
    const by = margin(seat, second!);
    const detail = by === 0 ? say('web.end.won.level') : say(close(by) ? 'web.end.won.close' : 'web.end.won.by', { margin: number(by), name: names[second!]! });
    return { title: say('web.end.won', { score }), detail, won: true };
  }
  const by = margin(first!, seat);
  const winner = say('web.end.winner', { name: names[first!]!, score: counted(game, over.scores[first!]!, 'with') });
  const short = by === 0 ? say('web.end.lost.level') : say(close(by) ? 'web.end.lost.close' : 'web.end.lost.by', { margin: number(by) });
  return { title: say('web.end.lost', { score: counted(game, over.scores[seat]!, 'unit') }), detail: [winner, short].filter(Boolean).join(' '), won: false };
}
