/** The view of forone, until it is drawn. */
import { define } from '../../core/part.ts';
import type { GameModule } from '../../table/game-element.ts';
import { PlainGame } from '../plain/plain.ts';

define('k-forone', class extends PlainGame {});

export const game: GameModule = { tag: 'k-forone', progress: () => '', dice: false };
