import { questionsFor } from '#domain/questions.ts';
import { hasWorkHistory } from '#domain/resume.ts';
import { answerCount, NOTHING_ANSWERED } from '#machines/drafts.ts';
import { useKeptDraft } from '#src/components/draft/useKeptDraft.ts';
import { parsedResume } from '#src/session/parsedResume.ts';
import { questionsDraft } from '#src/session/questionsDraft.ts';

/** Additional questions that a person left before the end. */
export interface OpenQuestions {
  /**
   * The number of the question where they stopped, from 1; null at the two preference
   * questions, which come first.
   */
  readonly number: number | null;
  readonly of: number;
  /** True when an answer waits for the last press; saved preferences do not. */
  readonly hasAnswers: boolean;
}

/**
 * Whether the additional questions were left early and can be continued. They need the reviewed
 * resume, and without it would lead back to the upload (section 4).
 */
export function useOpenQuestions(): { isLoading: boolean; open: OpenQuestions | null } {
  const draft = useKeptDraft(questionsDraft);
  const resume = useKeptDraft(parsedResume);
  const isLoading = draft.isLoading || resume.isLoading;
  if (isLoading || draft.restored === null || resume.restored === null)
    return { isLoading, open: null };
  const { data } = draft.restored;
  const of = questionsFor(hasWorkHistory(resume.restored.data)).length;
  const number = data.index === null ? null : Math.min(data.index + 1, of);
  const preferences = data.preferencesAnswered ? NOTHING_ANSWERED.preferences : data.preferences;
  const hasAnswers = answerCount({ preferences, answers: data.answers }) > 0;
  return { isLoading, open: { number, of, hasAnswers } };
}
