/** At how many tables it is my turn: shown in the title and on the app's icon, and notified while nobody looks. */
import { settings } from './settings.ts';
import { fileAt, to } from './site.ts';
import { say } from './words.ts';

const waiting = new Set<string>();

/** How many tables are known to wait for me. */
export const turnCount = (): number => waiting.size;

/** Notes whether a table waits for me. */
export function noteTurn(table: string, mine: boolean): void {
  if (mine) waiting.add(table);
  else waiting.delete(table);
  badge();
}

/** Notes all tables that wait for me. */
export function noteTurns(tables: string[]): void {
  waiting.clear();
  tables.forEach((table) => waiting.add(table));
  badge();
}

function badge(): void {
  // Only an app that was installed has an icon for it.
  const done = waiting.size > 0 ? navigator.setAppBadge?.(waiting.size) : navigator.clearAppBadge?.();
  done?.catch(() => undefined);
}

/** Whether notifications are possible and the person was never asked. */
export const mayAsk = (): boolean => 'Notification' in window && 'serviceWorker' in navigator && Notification.permission === 'default' && !settings.now.asked;

/** Asks the browser, which asks the person. */
export async function askToTell(): Promise<boolean> {
  settings.set({ asked: true });
  return (await Notification.requestPermission()) === 'granted';
}

/** Notifies that a table waits, if nobody looks at the page and the person has agreed to that. */
export async function tellTurn(table: string, game: string): Promise<void> {
  if (!document.hidden || !('Notification' in window) || Notification.permission !== 'granted') return;
  const worker = await navigator.serviceWorker.ready;
  await worker.showNotification(say('web.turn.mine.short'), { body: game, tag: table, icon: fileAt('/icon-192.png'), data: to(`/t/${table}`) });
}
