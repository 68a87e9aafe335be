/** Characters of a summary that a card shows. */
const PREVIEW_CHARACTERS = 100;

/**
 * What a card shows of a summary: its first 100 characters and "..." when there are more; null
 * when nothing is written.
 */
export function summaryPreview(summary: string | null): string | null {
  const text = summary?.trim() ?? '';
  if (text === '') return null;
  // A symbol outside the basic plane is one character, and is never cut in two.
  const characters = Array.from(text);
  if (characters.length <= PREVIEW_CHARACTERS) return text;
  return `${characters.slice(0, PREVIEW_CHARACTERS).join('')}...`;
}
