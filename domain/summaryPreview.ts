import { SUMMARY_PREVIEW_CHARACTERS } from './limits.ts';

/**
 * The first 100 characters and "...", a shorter summary unchanged, or null when there is none.
 * Counts code points, so that no letter or emoji is cut in two.
 */
export function summaryPreview(summary: string | null | undefined): string | null {
  const characters = [...(summary?.trim() ?? '')];
  if (characters.length === 0) return null;
  if (characters.length <= SUMMARY_PREVIEW_CHARACTERS) return characters.join('');
  return `${characters.slice(0, SUMMARY_PREVIEW_CHARACTERS).join('')}...`;
}
