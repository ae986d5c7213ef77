/** Pieces that visibly move: from where they lay to where they lie now, or away from the table. */
import { settings } from '../core/settings.ts';

const DURATION = 480;
const APART = 70;
const EASE = 'cubic-bezier(.3,.7,.2,1)';

type Spot = Element | null | undefined;

const rectOf = (place: Spot): DOMRect | undefined => {
  const box = place?.getBoundingClientRect();
  return box && box.width > 0 ? box : undefined;
};

const path = (from: DOMRect, to: DOMRect) => `translate(${from.left + from.width / 2 - to.left - to.width / 2}px, ${from.top + from.height / 2 - to.top - to.height / 2}px) scale(${Math.min(2, Math.max(0.3, from.width / to.width))})`;

/** Lets a drawing fly from one place to another; it is gone when it is there. */
function send(drawing: Element, from: DOMRect, to: DOMRect, delay: number, duration: number): void {
  const flying = document.createElement('span');
  flying.className = 'moving';
  flying.ariaHidden = 'true';
  flying.append(drawing);
  for (const side of ['left', 'top', 'width', 'height'] as const) flying.style.setProperty(side, `${from[side]}px`);
  document.body.append(flying);
  const flight = flying.animate([{ transform: 'none' }, { transform: path(to, from), opacity: 0.85 }], { duration, delay, easing: EASE, fill: 'both' });
  flight.onfinish = () => flying.remove();
}

/** Follows the pieces within an element: each has a name in `data-piece`, by which it is found again. */
export class Moving {
  private before = new Map<string, { box: DOMRect; drawing: Element }>();

  constructor(private readonly root: HTMLElement) {}

  private get pieces(): HTMLElement[] {
    return [...this.root.querySelectorAll<HTMLElement>('[data-piece]')];
  }

  /** Before anything is redrawn. */
  remember(): void {
    this.before.clear();
    if (settings.duration(DURATION) === 0) return;
    for (const piece of this.pieces) {
      const drawing = piece.cloneNode(true) as Element;
      drawing.removeAttribute('data-piece');
      this.before.set(piece.dataset.piece!, { box: piece.getBoundingClientRect(), drawing });
    }
  }

  /**
   * After the redraw: new pieces fly in, missing ones fly away.
   *
   * @param from where pieces come from that were not seen before
   * @param to where a piece goes that is no longer seen
   */
  play(from: (piece: string) => Spot, to: (piece: string) => Spot): void {
    const duration = settings.duration(DURATION);
    if (duration === 0 || this.before.size === 0) return;
    const here = new Set<string>();
    let delay = 0;
    for (const piece of this.pieces) {
      const name = piece.dataset.piece!;
      here.add(name);
      const now = rectOf(piece);
      const was = this.before.get(name)?.box ?? rectOf(from(name));
      if (!now || !was || Math.hypot(was.left - now.left, was.top - now.top) < 8) continue;
      const came = !this.before.has(name);
      piece.animate([{ transform: path(was, now), zIndex: 5, ...(came && { opacity: 0.6 }) }, { transform: 'none', zIndex: 5 }], { duration, delay: came ? delay : 0, easing: EASE, fill: 'backwards' });
      if (came) delay += APART;
    }
    let at = 0;
    for (const [name, { box, drawing }] of this.before) {
      const end = here.has(name) ? undefined : rectOf(to(name));
      if (end && box.width > 0) send(drawing, box, end, APART * at++, duration);
    }
    this.before.clear();
  }

  /** Sends some more drawings from one place to another, one after the other. */
  carry(drawings: Element[], from: Spot, to: Spot): void {
    const duration = settings.duration(DURATION);
    const start = rectOf(from);
    const end = rectOf(to);
    if (duration > 0 && start && end) drawings.forEach((drawing, i) => send(drawing, start, end, APART * i, duration));
  }
}

/** Copies of something on the table, for flying somewhere. */
export const copies = (of: Element | null, count: number): Element[] => (of ? Array.from({ length: Math.max(0, Math.min(count, 6)) }, () => of.cloneNode(true) as Element) : []);
