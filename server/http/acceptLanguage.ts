/**
 * The first of the wanted languages that is offered, by an Accept-Language header (RFC 9110,
 * 12.5.4): "es-MX,es;q=0.9,en;q=0.8" asks for "es". A region that is not offered counts as its
 * language.
 * @returns null when the header names none of them
 */
export function acceptedLanguage(
  header: string | undefined,
  offered: Iterable<string>,
): string | null {
  const wanted = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part) => {
      const [tag = '', ...more] = part.trim().split(/\s*;\s*/);
      const weight = more.find((each) => each.startsWith('q='))?.slice(2) ?? '1';
      return { tag: tag.toLowerCase(), weight: Number(weight) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight);
  const ids = [...offered];
  for (const { tag } of wanted) {
    const found =
      ids.find((id) => id.toLowerCase() === tag) ??
      ids.find((id) => id.toLowerCase() === tag.split('-')[0]);
    if (found !== undefined) return found;
  }
  return null;
}
