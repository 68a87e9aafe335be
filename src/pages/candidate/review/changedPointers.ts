import type { ReviewDraft } from '#domain/reviewDraft.ts';

/**
 * The JSON pointers of the values that differ between two drafts. A list that has grown or shrunk is named as a whole: its
 * later entries have moved, and what was said of them stands at the wrong place.
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
