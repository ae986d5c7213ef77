/** The values the server sends and takes, under the names that the client uses; they are made of the Java types, see web/types.ts. */
import type { Book, FromServer, Games, MyEvenings, NewTable, Overview, Results, Review, Session, State as AnyState, Statistics, TableInfo, ToServer } from 'generated/wire.ts';

export type { BookResults, PaperCount, EveningInfo, Fact, PaperForm, Hint, KeptPaperGame, LevelPage, Move, Network, NextGame, PaperGame, Review, ReviewLink, SharedGame, Statistics } from 'generated/wire.ts';

/** What one viewer sees of a table after an event. */
export type State<V = unknown> = Omit<AnyState, 'view'> & { view: V };

/** A legal move with what it would bring. */
export type Offer = NonNullable<NonNullable<AnyState['asked']>['moves']>[number];
export type LogLine = AnyState['log'][number];
export type Over = NonNullable<AnyState['over']>;
/** People have rolled their own dice, and somebody is to say what fell. */
export type Falling = NonNullable<AnyState['falling']>;

/** What is known about a table besides its game. */
export type Info = TableInfo;
/** Whose dice a table is played with: the program's, people's own, or people's own and the program's for bots. */
export type TableDice = TableInfo['dice'];
export type Seat = TableInfo['seats'][number];
export type Player = Session['player'];

/** The games of today, yesterday and tomorrow. */
export type DailyOverview = Overview;
export type DailyDay = Overview['today'];
/** A game of a day, and how it went for everybody. */
export type DailyGame = DailyDay['games'][number];

/** An evening in a list. */
export type EveningLine = MyEvenings['evenings'][number];

export type GameInfo = Games['games'][number];
export type OptionInfo = GameInfo['options'][number];
export type GameStatistics = Statistics['games'][number];
export type GameResults = Results['games'][number];
export type GameResult = GameResults['recent'][number];

/** A book of levels with what I have entered in it. */
export type LevelBook = Book;
export type BookChapter = Book['chapters'][number];
export type BookLevel = BookChapter['levels'][number];
export type BookGoal = BookLevel['goals'][number];

/** What a new table should be like; only game and seats are required. */
export type TableWish = NewTable;
export type SeatWish = NewTable['seats'][number];

export type ReviewEntry = Review['players'][number]['entries'][number];

/** What is sent and what comes over the socket: an object with one field, which names it. */
export type { FromServer, ToServer } from 'generated/wire.ts';

type Content<T, K extends string> = T extends Record<K, infer C> ? NonNullable<C> : never;

/** Why a move was not played. */
export type Refusal = Content<FromServer, 'refused'>;
export type Reaction = Content<ToServer, 'react'>['reaction'];

export const REACTIONS: Reaction[] = ['hello', 'thanks', 'well-played', 'lucky', 'oops', 'hurry'];
