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
 * The profile asks the same. What was saved there is the newer answer, and going on with the questions must not put the older one
 * back.
 */
export function keepSavedAnswers(saved: SavedAnswers): void {
  const { kind, version } = questionsDraft;
  const kept = draftOf(draftKeeper.getSnapshot(), questionsDraft);
  if (kept === null) return;
  draftKeeper.send({ type: 'draft.changed', kind, version, data: withSaved(kept.data, saved) });
}
