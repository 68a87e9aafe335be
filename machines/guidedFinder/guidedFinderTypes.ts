import type { FinderAnswers, FinderStep } from '#domain/finder.ts';

/** A page of the finder: a question, or one of the pages around them. */
export type FinderPage = FinderStep | 'start' | 'activities' | 'check' | 'jobs';

export type GuidedFinderInput = {
  readonly answers: FinderAnswers;
  /** The questions that were answered or skipped. */
  readonly passed: readonly FinderStep[];
};

export type GuidedFinderContext = {
  answers: FinderAnswers;
  passed: readonly FinderStep[];
  /** The question on the screen. */
  step: FinderStep;
  /** Whether one answer is changed, after which the answers are checked again. */
  isChanging: boolean;
  /** The place that was looked up and not found, as it was typed; null before that. */
  unknownPlace: string | null;
};

export type GuidedFinderEvent =
  /** The address leads to this page. */
  | { type: 'page.opened'; page: FinderPage }
  | { type: 'answer.changed'; changes: Partial<FinderAnswers> }
  | { type: 'step.continued' }
  | { type: 'step.skipped' }
  /** Somebody does not know which kind of work. */
  | { type: 'work.unsure' }
  | { type: 'activities.finished' }
  | { type: 'change.requested'; step: FinderStep }
  | { type: 'answers.cleared' };

/** `isReplaced`: the page that was opened cannot be shown yet, and Back must not lead to it. */
export type GuidedFinderEmitted = {
  type: 'goTo';
  page: FinderPage;
  isReplaced: boolean;
};
