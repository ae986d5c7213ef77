/** The view of Karten Kniffel: choose cards, then exchange or score them with one press. */
import { html, nothing } from 'lit';
import { confirm } from '../../core/dialogs.ts';
import type { Key } from '../../core/keyboard.ts';
import { define } from '../../core/part.ts';
import { settings } from '../../core/settings.ts';
import { sound, type Sound } from '../../core/sound.ts';
import { toast } from '../../core/toasts.ts';
import type { State } from '../../core/types.ts';
import { list, lying } from '../../core/chance.ts';
import { say } from '../../core/words.ts';
import { faces } from '../../parts/dice.ts';
import { icon } from '../../parts/icons.ts';
import { copies, Moving } from '../../parts/moving.ts';
import { showTurn } from '../../parts/opponent.ts';
import { GameElement, type GameEntry } from '../../table/game-element.ts';
import { fact } from '../../table/sitting.ts';
import { acts, announceActs, waiting } from './acts.ts';
import { handBar, handCards, nextOrder } from './dock.ts';
import { Errand, type Goal } from './errand.ts';
import { Hand, type Card } from './hand.ts';
import { hushed } from './hushed.ts';
import { opponents } from './opponents.ts';
import { withCards } from './pieces.ts';
import { piles, pilesInShort } from './piles.ts';
import { exchangeOffer, fillable, Plays, type Fit } from './plays.ts';
import { sheet } from './sheet.ts';
import { boxes, type BoxId, type KartenView, type PlayerArea } from './view.ts';

class Karten extends GameElement<KartenView> {
  protected override readonly pieces = { cards: withCards };
  private hand = new Hand('');
  private box?: BoxId;
  private fresh?: BoxId;
  private errand?: Errand;
  /** What this hand can be scored as; known also while cards are set aside. */
  private plays = new Plays();
  private readonly moving = new Moving(this);
  private last?: State<KartenView>;

  override connectedCallback(): void {
    super.connectedCallback();
    this.follow(settings);
  }

  protected override arrived(before: State<KartenView> | undefined, now: State<KartenView>): void {
    const { own, players } = now.view;
    const was = before?.view.own;
    const column = players[this.sheetSeat];
    const old = before?.viewer === now.viewer ? before.view.players[this.sheetSeat] : undefined;
    this.fresh = old && boxes(now.view.figures).find((box) => old.boxes[box] === undefined && column?.boxes[box] !== undefined);
    if (!own) return;
    if (was?.seat !== own.seat) {
      this.hand = new Hand(`kniffel.hand.${now.table}.${own.seat}`);
      this.errand = undefined;
    }
    if (this.errand?.isDone(now.version)) {
      this.hand.release();
      this.errand = undefined;
    }
    const changed = this.hand.follow(faces(own.hand));
    if (changed) this.box = undefined;
    if (changed || !own.aside) this.plays = new Plays(now.asked?.moves);
    // Cards set aside elsewhere, on another device or before a reload, are shown as chosen here too.
    if (!this.errand && was?.aside !== own.aside) this.hand.choose(faces(own.aside));
  }

  protected override heard(before: KartenView, now: KartenView): Sound | undefined {
    const filled = (view: KartenView) => view.players.reduce((sum, player) => sum - player.free.length, 0);
    if (filled(now) > filled(before)) return 'write';
    return now.pile !== before.pile ? 'card' : undefined;
  }

  /** Whose sheet is the large one: mine, or for a spectator that of the player whose turn it is. */
  private get sheetSeat(): number {
    return this.sitting.seat >= 0 ? this.sitting.seat : Math.max(this.view.seat, 0);
  }

  private get acting(): boolean {
    return this.sitting.mine && this.view.phase === 'act';
  }

  /** The play of exactly the chosen cards into a box. */
  private fit(box: BoxId | undefined): Fit | undefined {
    const { own } = this.view;
    return own && box && this.plays.fit(own, box, this.hand.values);
  }

  /** The boxes that take exactly the chosen cards. */
  private get fitting(): BoxId[] {
    const { own } = this.view;
    return own && this.acting ? this.plays.fitting(own, this.hand.values) : [];
  }

  /** Where the chosen cards would be scored: the chosen box, or the only one that takes them. */
  private get target(): BoxId | undefined {
    const { fitting } = this;
    return fitting.length === 1 ? fitting[0] : fitting.find((box) => box === this.box);
  }

  private toggle(card: Card): void {
    if (this.errand) return;
    if (this.view.phase === 'announce' && this.sitting.mine) {
      toast(say('karten.announce-or-not', { box: say(`karten.box.${this.me.free[0]}`) }));
      return;
    }
    if (!this.hand.isChosen(card) && this.hand.values.length === this.view.figures.mostDiscards) {
      toast(say('karten.enough-aside', { most: this.view.figures.mostDiscards }));
      return;
    }
    this.hand.toggle(card);
    sound('hold');
    if (this.box && !this.fit(this.box)) this.box = undefined;
    this.requestUpdate();
  }

  private get me(): PlayerArea {
    return this.view.players[this.sheetSeat]!;
  }

  private choose(box: BoxId): void {
    const best = this.view.own?.best[box];
    if (this.errand || !best) return;
    // A second tap on the chosen box writes it.
    if (this.box === box) {
      this.score();
      return;
    }
    this.box = box;
    if (!this.fit(box)) this.hand.choose(faces(best.cards));
    this.requestUpdate();
  }

  /** The next box that something can be scored in. */
  private nextBox(): void {
    const possible = this.acting ? fillable(this.view.own) : [];
    const next = possible[(possible.indexOf(this.box!) + 1) % possible.length];
    if (next && next !== this.box) this.choose(next);
  }

  private start(goal: Goal): void {
    const { own } = this.view;
    if (this.errand || !own || this.sitting.moves.length === 0) return;
    this.errand = new Errand(goal, own.hand);
    this.requestUpdate();
  }

  private score(): void {
    const box = this.target;
    const play = this.fit(box);
    if (box && play) this.start({ box, cards: play.cards });
  }

  private async exchange(more: number): Promise<void> {
    const discards = this.hand.values;
    if (!this.acting || !exchangeOffer(this.sitting.state, more)) return;
    const idle = discards.length + more === 0;
    if (idle && !(await confirm(say('web.karten.pass.sure'), say('web.karten.pass.why'), say('web.karten.pass')))) return;
    this.start({ discards, draw: discards.length + more });
  }

  private async announce(aloud: boolean): Promise<void> {
    const offer = this.sitting.offer(aloud ? { announce: {} } : { 'stay-silent': {} });
    if (!offer) return;
    const cost = fact<{ points: number }>(offer, 'missed-announcement')?.points;
    if (cost && !(await confirm(say('web.karten.silent.sure'), say('web.karten.silent.why', { points: cost }), say('web.karten.silent')))) return;
    this.sitting.play(offer.move);
  }

  protected override willUpdate(): void {
    super.willUpdate();
    if (this.last && this.last !== this.sitting.state) this.moving.remember();
  }

  /** The first of these that is visible: a phone shows the piles in its banner. */
  private seen(...places: string[]): Element | undefined {
    return places.flatMap((place) => [...this.querySelectorAll(place)]).find((each) => each.getClientRects().length > 0);
  }

  /** Cards go from the pile to hands, and from hands to the discards; those of others are seen only when they lie open. */
  private move(): void {
    const was = this.last;
    const now = this.sitting.state;
    this.last = now;
    if (!was || was === now || was.viewer !== now.viewer) return;
    const pile = this.seen('.pile .is-deep', '.piles-s .card');
    const open = (value: number) => this.seen(`[data-value="${value}"] .card`, '.piles-s .is-face');
    this.moving.play(() => pile, () => this.seen('.pile ol', '.piles-s .is-face'));
    now.view.players.forEach((player, at) => {
      if (at === this.sitting.seat) return;
      const hand = this.querySelector(`.opp.p${(at % 8) + 1} .peek`);
      const thrown = now.view.discards.map((count, i) => Math.max(0, count - (was.view.discards[i] ?? 0)));
      if (at === was.view.seat) thrown.forEach((count, i) => this.moving.carry(copies(open(i + 1) ?? null, count), hand, open(i + 1)));
      this.moving.carry(copies(pile ?? null, Math.max(0, player.cards - was.view.players[at]!.cards)), pile, hand);
    });
  }

  protected override updated(): void {
    this.move();
    showTurn(this);
    if (!this.errand || this.errand.step(this.sitting)) return;
    this.errand = undefined;
    this.requestUpdate();
  }

  protected override lastRound(view: KartenView): boolean {
    return view.lastRound;
  }

  protected override keys(): Key[] {
    if (!this.view.own) return [];
    const each = (key: string) => this.hand.ofValue(Number(key)).forEach((card) => this.toggle(card));
    return [
      { keys: ['1', '2', '3', '4', '5', '6'], label: '1 – 6', text: say('web.karten.keys.card'), action: each },
      { keys: ['b'], label: 'B', text: say('web.karten.keys.box'), action: () => this.nextBox() },
      { keys: ['w'], label: 'W', text: say('web.karten.keys.score'), action: () => this.score() },
      { keys: ['t'], label: 'T', text: say('web.karten.keys.exchange'), action: () => void this.exchange(0) },
      { keys: ['+', 'z'], label: 'Z', text: say('web.karten.keys.more'), action: () => void this.exchange(1) },
      { keys: ['a'], label: 'A', text: say('web.karten.keys.announce'), action: () => void this.announce(true) },
      { keys: ['0', 'Backspace'], label: '0', text: say('web.karten.keys.none'), action: () => this.clear() },
      { keys: ['s'], label: 'S', text: say('web.karten.keys.sort'), action: nextOrder },
    ];
  }

  private clear(): void {
    if (this.errand) return;
    this.hand.choose([]);
    this.box = undefined;
    this.requestUpdate();
  }

  override render() {
    const { view, sitting } = this;
    const mine = this.sheetSeat === sitting.seat && !this.many;
    const last = view.lastRound ? html`<span class="tag">${icon('clock')}${say('web.karten.last-round')}</span>` : nothing;
    return html`
      ${this.banner(this.prompt(), html`${last}${pilesInShort(view)}`)} ${opponents(sitting)} ${piles(sitting)}
      ${sheet(mine ? say('web.karten.sheet.mine') : say('web.karten.sheet.other', { name: sitting.name(this.sheetSeat) }), {
        player: this.me,
        figures: view.figures,
        over: view.phase === 'over',
        previews: view.own && this.acting ? this.plays.previews(view.own, this.hand.values) : undefined,
        selected: this.target,
        fresh: this.fresh,
        advised: sitting.hint?.best.move.score?.box as BoxId | undefined,
        choose: (box) => this.choose(box),
        why: view.own && !sitting.state.over ? (box) => (this.acting ? say('web.karten.cannot', { name: say(`karten.box.${box}`) }) : waiting(sitting)) : undefined,
      })}
      ${view.own && !sitting.state.over ? this.dock() : nothing}
    `;
  }

  private prompt(): string {
    if (this.view.phase === 'announce') return say('web.karten.ask.announce');
    return say(this.view.lastRound ? 'web.karten.ask.last' : 'web.karten.ask');
  }

  private dock() {
    const { sitting, hand, view } = this;
    const advised = sitting.hint?.best.move;
    return html`<section class="area-dock" aria-label=${say('web.karten.hand')}>
      ${handBar(this.me, hand.values.length)}
      ${handCards(hand, {
        full: hand.values.length >= view.figures.mostDiscards,
        places: view.figures.handLimit,
        advised: faces(String(advised?.score?.cards ?? advised?.['set-aside']?.value ?? '')),
        toggle: (card) => this.toggle(card),
      })}
      ${this.view.phase === 'announce' && sitting.mine ? announceActs(this.me.free[0]!, sitting, (aloud) => void this.announce(aloud)) : this.acts()}
    </section>`;
  }

  private acts() {
    const box = this.target;
    return acts(this.sitting, {
      acting: this.acting,
      busy: !!this.errand,
      count: this.hand.values.length,
      box,
      fit: this.fit(box),
      chosen: !!this.box,
      fitting: this.fitting.length,
      penalty: this.me.penalty,
      exchange: (more) => void this.exchange(more),
      score: () => this.score(),
    });
  }
}

define('k-karten', Karten);

export const game: GameEntry = {
  tag: 'k-karten',
  progress: (view: KartenView) => (view.round > 0 ? say(view.lastRound ? 'web.karten.round.last' : 'web.karten.round', { round: view.round }) : ''),
  lies: ({ starter, own, pile, discards }: KartenView) => lying(starter, list(own?.hand).sort().join(' '), pile, discards),
  dice: false,
  hand: (view: KartenView) => view.own?.hand ?? '',
  cards: withCards,
  hushed,
};
