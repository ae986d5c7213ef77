/** The values the server sends and takes, as docs/API.md describes them. */

/** A move, as the rules write it: one field that names it, such as `{score: {box: 'fives'}}`. */
export type Move = Record<string, Record<string, unknown>>;

/** A fact: one field that names it, such as `{wrote: {seat: 0, box: 'fives', points: 15}}`. */
export type Fact = Record<string, Record<string, unknown>>;

/** A legal move with what it would bring. */
export interface Offer {
  move: Move;
  text: string;
  facts: Fact[];
}

export interface LogLine {
  n: number;
  seat?: number;
  /** The move, where its outcome is up to chance: which dice are rolled. */
  move?: Move;
  text: string;
  by?: string;
  hint?: boolean;
}

export interface Over {
  scores: number[];
  ranks: number[];
  text: string;
}

/** What one viewer sees of a table after an event. */
export interface State<V = unknown> {
  table: string;
  version: number;
  since: number;
  viewer: number;
  done?: string;
  view: V;
  asked?: { seat: number; moves?: Offer[] };
  log: LogLine[];
  hidden: boolean;
  over?: Over;
}

export interface Seat {
  kind: 'human' | 'bot' | 'open';
  name?: string;
  mine: boolean;
  present: boolean;
  level?: string;
  absent?: number;
  standIn?: string;
  /** How far the device of the player is with adding to the dice. */
  adding?: 'expected' | 'pledged' | 'revealed';
  pledge?: string;
}

/** What is known about a table besides its game. */
export interface Info {
  id: string;
  game: string;
  options: Record<string, unknown>;
  /** `beginning`: the seats are settled, and the devices are adding to the dice. */
  status: 'open' | 'beginning' | 'running' | 'over' | 'closed';
  revision: number;
  host: boolean;
  seated: boolean;
  /** Whether it is in the list of open tables. */
  listed: boolean;
  hints: boolean;
  clock: number;
  pace: number;
  grace?: number;
  seats: Seat[];
  links?: { play: string; watch: string };
  commitment?: string;
  version: number;
  /** The seat that decides; absent if none does. */
  asked?: number;
  myTurn: boolean;
  left?: number;
  rematch?: string;
  created: number;
  updated: number;
}

export interface Player {
  id: string;
  name: string;
}

export interface OptionInfo {
  name: string;
  label: string;
  values?: { id: string; name: string }[];
  min?: number;
  max?: number;
  list?: boolean;
  standard: unknown;
}

export interface GameInfo {
  id: string;
  name: string;
  tagline: string;
  minPlayers: number;
  maxPlayers: number;
  hidden: boolean;
  presets: { id: string; name: string; options: Record<string, unknown> }[];
  options: OptionInfo[];
  levels: { id: string; name: string }[];
  /** Whether it comes with a book of levels. */
  book: boolean;
}

export interface BookGoal {
  award: string;
  points: number;
}

export interface BookResult {
  book: string;
  level: number;
  version: number;
  score: number;
  award: string;
  finished: number;
  table: string;
}

export interface BookLevel {
  number: number;
  version: number;
  name: string;
  text: string;
  /** Whether it can be played yet. */
  open: boolean;
  /** What is new in it, in sentences. */
  fresh: string[];
  goals: BookGoal[];
  tries: number;
  best?: BookResult;
}

export interface BookChapter {
  name: string;
  text: string;
  total: number;
  award: string;
  goals: BookGoal[];
  levels: BookLevel[];
}

/** A book of levels with what I have entered in it. */
export interface LevelBook {
  about: string;
  /** The names of the books that I keep. */
  books: string[];
  entries: number;
  chapters: BookChapter[];
}

export interface LevelPage {
  level: BookLevel;
  options: Record<string, unknown>;
  view: unknown;
  elements: { id: string; text: string; fresh: boolean }[];
  results: BookResult[];
}

export type SeatWish =
  | { me: { name?: string } }
  | { friend: Record<string, never> }
  | { local: { name: string } }
  | { bot: { level: string } };

/** What a new table should be like; only game and seats are required. */
export interface TableWish {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  preset?: string;
  listed?: boolean;
  hints?: boolean;
  clock?: number;
  pace?: number;
  pledges?: boolean;
  start?: boolean;
  /** In whose book of levels the result is entered. */
  book?: string;
}

export interface Hint {
  unit: string;
  reason: string;
  best: { move: Move; text: string; value: number };
  moves: { move: Move; text: string; value: number; loss: number; error: number }[];
}

export interface ReviewEntry {
  event: number;
  /** The turn it belongs to, from 1. */
  turn: number;
  verdict: 'best' | 'costly' | 'unclear';
  luck: number;
  loss: number;
  error: number;
  move?: Move;
  text?: string;
  best?: Move;
  bestText?: string;
}

export interface Review {
  ready: boolean;
  unit: 'points' | 'winning' | 'turns';
  estimated: boolean;
  /** Whether a closer look was taken, or none is needed. */
  sharp: boolean;
  /** How far the closer look has come, from 0 to 1, and how long it will still take at the most. */
  looking?: { done: number; seconds: number };
  players: {
    seat: number;
    start: number;
    luck: number;
    loss: number;
    result: number;
    lastLuck: number;
    luckError: number;
    lossError: number;
    entries: ReviewEntry[];
  }[];
}

export interface GameStatistics {
  game: string;
  games: number;
  wins: number;
  mean: number;
  best: number;
  luck?: number;
  loss?: number;
  rated: number;
  unit?: string;
}

export type Reaction = 'hello' | 'thanks' | 'well-played' | 'lucky' | 'oops' | 'hurry';

export const REACTIONS: Reaction[] = ['hello', 'thanks', 'well-played', 'lucky', 'oops', 'hurry'];
