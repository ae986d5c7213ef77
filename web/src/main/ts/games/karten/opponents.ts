/** The other players: how many cards they hold, which boxes are filled; their sheet opens on request. */
import { html, nothing } from 'lit';
import { ask } from '../../core/dialogs.ts';
import { say } from '../../core/words.ts';
import { cardBack } from '../../parts/cards.ts';
import { opponent } from '../../parts/opponent.ts';
import type { Sitting } from '../../table/sitting.ts';
import { columns, shownSum, sum, type SheetContent } from './sheet.ts';
import { boxes, minus, type Figures, type KartenView, type PlayerArea } from './view.ts';

/** The backs of a hand, and its number in words. */
function backs({ cards, penalty }: PlayerArea) {
  return html`<span class="backs" aria-hidden="true">${Array.from({ length: cards }, () => html`<span class="card card--xs">${cardBack()}</span>`)}</span>
    <span class="backs-n"><b>${cards}</b><small> ${say('web.karten.cards', { cards })}</small>${penalty > 0 ? html` <span class="minus">${minus(penalty)}</span>` : nothing}</span>`;
}

function cells(player: PlayerArea, figures: Figures) {
  return html`<ol class="cells">${boxes(figures).map((box) => {
    const points = player.boxes[box];
    const cost = player.penalties[box];
    return html`<li class=${points === undefined ? '' : 'f'}><small aria-hidden="true">${say(`web.karten.short.${box}`)}</small><span class="vh">${say(`karten.box.${box}`)} </span><b>${points}${cost ? html`<i class="minus">${minus(cost)}</i>` : nothing}</b></li>`;
  })}</ol>`;
}

function strip(player: PlayerArea, figures: Figures) {
  return html`<div class="strip" aria-hidden="true">${boxes(figures).map((box, i) => html`<i class="${player.boxes[box] === undefined ? '' : 'f'} ${i === figures.upper.length ? 'gap' : ''}"></i>`)}</div>`;
}

function peek(name: string, content: SheetContent): void {
  void ask({ title: name, body: html`<div class="g-karten"><div class="peeked">${sum(content)}${columns(content)}</div></div>` });
}

export function opponents(sitting: Sitting<KartenView>) {
  const seats = sitting.others;
  const { figures } = sitting.view;
  const over = sitting.view.phase === 'over';
  if (seats.length === 0) return nothing;
  return html`<section class="area-opps ${seats.length > 2 ? 'is-many' : ''}" aria-label=${say('web.opponents')}>
    ${seats.map((seat) => {
      const player = sitting.view.players[seat]!;
      const free = player.free.length;
      const total = shownSum(player, figures, over);
      return opponent(sitting, seat, {
        line: say(free === 1 ? 'web.karten.free.one' : 'web.karten.free', { free }),
        total: total < 0 ? minus(-total) : total,
        body: html`<p class="peek ${free === 1 ? 'is-last' : ''}">${backs(player)}</p>${seats.length > 2 ? strip(player, figures) : cells(player, figures)}`,
        open: () => peek(sitting.name(seat), { player, figures, over }),
      });
    })}
  </section>`;
}
