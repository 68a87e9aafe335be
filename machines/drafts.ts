import { DEGREE_STATUSES, isDegreeLevelName } from '#domain/degrees.ts';
import {
  DEFAULT_WORK_TYPE,
  isEnvironmentOption,
  isListQuestion,
  isWorkType,
  QUESTIONS_WITH_WORK,
  QUESTIONS_WITHOUT_WORK,
} from '#domain/questions.ts';
import type { Answers, Preferences, QuestionKey } from '#domain/questions.ts';
import { REVIEW_TEXT_FIELDS } from '#domain/reviewDraft.ts';
import type {
  AdditionalQuestionsContext,
  QuestionsDraft,
} from './additionalQuestions/additionalQuestionsTypes.ts';
import type { ResumeUploadSnapshot } from './resumeUpload/resumeUpload.ts';
import type { UploadDraft } from './resumeUpload/resumeUploadTypes.ts';

/** The drafts of the machines, and how a stored draft is validated. */

/** The review now, also during a call; null when there is none or it is finished. */
export function uploadDraftOf(snapshot: ResumeUploadSnapshot): UploadDraft | null {
  const { source, draft, evidence, unplaced, marks } = snapshot.context;
  const isDone = snapshot.matches('finished');
  return draft === null || isDone ? null : { source, draft, evidence, unplaced, marks };
}

/** The answers now; null before the resume is loaded and after the wizard has finished. */
export function questionsDraftOf(snapshot: {
  readonly context: AdditionalQuestionsContext;
  readonly status: string;
}): QuestionsDraft | null {
  const { resume, preferences, preferencesAnswered, answers, skipped, index } = snapshot.context;
  if (resume === null || snapshot.status === 'done') return null;
  return { preferences, preferencesAnswered, answers, skipped, index };
}

/** The wizard before anything is filled in. */
export const NOTHING_ANSWERED: QuestionsDraft = {
  preferences: { relocate: null, workType: DEFAULT_WORK_TYPE },
  preferencesAnswered: null,
  answers: {},
  skipped: [],
  index: null,
};

/** The number of answered questions, including the two preferences. */
export function answerCount({
  preferences: { relocate, workType },
  answers,
}: Pick<QuestionsDraft, 'preferences' | 'answers'>): number {
  const typed = Object.values(answers).filter((answer) => answer.length > 0).length;
  return typed + Number(relocate !== null) + Number(workType !== DEFAULT_WORK_TYPE);
}

/** Whether the wizard has been used, even if only to continue without an answer. */
export function isBegun(draft: QuestionsDraft): boolean {
  return draft.index !== null || draft.preferencesAnswered !== null || answerCount(draft) > 0;
}

/** Answers that were saved outside the wizard. */
export type SavedAnswers = { readonly answers?: Answers; readonly preferences?: Preferences };

/** The draft with the newer answers. A skipped question stays skipped and overwrites nothing. */
export function withSaved(draft: QuestionsDraft, saved: SavedAnswers): QuestionsDraft {
  const { answers, preferences } = saved;
  return {
    ...draft,
    answers: { ...draft.answers, ...answers },
    ...(preferences ? { preferences, preferencesAnswered: true } : {}),
  };
}

type Fields = Record<string, unknown>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isListOf(value: unknown, isItem: (item: unknown) => boolean): boolean {
  return Array.isArray(value) && value.every(isItem);
}

const isText = (value: unknown): boolean => typeof value === 'string';

function areTexts(fields: Fields, names: readonly string[]): boolean {
  return names.every((name) => isText(fields[name]));
}

function isEducation(item: unknown): boolean {
  return (
    isFields(item) &&
    areTexts(item, ['school_name', 'major', 'start_year', 'end_year']) &&
    (item['level'] === null || isDegreeLevelName(item['level'])) &&
    typeof item['present'] === 'boolean' &&
    DEGREE_STATUSES.some((status) => status === item['status'])
  );
}

function isWork(item: unknown): boolean {
  return (
    isFields(item) &&
    areTexts(item, ['job_title', 'company', 'responsibilities', 'start_date', 'end_date']) &&
    typeof item['present'] === 'boolean'
  );
}

function isEvidence(item: unknown): boolean {
  return (
    isFields(item) &&
    areTexts(item, ['pointer', 'source']) &&
    typeof item['confidence'] === 'number' &&
    typeof item['page'] === 'number'
  );
}

function areUnplaced(value: unknown): boolean {
  const isLine = (item: unknown) =>
    isFields(item) && isText(item['text']) && (item['heading'] === null || isText(item['heading']));
  return value === undefined || isListOf(value, isLine);
}

function areMarks(value: unknown): boolean {
  if (value === undefined) return true;
  return (
    isFields(value) && isListOf(value['opened'], isText) && isListOf(value['confirmed'], isText)
  );
}

/** Whether stored data has the shape of a draft of the resume upload. Storage is untrusted. */
export function isUploadDraft(data: unknown): data is UploadDraft {
  if (!isFields(data) || !isFields(data['draft'])) return false;
  const { draft, source, evidence } = data;
  return (
    (source === 'file' || source === 'manual') &&
    isListOf(evidence, isEvidence) &&
    areUnplaced(data['unplaced']) &&
    areMarks(data['marks']) &&
    areTexts(draft, REVIEW_TEXT_FIELDS) &&
    [undefined, true, false].some((flag) => flag === draft['hasOneName']) &&
    isListOf(draft['skills'], isText) &&
    [null, 0, 1].some((flag) => flag === draft['relocate']) &&
    isListOf(draft['education'], isEducation) &&
    isListOf(draft['work_experience'], isWork)
  );
}

const QUESTION_KEYS: readonly QuestionKey[] = [...QUESTIONS_WITHOUT_WORK, ...QUESTIONS_WITH_WORK];

function isQuestionKey(value: unknown): value is QuestionKey {
  return QUESTION_KEYS.some((key) => key === value);
}

function isAnswer([key, answer]: [string, unknown]): boolean {
  if (!isQuestionKey(key)) return false;
  return isListQuestion(key) ? isListOf(answer, isEnvironmentOption) : isText(answer);
}

/** Whether stored data has the shape of a draft of the questions. Storage is untrusted. */
export function isQuestionsDraft(data: unknown): data is QuestionsDraft {
  if (!isFields(data) || !isFields(data['preferences']) || !isFields(data['answers'])) return false;
  const { preferences, preferencesAnswered, answers, skipped, index } = data;
  return (
    [null, 'Yes', 'No'].some((relocate) => relocate === preferences['relocate']) &&
    isWorkType(preferences['workType']) &&
    [null, true, false].some((answered) => answered === preferencesAnswered) &&
    Object.entries(answers).every(isAnswer) &&
    isListOf(skipped, isQuestionKey) &&
    (index === null || (Number.isInteger(index) && Number(index) >= 0))
  );
}
