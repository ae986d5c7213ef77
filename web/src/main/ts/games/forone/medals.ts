/** The medals: what the level asks for them, how far the points have come, and the one that was won. */
import { html, nothing, svg } from 'lit';
import { say } from '../../core/words.ts';
import { icon } from '../../parts/icons.ts';
import { ask } from '../../core/dialogs.ts';
import { settings } from '../../core/settings.ts';
import { to } from '../../core/site.ts';
import type { Sitting } from '../../table/sitting.ts';
import { changes, demands } from './level.ts';
import { levelHas, medalsOf, type ForOneView } from './view.ts';

/** Whether a demand is missed, so that no points bring a medal any more. */
const isForfeited = ({ book }: ForOneView) => book?.demands.some((each) => each.standing === 'missed') ?? false;

/** The next medal and how far it is. */
export function ahead(view: ForOneView): string {
  const { medals, total } = view;
  if (isForfeited(view)) return say('web.forone.medal.missed');
  const next = medalsOf(view).find((each) => total < medals[each]);
  return next ? say('web.forone.medal.ahead', { points: medals[next] - total, medal: say(`forone.medal.${next}`) }) : say('web.forone.medal.all');
}

interface Challenge {
  number: number;
  name: Record<string, string>;
  text: Record<string, string>;
}

const challengeOf = (sitting: Sitting) => sitting.info.options.challenge as Challenge | undefined;

/** Says what is different in this level. */
function explain(sitting: Sitting<ForOneView>): void {
  const { name, text } = challengeOf(sitting)!;
  const language = settings.now.language;
  void ask({ title: name[language]!, body: html`<p>${text[language]}</p>${changes(sitting.view)}${demands(sitting.view)}` });
}

/** Round and yellow die, and what was lost at a price: only levels have them. */
function state(view: ForOneView) {
  const { book } = view;
  if (!book) return nothing;
  const rounds = levelHas(view, 'round-limit', 'rounds');
  const yellow = book.yellow && Object.keys(book.yellow)[0];
  const price = levelHas(view, 'guards-dice', 'points');
  return html`${rounds ? html`<span class="chip">${icon('clock')}${say('web.forone.round.of', { round: Math.max(view.round, 1), rounds })}</span>` : nothing}
    ${yellow ? html`<span class="chip"><i class="fo-yd" aria-hidden="true"></i>${say(`web.forone.yellow.${yellow}`)}</span>` : nothing}
    ${book.charged > 0 && typeof price === 'number' ? html`<span class="chip is-bad">${say('web.forone.charged', { dice: book.charged, points: book.charged * price })}</span>` : nothing}`;
}

/** Which level this is, and what else was agreed. */
function level(sitting: Sitting): string {
  const { level, voluntaryDiscard } = sitting.info.options;
  const challenge = challengeOf(sitting);
  return (challenge ? `${challenge.number} · ${challenge.name[settings.now.language]}` : say(`forone.level-name.${level}`)) + (voluntaryDiscard ? ` · ${say('web.forone.discard')}` : '');
}

/** The way to gold: scored points, those that lie on the card, and where the medals are. */
function way(view: ForOneView) {
  const { medals, scored, total } = view;
  const part = (points: number) => `${(100 * points) / Math.max(medals.gold * 1.06, total)}%`;
  return html`<svg class="fo-way" aria-hidden="true">
    <rect class="m0" width="100%" y="7" height="8" rx="4"/><rect class="m3" width=${part(total)} y="7" height="8" rx="4"/><rect class="m1" width=${part(scored)} y="7" height="8" rx="4"/>
    ${medalsOf(view).map((each, i, all) => svg`<circle class="fo-${each}" cx=${part(medals[each])} cy="11" r="10"/><text x=${part(medals[each])} y="15.5">${all.length - i}</text>`)}
  </svg>`;
}

export function medalLine(sitting: Sitting<ForOneView>) {
  const { view } = sitting;
  const { scored, bonus, total } = view;
  return html`<section class="area-goal fo-goal panel" aria-label=${say('web.forone.goal')}>
    <p class="fo-lvl">${view.book ? html`<button class="fo-why" @click=${() => explain(sitting)}><b>${level(sitting)}</b>${icon('rules')}<span class="vh">${say('web.forone.level.changes')}</span></button>` : html`<b>${level(sitting)}</b>`}${sitting.state.over ? nothing : html`<span>${ahead(view)}</span>`}</p>
    <p class="fo-now"><span><b>${scored}</b> ${say('web.forone.scored')}</span><span>+ <b>${total - scored - bonus}</b> ${say('web.forone.lying')}</span><span>+ <b>${bonus}</b> ${say('web.forone.bonus')}</span></p>
    <ul class="fo-medals">${medalsOf(view).map((each, i, all) => html`<li><i class="fo-${each}" aria-hidden="true">${total >= view.medals[each] && !isForfeited(view) ? icon('check') : all.length - i}</i><span><span class="fo-mn">${say(`forone.medal.${each}`)}</span> <b>${view.medals[each]}</b></span></li>`)}</ul>
    ${way(view)} ${view.book ? html`<div class="fo-more">${state(view)} ${demands(view)}</div>` : nothing}
  </section>`;
}

/** What replaces the tray at the end. */
export function prize(sitting: Sitting<ForOneView>) {
  const { view } = sitting;
  const level = challengeOf(sitting)?.number;
  const { medal } = view;
  const all = medalsOf(view);
  return html`<div class="fo-prize panel">
    <svg viewBox="0 0 120 132" aria-hidden="true"><path class="fo-ribbon" d="M34 2h22l14 44H50zM86 2H64L50 46h20z"/><circle class="fo-coin fo-${medal}" cx="60" cy="84" r="44"/><circle class="fo-rim" cx="60" cy="84" r="35"/>
      ${medal === 'none' ? nothing : svg`<text x="60" y="100">${all.length - all.indexOf(medal)}</text>`}</svg>
    <p><b>${say(`forone.medal.${medal}`)}</b><span>${say('forone.score', { score: view.total })}</span><small>${ahead(view)}</small>${level ? html`<a class="btn btn--q btn--sm" href=${to(`/book/forone/${level}`)}>${icon('rules')}${say('web.book')}</a>` : nothing}</p>
  </div>`;
}
