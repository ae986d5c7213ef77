/** The other players: how many cards they hold, which boxes are filled; their sheet opens on request. */
import { html, nothing } from 'lit';
import { ask } from '../../core/dialogs.ts';
import { say } from '../../core/words.ts';
import { cardBack } from '../../parts/cards.ts';
import { opponent } from '../../parts/opponent.ts';
import type { Sitting } from '../../table/sitting.ts';
import { boxes, shown, sum } from './sheet.ts';
import { BOXES, minus, UPPER, type KartenView, type Player } from './view.ts';

/** The backs of a hand, and its number in words. */
function backs({ cards, penalty }: Player) {
  return html`<span class="backs" aria-hidden="true">${Array.from({ length: cards }, () => html`<span class="card card--xs">${cardBack()}</span>`)}</span>
    <span class="backs-n"><b>${cards}</b><small> ${say('web.karten.cards', { cards })}</small>${penalty > 0 ? html` <span class="minus">${minus(penalty)}</span>` : nothing}</span>`;
}

function cells({ boxes, penalties }: Player) {
  return html`<ol class="cells">${BOXES.map((box) => {
    const points = boxes[box];
    const cost = penalties[box];
    return html`<li class=${points === undefined ? '' : 'f'}><small aria-hidden="true">${say(`web.karten.short.${box}`)}</small><span class="vh">${say(`karten.box.${box}`)} </span><b>${points}${cost ? html`<i class="minus">${minus(cost)}</i>` : nothing}</b></li>`;
  })}</ol>`;
}

function strip({ boxes }: Player) {
  return html`<div class="strip" aria-hidden="true">${BOXES.map((box, i) => html`<i class="${boxes[box] === undefined ? '' : 'f'} ${i === UPPER.length ? 'gap' : ''}"></i>`)}</div>`;
}

function peek(name: string, player: Player): void {
  void ask({ title: name, body: html`<div class="g-karten"><div class="peeked">${sum(player)}${boxes({ player })}</div></div>` });
}

export function opponents(sitting: Sitting<KartenView>) {
  const seats = sitting.others;
  if (seats.length === 0) return nothing;
  return html`<section class="area-opps ${seats.length > 2 ? 'is-many' : ''}" aria-label=${say('web.opponents')}>
    ${seats.map((seat) => {
      const player = sitting.view.players[seat]!;
      const free = player.free.length;
      return opponent(sitting, seat, {
        line: say(free === 1 ? 'web.karten.free.one' : 'web.karten.free', { free }),
        total: shown(player) < 0 ? minus(-shown(player)) : shown(player),
        body: html`<p class="peek ${free === 1 ? 'is-last' : ''}">${backs(player)}</p>${seats.length > 2 ? strip(player) : cells(player)}`,
        open: () => peek(sitting.name(seat), player),
      });
    })}
  </section>`;
}
