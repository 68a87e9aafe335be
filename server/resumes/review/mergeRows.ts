export interface Merge<Old, New> {
  /** Existing rows, each with the row that updates it. */
  readonly updates: readonly { readonly old: Old; readonly row: New }[];
  readonly inserts: readonly New[];
}

/**
 * Pairs the rows of a resume with existing rows. Each rule is tried on all rows before the next,
 * so that the best pairs come first; a row is in one pair at most. New rows that are the same by
 * the first rule become one.
 * @param rules from strict to loose; true when both rows mean the same thing
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

/** Whether two names are equal, ignoring case and extra spaces. */
export function sameName(a: string | null, b: string | null): boolean {
  return plain(a) === plain(b);
}

function plain(name: string | null): string {
  return (name ?? '').trim().replace(/\s+/g, ' ').toLowerCase();
}
