import type { Wish } from '#machines/sharing/sharingTypes.ts';

/** What is kept of sharing until it is done: the words that were written, by their fact. */
export type ShareDraft = { words: Wish['statements'] };

/** The longest statement that the contract takes, in characters. */
export const STATEMENT_MAX = 500;

function isShareDraft(data: unknown): data is ShareDraft {
  const words: unknown =
    typeof data === 'object' && data !== null ? Reflect.get(data, 'words') : undefined;
  return (
    typeof words === 'object' &&
    words !== null &&
    Object.values(words).every((text) => typeof text === 'string')
  );
}

export const shareDraft = { kind: 'share', version: 1, isDraft: isShareDraft };

/** The words that are others than those which stand there at first; null when none are. */
export function ownWords(
  statements: Wish['statements'],
  first: Wish['statements'],
): ShareDraft | null {
  const words = Object.fromEntries(
    Object.entries(statements).filter(([key, text]) => text !== Reflect.get(first, key)),
  );
  return Object.keys(words).length > 0 ? { words } : null;
}
