/** What makes two entries of a list the same for a person, such as title, employer and dates. */
type Content = readonly (string | number | boolean | null)[];

const written = (part: Content[number]) =>
  String(part ?? '')
    .trim()
    .replace(/\s+/g, ' ')
    .toLowerCase();

/**
 * Which entries say the same as another one, in any case and spacing. A moved account and a second
 * resume add entries without replacing any.
 * @returns their places in the list
 */
export function doubledEntries(contents: readonly Content[]): ReadonlySet<number> {
  const keys = contents.map((content) => JSON.stringify(content.map(written)));
  const counts = new Map<string, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return new Set(keys.flatMap((key, index) => ((counts.get(key) ?? 0) > 1 ? [index] : [])));
}
