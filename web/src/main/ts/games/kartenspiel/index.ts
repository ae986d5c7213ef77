/** The view of Das Kartenspiel: opponents, board, display, what can be played, and the hand. */
import { html, nothing } from 'lit';
import type { Key } from '../../core/keyboard.ts';
import { define } from '../../core/part.ts';
import { settings, type Settings } from '../../core/settings.ts';
import type { Sound } from '../../core/sound.ts';
import type { State } from '../../core/types.ts';
import { list, lying } from '../../core/chance.ts';
import { say } from '../../core/words.ts';
import { copies, Moving } from '../../parts/moving.ts';
import type { GameEntry } from '../../table/game-element.ts';
import { actButtons, acts } from './acts.ts';
import { board, type Fresh } from './board.ts';
import { Choosing } from './choosing.ts';
import { display } from './display.ts';
import { flyPieces } from './flights.ts';
import { hushed } from './hushed.ts';
import { combinations, playing } from './found.ts';
import { coveredHand, hand, nextOrder } from './hand.ts';
import { opponents } from './opponents.ts';
import { withCards } from './pieces.ts';
import { cards, cardsAsked, combining, kindName, phase, type Area, type KartenspielView, type RowId } from './view.ts';

class Kartenspiel extends Choosing {
  protected override readonly pieces = { cards: withCards };
  /** The other player whose board is shown in place of mine. */
  private looking?: number;
  /** My cards in the order they came, and those that have just come. */
  private order: string[] = [];
  private freshCards: string[] = [];
  private fresh: Fresh = { from: '' };
  private flying = false;
  private focused = false;
  private beside = false;
  private readonly moving = new Moving(this);
  private last?: State<KartenspielView>;

  override connectedCallback(): void {
    super.connectedCallback();
    this.dataset.arrows = ''; // arrow keys go from anything to anything
  }

  protected override arrived(before: State<KartenspielView> | undefined, now: State<KartenspielView>): void {
    super.arrived(before, now);
    const was = before?.view;
    const is = now.view;
    if (this.sitting.mine && was?.seat !== is.seat) this.looking = undefined;
    const held = cards(is.hand);
    const kept = was?.owner === is.owner ? this.order.filter((id) => held.includes(id)) : [];
    const come = held.filter((id) => !kept.includes(id));
    this.order = [...kept, ...come];
    this.freshCards = kept.length > 0 ? come : [];
    this.compare(was?.players[this.boardSeat], is.players[this.boardSeat]!);
  }

  protected override heard(before: KartenspielView, now: KartenspielView): Sound | undefined {
    const stones = (view: KartenspielView) => view.players.map((player) => `${player.placed} ${player.active}`).join();
    if (stones(now) !== stones(before)) return 'stone';
    return now.pile !== before.pile || now.display !== before.display || now.discard !== before.discard ? 'card' : undefined;
  }

  /** Finds the stones that have just come to the board or the active zone. */
  private compare(was: Area | undefined, is: Area): void {
    this.fresh = { from: was && is.active < was.active ? 'active' : 'reserve' };
    if (!was) return;
    is.tracks.forEach((track, at) => (this.fresh[track.row] = Math.max(0, track.stones - was.tracks[at]!.stones)));
    this.fresh.active = Math.max(0, is.active - was.active);
    this.flying = is.placed !== was.placed || is.active !== was.active;
  }

  protected override willUpdate(): void {
    super.willUpdate();
    if (this.last && this.last !== this.sitting.state) this.moving.remember();
    this.focused = this.contains(document.activeElement);
  }

  protected override updated(): void {
    super.updated();
    if (this.flying) flyPieces(this);
    this.flying = false;
    this.move();
    if (this.asksBeside && !this.beside) this.closest('.table')?.scrollTo(0, 0);
    this.beside = this.asksBeside;
    // The card that had the focus may be gone: the next one gets it.
    if (this.focused && !this.contains(document.activeElement)) this.querySelector<HTMLElement>('button.card, .acts .btn[aria-disabled=false]')?.focus();
  }

  /** Cards go from pile and display to hands, and from hands to the discards; those of others with their backs up. */
  private move(): void {
    const was = this.last;
    const now = this.sitting.state;
    this.last = now;
    if (!was || was === now || was.viewer !== now.viewer) return;
    const pile = this.querySelector('.pile .card');
    const { seat } = was.view;
    const actor = seat === undefined ? null : this.querySelector(`.opp.p${(seat % 8) + 1}`);
    const thrown = new Set(cards(now.view.discard));
    this.moving.play(
      () => pile,
      (card) => (thrown.has(card) ? this.querySelector('.display header small') : actor),
    );
    now.view.players.forEach((player, at) => {
      const taken = cards(was.view.display).filter((card) => !cards(now.view.display).includes(card)).length;
      const drawn = player.cards - was.view.players[at]!.cards - (at === seat ? taken : 0);
      if (at !== this.sitting.seat) this.moving.carry(copies(pile, drawn), pile, this.querySelector(`.opp.p${(at % 8) + 1} .opp-c .card`));
    });
  }

  /** Whose board is shown: mine, that of the player I look at, or for a spectator that of the player whose turn it is. */
  private get boardSeat(): number {
    return this.looking ?? (this.sitting.seat >= 0 ? this.sitting.seat : (this.view.seat ?? 0));
  }

  /** Whether I am asked for something next to the board: a small screen shows that first. */
  private get asksBeside(): boolean {
    return this.sitting.mine && !!(this.view.awaited.take ?? this.view.awaited.place);
  }

  private look(seat: number | undefined): void {
    this.looking = this.looking === seat ? undefined : seat;
    this.fresh = { from: '' };
    this.requestUpdate();
  }

  private sort(sorting: Settings['sorting']): void {
    settings.set({ sorting });
    this.requestUpdate();
  }

  protected override keys(): Key[] {
    const all = acts(this);
    const choices = [...this.entries(), ...this.places()];
    return [
      { keys: [' '], label: say('web.kartenspiel.keys.space'), text: say('web.kartenspiel.keys.main'), action: () => all.find((act) => act.main)?.run?.() },
      ...all.map((act) => ({ keys: [act.key], label: act.key.toUpperCase(), text: act.text, action: () => act.run?.() })),
      { keys: [...'123456789'], label: '1 – 9', text: say('web.kartenspiel.keys.choose'), action: (key) => choices[Number(key) - 1]?.choose() },
      { keys: ['s'], label: 'S', text: say('web.kartenspiel.sort'), action: () => this.sort(nextOrder()) },
      { keys: ['Escape'], label: '', text: '', action: () => this.look(this.looking) },
    ];
  }

  /** What I am asked; nobody is asked while cards are dealt. */
  private prompt(): string {
    const { view } = this;
    if (!this.sitting.mine) return '';
    const left = view.awaited['set-up']?.stones ?? cardsAsked(view);
    const combination = combining(view)?.combination;
    return say(`web.kartenspiel.ask.${phase(view)}`, { left, limit: this.me.handLimit, combination: combination ? kindName(combination) : '' });
  }

  override render() {
    const { view, sitting } = this;
    const now = combining(view);
    const turn = view.seat ?? 0;
    return html`
      ${this.banner(this.prompt())}
      ${opponents(sitting, this.looking, (seat) => this.look(seat))}
      ${this.board()}
      <div class="area-side ${this.asksBeside && !sitting.state.over ? 'is-first' : ''}">
        ${display(view, (card) => this.cardState(card, !!view.awaited.take))}
        ${sitting.state.over ? nothing : now && sitting.mine ? playing(now, this.places(), this.me.tracks) : combinations(this.entries(), sitting.seat < 0)}
      </div>
      <section class="area-dock panel" aria-label=${say('web.kartenspiel.hand.mine')}>
        ${sitting.seat < 0
          ? coveredHand(sitting.name(turn), view.players[turn]!.cards)
          : hand({
              cards: this.order,
              limit: this.me.handLimit,
              state: (card) => ({ ...this.cardState(card, !view.awaited.take), fresh: this.freshCards.includes(card) }),
              sort: (order) => this.sort(order),
            })}
        ${sitting.state.over || sitting.seat < 0 ? nothing : actButtons(acts(this), this)}
      </section>
    `;
  }

  private board() {
    const { sitting } = this;
    const seat = this.boardSeat;
    const own = seat === sitting.seat;
    const best = sitting.hint?.best.move;
    return board({
      own,
      title: own && !this.many ? say('web.kartenspiel.board.mine') : say('web.kartenspiel.board.of', { name: sitting.name(seat) }),
      area: this.view.players[seat]!,
      options: sitting.info.options,
      open: own ? this.openRows() : new Map(),
      why: own && sitting.mine && this.view.awaited['set-up'] ? (row) => sitting.play({ 'set-up': { row } }) : undefined,
      targets: own ? this.targets() : [],
      advised: own ? ((best?.['set-up'] ?? best?.place)?.row as RowId | undefined) : undefined,
      fresh: this.fresh,
      back: this.looking === undefined ? undefined : () => this.look(this.looking),
    });
  }
}

define('k-kartenspiel', Kartenspiel);

export const game: GameEntry = {
  tag: 'k-kartenspiel',
  progress: (view: KartenspielView) => (view.round > 0 ? say('web.kartenspiel.round', { round: view.round }) : say('web.kartenspiel.start')),
  lies: ({ starter, hand, display }: KartenspielView) => lying(starter ?? -1, list(hand).sort().join(' '), list(display).sort().join(' ')),
  dice: false,
  hand: (view: KartenspielView) => view.hand,
  cards: withCards,
  hushed,
};
