/** What can be done with the hand: exchange it, score it, or announce the last box. */
import { html, nothing } from 'lit';
import { say } from '../../core/words.ts';
import { actButton } from '../../parts/act.ts';
import { icon } from '../../parts/icons.ts';
import { fact, type Sitting } from '../../table/sitting.ts';
import { exchangeOffer, type Fit } from './plays.ts';
import type { BoxId } from './view.ts';

interface Acts {
  /** Whether it is my turn to exchange or score. */
  acting: boolean;
  /** Whether the small steps of a move are going on: the buttons do not flicker then. */
  busy: boolean;
  /** How many cards are chosen. */
  count: number;
  /** Where they would be scored, and for what. */
  box?: BoxId;
  fit?: Fit;
  /** Whether the box was chosen, rather than following from the cards. */
  chosen: boolean;
  /** How many boxes would take the chosen cards. */
  fitting: number;
  penalty: number;
  exchange: (more: number) => void;
  score: () => void;
}

export function acts(sitting: Sitting, content: Acts) {
  const ready = content.acting && (sitting.moves.length > 0 || (content.busy && sitting.fresh));
  return html`<div class="acts acts--three">${exchangeButton(sitting, content, ready, 0)}${exchangeButton(sitting, content, ready, 1)}${scoreButton(sitting, content, ready)}</div>`;
}

/** Exchanges the chosen cards for as many, or for one more. */
function exchangeButton(sitting: Sitting, { acting, count, exchange }: Acts, ready: boolean, more: number) {
  const offer = exchangeOffer(sitting.state, more);
  const grown = fact<{ points: number }>(offer, 'hand-grew')?.points;
  const advised = offer && sitting.offer(sitting.hint?.best.move ?? {}) === offer;
  const name = say(count > 0 ? (more ? 'web.karten.exchange.more' : 'web.karten.exchange') : more ? 'web.karten.draw' : 'web.karten.pass');
  const cost = grown ? say('web.karten.then', { points: grown }) : '';
  const what = count > 0 ? say('web.karten.exchange.what', { out: count, draw: count + more }) : say(more ? 'web.karten.draw.what' : 'web.karten.pass.what');
  const full = acting && !offer;
  return actButton({
    key: more ? 'z' : 't',
    text: name,
    small: full ? say('web.karten.full') : what + cost,
    run: ready && offer ? () => exchange(more) : undefined,
    why: full ? say('web.karten.full') : acting ? '' : waiting(sitting),
    drawing: advised ? icon('hint') : nothing,
  });
}

/** Whom we wait for. */
export function waiting(sitting: Sitting): string {
  return sitting.asked < 0 ? say('web.turn.none') : say('web.turn.other', { name: sitting.name(sitting.asked) });
}

/** Why nothing can be scored as it is. */
function whyNot(sitting: Sitting, { acting, count, fitting }: Acts): string {
  if (!acting) return waiting(sitting);
  return say(fitting > 0 ? 'web.karten.score.several' : count > 0 ? 'web.karten.score.none' : 'web.karten.score.choose');
}

function scoreButton(sitting: Sitting, content: Acts, ready: boolean) {
  const { box, fit, chosen, penalty, score } = content;
  if (!box || !fit) {
    const why = whyNot(sitting, content);
    return actButton({ key: 'w', text: say('web.karten.score'), small: why, why });
  }
  const extra = (kind: string, key: string) => {
    const points = fact<{ points: number }>(fit.offer, kind)?.points;
    return points ? ` · ${say(key, { points })}` : '';
  };
  const value = penalty > 0 ? `${fit.points} − ${penalty} = ${fit.points - penalty}`.replace('= -', '= −') : say('web.karten.points', { points: fit.points });
  const small = `${value}${extra('escaped-malus', 'web.karten.score.safe')}${extra('earned-bonus', 'web.karten.score.bonus')}`;
  return actButton({ key: 'w', text: say('web.karten.score.box', { name: say(`karten.box.${box}`) }), small, run: ready ? score : undefined, look: `${chosen ? 'btn--act' : 'btn--q'} btn--big` });
}

/** One box is left: say so, or keep silent and pay. */
export function announceActs(box: BoxId, sitting: Sitting, press: (aloud: boolean) => void) {
  const silent = sitting.state.asked?.moves?.find(({ move }) => move['stay-silent']);
  const points = fact<{ points: number }>(silent, 'missed-announcement')?.points ?? 0;
  const ready = sitting.moves.length > 0;
  return html`<div class="acts">
    ${actButton({ text: say('web.karten.silent'), small: say('web.karten.silent.cost', { points }), run: ready ? () => press(false) : undefined })}
    ${actButton({ key: 'a', text: say('web.karten.announce'), small: say('web.karten.announce.box', { name: say(`karten.box.${box}`) }), run: ready ? () => press(true) : undefined, look: 'btn--act btn--big' })}
  </div>`;
}
