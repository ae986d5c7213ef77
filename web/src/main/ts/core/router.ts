/** Which page an address means, and going there without a reload. */
import { isSite, to } from './site.ts';

export interface Route {
  page: 'home' | 'table' | 'join' | 'watch' | 'me' | 'rules' | 'settings' | 'statistics' | 'daily' | 'evening' | 'review' | 'shared' | 'book' | 'print' | 'paper' | 'lost';
  /** The name of an unknown page, or the id of a table or game, the code of an evening, the token of a link to a review, a game and the number of a level, or the code behind the `#`. */
  id: string;
}

export const routes = new EventTarget();

/** The pages that exist without a server. */
const ON_SITE: Route['page'][] = ['home', 'table', 'rules', 'settings', 'statistics', 'review', 'print', 'book'];

/** The route of the page as it is open. */
export function routeNow(): Route {
  if (!isSite) return routeOf(location);
  const route = routeOf(new URL(location.hash.slice(1) || '/', location.origin));
  return ON_SITE.includes(route.page) ? route : { page: 'lost', id: route.page };
}

/** The route of an address. */
export function routeOf(address: URL | Location): Route {
  const [, first = '', id = '', part = ''] = address.pathname.split('/').map(decodeURIComponent);
  const code = decodeURIComponent(address.hash.slice(1));
  switch (first) {
    case '':
      return { page: 'home', id: '' };
    case 't':
      return { page: 'table', id };
    case 'join':
    case 'watch':
    case 'me':
      return { page: first, id: code };
    case 'rules':
    case 'evening':
    case 'review':
      return { page: first, id };
    case 'r':
      return { page: 'shared', id };
    case 'book':
    case 'print':
    case 'paper':
      return { page: first, id: part ? `${id}/${part}` : id };
    case 'settings':
    case 'statistics':
    case 'daily':
      return { page: first, id: '' };
    default:
      return { page: 'lost', id: '' };
  }
}

/** Goes to a page of ours; `replace` where the way back should not lead here. */
export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, '', to(path));
  else history.pushState(null, '', to(path));
  routes.dispatchEvent(new Event('change'));
}

addEventListener('popstate', () => routes.dispatchEvent(new Event('change')));

// Links to our pages are ordinary links; this only saves the reload.
addEventListener('click', (event) => {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (isSite || (link.hash && link.pathname === location.pathname && link.pathname !== '/join')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
});
