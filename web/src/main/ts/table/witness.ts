/** Notes what is shown at a table, and looks once when the game is over whether that is what its record tells. */
import { isHere } from '../core/site.ts';
import { played, noteLying } from '../core/sightings.ts';
import type { TableStore } from '../core/store.ts';
import type { Move, State } from '../core/types.ts';
import type { GameEntry } from './game-element.ts';

export class Witness {
  /** What was told before anybody knew how to read it. */
  private unread: State[] = [];
  private tries = 3;
  private looking = false;
  /** Whether the record is not that of the game that was shown, or its dice are not true. */
  bent = false;

  constructor(
    private readonly table: string,
    private readonly changed: () => void,
  ) {}

  /** Listens to a table; in games on this device there is nobody who could cheat. */
  follow(store: TableStore): void {
    if (isHere(this.table)) return;
    store.addEventListener('told', (event) => this.unread.push((event as CustomEvent<State>).detail));
    store.addEventListener('played', (event) => {
      const { version, move } = (event as CustomEvent<{ version: number; move: Move }>).detail;
      played(this.table, version, move);
    });
  }

  /** Reads what was told, now that it is known how. */
  read(game: GameEntry): void {
    for (const { version, viewer, view } of this.unread.splice(0)) noteLying(this.table, version, viewer, game.lies(view as never));
  }

  /** The game is over: nobody has to ask for the comparison. */
  look(): void {
    if (this.tries <= 0 || this.looking || isHere(this.table)) return;
    this.tries--;
    this.looking = true;
    void import('../pages/judging.ts')
      .then(({ isBent }) => isBent(this.table))
      .then((bent) => {
        this.tries = 0;
        this.bent = bent;
        if (bent) this.changed();
      })
      .catch(() => undefined) // the server is away, or the record is not for us: the next change tries again
      .finally(() => (this.looking = false));
  }
}
