import { draftOf } from '#machines/draftKeeper.ts';
import { isQuestionsDraft, type SavedAnswers, withSaved } from '#machines/drafts.ts';
import { draftKeeper } from '#src/session/draftKeeper.ts';

/** The answers of the additional questions, until all are given. */
export const questionsDraft = {
  kind: 'additionalQuestions',
  version: 1,
  isDraft: isQuestionsDraft,
} as const;

/**
 * The profile has the same questions. An answer saved there is newer, and continuing must not
 * restore the older one.
 */
export function keepSavedAnswers(saved: SavedAnswers): void {
  const { kind, version } = questionsDraft;
  const kept = draftOf(draftKeeper.getSnapshot(), questionsDraft);
  if (kept === null) return;
  draftKeeper.send({ type: 'draft.changed', kind, version, data: withSaved(kept.data, saved) });
}
