/** The ways into a game: against a bot, with friends, at the same screen. */
import { html } from 'lit';
import { api } from '../core/api.ts';
import { ask } from '../core/dialogs.ts';
import { go } from '../core/router.ts';
import { settings } from '../core/settings.ts';
import { attempt } from '../core/toasts.ts';
import type { GameInfo, SeatWish, TableWish } from '../core/types.ts';
import { say } from '../core/words.ts';

const me = (): SeatWish => ({ me: settings.now.name ? { name: settings.now.name } : {} });

async function create(wish: TableWish): Promise<void> {
  const info = await attempt(() => api.create({ hints: true, pace: settings.now.pace, ...wish }));
  if (info) go(`/t/${info.id}`);
}

/** At once against a bot; alone where the game is for one. */
export function playNow(game: GameInfo): Promise<void> {
  const seats: SeatWish[] = game.maxPlayers === 1 ? [me()] : [me(), { bot: { level: 'normal' } }];
  return create({ game: game.id, seats, start: true });
}

/** A table that a link fills. */
export function withFriends(game: GameInfo): Promise<void> {
  const friends = Math.min(game.maxPlayers, 4) - 1;
  return create({ game: game.id, seats: [me(), ...Array.from({ length: friends }, (): SeatWish => ({ friend: {} }))] });
}

/** Several people before one screen: asks only for their names. */
export async function sameScreen(game: GameInfo): Promise<void> {
  const names = Array.from({ length: Math.min(game.maxPlayers, 4) }, (_, i) => (i === 0 ? settings.now.name : ''));
  const chosen = await ask({
    title: say('web.same-screen'),
    body: html`<p>${say('web.same-screen.names')}</p>
      ${names.map(
        (name, i) => html`<label class="field"><span>${say('web.player', { number: i + 1 })}</span>
          <input maxlength="24" autocomplete="off" placeholder=${i < 2 ? say('web.player', { number: i + 1 }) : say('web.seat.nobody')} .value=${name}
            @input=${(event: Event) => (names[i] = (event.target as HTMLInputElement).value.trim())}></label>`,
      )}`,
    answers: [
      { text: say('web.back'), value: '' },
      { text: say('web.lobby.start'), value: 'yes', main: true },
    ],
  });
  if (!chosen) return;
  if (names[0]) settings.set({ name: names[0] });
  const players = names.map((name, i) => name || (i < 2 ? say('web.player', { number: i + 1 }) : '')).filter(Boolean);
  await create({ game: game.id, seats: players.map((name, i): SeatWish => (i === 0 ? { me: { name } } : { local: { name } })), start: true });
}
