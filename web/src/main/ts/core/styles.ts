/** The style sheets of `css/later`: each is loaded once, with the first page that needs it. */
import { fileAt } from './site.ts';

/** Where each of them is, by its name; the bundler writes it. */
declare const STYLES: Record<string, string>;

const loaded = new Map<string, Promise<void>>();

/** Loads the style sheet `css/later/NAME.css`, if that has not been done. */
export function style(name: string): Promise<void> {
  const known = loaded.get(name);
  if (known) return known;
  const file = STYLES[name];
  const loading = new Promise<void>((resolve, reject) => {
    if (!file) throw new Error(`no style ${name}`);
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = fileAt(file);
    link.onload = () => resolve();
    link.onerror = () => {
      link.remove();
      loaded.delete(name); // the next one to need it tries again
      reject(new Error(`no style ${name}`));
    };
    document.head.append(link);
  });
  loaded.set(name, loading);
  return loading;
}
