import { draftOf } from '#machines/draftKeeper/draftKeeper.ts';
import {
  isQuestionsDraft,
  NOTHING_ANSWERED,
  type SavedAnswers,
  withSaved,
} from '#machines/drafts.ts';
import { draftKeeper } from '#src/session/draftKeeper.ts';

/** The draft of the additional questions, until all are answered. */
export const questionsDraft = {
  kind: 'additionalQuestions',
  version: 1,
  isDraft: isQuestionsDraft,
} as const;

/**
 * The questions are open as soon as the reviewed profile is saved, so that they are offered even
 * to a person who leaves before the first one. Answers that are kept already stay.
 */
export function openQuestions(): void {
  const { kind, version } = questionsDraft;
  if (draftOf(draftKeeper.getSnapshot(), questionsDraft) !== null) return;
  draftKeeper.send({ type: 'draft.changed', kind, version, data: NOTHING_ANSWERED });
}

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
