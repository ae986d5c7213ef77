/** Checks that turns of others can be followed: what came is played back step by step, and the log is gathered into turns. */
import { Playback, type Intent, type Times } from '../../main/ts/core/playback.ts';
import { gist, playedFor, sinceMine, turnsOf } from '../../main/ts/core/turns.ts';
import type { LogLine, State } from '../../main/ts/core/types.ts';
import { equal } from './assert.ts';

const roll = (n: number, seat: number): LogLine => ({ n, seat, move: { roll: { dice: '4 5' } }, text: 'Bea holds 5 5 5' });
const state = (version: number, ...log: LogLine[]): State => ({ table: 't', version, since: version - 1, viewer: 0, view: {}, log, hidden: false });

/** A playback whose clock advances when told to. */
class Bench {
  shown: number[] = [];
  times: Times | undefined = { hold: 500, roll: 1350, step: 750 };
  intent?: Intent;
  urgent = false;
  private now = 0;
  private due: { at: number; run: () => void } | undefined;
  readonly playback: Playback;

  constructor() {
    const bench = this;
    globalThis.setTimeout = ((run: () => void, wait: number) => ((bench.due = { at: bench.now + wait, run }), 1)) as unknown as typeof setTimeout;
    globalThis.clearTimeout = (() => (bench.due = undefined)) as unknown as typeof clearTimeout;
    this.playback = new Playback({
      show: (states) => void bench.shown.push(states.at(-1)!.version),
      changed: () => undefined,
      intent: () => bench.intent,
      times: () => bench.times,
      urgent: () => bench.urgent,
    });
  }

  pass(milliseconds: number): void {
    this.now += milliseconds;
    while (this.due && this.due.at <= this.now) {
      const { run } = this.due;
      this.due = undefined;
      run();
    }
  }
}

// One step after the other, each with its time; dice that were rolled have more of it.
let bench = new Bench();
bench.playback.now(state(1));
bench.playback.add(state(2, roll(2, 1)));
bench.playback.add(state(3));
equal(bench.shown, [1], 'what I did is shown at once, the next waits');
bench.pass(749);
equal(bench.shown, [1], 'until its time has come');
bench.pass(1);
equal(bench.shown, [1, 2], 'then it is shown');
bench.pass(1349);
equal([bench.shown, bench.playback.behind], [[1, 2], true], 'rolled dice lie there for a while');
bench.pass(1);
equal([bench.shown, bench.playback.behind], [[1, 2, 3], false], 'and then it goes on');

// What is held is seen before the roll.
bench = new Bench();
bench.playback.now(state(1));
bench.intent = { seat: 1, move: { roll: { dice: '4 5' } } };
bench.playback.add(state(2, roll(2, 1)));
bench.pass(750);
equal([bench.shown, bench.playback.intent?.seat], [[1], 1], 'first the dice that are held');
bench.pass(500);
equal([bench.shown, bench.playback.intent], [[1, 2], undefined], 'then the roll');

// Skipping goes to the newest, and so does whatever must not wait.
bench.intent = undefined;
bench.playback.add(state(3));
bench.playback.add(state(4));
bench.playback.skip();
equal([bench.shown, bench.playback.behind], [[1, 2, 4], false], 'skipping');
bench.playback.now(state(5));
bench.playback.add(state(6));
bench.urgent = true;
bench.playback.add(state(7));
equal(bench.shown, [1, 2, 4, 5, 7], 'a clock that runs');
bench.urgent = false;
bench.playback.now(state(8));
bench.times = undefined;
bench.playback.add(state(9));
equal(bench.shown, [1, 2, 4, 5, 7, 8, 9], 'at once for those who want it so');

// While it is looked at who begins, the first turn waits; then it goes on at once.
bench = new Bench();
bench.playback.now(state(1));
bench.playback.rest(2700);
bench.playback.add(state(2));
bench.pass(2699);
equal([bench.shown, bench.playback.behind], [[1], true], 'something else is looked at');
bench.pass(1);
equal(bench.shown, [1, 2], 'and now the turn');
bench.playback.rest(2700);
bench.playback.add(state(3));
bench.playback.goOn();
equal(bench.shown, [1, 2, 3], 'or as soon as somebody has seen enough');

// The log is gathered into turns; what chance does belongs to whoever decided.
const log: LogLine[] = [
  { n: 1, text: 'Bea begins' },
  { n: 2, seat: 0, move: { roll: { dice: '1 2 3 4 5' } }, text: 'Anna picks up all dice' },
  { n: 3, text: 'Anna rolls 1 2 3 4 6', dice: '1 2 3 4 6' },
  { n: 4, seat: 0, text: 'Anna writes 30 points in Small straight' },
  { n: 5, seat: 1, move: { roll: { dice: '1 2 3 4 5' } }, text: 'Bea picks up all dice' },
  { n: 6, text: 'Bea rolls 5 5 5 2 1', dice: '5 5 5 2 1' },
  roll(7, 1),
  { n: 8, text: 'Bea rolls 5 5 5 5 1', dice: '5 5 5 5 1' },
  { n: 9, seat: 1, text: 'Bea writes 20 points in Fives' },
  { n: 9, seat: 1, text: 'Bea earns the bonus of 35 points' },
];
const turns = turnsOf(log, (line) => !line.text.includes('picks up'));
equal(turns.map(({ seat, lines }) => [seat ?? null, lines.length]), [[null, 1], [0, 2], [1, 5]], 'turns');
const came = gist(turns[2]!, 'Bea')!;
equal([came.dice, came.text, came.short], ['5 5 5 5 1', 'writes 20 points in Fives · earns the bonus of 35 points', 'writes 20 points in Fives'], 'what a turn came to');
equal(gist(turnsOf(log.slice(0, 7))[2]!, 'Bea'), undefined, 'a turn that is not over has come to nothing');
const cards: LogLine[] = [
  { n: 1, seat: 1, text: 'Bea plays 4 4 and writes 8 points in Fours' },
  { n: 1, seat: 1, text: 'Bea held 6 cards and notes 2 penalty points' },
  { n: 2, text: 'Bea draws 2 cards' },
];
equal(gist(turnsOf(cards)[0]!, 'Bea')!.text, 'plays 4 4 and writes 8 points in Fours · held 6 cards and notes 2 penalty points', 'what was decided, not what was drawn for it');
equal(gist({ seat: 1, lines: [{ n: 1, text: 'Bea rolls 5 5 5 2 1' }] }, 'Bea')!.dice, undefined, 'numbers are dice where the line says so');
equal(gist({ seat: 1, lines: cards.slice(2) }, 'Bea')!.text, 'draws 2 cards', 'what was drawn where nothing was decided');
const dealt: LogLine[] = [
  { n: 1, text: 'Bea begins', setUp: true },
  { n: 2, seat: 0, text: 'Anna places a stone in the Flush row', setUp: true },
  { n: 3, seat: 1, text: 'Bea places a stone in the Triple row', setUp: true },
  { n: 4, text: 'Anna draws red-10', setUp: true },
  { n: 5, seat: 1, text: 'Bea trades blue-3 for a stone: 2 active, 5 in reserve' },
  { n: 6, text: 'Bea draws a card' },
];
equal(turnsOf(dealt).map(({ seat, lines }) => [seat ?? null, lines.map(({ n }) => n)]), [[null, [1]], [0, [2]], [1, [3]], [null, [4]], [1, [5, 6]]], 'what is dealt belongs to nobody, and the set-up to no turn');
equal(sinceMine(turns, (seat) => seat === 0).map((turn) => turn.seat), [1], 'since my last turn');
equal(sinceMine(turns, (seat) => seat === 1), [], 'nothing since my own');
const standIn: LogLine[] = [...log, { n: 10, seat: 0, by: 'bot:normal', text: 'Anna picks up all dice' }, { n: 11, text: 'Anna rolls 1 1 1 2 3' }];
equal([playedFor(0, log), playedFor(0, standIn), playedFor(1, standIn)], [false, true, false], 'whoever comes back is told that a bot has played for them');
equal(playedFor(0, [...standIn, ...log.slice(4), ...log]), false, 'until they have played themselves');
console.log('Turns of others can be followed.');
