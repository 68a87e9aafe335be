import type { Insights } from '#domain/insights.ts';
import type { Answer, Answers, Preferences, QuestionKey } from '#domain/questions.ts';
import type { ParsedResume } from '#domain/resume.ts';
import type { Failure } from '../failure.ts';

/** Types of the additional questions machine: context, events, input and emitted events. */

/** The answers so far; stored in a draft (see drafts.ts). */
export type QuestionsDraft = {
  preferences: Preferences;
  /**
   * False when the preference questions were skipped; null before they were answered or
   * skipped.
   */
  preferencesAnswered: boolean | null;
  answers: Answers;
  skipped: QuestionKey[];
  /** The question on screen, from 0; null on the page of the two preference questions. */
  index: number | null;
};

export type AdditionalQuestionsContext = QuestionsDraft & {
  userGuid: string;
  /** True while the page shows restored input. */
  isRestored: boolean;
  /** The reviewed resume; null until it is loaded, or when there is none. */
  resume: ParsedResume | null;
  /** True when the answers are saved. */
  saved: boolean;
  insights: Insights | null;
  /** False when the wizard continued without computed or saved insights. */
  insightsSaved: boolean;
  failure: Failure | null;
};

export type AdditionalQuestionsEvent =
  | { type: 'preferences.changed'; preferences: Partial<Preferences> }
  | { type: 'preferences.saved' }
  | { type: 'preferences.skipped' }
  | ({ type: 'answer.changed' } & Answer)
  | { type: 'question.saved'; key: QuestionKey }
  | { type: 'question.skipped'; key: QuestionKey }
  | { type: 'step.reopened'; index: number | null }
  | { type: 'back.requested' }
  | { type: 'draft.discarded' }
  | { type: 'retry.requested' }
  | { type: 'insights.skipped' };

export type AdditionalQuestionsInput = { userGuid: string; restored?: QuestionsDraft | null };

export type AdditionalQuestionsOutput = { insightsSaved: boolean };

/** Emitted after the snapshot has changed. */
export type AdditionalQuestionsEmitted =
  | { type: 'goTo'; path: '/candidate/accommodation?from=upload' }
  | { type: 'goTo'; path: '/candidate/parse-resume'; reason: 'noParsedResume' };
