/** Checks where a note of the guided game is placed, and that letters are swapped in pairs. */
import { exchanged } from '../../main/ts/core/letters.ts';
import { place } from '../../main/ts/table/beside.ts';

function equal(found: unknown, expected: unknown, what: string): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(expected)];
  if (one !== other) throw new Error(`${what}: ${one} instead of ${other}`);
}

const PHONE = { width: 360, height: 640 };
const NOTE = { width: 330, height: 100 };
const box = (left: number, top: number, width: number, height: number) => ({ left, top, right: left + width, bottom: top + height });

equal(place(NOTE, box(12, 120, 336, 50), PHONE), { left: 15, top: 182 }, 'below what it speaks of');
equal(place(NOTE, box(140, 570, 200, 56), PHONE), { left: 18, top: 458 }, 'above a button at the bottom');
equal(place(NOTE, box(12, 60, 336, 560), PHONE), { left: 15, top: 508 }, 'over the end of what fills the page');
equal(place(NOTE, box(12, 420, 336, 80), PHONE, [box(12, 512, 336, 60)]), { left: 15, top: 308 }, 'not over the buttons');
equal(place(NOTE, box(860, 60, 400, 800), { width: 1280, height: 900 }, [box(20, 300, 800, 60)]), { left: 518, top: 60 }, 'beside a tall one');

const ACTS = box(12, 570, 336, 60);
const BANNER = box(12, 52, 336, 50);
equal(place(NOTE, box(12, 170, 336, 250), PHONE, [ACTS, BANNER]), { left: 15, top: 432 }, 'over neither the buttons nor the banner');
equal(place(NOTE, box(12, 170, 336, 380), PHONE, [ACTS, BANNER]), { left: 15, top: 438 }, 'over the end of something large');
equal(place(NOTE, box(12, 170, 336, 460), PHONE, [ACTS, BANNER]), { left: 15, top: 182 }, 'over its beginning, where the buttons are at its end');
equal(place(NOTE, box(12, 170, 336, 190), PHONE, [box(12, 400, 336, 230), BANNER]), { left: 15, top: 58 }, 'rather over the banner than over the buttons');
equal(place(NOTE, box(250, 4, 44, 44), PHONE, [ACTS, BANNER]), { left: 18, top: 114 }, 'below the banner, for a button in the bar');

equal(exchanged({}, 'r', 'x'), { r: 'x', x: 'r' }, 'two change places');
equal(exchanged({ r: 'x', x: 'r' }, 'r', 'r'), {}, 'and back');
equal(exchanged({ r: 'x', x: 'r' }, 'w', 'x'), { w: 'x', x: 'w' }, 'what was exchanged before is free again');
console.log('Notes stand beside what they speak of, and letters change places in pairs.');
