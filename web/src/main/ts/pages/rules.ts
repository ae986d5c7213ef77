/** The rules of a game, in our own words: docs/RULES.*.md, loaded in the reader's language when it is asked for. */
import { html, nothing } from 'lit';
import { api } from '../core/api.ts';
import { Page } from '../core/page.ts';
import { define } from '../core/part.ts';
import { tellProblem } from '../core/toasts.ts';
import type { GameInfo } from '../core/types.ts';
import { say } from '../core/words.ts';
import { icon } from '../parts/icons.ts';
import { blocks, paragraph, table, type Block } from '../parts/markdown.ts';
import { drawing } from './drawings.ts';
import { back, foot, head } from './head.ts';
import { offlineNote } from '../parts/notes.ts';
import { scene } from './scenes.ts';
import { playAlone, sitDown } from './start.ts';

const GAMES = ['classic', 'kartenspiel', 'forone', 'karten', 'master'];

interface Section {
  title: string;
  blocks: Block[];
}

/** What decides doubts and names options is for those who ask: it has numbers, or options of the command. */
const FINE_PRINT = /\(R\d|`--/;

class Rules extends Page {
  private text = '';
  private loaded = '';
  private offline = false;
  private games: GameInfo[] = [];

  protected heading(): string {
    return `${say('web.rules')}: ${say(`${this.game}.name`)}`;
  }

  private get game(): string {
    return GAMES.includes(this.route.id) ? this.route.id : GAMES[0]!;
  }

  protected override willUpdate(): void {
    if (this.loaded === this.language) return;
    this.loaded = this.language;
    void this.load();
  }

  private async load(): Promise<void> {
    try {
      const answer = await fetch(`/rules/${this.language}.md`);
      if (!answer.ok) throw new Error(`rules: ${answer.status}`);
      this.text = await answer.text();
      this.offline = false;
      this.games = await api.games();
    } catch (problem) {
      this.offline = this.text === '';
      if (!this.offline) tellProblem(problem);
    }
    this.requestUpdate();
  }

  /** On a narrow screen not all games are in sight. */
  protected override updated(): void {
    super.updated();
    this.querySelector('.tabs [aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }

  /** The part of the text that is about this game: what stands below the heading with its name. */
  private sections(): Section[] {
    const all = blocks(this.text);
    const name = say(`${this.game}.name`);
    const start = all.findIndex((block) => block.kind === 'heading' && block.level === 2 && block.text === name);
    if (start < 0) return [];
    const length = all.slice(start + 1).findIndex((block) => block.kind === 'heading' && block.level <= 2);
    const sections: Section[] = [{ title: '', blocks: [] }];
    for (const block of all.slice(start + 1, length < 0 ? undefined : start + 1 + length)) {
      if (block.kind === 'heading') sections.push({ title: block.text, blocks: [] });
      else sections.at(-1)!.blocks.push(block);
    }
    return sections;
  }

  override render() {
    const info = this.games.find((each) => each.id === this.game);
    const play = () => info && (info.maxPlayers === 1 ? playAlone(info) : sitDown(info, 'bots'));
    return html`${head()}
      <main class="wrap wrap--text" id="main">
        ${back()}
        <nav class="tabs" aria-label=${say('web.rules')}>
          ${GAMES.map((game) => html`<a href="/rules/${game}" aria-current=${game === this.game ? 'page' : nothing}>${say(`${game}.name`)}</a>`)}
        </nav>
        <article class="rules">
          ${scene(this.game)}
          <h1 tabindex="-1">${say(`${this.game}.name`)}</h1>
          ${this.offline ? offlineNote(() => void this.load()) : this.body()}
          ${info ? html`<p class="rules-a"><button class="btn btn--act btn--big" @click=${play}>${icon('play')}${say('web.play-now')}</button></p>` : nothing}
        </article>
      </main>
      ${foot()}`;
  }

  private body() {
    let tables = 0;
    return this.sections().map((section) => {
      const fine = FINE_PRINT.test(JSON.stringify(section.blocks));
      const content = section.blocks.map((block) => {
        if (block.kind !== 'table') return 'text' in block && block.text.includes('`--') ? nothing : paragraph(block);
        const number = tables++;
        return table(block, (row) => drawing(this.game, number, row));
      });
      if (!section.title) return html`<div class="lead">${content}</div>`;
      return fine
        ? html`<details class="folded"><summary>${section.title}</summary><div class="folded-b">${content}</div></details>`
        : html`<section><h2>${section.title}</h2>${content}</section>`;
    });
  }
}

define('k-rules', Rules);
