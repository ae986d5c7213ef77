/** The views of all games in one file: packed together they are much smaller than each by itself. */
import type { GameModule } from '../table/game-element.ts';
import { game as classic } from './classic/index.ts';
import { game as forone } from './forone/index.ts';
import { game as karten } from './karten/index.ts';
import { game as kartenspiel } from './kartenspiel/index.ts';
import { game as master } from './master/index.ts';

export const VIEWS: Record<string, GameModule> = { classic, forone, karten, kartenspiel, master };
