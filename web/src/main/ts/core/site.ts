/** Where the page came from: a server, or plain files in whatever folder ("the site"), where every game is on this device and addresses come after a `#`. */

const marks: DOMStringMap = (typeof document !== 'undefined' && document.documentElement?.dataset) || {};

/** Whether there is no server behind this page. */
export const isSite = marks.site !== undefined;

/** The folder of the engine, if it came with the page: its name changes with what is in it. */
export const engine = marks.engine;

/** The folder of the page's own files. */
const folder = isSite ? location.pathname.replace(/[^/]*$/, '') : '/';

/** Where a file of ours lies, such as `/icon.svg`. */
export const fileAt = (path: string): string => folder + path.slice(1);

/** What a link to a page of ours leads to. */
export const to = (path: string): string => (isSite ? `#${path}` : path);

/** Whether a table is on this device and not at a server. */
export const isHere = (table: string): boolean => table.startsWith('device-');
