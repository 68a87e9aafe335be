import type { Insights } from '#domain/insights.ts';
import type { Answer, Answers, Preferences, QuestionKey } from '#domain/questions.ts';
import type { ParsedResume } from '#domain/resume.ts';
import type { Failure } from './failure.ts';

/** What the additional questions machine knows, hears, is given and sends. */

/** The wizard as far as a person filled it in; what a draft keeps. See persistence.ts. */
export type QuestionsDraft = {
  preferences: Preferences;
  /** False when the preference questions were skipped, null before either. */
  preferencesAnswered: boolean | null;
  answers: Answers;
  skipped: QuestionKey[];
  /** The question on screen, from 0; null on the page of the two preference questions. */
  index: number | null;
};

export type AdditionalQuestionsContext = QuestionsDraft & {
  userGuid: string;
  /** The restored input is shown, until the person continues. */
  isRestored: boolean;
  /** The reviewed resume; null until it is loaded, and when there is none. */
  resume: ParsedResume | null;
  /** Whether the answers are stored already. */
  saved: boolean;
  insights: Insights | null;
  /** False when the insights could not be computed or saved and the way went on without them. */
  insightsSaved: boolean;
  failure: Failure | null;
};

export type AdditionalQuestionsEvent =
  | { type: 'preferences.changed'; preferences: Partial<Preferences> }
  | { type: 'preferences.saved' }
  | { type: 'preferences.skipped' }
  | ({ type: 'answer.changed' } & Answer)
  | { type: 'question.saved' }
  | { type: 'question.skipped' }
  | { type: 'back.requested' }
  | { type: 'draft.discarded' }
  | { type: 'retry.requested' }
  | { type: 'insights.skipped' };

export type AdditionalQuestionsInput = { userGuid: string; restored?: QuestionsDraft | null };

export type AdditionalQuestionsOutput = { insightsSaved: boolean };

/** Sent after the snapshot has changed. */
export type AdditionalQuestionsEmitted =
  | { type: 'goTo'; path: '/candidate/accommodation?from=upload' }
  | { type: 'goTo'; path: '/candidate/parse-resume'; reason: 'noParsedResume' };
