/** The base of every page: it knows its route and is drawn again when the language changes. */
import '../kit.ts';
import { Part } from './part.ts';
import type { Route } from './router.ts';
import { turnCount } from './my-turns.ts';
import { say } from './words.ts';

export abstract class Page extends Part {
  static override properties = { route: { attribute: false }, language: { attribute: false } };
  declare route: Route;
  declare language: string;

  /** The title of the window while this page is open. */
  protected abstract heading(): string;

  protected override updated(): void {
    const waiting = turnCount();
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}${this.heading()} · ${say('web.name')}`;
  }
}
