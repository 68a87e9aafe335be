import type { Rule } from './types.ts';

/** A range of the given text that a rule matched. */
export interface Candidate {
  readonly rule: Rule;
  readonly start: number;
  readonly end: number;
}

/** What may separate two matches of one rule that form a list. */
const listing = /^(?:\s*[,/&]\s*|\s+)(?:(?:and\/or|and|or|&)\s+)?$/;

/**
 * The candidates to keep, in text order. Of two that overlap the longer wins, then the more
 * severe. Matches of one rule that form a list are merged.
 */
export function keepLongest(candidates: readonly Candidate[], text: string): Candidate[] {
  const weight = { replace: 2, ask: 1, soft: 0 };
  const inOrder = candidates.toSorted(
    (a, b) =>
      a.start - b.start || b.end - a.end || weight[b.rule.severity] - weight[a.rule.severity],
  );
  const kept: Candidate[] = [];
  for (const next of inOrder) {
    const last = kept.at(-1);
    if (last === undefined || next.start >= last.end) kept.push(next);
    else if (next.end - next.start > last.end - last.start) kept[kept.length - 1] = next;
  }
  return kept.reduce<Candidate[]>((lists, next) => {
    const last = lists.at(-1);
    if (last?.rule === next.rule && listing.test(text.slice(last.end, next.start))) {
      lists[lists.length - 1] = { ...last, end: next.end };
    } else {
      lists.push(next);
    }
    return lists;
  }, []);
}
