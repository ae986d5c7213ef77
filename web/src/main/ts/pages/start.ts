/** The ways into a game: against bots, with friends, at the same screen. */
import { html } from 'lit';
import { api, Problem } from '../core/api.ts';
import { canPlayHere, device } from '../core/device.ts';
import { ask } from '../core/dialogs.ts';
import { go } from '../core/router.ts';
import { settings } from '../core/settings.ts';
import { isSite } from '../core/site.ts';
import { attempt, tellProblem, toast } from '../core/toasts.ts';
import type { GameInfo, TableWish } from '../core/types.ts';
import { loadWords, say } from '../core/words.ts';
import { PAGES } from '../pages.ts';
import type { Setup, Way } from './setup.ts';

/** What is asked before a table is made; loaded after the first page, because nobody can need it sooner. */
export const loadSetup = () => import('./setup.ts');

/** The delay before the page says that something takes a while. */
const LOADING = 500;

/** The answer in place of an unreachable server. */
const AWAY = [0, 502, 503, 504];

/** Everybody plays back at their own pace; only a clock must not run while bots are still being shown. */
export async function create(wish: TableWish, onDevice: boolean): Promise<void> {
  if (isSite || onDevice) return createHere(wish);
  try {
    const info = await api.create({ pace: wish.clock ? settings.now.pace : 0, ...wish });
    go(`/t/${info.id}`);
  } catch (problem) {
    // Without a server, games that wait for nobody are played here.
    const away = problem instanceof Problem && AWAY.includes(problem.status);
    if (!away || !wish.start || !canPlayHere()) return tellProblem(problem);
    await createHere(wish, problem);
  }
}

/** The same on this device; the first time, the engine has to come before anything can be played. If the server is unreachable (`instead`), the page says so, or that the engine was never fetched. */
async function createHere(wish: TableWish, instead?: Problem): Promise<void> {
  if (!canPlayHere()) {
    toast(say('web.device.cannot'), 'bad');
    return;
  }
  let loaded = () => undefined as void;
  const loading = setTimeout(() => (loaded = toast(say('web.device.loading'))), LOADING);
  const info = await attempt(async () => {
    await device.ready().catch((failure) => {
      throw instead ?? failure;
    });
    return api.createHere({ pace: 0, ...wish });
  });
  clearTimeout(loading);
  loaded();
  if (!info) return;
  if (instead) toast(say('web.device.instead'));
  navigator.storage?.persist?.().catch(() => undefined); // so that the browser does not tidy it away
  go(`/t/${info.id}`);
}

/** A game for one begins at once. */
export function playAlone(game: GameInfo): Promise<void> {
  const { name } = settings.now;
  return create({ game: game.id, seats: [{ me: name ? { name } : {} }], hints: true, start: true }, settings.now.onDevice && canPlayHere());
}

const TITLES = { bots: 'web.setup.title.bots', friends: 'web.setup.title.friends', screen: 'web.setup.title.screen' };

/** Asks the little that has to be asked, and sits down. */
export async function sitDown(game: GameInfo, way: Way): Promise<void> {
  let setup: Setup | undefined;
  if (!(await attempt(() => Promise.all([loadSetup(), loadWords('more')])))) return; // the options have words of their games
  PAGES.table().catch(() => undefined); // ready when it is wanted
  const answer = ask({
    title: game.maxPlayers === 1 ? game.name : say(TITLES[way], { game: game.name }),
    body: html`<k-setup class="setup" .game=${game} .way=${way}></k-setup>`,
    answers: [
      { text: say('web.back'), value: '' },
      { text: say(way === 'friends' ? 'web.setup.open' : 'web.lobby.start'), value: 'yes', main: true },
    ],
  });
  setup = document.querySelector<Setup>('dialog k-setup') ?? undefined;
  if ((await answer) && setup) await create(setup.wish(), setup.isHere());
}
