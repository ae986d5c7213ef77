/** The log as turns: which lines belong together, what a turn came to, and what has happened since mine. */
import type { LogLine } from './types.ts';

export interface Turn {
  /** Whose turn; undefined for what happens before anybody decides anything. */
  seat?: number;
  lines: LogLine[];
}

/**
 * Lines gathered into turns: what chance does belongs to whoever decided before, but what it does before the first round to nobody, because cards are dealt to all.
 *
 * @param told whether a line is worth telling; one that is not may still begin a turn
 */
export function turnsOf(log: LogLine[], told: (line: LogLine) => boolean = () => true): Turn[] {
  const turns: Turn[] = [];
  for (const line of log) {
    const seat = line.seat ?? (line.setUp ? undefined : turns.at(-1)?.seat);
    if (turns.length === 0 || seat !== turns.at(-1)!.seat) turns.push({ ...(seat !== undefined && { seat }), lines: [] });
    if (told(line)) turns.at(-1)!.lines.push(line);
  }
  return turns;
}

/** Whether a bot has played the last turn of a seat, for somebody who was not there in time. */
export function playedFor(seat: number, log: LogLine[]): boolean {
  return turnsOf(log).findLast((turn) => turn.seat === seat)?.lines.some((line) => line.by) ?? false;
}

/** A line without the name that it begins with; undefined if it begins with another. */
export function without(name: string, text: string): string | undefined {
  return name && text.startsWith(`${name} `) ? text.slice(name.length + 1) : undefined;
}

/** What a turn came to. */
export interface Gist {
  seat: number;
  /** The dice that it was about, as the log writes them. */
  dice?: string;
  /** What was done with them, without the name. */
  text: string;
  /** The first of it: where they went. */
  short: string;
  /** The lines that say so. */
  lines: LogLine[];
}

/** How many things of a turn the short form tells. */
const SHORT = 3;

/** The last dice that fell in a turn, and what was said after them; where none did, what was decided first, and without decisions its last words. */
export function gist(turn: Turn, name: string): Gist | undefined {
  if (turn.seat === undefined) return undefined;
  const rolled = turn.lines.findLastIndex((line) => line.seat === undefined && line.dice);
  const after = turn.lines.slice(rolled + 1).filter((line) => !line.move && without(name, line.text) !== undefined);
  const decided = after.filter((line) => line.seat !== undefined).slice(0, SHORT);
  const said = rolled >= 0 ? after : decided.length > 0 ? decided : after.slice(-1);
  if (said.length === 0) return undefined;
  const words = [...new Set(said.map((line) => without(name, line.text)!))];
  const text = words.join(' · ');
  const short = words[0]!;
  const line = turn.lines[rolled];
  return line ? { seat: turn.seat, dice: line.dice, text, short, lines: [line, ...said] } : { seat: turn.seat, text, short, lines: said };
}

/** What the others did since the last turn of one of these seats, in the order of play; nothing once one of them has begun. */
export function sinceMine(turns: Turn[], mine: (seat: number) => boolean): Turn[] {
  const own = turns.findLastIndex((turn) => turn.seat !== undefined && mine(turn.seat));
  return turns.slice(own + 1).filter((turn) => turn.seat !== undefined);
}
