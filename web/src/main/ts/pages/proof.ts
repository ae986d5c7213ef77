/** The proof of the dice, made in this browser: what was checked, and what came out. */
import { chances } from 'generated/chances.ts';
import { html, nothing } from 'lit';
import { api } from '../core/api.ts';
import type { Chance } from '../core/chance.ts';
import { define, Part } from '../core/part.ts';
import { keptOf } from '../core/pledges.ts';
import { headOf, prove, trustIn, type GameRecord, type Proof } from '../core/proof.ts';
import { settings } from '../core/settings.ts';
import { say } from '../core/words.ts';
import { icon } from '../parts/icons.ts';
import { pageIcon } from './page-icons.ts';

/** A file may be of any game, even one that does not exist. */
const chanceIn = (game: string): Chance | undefined => (chances as Record<string, Chance>)[game];

/** What a seat added to the dice, as far as it is known. */
const added = (record: GameRecord): (string | undefined)[] =>
  record.dice.fair?.entropy ?? record.dice.pledged?.shares.map((share) => ('revealed' in share ? share.revealed.entropy : undefined)) ?? [];

const commitmentIn = ({ dice }: GameRecord): string | undefined => (dice?.fair ?? dice?.pledged ?? dice?.daily ?? dice?.own)?.commitment;

const line = (fine: boolean, text: string) => html`<li class=${fine ? '' : 'is-bad'}>${icon(fine ? 'check' : 'cross')}<span>${text}</span></li>`;

const BAD = ['forged', 'wrong-seed', 'other-commitment', 'broken-pledge', 'unreadable'];

class ProofPart extends Part {
  static override properties = { record: { attribute: false }, table: { attribute: false } };
  declare record: GameRecord;
  /** The id of its table, if this server has it. */
  declare table: string | undefined;
  private proof?: Proof;
  private head?: string;
  private rules?: { verdict: string; text: string };
  private proven?: GameRecord;

  protected override willUpdate(): void {
    if (this.proven === this.record) return;
    this.proven = this.record;
    this.proof = this.rules = undefined;
    void this.check(this.record, this.table);
  }

  private async check(record: GameRecord, table: string | undefined): Promise<void> {
    const info = (await api.games().catch(() => [])).find(({ id }) => id === record.game);
    const proof = await prove(record, info && chanceIn(record.game), { dice: info?.dice ?? 0, deck: info?.deck ?? [] });
    const head = await headOf(record).catch(() => undefined);
    if (this.record !== record) return;
    this.proof = proof;
    this.head = head;
    this.requestUpdate();
    if (table) this.rules = await api.verification(table).catch(() => undefined);
    this.requestUpdate();
  }

  override render() {
    const { proof } = this;
    if (!proof) return html`<p class="proof" role="status">${say('web.proof.running')}</p>`;
    const good = proof.verdict === 'proven' && this.promised() !== false;
    const bad = BAD.includes(proof.verdict) || this.promised() === false;
    return html`<div class="proof ${good ? 'is-good' : bad ? 'is-bad' : ''}" role="status">
        ${pageIcon(bad ? 'broken' : 'shield')}
        <div><b>${this.verdict(proof)}</b><p>${this.explanation(proof)}</p></div>
      </div>
      ${commitmentIn(this.record) ? this.details(proof) : nothing}`;
  }

  private verdict(proof: Proof): string {
    return this.promised() === false ? say('web.proof.other-promise') : say(`web.proof.${proof.verdict}`);
  }

  private explanation(proof: Proof): string {
    if (this.promised() === false) return say('web.proof.other-promise.text');
    if (proof.verdict === 'sealed' && this.record.dice.daily) return say('table.secret-of-day', { day: this.record.dice.daily.day });
    switch (proof.verdict) {
      case 'proven':
        return say('web.proof.proven.text', { outcomes: proof.outcomes });
      case 'seeded':
        return say('web.proof.seeded.text', { outcomes: proof.outcomes });
      case 'own':
        return `${say('web.proof.own.text')} ${proof.outcomes ? say('web.proof.own.bots', { outcomes: proof.outcomes }) : ''}`;
      case 'forged':
        return say('web.proof.forged.text', { event: proof.event, found: proof.found, expected: proof.expected || '–' });
      case 'other-commitment':
      case 'broken-pledge':
        return say(`web.proof.${proof.verdict}.text`, { name: this.record.seats[proof.seat]?.name ?? '' });
      default:
        return say(`web.proof.${proof.verdict}.text`);
    }
  }

  /** Whether the seed is bound to what was promised to this device before the game; undefined if it does not know. */
  private promised(): boolean | undefined {
    const promise = this.table ? keptOf(this.table)?.commitment : undefined;
    if (!promise) return undefined;
    return promise === commitmentIn(this.record) && this.agreed() !== false;
  }

  /** Whether names, options, seats and all promises are those that this device was told; undefined if it does not know. */
  private agreed(): boolean | undefined {
    const head = this.table ? keptOf(this.table)?.head : undefined;
    return head ? head === this.head : undefined;
  }

  /** The server has also checked that the moves obey the rules. */
  private serverSays() {
    return this.rules ? line(['proven', 'reproduced', 'own-dice'].includes(this.rules.verdict), `${say('web.proof.server')} ${this.rules.text}`) : nothing;
  }

  /** For whom this is a proof, and whom one still has to trust. */
  private trust() {
    const names = (seats: number[]): string => new Intl.ListFormat(settings.now.language).format(seats.map((seat) => this.record.seats[seat]?.name ?? ''));
    return trustIn(this.record).map(({ kind, seats }) => line(kind === 'proven-for', say(`table.${kind}`, { seats: names(seats), day: this.record.dice.daily?.day ?? '' })));
  }

  private details(proof: Proof) {
    const entropy = added(this.record);
    const mine = this.table ? keptOf(this.table)?.entropy : undefined;
    const seat = mine ? entropy.indexOf(mine) : -1;
    const bound = proof.verdict !== 'wrong-seed' && proof.verdict !== 'sealed';
    return html`<ul class="checks">
        ${proof.verdict === 'sealed' ? nothing : line(bound, say(bound ? 'web.proof.bound' : 'web.proof.not-bound'))}
        ${this.promised() === undefined ? nothing : line(this.promised()!, say(this.promised() ? 'web.proof.promised' : 'web.proof.not-promised'))}
        ${this.agreed() === undefined ? nothing : line(this.agreed()!, say(this.agreed() ? 'web.proof.agreed' : 'web.proof.not-agreed'))}
        ${mine === undefined ? nothing : line(seat >= 0, say(seat >= 0 ? 'web.proof.mine' : 'web.proof.not-mine'))}
        ${proof.verdict === 'proven' ? this.trust() : nothing}
        ${this.serverSays()}
      </ul>
      <details class="folded"><summary>${say('web.proof.numbers')}</summary><div class="folded-b">
        <p>${say('web.proof.how')}</p>
        <dl class="numbers"><dt>${say('web.proof.commitment')}</dt><dd><code>${commitmentIn(this.record)}</code></dd><dt>${say('web.proof.seed')}</dt><dd><code>${this.record.seed ?? '–'}</code></dd>
          ${entropy.map((text, at) => html`<dt>${say('web.proof.entropy', { name: this.record.seats[at]?.name ?? '' })}</dt><dd><code>${text ?? '–'}</code></dd>`)}</dl>
      </div></details>`;
  }
}

define('k-proof', ProofPart);
