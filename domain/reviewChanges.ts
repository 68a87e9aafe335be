import type { FieldEvidence } from './resume.ts';
import type { ReviewDraft } from './reviewDraft.ts';

/**
 * JSON pointers of the values that differ between two drafts. A list that grew or shrank is
 * reported as a whole, because its later entries moved.
 */
export function changedPointers(before: ReviewDraft, after: ReviewDraft): string[] {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after).flatMap(([field, value]) => {
    const previous = old.get(field);
    if (previous === value) return [];
    if (!Array.isArray(value) || !Array.isArray(previous)) return [`/${field}`];
    if (value.length !== previous.length) return [`/${field}`];
    return value.flatMap((entry: unknown, index) => {
      const was: unknown = previous[index];
      if (entry === was) return [];
      if (typeof entry !== 'object' || entry === null || typeof was !== 'object' || was === null)
        return [`/${field}/${index}`];
      return Object.entries(entry)
        .filter(([name, now]) => Reflect.get(was, name) !== now)
        .map(([name]) => `/${field}/${index}/${name}`);
    });
  });
}

/**
 * The evidence that still applies after an edit. A line of the file is no
 * evidence for a value the person typed.
 */
export function evidenceAfter(
  evidence: readonly FieldEvidence[],
  before: ReviewDraft | null,
  after: ReviewDraft,
): FieldEvidence[] {
  if (before === null) return [];
  const changed = new Set(changedPointers(before, after));
  const listOf = (pointer: string) => pointer.split('/').slice(0, 2).join('/');
  return evidence.filter(({ pointer }) => !changed.has(pointer) && !changed.has(listOf(pointer)));
}
