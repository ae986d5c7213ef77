/** Says why phones cannot use an address that only this machine knows, and offers one they can use. */
import { html, nothing } from 'lit';
import { isOnlyHere, letHouseIn, network } from '../core/network.ts';
import { attempt } from '../core/toasts.ts';
import { say } from '../core/words.ts';
import { icon } from './icons.ts';

/** @param changed is told when the address is another */
export function reach(changed: () => void) {
  if (!isOnlyHere) return nothing;
  const house = async (open: boolean) => {
    await attempt(() => letHouseIn(open));
    changed();
  };
  const { possible, addresses } = network();
  if (addresses.length > 0) return html`<p>${say('web.lobby.house-open')}</p><button class="btn btn--q btn--sm" @click=${() => house(false)}>${say('web.lobby.close-house')}</button>`;
  return html`<p class="note">${say('web.lobby.only-here')}${possible ? nothing : ` ${say('web.lobby.no-house')}`}</p>
    ${possible ? html`<button class="btn btn--q btn--sm" @click=${() => house(true)}>${icon('share')}${say('web.lobby.open-house')}</button>` : nothing}`;
}
