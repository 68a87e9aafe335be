/** The words of texts, whatever stands between them: "(410) 555-0191" has three. */
function wordsOf(texts: readonly string[]): Set<string> {
  return new Set(
    texts
      .join(' ')
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}+#]+/gu),
  );
}

/** Whether both have the same words, in any order: then there is nothing to compare. */
export function haveSameWords(one: readonly string[], other: readonly string[]): boolean {
  const [ours, theirs] = [wordsOf(one), wordsOf(other)];
  return ours.size === theirs.size && [...ours].every((word) => theirs.has(word));
}
