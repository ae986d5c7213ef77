/** Every page and what it comes with. Only the first page is there at once; all others are loaded when somebody goes there. */
import type { Route } from './core/router.ts';
import { style } from './core/styles.ts';
import { loadWords } from './core/words.ts';

/** Loads a page; it defines the element `k-` and its name. */
type Load = () => Promise<unknown>;

/** A page with words beyond those of the first one, and with style sheets of `css/later`. */
const later =
  (code: Load, ...styles: string[]): Load =>
  () =>
    Promise.all([code(), loadWords('more'), ...styles.map(style)]);

const join = () => import('./pages/join.ts');

export const PAGES: Record<Route['page'], Load> = {
  home: () => import('./pages/home.ts'),
  table: later(() => import('./table/table.ts'), 'table'),
  join,
  watch: join,
  me: join,
  rules: later(() => import('./pages/rules.ts')),
  settings: () => import('./pages/settings.ts'),
  statistics: later(() => import('./pages/statistics.ts'), 'statistics'),
  daily: later(() => import('./pages/daily.ts'), 'table', 'review'),
  evening: later(() => import('./pages/evening.ts'), 'evening'),
  review: later(() => import('./pages/review.ts'), 'table', 'review'),
  shared: later(() => import('./pages/shared.ts'), 'table', 'review'),
  book: later(() => import('./pages/book.ts'), 'table', 'book'),
  print: later(() => import('./pages/print.ts'), 'print'),
  paper: later(() => import('./pages/paper.ts'), 'paper'),
  lost: later(() => import('./pages/lost.ts')),
};
