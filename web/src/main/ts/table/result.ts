/** The end of a game, in the banner's place: how it went for me, large; all scores; what can be done now. */
import { html, nothing } from 'lit';
import { announce } from '../core/announcer.ts';
import { api } from '../core/api.ts';
import { define, Part } from '../core/part.ts';
import { go } from '../core/router.ts';
import { isHere, to } from '../core/site.ts';
import { sound } from '../core/sound.ts';
import { attempt } from '../core/toasts.ts';
import type { Info } from '../core/types.ts';
import { say, number } from '../core/words.ts';
import { die } from '../parts/dice.ts';
import { icon } from '../parts/icons.ts';
import { seatBadge } from '../parts/seats.ts';
import { endingOf, standing, type Ending } from './ending.ts';
import type { Sitting } from './sitting.ts';

/** The dice that fall when somebody has won. */
const FALLING = [6, 5, 3, 6, 2, 4, 1, 5];

/** Takes a seat at the rematch; the first to ask creates it. */
async function rematch(id: string): Promise<void> {
  const info = await attempt(() => api.rematch(id));
  if (info) go(`/t/${info.id}`);
}

class Result extends Part {
  static override properties = { sitting: { attribute: false }, text: { attribute: false }, live: { attribute: false } };
  declare sitting: Sitting;
  /** How it went, in words, where nobody in particular looks. */
  declare text: string;
  /** Whether it has ended before our eyes. */
  declare live: boolean;
  private told = false;
  private record: 'best' | 'first' | undefined;

  private get ending(): Ending {
    const { sitting } = this;
    const mine = sitting.info.seats.filter((seat) => seat.mine).length === 1;
    return endingOf(sitting.info.game, sitting.state.over!, mine ? sitting.seat : -1, sitting.names, this.text);
  }

  protected override firstUpdated(): void {
    // Scrolls up, so that somebody at their last decision sees how it went.
    this.closest('.table')?.scrollTo(0, 0);
  }

  protected override updated(): void {
    const { info, seat } = this.sitting;
    if (this.told || info.status !== 'over') return;
    this.told = true;
    if (this.live && this.ending.won) sound('win');
    if (this.live) announce([this.ending.title, this.ending.detail].join(' '));
    if (seat >= 0 && !isHere(info.id)) void this.compare(info, this.sitting.state.over!.scores[seat]!);
  }

  /** Whether it was my best game so far; that of the first game goes without saying. Points of a level of the book compare with nothing. */
  private async compare({ game, options }: Info, score: number): Promise<void> {
    const [statistics, games] = await Promise.all([api.statistics(), api.games()]).catch(() => [[], []]);
    const mine = statistics.find((each) => each.game === game);
    const about = games.find((each) => each.id === game);
    const isLevel = about?.book && !about.presets.some((preset) => JSON.stringify(preset.options) === JSON.stringify(options));
    if (!mine || mine.best > score || isLevel) return;
    this.record = mine.games > 1 ? 'best' : 'first';
    if (this.live) announce(say(`web.end.${this.record}`));
    this.requestUpdate();
  }

  private async share(): Promise<void> {
    const { shareResult } = await import('./share.ts');
    await shareResult({ info: this.sitting.info, over: this.sitting.state.over!, title: this.ending.title });
  }

  override render() {
    const { sitting } = this;
    const over = sitting.state.over!;
    const { info } = sitting;
    const alone = info.seats.length === 1;
    const { title, detail, won } = this.ending;
    return html`<section class="banner result ${won ? 'is-won' : ''}" aria-label=${say('web.result')}>
      ${won && this.live ? html`<div class="falling" aria-hidden="true">${FALLING.map((face) => die(face, 's'))}</div>` : nothing}
      <div class="ban-t">
        <h2 class="end-t">${won ? icon('trophy') : nothing}${title}</h2>
        <p class="end-d">${detail}${this.record ? html` <span class="chip chip--last">${icon('trophy')}${say(`web.end.${this.record}`)}</span>` : nothing}${info.rematch ? html` <b>${say('web.result.invited')}</b>` : nothing}</p>
        ${alone ? nothing : html`<ol class="res-l">
          ${standing(over).map((seat) => html`<li class=${over.ranks[seat] === 1 ? 'is-first' : ''}>${seatBadge(seat, sitting.name(seat), info.seats[seat]?.kind === 'bot')}<span>${sitting.name(seat)}</span><b>${number(over.scores[seat]!)}</b></li>`)}
        </ol>`}
      </div>
      <div class="res-a">
        <button class="btn btn--q" @click=${this.share}>${icon('share')}${say('web.review.share')}</button>
        <a class="btn btn--q" href=${to(`/review/${info.id}`)}>${icon('chart')}${say('web.result.review')}</a>
        ${info.daily ? html`<a class="btn btn--act" href="/daily">${icon('trophy')}${say('web.daily')}</a>` : info.evening ? html`<a class="btn btn--act" href="/evening/${info.evening}">${icon('people')}${say('web.evening.to-evening')}</a>` : info.seated ? html`<button class="btn btn--act" ?disabled=${info.status !== 'over'} @click=${() => rematch(info.id)}>${icon('play')}${say(info.rematch ? 'web.result.to-rematch' : alone ? 'web.result.again' : 'web.result.rematch')}</button>` : nothing}
      </div>
    </section>`;
  }
}

define('k-result', Result);
