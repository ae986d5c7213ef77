/** Stones that have just come fly from where they were to where they are. */
import { settings } from '../../core/settings.ts';

const DURATION = 420;

export function flyPieces(root: HTMLElement): void {
  const duration = settings.duration(DURATION);
  if (duration === 0) return;
  for (const stone of root.querySelectorAll<SVGElement>('.board [data-from]')) {
    const from = root.querySelector(`.zone-${stone.dataset.from}`)?.getBoundingClientRect();
    if (!from) continue;
    const to = stone.getBoundingClientRect();
    stone.animate([{ transform: `translate(${from.left + 12 - to.left}px, ${from.top - to.top}px)` }, {}], { duration, easing: 'cubic-bezier(.2,.8,.2,1)' });
  }
}
