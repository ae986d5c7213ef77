/** The base of every game view: an element whose parts become areas of the table. */
import { html, nothing, type TemplateResult } from 'lit';
import { announce } from '../core/announcer.ts';
import { useKeys, type Key } from '../core/keyboard.ts';
import { Part } from '../core/part.ts';
import { sound, type Sound } from '../core/sound.ts';
import type { LogLine, Over, State } from '../core/types.ts';
import { gist, sinceMine, turnsOf } from '../core/turns.ts';
import { say } from '../core/words.ts';
import { icon } from '../parts/icons.ts';
import { gistWords, lineWords, type Pieces } from '../parts/log.ts';
import { seatBadge } from '../parts/seats.ts';
import { outcomeOf } from './ending.ts';
import './result.ts';
import type { Sitting } from './sitting.ts';

/** What a game folder exports as `game`. */
export interface GameEntry extends Pieces {
  /** The name of its element, a subclass of GameElement. */
  tag: string;
  /** How far the game is, for the title: `Round 9 of 13`. */
  progress(view: never): string;
  /** What lies on the table as far as chance brought it: what `chance.ts` says of the same position, see `lies` there. */
  lies(view: never): string;
  /** The cards in a player's own hand, where hands are hidden. */
  hand?(view: never): string;
  /** The page of a level in the book of the game, drawn from the view before the first move. */
  page?(view: never): TemplateResult;
  /** Whether a line is too small a step to be told; gets the name of the player who decided it. */
  hushed?(line: LogLine, name: string, view: never): boolean;
}

/**
 * Renders, in this order: the banner (`this.banner(…)`), then elements with the classes `area-opps`,
 * `area-board`, `area-side` and `area-dock`, as many as the game needs. The element itself has no box.
 */
export abstract class GameElement<V> extends Part {
  static override properties = { sitting: { attribute: false } };
  declare sitting: Sitting<V>;
  /** The state shown before this one, to see what has changed; undefined at first. */
  protected previous?: State<V>;
  /** What is drawn in the words of its log. */
  protected readonly pieces: Pick<Pieces, 'cards'> = {};
  private shown?: State<V>;
  private endKeys?: () => void;

  override connectedCallback(): void {
    super.connectedCallback();
    this.endKeys = useKeys(() => (this.sitting ? this.keys() : []));
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.endKeys?.();
  }

  /** The keys of this game, for the keyboard and the help. */
  protected keys(): Key[] {
    return [];
  }

  /** Called before drawing whenever there is a new state; choices that no longer hold are dropped here. */
  protected arrived(_before: State<V> | undefined, _now: State<V>): void {}

  protected override willUpdate(): void {
    const now = this.sitting.state;
    if (now === this.shown) return;
    this.previous = this.shown;
    this.shown = now;
    if (this.previous && !now.over && this.lastRound(now.view) && !this.lastRound(this.previous.view)) announce(say('web.last-round'));
    if (this.previous && this.previous.viewer === now.viewer) {
      const heard = this.heard(this.previous.view, now.view);
      if (heard) sound(heard);
    }
    this.arrived(this.previous, now);
  }

  /** The sounds when one state follows another. */
  protected heard(_before: V, _now: V): Sound | undefined {
    return undefined;
  }

  /** Whether nobody has another turn after this one. */
  protected lastRound(_view: V): boolean {
    return false;
  }

  protected get view(): V {
    return this.sitting.view;
  }

  /**
   * Whose turn it is and what is asked.
   *
   * @param prompt what the game wants from me now @param end what is at its right end, such as the number of the roll
   */
  protected banner(prompt: string, end: TemplateResult | typeof nothing = nothing) {
    const { sitting } = this;
    if (sitting.state.over) return html`<k-result class="areas" .sitting=${sitting} .text=${this.outcome(sitting.state.over)} .live=${this.previous !== undefined}></k-result>`;
    if (sitting.lost) return html`<p class="banner is-lost">${icon('unlinked')}<span class="ban-t"><b>${say('web.stale')}</b> <span class="b2">${say('web.stale.small')}</span></span></p>`;
    const seat = sitting.asked;
    if (seat < 0) return html`<p class="banner"><span><b>${say('web.turn.none')}</b></span>${end}</p>`;
    const name = sitting.name(seat);
    const { mine } = sitting;
    const recap = mine && !this.many ? this.recap() : nothing;
    const words = mine
      ? html`<b>${this.many ? say('web.turn.named', { name }) : say('web.turn.mine')}</b> <span class="b2">${sitting.state.falling ? say('web.own.prompt') : prompt}</span>`
      : html`<b>${say('web.turn.other', { name })}</b> <span class="b2">${this.doing(seat, name)}</span>`;
    const skip = sitting.behind ? html`<button class="btn btn--q btn--sm skip-on" aria-label=${say('web.skip.turn')} @click=${() => sitting.skip()}>${icon('arrow')}<span>${say('web.skip.turn')}</span></button>` : nothing;
    const last = this.lastRound(sitting.view) ? html`<span class="chip chip--last">${say('web.last-round')}</span>` : nothing;
    return html`<div class="banner ${mine ? 'is-mine' : ''} ${recap === nothing ? '' : 'has-recap'}">${seatBadge(seat, name, sitting.info.seats[seat]?.kind === 'bot')}<p class="ban-t">${words}</p>${last}${skip}${skip === nothing ? end : nothing}${recap}</div>`;
  }

  /** What somebody else is doing: the last thing told about their turn. */
  private doing(seat: number, name: string) {
    const turn = turnsOf(this.sitting.log).at(-1);
    const last = turn?.seat === seat ? turn.lines.at(-1) : undefined;
    if (last) return lineWords(last, name, this.pieces);
    const bot = this.sitting.info.seats[seat]?.kind === 'bot';
    // A bot whose dice a person rolls does not think before they have fallen.
    if (bot && this.sitting.state.falling) return say('web.own.prompt');
    return say(bot ? 'web.turn.thinks' : 'web.turn.waiting');
  }

  /** What the others did since my last turn, where there is no room for the log. */
  private recap() {
    const { sitting } = this;
    const turns = sinceMine(turnsOf(sitting.log), (seat) => seat === sitting.seat);
    const lines = turns.flatMap((turn) => gist(turn, sitting.name(turn.seat!)) ?? []);
    if (lines.length === 0) return nothing;
    return html`<ul class="recap" aria-label=${say('web.since-mine')} tabindex="0">${lines.map((each) => html`<li>${seatBadge(each.seat, sitting.name(each.seat))}<span class="vh">${sitting.name(each.seat)}</span>${gistWords({ ...each, text: each.short }, this.pieces)}</li>`)}</ul>`;
  }

  /** How the game went, in words. */
  protected outcome(over: Over): string {
    return outcomeOf(this.sitting.info, over);
  }

  /** Whether everybody is called by name: several people share this screen, or somebody looks through the eyes of another. */
  protected get many(): boolean {
    const { info, seat } = this.sitting;
    return info.seats.filter((each) => each.mine).length > 1 || info.seats[seat]?.mine === false;
  }
}
