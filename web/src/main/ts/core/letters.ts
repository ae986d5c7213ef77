/** Letters that were swapped. */

/** Swaps two letters: each then does what the other did. */
export function exchanged(letters: Record<string, string>, usual: string, wanted: string): Record<string, string> {
  const { ...rest } = letters;
  const before = rest[usual];
  if (before) {
    delete rest[before];
    delete rest[usual];
  }
  const other = rest[wanted];
  if (other) {
    delete rest[other];
    delete rest[wanted];
  }
  return usual === wanted ? rest : { ...rest, [usual]: wanted, [wanted]: usual };
}
