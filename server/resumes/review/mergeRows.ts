export interface Merge<Old, New> {
  /** What is there already, with what brings it up to date. */
  readonly updates: readonly { readonly old: Old; readonly row: New }[];
  readonly inserts: readonly New[];
}

/**
 * Pairs what a resume says with what is there. Each rule is tried on all rows before the next, so that the best pairs
 * are made first; every row is in one pair at most. Of two new rows that are the same, the later is taken.
 * @param rules from strict to loose; true when both speak of the same thing
 */
export function mergeRows<Old, New>(
  existing: readonly Old[],
  incoming: readonly New[],
  rules: readonly [(old: Old | New, row: New) => boolean, ...((old: Old, row: New) => boolean)[]],
): Merge<Old, New> {
  const [same] = rules;
  const left = new Set(
    incoming.filter((row, at) => !incoming.slice(at + 1).some((later) => same(row, later))),
  );
  const unpaired = new Set(existing);
  const updates: { old: Old; row: New }[] = [];
  for (const rule of rules)
    for (const row of left)
      for (const old of unpaired) {
        if (!rule(old, row)) continue;
        updates.push({ old, row });
        unpaired.delete(old);
        left.delete(row);
        break;
      }
  return { updates, inserts: [...left] };
}

/** Whether two names are one: case, spaces at the ends and runs of them do not count. */
export function sameName(a: string | null, b: string | null): boolean {
  return plain(a) === plain(b);
}

function plain(name: string | null): string {
  return (name ?? '').trim().replace(/\s+/g, ' ').toLowerCase();
}
