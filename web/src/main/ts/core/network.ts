/** Where others reach this server: a page opened as localhost has an address that means something else on every other machine. */
import { api } from './api.ts';
import type { Network } from './types.ts';

/** Whether only this machine knows the address of the page. */
export const isOnlyHere = /^(localhost|127\..*|\[::1\])$/.test(location.hostname);

let known: Network = { possible: false, addresses: [] };

export const network = (): Network => known;

/** The beginning of links that are meant for others. */
export const origin = (): string => known.addresses[0] ?? location.origin;

/** Asks again; the server may have been opened to the house meanwhile. */
export async function lookAround(): Promise<void> {
  if (isOnlyHere) known = await api.network();
}

export async function letHouseIn(open: boolean): Promise<void> {
  known = await api.openNetwork(open);
}
