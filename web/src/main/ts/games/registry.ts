/** The views there are, by the id of the game; each is loaded when its table is opened. */
import type { GameModule } from '../table/game-element.ts';

const VIEWS: Record<string, () => Promise<{ game: GameModule }>> = {
  classic: () => import('./classic/index.ts'),
  forone: () => import('./forone/index.ts'),
  karten: () => import('./karten/index.ts'),
  kartenspiel: () => import('./kartenspiel/index.ts'),
  master: () => import('./master/index.ts'),
};

export async function loadGame(id: string): Promise<GameModule> {
  const view = VIEWS[id];
  if (!view) throw new Error(`no view of ${id}`);
  return (await view()).game;
}
