/** The proof of the dice, made in this browser: what was checked, and what came out. */
import { html, nothing } from 'lit';
import { api, Problem } from '../core/api.ts';
import { define, Part } from '../core/part.ts';
import { trustIn, type GameRecord } from '../core/proof.ts';
import { settings } from '../core/settings.ts';
import { isHere } from '../core/site.ts';
import { say } from '../core/words.ts';
import { icon } from '../parts/icons.ts';
import { offlineNote } from '../parts/notes.ts';
import { added, commitmentIn, isBad, isBroken, isFalse, isGood, judge, type Judgement } from './judging.ts';
import { pageIcon } from './page-icons.ts';

/** Something that was checked; undefined: that could not be. */
const line = (fine: boolean | undefined, text: string) => html`<li class=${fine === false ? 'is-bad' : ''}>${icon(fine ? 'check' : fine === false ? 'cross' : 'lock')}<span>${text}</span></li>`;

class ProofPart extends Part {
  static override properties = { record: { attribute: false }, table: { attribute: false } };
  declare record: GameRecord;
  /** The id of its table, if this server has it. */
  declare table: string | undefined;
  private judgement?: Judgement;
  private rules?: { verdict: string; text: string };
  private judged?: GameRecord;
  /** Whether nobody answered what dice and cards the game has. */
  private offline = false;

  protected override willUpdate(): void {
    if (this.judged === this.record) return;
    this.judged = this.record;
    this.judgement = this.rules = undefined;
    this.offline = false;
    void this.check(this.record, this.table);
  }

  private async check(record: GameRecord, table: string | undefined): Promise<void> {
    const judgement = await judge(record, table).catch((problem: unknown) => {
      if (!(problem instanceof Problem)) throw problem;
      return undefined;
    });
    if (this.record !== record) return;
    this.judgement = judgement;
    this.offline = !judgement;
    this.requestUpdate();
    if (!judgement) return;
    if (table) this.rules = await api.verification(table).catch(() => undefined);
    this.requestUpdate();
  }

  override render() {
    const { judgement } = this;
    if (this.offline) return offlineNote(() => void this.check(this.record, this.table), say('web.proof.offline'));
    if (!judgement) return html`<p class="proof" role="status">${say('web.proof.running')}</p>`;
    const bad = isBad(judgement);
    return html`<div class="proof ${bad ? 'is-bad' : isGood(judgement) ? 'is-good' : ''}" role="status">
        ${pageIcon(bad ? 'broken' : 'shield')}
        <div><b>${say(`web.proof.${this.verdict(judgement)}`)}</b><p>${this.explanation(judgement)}</p></div>
      </div>
      ${commitmentIn(this.record) ? this.details(judgement) : nothing}`;
  }

  /** What is said first: what speaks against the record, before what speaks for it. */
  private verdict(judgement: Judgement): string {
    const { proof, game, ours, gap } = judgement;
    if (isBroken(judgement)) return 'other-promise';
    if (game.kind === 'different' && !isFalse(proof)) return 'other-game';
    if (proof.verdict !== 'proven') return proof.verdict;
    if (ours && ours !== 'counts') return `ours-${ours}`;
    return gap ? 'gap' : 'proven';
  }

  private explanation(judgement: Judgement): string {
    const { proof, game } = judgement;
    const verdict = this.verdict(judgement);
    const text = `web.proof.${verdict}.text`;
    if (verdict === 'other-game' && game.kind === 'different') return say(text, { event: game.event });
    if (proof.verdict === 'sealed' && this.record.dice.daily && verdict === 'sealed') return say('table.secret-of-day', { day: this.record.dice.daily.day });
    if (verdict === 'own') return `${say(text)} ${proof.verdict === 'own' && proof.outcomes ? say('web.proof.own.bots', { outcomes: proof.outcomes }) : ''}`;
    if (verdict !== proof.verdict) return say(text, 'outcomes' in proof ? { outcomes: proof.outcomes } : {});
    switch (proof.verdict) {
      case 'proven':
      case 'seeded':
        return say(text, { outcomes: proof.outcomes });
      case 'forged':
        return say(text, { event: proof.event, found: proof.found, expected: proof.expected || '–' });
      case 'not-due':
        return say(text, { event: proof.event });
      case 'other-commitment':
      case 'broken-pledge':
        return say(text, { name: this.record.seats[proof.seat]?.name ?? '' });
      default:
        return say(text);
    }
  }

  /** The server has also checked that the moves obey the rules. */
  private serverSays() {
    return this.rules ? line(['proven', 'reproduced', 'own-dice'].includes(this.rules.verdict), `${say('web.proof.server')} ${this.rules.text}`) : nothing;
  }

  /** For whom this is a proof, and whom one still has to trust. */
  private trust() {
    const names = (seats: number[]): string => new Intl.ListFormat(settings.now.language).format(seats.map((seat) => this.record.seats[seat]?.name ?? ''));
    return trustIn(this.record).map(({ kind, seats, courses }) => line(kind === 'proven-for' || kind === 'one-device', say(`table.${kind}`, { seats: names(seats), day: this.record.dice.daily?.day ?? '', courses: courses ?? 0 })));
  }

  /** Whether this is the game that this device was shown; nothing of a file that nobody here has played. */
  private shown({ game, proof }: Judgement) {
    if (!this.table || isHere(this.table) || proof.verdict === 'own' || proof.verdict === 'seeded') return nothing;
    if (game.kind === 'same') return line(true, say('web.proof.shown', { seen: game.seen, all: game.all }));
    return game.kind === 'different' ? line(false, say('web.proof.other-game.text', { event: game.event })) : line(undefined, say('web.proof.not-shown'));
  }

  private details(judgement: Judgement) {
    const { proof, promised, agreed, ours } = judgement;
    const entropy = added(this.record);
    const bound = proof.verdict !== 'wrong-seed';
    return html`<ul class="checks">
        ${['sealed', 'unknown'].includes(proof.verdict) ? nothing : line(bound, say(bound ? 'web.proof.bound' : 'web.proof.not-bound'))}
        ${promised === undefined ? nothing : line(promised, say(promised ? (this.record.dice.daily ? 'web.proof.day-promised' : 'web.proof.promised') : 'web.proof.not-promised'))}
        ${agreed === undefined ? nothing : line(agreed, say(agreed ? 'web.proof.agreed' : 'web.proof.not-agreed'))}
        ${ours === 'counts' ? line(true, say('web.proof.mine')) : nothing}
        ${this.shown(judgement)}
        ${proof.verdict === 'proven' ? this.trust() : nothing}
        ${this.serverSays()}
      </ul>
      <details class="folded"><summary>${say('web.proof.numbers')}</summary><div class="folded-b">
        <p>${say('web.proof.how')}</p>
        <p>${say('web.proof.rules')}</p>
        <dl class="numbers"><dt>${say('web.proof.commitment')}</dt><dd><code>${commitmentIn(this.record)}</code></dd><dt>${say('web.proof.seed')}</dt><dd><code>${this.record.seed ?? '–'}</code></dd>
          ${entropy.map((text, at) => html`<dt>${say('web.proof.entropy', { name: this.record.seats[at]?.name ?? '' })}</dt><dd><code>${text ?? '–'}</code></dd>`)}</dl>
      </div></details>`;
  }
}

define('k-proof', ProofPart);
