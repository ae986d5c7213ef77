/** Finds the view of a game. Each folder next to this file is a game; `web/games` gathers their parts. */
import type { GameEntry } from '../table/game-element.ts';

/** The view of a game. All views come together when the first table is opened: packed as one they are much smaller. */
export async function loadGame(id: string): Promise<GameEntry> {
  const { games } = await import('generated/views.ts');
  const view = (games as Record<string, GameEntry>)[id];
  if (!view) throw new Error(`no view of ${id}`);
  return view;
}
