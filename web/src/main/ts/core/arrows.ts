/** Arrow keys within anything that has `data-arrows`: they go to the nearest thing in that direction. */

const DIRECTIONS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const centre = (element: Element): [number, number] => {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

/** The nearest in a direction; things off to the side count as farther away. */
function nearest(from: Element, others: HTMLElement[], [dx, dy]: [number, number]): HTMLElement | undefined {
  const [x, y] = centre(from);
  let best: HTMLElement | undefined;
  let shortest = Infinity;
  for (const other of others) {
    const [ox, oy] = centre(other);
    const ahead = (ox - x) * dx + (oy - y) * dy;
    const aside = Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx);
    if (other === from || ahead <= 1) continue;
    const distance = ahead + 2 * aside;
    if (distance < shortest) [best, shortest] = [other, distance];
  }
  return best;
}

addEventListener('keydown', (event) => {
  const direction = DIRECTIONS[event.key];
  const focused = document.activeElement;
  if (!direction || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || focused instanceof HTMLInputElement) return;
  const inside = focused?.closest('[data-arrows]');
  const group = inside ?? document.querySelector('[data-arrows]');
  const things = [...(group?.querySelectorAll<HTMLElement>('button:not([disabled], [aria-disabled=true]), a[href]') ?? [])].filter((each) => each.offsetParent !== null);
  // From a button that can no longer be pressed, go to one that can.
  const lost = !things.some((each) => each === focused);
  const next = (inside && focused ? nearest(focused, things, direction) : undefined) ?? (lost ? things[0] : undefined);
  if (!next) return;
  event.preventDefault();
  next.focus();
});
