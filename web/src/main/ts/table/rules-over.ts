/** The rules of a game over its table: read, closed, and the game is where it was. */
import { html } from 'lit';
import { ask } from '../core/dialogs.ts';
import { settings } from '../core/settings.ts';
import { fileAt, to } from '../core/site.ts';
import { attempt } from '../core/toasts.ts';
import { say } from '../core/words.ts';
import { blocks, paragraph, table, type Block } from '../parts/markdown.ts';

/** Rulings and options are left to the page of the rules. */
const FINE_PRINT = /\(R\d|`--/;

/** The text by its headings, without the part that only settles disputes. */
function sections(text: string): Block[][] {
  const found: Block[][] = [[]];
  for (const block of blocks(text)) {
    if (block.kind === 'heading' && block.level > 1) found.push([block]);
    else if (block.kind !== 'heading') found.at(-1)!.push(block);
  }
  return found.filter((section) => !FINE_PRINT.test(JSON.stringify(section)));
}

const drawn = (block: Block) => (block.kind === 'heading' ? html`<h3>${block.text}</h3>` : block.kind === 'table' ? table(block, () => undefined) : paragraph(block));

export async function showRules(game: string): Promise<void> {
  const text = await attempt(async () => (await fetch(fileAt(`/rules/${game}.${settings.now.language}.md`))).text());
  if (text === undefined) return;
  await ask({
    title: `${say('web.rules')}: ${say(`${game}.name`)}`,
    wide: true,
    body: html`<div class="rules-over" role="region" tabindex="0" aria-label=${say('web.rules')}>${sections(text).map((section) => html`<section>${section.map(drawn)}</section>`)}</div>
      <p><a href=${to(`/rules/${game}`)}>${say('web.rules.all')}</a></p>`,
  });
}
