/** Several people at one screen: from whose seat the page looks, and the cover between them. */
import { html } from 'lit';
import type { TableStore } from '../core/store.ts';
import type { Info, State } from '../core/types.ts';
import { say } from '../core/words.ts';
import { seatBadge } from '../parts/seats.ts';

const mySeats = (info: Info) => info.seats.flatMap((seat, at) => (seat.mine ? [at] : []));

/**
 * Takes the seat of the player who decides; if hands are hidden, only after a tap.
 *
 * @param looking whether the last player still looks at cards that have just come
 */
export function handOver(store: TableStore, info: Info, state: State, looking: boolean): void {
  const mine = mySeats(info);
  if (mine.length < 2 || info.status !== 'running') return;
  const asked = state.asked?.seat ?? state.falling?.seat ?? -1;
  if (!state.hidden) {
    if (mine.includes(asked) && state.viewer !== asked) store.sit(asked);
  } else if (!looking && state.viewer >= 0 && asked >= 0 && state.viewer !== asked) {
    store.sit(undefined); // the turn is over: the hand is covered at once
  }
}

/** Whether a turn has just ended at a shared screen in which cards came that its player has not seen yet. */
export function drewLast(info: Info, before: State | undefined, state: State, hand: ((view: never) => string) | undefined): boolean {
  const mine = mySeats(info);
  if (!hand || mine.length < 2 || !before || before.viewer !== state.viewer || state.viewer < 0 || before.asked?.seat !== state.viewer) return false;
  if (state.over || state.asked === undefined || state.asked.seat === state.viewer) return false;
  const old = hand(before.view as never).split(' ');
  return hand(state.view as never)
    .split(' ')
    .some((card) => {
      const at = old.indexOf(card);
      if (at >= 0) old.splice(at, 1);
      return card !== '' && at < 0;
    });
}

/** The hand lies open until its player has seen what came. */
export function seen(done: () => void) {
  return html`<section class="seen" role="status"><p>${say('web.seen')}</p><button class="btn btn--act" @click=${done}>${say('web.seen.done')}</button></section>`;
}

/** What hides the table until the next player has the device; undefined if nothing has to be hidden. */
export function coverTable(store: TableStore, info: Info, state: State) {
  const asked = state.asked?.seat ?? -1;
  if (!state.hidden || !mySeats(info).includes(asked) || mySeats(info).length < 2 || state.viewer === asked) return undefined;
  const name = info.seats[asked]?.name ?? '';
  return html`<section class="cover">
    ${seatBadge(asked, name)}
    <h2>${say('web.cover', { name })}</h2>
    <p>${say('web.cover.hidden')}</p>
    <button class="btn btn--act btn--big" @click=${() => store.sit(asked)}>${say('web.cover.show', { name })}</button>
  </section>`;
}
