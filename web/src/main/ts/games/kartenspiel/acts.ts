/** The answers to "what now", as buttons below the hand; the one that is ready stands out. */
import { html, nothing } from 'lit';
import { confirm } from '../../core/dialogs.ts';
import { say } from '../../core/words.ts';
import { actButton, type Act } from '../../parts/act.ts';
import { icon } from '../../parts/icons.ts';
import { fact } from '../../table/sitting.ts';
import type { Choosing } from './choosing.ts';
import { originText } from './found.ts';
import { cardName, cardsAsked, gain, kindName, phase, rowName, type RowId } from './view.ts';

export interface TurnAct extends Act {
  key: string;
  /** Whether it is the thing to do now. */
  main?: boolean;
  advised?: boolean;
}

const DRAW = { draw: {} };
const END = { 'end-turn': {} };

async function endTurn(table: Choosing): Promise<void> {
  const sure = !table.sitting.view.awaited.action || (await confirm(say('web.kartenspiel.end.sure'), say('web.kartenspiel.end.sure.text'), say('web.kartenspiel.end')));
  if (sure) table.sitting.play(END);
}

function end(table: Choosing, main: boolean): TurnAct {
  const run = table.sitting.offer(END) && table.ready ? () => void endTurn(table) : undefined;
  return { key: 'e', text: say('web.kartenspiel.end'), small: say('web.kartenspiel.end.small'), run, main, advised: table.advised(END) };
}

function draw(table: Choosing, main: boolean): TurnAct {
  const offer = table.sitting.offer(DRAW);
  const told = fact<{ pile: number; display: number }>(offer, 'draws') ?? { pile: table.track('full-house')?.gives ?? 0, display: table.track('flush')?.gives ?? 0 };
  const run = offer && table.ready ? () => table.sitting.play(DRAW) : undefined;
  return { key: 'd', text: say('web.kartenspiel.act.draw'), small: say('web.kartenspiel.act.draw.small', told), run, main, advised: table.advised(DRAW) };
}

function trade(table: Choosing): TurnAct {
  const { me, chosenCards, choosable } = table;
  const can = table.offers.some((offer) => offer.move.trade);
  const why = me.cards === 0 ? 'web.kartenspiel.trade.no-cards' : me.reserve === 0 ? 'web.kartenspiel.trade.no-reserve' : 'web.kartenspiel.trade.full';
  const small = chosenCards.length > 0 ? say('web.kartenspiel.trade.stones', { stones: chosenCards.length }) : can || choosable > 0 ? say('web.kartenspiel.trade.choose', { cards: choosable }) : say(why);
  return { key: 't', text: say('web.kartenspiel.act.trade'), small, run: can && chosenCards.length > 0 && table.ready ? () => table.playCards() : undefined, main: chosenCards.length > 0 };
}

function play(table: Choosing): TurnAct {
  const found = table.chosenFound;
  if (!found) {
    const playable = !table.sitting.mine || table.offers.some((each) => each.move.play);
    return { key: 'p', text: say('web.kartenspiel.act.play'), small: say(playable ? 'web.kartenspiel.play.choose' : 'web.kartenspiel.play.none') };
  }
  const small = found.refusal ? say('web.kartenspiel.play.not') : found.placings.length === 1 ? say('web.kartenspiel.play.stones', { stones: found.placings[0]!.stones }) : say('web.kartenspiel.any-row');
  return { key: 'p', text: kindName(found.combination), small, run: table.sitting.offer(table.chosen!) && (() => table.playChosen()), main: !found.refusal };
}

/** A step in which some cards are to be chosen; then all of them are played. */
function cardStep(table: Choosing, kind: string): TurnAct {
  const missing = cardsAsked(table.sitting.view) - table.chosenCards.length;
  const small = !table.ready || missing > 0 ? say('web.kartenspiel.choose', { cards: missing }) : table.chosenCards.map(cardName).join(', ');
  return { key: 'p', text: say(`web.kartenspiel.act.${kind}`), small, run: table.ready && missing === 0 ? () => table.playCards() : undefined, main: true };
}

/** A step in which one of several places is to be chosen. */
function placeStep(table: Choosing, kind: string): TurnAct {
  const offer = table.chosen && table.sitting.offer(table.chosen);
  const track = table.track((offer?.move[kind] ?? {}).row);
  const small = !offer || !track ? say(`web.kartenspiel.choose.${kind}`) : kind === 'place' ? `${rowName(track.row as RowId)}: ${originText(offer)}` : `${rowName(track.row)} ${gain(track)}`;
  return { key: 'p', text: say(`web.kartenspiel.act.${kind}`), small, run: offer && (() => table.playChosen()), main: true };
}

/** What can be done now; at other times what could be done in a turn, disabled. */
export function acts(table: Choosing): TurnAct[] {
  const { mine, view } = table.sitting;
  const { take, spend, discard, place, trade: trading } = view.awaited;
  const idle = mine && !table.chosen && table.chosenCards.length === 0;
  if (mine && (take ?? spend ?? discard)) return [cardStep(table, phase(view))];
  if (mine && (place ?? view.awaited['set-up'])) return [placeStep(table, phase(view))];
  if (mine && trading) return [end(table, idle), trade(table)];
  if (mine && view.awaited['second-action']) return [end(table, idle), trade(table), play(table)];
  return [draw(table, idle), trade(table), ...(table.sitting.offer(END) ? [end(table, false)] : []), play(table)];
}

export function actButtons(all: TurnAct[], table: Choosing) {
  const { mine, asked, pending } = table.sitting;
  // A player who is not asked waits for somebody; one who is may have to wait for their own move.
  const why = ({ small }: TurnAct) => (!mine ? (asked < 0 ? say('web.turn.none') : say('web.turn.other', { name: table.sitting.name(asked) })) : pending ? '' : small);
  return html`<div class="acts is-${all.length}">
    ${all.map((act) => actButton({ ...act, why: why(act), look: act.main ? 'btn--act' : 'btn--q', drawing: act.advised ? icon('hint') : nothing }))}
  </div>`;
}
