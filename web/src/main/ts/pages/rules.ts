/** The rules of a game, in our own words: docs/rules/ID.LANGUAGE.md, loaded when they are asked for. */
import { html, nothing } from 'lit';
import { api } from '../core/api.ts';
import { Page } from '../core/page.ts';
import { define } from '../core/part.ts';
import { fileAt, to } from '../core/site.ts';
import { tellProblem } from '../core/toasts.ts';
import type { GameInfo } from '../core/types.ts';
import { say } from '../core/words.ts';
import { icon } from '../parts/icons.ts';
import { blocks, paragraph, table, type Block } from '../parts/markdown.ts';
import './lost.ts';
import { back, foot, head } from './head.ts';
import { offlineNote } from '../parts/notes.ts';
import { coverOf, GAMES, scene } from './scenes.ts';
import { playAlone, sitDown } from './start.ts';

interface Section {
  title: string;
  blocks: Block[];
}

/** Rulings and options are folded away; such sections have numbers like R12, or options of the command. */
const FINE_PRINT = /\(R\d|`--/;

class Rules extends Page {
  private text = '';
  private loaded = '';
  private offline = false;
  private games: GameInfo[] = [];

  protected heading(): string {
    return this.known ? `${say('web.rules')}: ${say(`${this.game}.name`)}` : say('web.lost');
  }

  private get game(): string {
    return this.route.id || GAMES[0]!;
  }

  private get known(): boolean {
    return GAMES.includes(this.game);
  }

  protected override willUpdate(): void {
    const wanted = `${this.game}.${this.language}`;
    if (!this.known || this.loaded === wanted) return;
    this.loaded = wanted;
    this.text = '';
    void this.load(wanted);
  }

  private async load(wanted: string): Promise<void> {
    try {
      const answer = await fetch(fileAt(`/rules/${wanted}.md`));
      const text = await answer.text();
      if (!text.startsWith('# ')) throw new Error(`no rules in ${wanted}.md`);
      if (this.loaded !== wanted) return;
      this.text = text;
      this.offline = false;
      this.games = await api.games();
    } catch (problem) {
      if (this.loaded !== wanted) return;
      this.offline = this.text === '';
      if (!this.offline || !(problem instanceof TypeError)) tellProblem(problem);
    }
    this.requestUpdate();
  }

  /** On a narrow screen not all games are in sight. */
  protected override updated(): void {
    super.updated();
    this.querySelector('.tabs [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }

  /** The text by its headings; what comes before the first has none. The name of the game is shown above already. */
  private sections(): Section[] {
    const sections: Section[] = [{ title: '', blocks: [] }];
    for (const block of blocks(this.text)) {
      if (block.kind !== 'heading') sections.at(-1)!.blocks.push(block);
      else if (block.level > 1) sections.push({ title: block.text, blocks: [] });
    }
    return sections;
  }

  override render() {
    if (!this.known) return html`<k-lost></k-lost>`;
    const info = this.games.find((each) => each.id === this.game);
    const play = () => info && (info.maxPlayers === 1 ? playAlone(info) : sitDown(info, 'bots'));
    return html`${head()}
      <main class="wrap wrap--text" id="main">
        ${back()}
        <nav class="tabs" aria-label=${say('web.rules')}>
          ${GAMES.map((game) => html`<a href=${to(`/rules/${game}`)} aria-current=${game === this.game ? 'page' : nothing}>${say(`${game}.name`)}</a>`)}
        </nav>
        <article class="rules">
          ${scene(this.game)}
          <h1 tabindex="-1">${say(`${this.game}.name`)}</h1>
          ${this.offline ? offlineNote(() => void this.load(this.loaded)) : this.body()}
          ${info ? html`<p class="rules-a"><button class="btn btn--act btn--big" @click=${play}>${icon('play')}${say('web.play-now')}</button>
            <a class="btn btn--q btn--big" href=${to(`/print/${this.game}`)}>${icon('copy')}${say('web.print')}</a></p>` : nothing}
        </article>
      </main>
      ${foot()}`;
  }

  private body() {
    let tables = 0;
    const { examples } = coverOf(this.game);
    return this.sections().map((section) => {
      const fine = FINE_PRINT.test(JSON.stringify(section.blocks));
      const content = section.blocks.map((block) => {
        if (block.kind !== 'table') return 'text' in block && block.text.includes('`--') ? nothing : paragraph(block);
        const number = tables++;
        return table(block, (row) => examples[number]?.[row]);
      });
      if (!section.title) return html`<div class="lead">${content}</div>`;
      return fine
        ? html`<details class="folded"><summary>${section.title}</summary><div class="folded-b">${content}</div></details>`
        : html`<section><h2>${section.title}</h2>${content}</section>`;
    });
  }
}

define('k-rules', Rules);
