/** Finds the view of a game; the views are loaded when the first table is opened. */
import type { GameModule } from '../table/game-element.ts';

export async function loadGame(id: string): Promise<GameModule> {
  const { VIEWS } = await import('./views.ts');
  const view = VIEWS[id];
  if (!view) throw new Error(`no view of ${id}`);
  return view;
}
