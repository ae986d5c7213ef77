/** Tells a screen reader what happened: my own turn line by line, a turn of others in one sentence when it is over. */
import { announce } from '../core/announcer.ts';
import { gist, turnsOf, without } from '../core/turns.ts';
import type { LogLine } from '../core/types.ts';
import { say } from '../core/words.ts';
import type { LogLook } from '../parts/log.ts';

export class Teller {
  /** The number of the last event that was told. */
  private told = 0;

  /** What happened before we came in is not told. */
  begin(log: LogLine[]): void {
    this.told = log.at(-1)?.n ?? 0;
  }

  /** @param asked who decides now; -1 if nobody does */
  tell(log: LogLine[], look: LogLook, asked: number): void {
    const turns = turnsOf(log, look.told);
    turns.forEach((turn, i) => {
      const fresh = turn.lines.filter((line) => line.n > this.told);
      if (fresh.length === 0) return;
      const { seat } = turn;
      const name = seat === undefined ? '' : (look.names[seat] ?? '');
      // Dealing the cards takes many lines; who begins is the last of them.
      if (seat === undefined) announce(fresh.at(-1)!.text);
      // What is dealt to others after my decision is not my doing.
      else if (look.mine(seat)) fresh.filter((line) => line.seat !== undefined || without(name, line.text) !== undefined).forEach((line) => announce(line.text));
      else if (i === turns.length - 1 && asked === seat) return; // not over yet
      else {
        const came = gist(turn, name);
        if (came) announce(came.dice ? say('web.turn.told', { name, dice: came.dice, text: came.text }) : `${name} ${came.text}`);
      }
      this.told = fresh.at(-1)!.n;
    });
  }
}
