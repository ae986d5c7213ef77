/** Where a note is placed: next to what it is about, within the page, and not over anything else that is needed now if there is another place. */

export interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 12;
/** The bar above the table stays free. */
const BAR = 52;

const apart = (one: Rectangle, other: Rectangle) => one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

/**
 * @param note its size @param target what it is about @param avoid what it should not cover, the
 * most important first
 */
export function place(note: { width: number; height: number }, target: Rectangle, page: { width: number; height: number }, avoid: Rectangle[] = []): { left: number; top: number } {
  const right = page.width - note.width - GAP;
  const bottom = page.height - note.height - GAP;
  const middle = (target.left + target.right - note.width) / 2;
  const centre = (target.top + target.bottom - note.height) / 2;
  const across = [middle, target.left, target.right - note.width].map((left) => within(left, GAP, right));
  const along = [target.top, centre, target.bottom - note.height].map((top) => within(top, BAR, bottom));
  const places = [
    ...across.flatMap((left) => [{ left, top: target.bottom + GAP }, { left, top: target.top - note.height - GAP }]),
    ...along.flatMap((top) => [{ left: target.left - note.width - GAP, top }, { left: target.right + GAP, top }]),
    // On the far side of what it must not hide, if that is in between.
    ...avoid.map((each) => ({ left: across[0]!, top: each.bottom + GAP })),
  ];
  const box = (at: { left: number; top: number }): Rectangle => ({ ...at, right: at.left + note.width, bottom: at.top + note.height });
  const fits = (at: { left: number; top: number }) => at.left >= GAP && at.left <= right && at.top >= BAR && at.top <= bottom && apart(box(at), target);
  const free = (at: { left: number; top: number }, many: number) => avoid.slice(0, many).every((each) => apart(box(at), each));
  const beside = places.filter(fits);
  // If there is no room next to something large, the note covers its end rather than what is asked.
  const large = target.bottom - target.top >= 2 * note.height;
  const upon = large ? [target.bottom - note.height - GAP, target.top + GAP].map((top) => ({ left: within(middle, GAP, right), top: within(top, BAR, bottom) })) : [];
  const over = { left: within(middle, GAP, right), top: BAR };
  const clear = (at: { left: number; top: number }) => free(at, avoid.length);
  return beside.find(clear) ?? upon.find(clear) ?? beside.find((at) => free(at, 1)) ?? (free(over, 1) ? over : (beside[0] ?? over));
}
