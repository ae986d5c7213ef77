/** What tests expect. Deno brings no types for Node's assert without a package. */

/** Equal as JSON is: by content, and in order. */
export function equal(found: unknown, expected: unknown, what = 'found'): void {
  const [one, other] = [JSON.stringify(found), JSON.stringify(expected)];
  if (one !== other) throw new Error(`${what}: ${one} instead of ${other}`);
}

export function ok(holds: unknown, what = 'it does not hold'): void {
  if (!holds) throw new Error(what);
}

export function throws(action: () => unknown): void {
  try {
    action();
  } catch {
    return;
  }
  throw new Error('nothing was thrown');
}
