/** A number that flies from where it was won to where it is written. */
import { settings } from '../core/settings.ts';

const DURATION = 700;

export function fly(text: string, from: Element | null, to: Element | null): void {
  const duration = settings.duration(DURATION);
  if (duration === 0 || !from || !to) return;
  const start = from.getBoundingClientRect();
  const end = to.getBoundingClientRect();
  const number = document.createElement('b');
  number.className = 'flight';
  number.textContent = text;
  number.ariaHidden = 'true';
  document.body.append(number);
  const place = (box: DOMRect) => `translate(${box.left + box.width / 2}px, ${box.top + box.height / 2}px) translate(-50%, -50%)`;
  const flight = number.animate(
    [{ transform: `${place(start)} scale(1.4)`, opacity: 0.4 }, { transform: `${place(start)} scale(1.4)`, opacity: 1, offset: 0.25 }, { transform: `${place(end)} scale(.8)`, opacity: 0.9 }],
    { duration, easing: 'cubic-bezier(.4,0,.2,1)' },
  );
  flight.onfinish = () => number.remove();
}
