/** The view of classic Kniffel. */
import { define } from '../../core/part.ts';
import type { GameModule } from '../../table/game-element.ts';
import { PlainGame } from '../plain/plain.ts';

define('k-classic', class extends PlainGame {});

export const game: GameModule = { tag: 'k-classic', progress: () => '', dice: true };
