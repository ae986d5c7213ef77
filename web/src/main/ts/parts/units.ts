/** Numbers of ratings as people read them: points, probabilities in percent, turns. */
import { number } from '../core/words.ts';

/** A value as people are told it: turns are minus inside, so that more is always better. */
export function told(value: number, unit: string | undefined): number {
  return unit === 'turns' ? -value : value;
}

/** A value to one digit, so that sums come out: `248,3` or `50,6 %`. */
export function exactly(value: number, unit: string | undefined): string {
  return unit === 'winning' ? `${number(100 * value, 1)} %` : number(value, 1);
}

/** A value, such as `248,3` or `51 %`. */
export function roughly(value: number, unit: string | undefined): string {
  return unit === 'winning' && Math.abs(value) >= 0.1 ? `${number(100 * value)} %` : exactly(value, unit);
}

/** A difference with plus or minus, such as `+3,2` or `−0,4 %`; nothing is `0`. */
export function change(value: number, unit: string | undefined): string {
  const text = roughly(Math.abs(value), unit);
  if (!/[1-9]/.test(text)) return roughly(0, unit).replace(/[.,]0+/, '');
  return (value < 0 ? '−' : '+') + text;
}

/** The label of a tick on a scale: like a difference, without zeros after the point. */
export function tickLabel(value: number, unit: string | undefined): string {
  return change(value, unit).replace(/[.,]0+(?!\d)/, '');
}
