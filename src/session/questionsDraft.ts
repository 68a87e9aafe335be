import { draftOf } from '#machines/draftKeeper.ts';
import { isQuestionsDraft, type SavedAnswers, withSaved } from '#machines/drafts.ts';
import { draftKeeper } from '#src/session/draftKeeper.ts';

/** The draft of the additional questions, until all are answered. */
export const questionsDraft = {
  kind: 'additionalQuestions',
  version: 1,
  isDraft: isQuestionsDraft,
} as const;

/**
 * The profile has the same questions. An answer saved there is newer, so the draft takes it
 * over.
 */
export function keepSavedAnswers(saved: SavedAnswers): void {
  const { kind, version } = questionsDraft;
  const kept = draftOf(draftKeeper.getSnapshot(), questionsDraft);
  if (kept === null) return;
  draftKeeper.send({ type: 'draft.changed', kind, version, data: withSaved(kept.data, saved) });
}
