/** The view of master, until it is drawn. */
import { define } from '../../core/part.ts';
import type { GameModule } from '../../table/game-element.ts';
import { PlainGame } from '../plain/plain.ts';

define('k-master', class extends PlainGame {});

export const game: GameModule = { tag: 'k-master', progress: () => '', dice: false };
