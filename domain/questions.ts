import type { components } from '#openapi/user.ts';

/** Questions without work history, in order. q7 is the list of work environments. */
export const QUESTIONS_WITHOUT_WORK = ['q1', 'q2', 'q3', 'q4', 'q5', 'q6', 'q7'] as const;

/**
 * Questions with work history, in order. The list is stored as q6w (section 3) but "the last
 * question is a checkbox list" (section 4), so q6w comes after q7w and q8w.
 */
export const QUESTIONS_WITH_WORK = [
  'q1w',
  'q2w',
  'q3w',
  'q4w',
  'q5w',
  'q7w',
  'q8w',
  'q6w',
] as const;

export type ListQuestionKey = 'q7' | 'q6w';
export type QuestionKey =
  | (typeof QUESTIONS_WITHOUT_WORK)[number]
  | (typeof QUESTIONS_WITH_WORK)[number];
export type TextQuestionKey = Exclude<QuestionKey, ListQuestionKey>;

/** The 11 options for the ideal work environment, as stored (section 9). */
export const ENVIRONMENT_OPTIONS = [
  'interactions with the public',
  'interactions with coworkers',
  'working on a team',
  'working independently',
  'working from home',
  'fast paced',
  'quiet',
  'outside',
  'inside',
  'set schedule',
  'flexible schedule',
] as const;

export type EnvironmentOption = (typeof ENVIRONMENT_OPTIONS)[number];

export const WORK_TYPES = ['remote', 'hybrid', 'in-person', 'no preference'] as const;
export type WorkType = (typeof WORK_TYPES)[number];
export const DEFAULT_WORK_TYPE: WorkType = 'no preference';

export const RELOCATE_ANSWERS = ['Yes', 'No'] as const;
export type RelocateAnswer = (typeof RELOCATE_ANSWERS)[number];

/** The two preference answers; relocate is null until it is answered. */
export type Preferences = { relocate: RelocateAnswer | null; workType: WorkType };

/** The answers by question. An absent key was never touched. */
export type Answers = Partial<Record<TextQuestionKey, string>> &
  Partial<Record<ListQuestionKey, EnvironmentOption[]>>;

export type UserUpdate = components['schemas']['UserUpdate'];

/** The questions to ask, in order: 8 with work history, otherwise 7. */
export function questionsFor(withWorkHistory: boolean): readonly QuestionKey[] {
  return withWorkHistory ? QUESTIONS_WITH_WORK : QUESTIONS_WITHOUT_WORK;
}

/** Whether the question takes several answers from a list, not a text. */
export function isListQuestion(key: QuestionKey): key is ListQuestionKey {
  return key === 'q7' || key === 'q6w';
}

/** Whether the value is one of the work environments of section 4. */
export function isEnvironmentOption(value: unknown): value is EnvironmentOption {
  return ENVIRONMENT_OPTIONS.some((option) => option === value);
}

/** Whether the value is one of the work types of section 4. */
export function isWorkType(value: unknown): value is WorkType {
  return WORK_TYPES.some((type) => type === value);
}

/**
 * The preference fields to save. Relocate is 1 for "Yes", otherwise 0. A skip saves relocate Yes
 * and "no preference" with PreferencesAnswered false, so that screens can say it is assumed and
 * matching treats it as unknown.
 */
export function preferencesUpdate(
  preferences: Preferences,
  answered: boolean,
): Required<Pick<UserUpdate, 'Relocate' | 'RemoteWorkType' | 'PreferencesAnswered'>> {
  if (!answered) {
    return { Relocate: 1, RemoteWorkType: DEFAULT_WORK_TYPE, PreferencesAnswered: false };
  }
  return {
    Relocate: preferences.relocate === 'Yes' ? 1 : 0,
    RemoteWorkType: preferences.workType,
    PreferencesAnswered: true,
  };
}

/**
 * The answers to save: asked, not skipped and not blank, so that nothing overwrites an
 * earlier answer with an empty one.
 */
export function answersUpdate(
  answers: Answers,
  skipped: readonly QuestionKey[],
  withWorkHistory: boolean,
): Pick<UserUpdate, QuestionKey> {
  const update: Pick<UserUpdate, QuestionKey> = {};
  for (const key of questionsFor(withWorkHistory)) {
    if (skipped.includes(key)) continue;
    if (isListQuestion(key)) {
      const chosen = answers[key] ?? [];
      if (chosen.length > 0) update[key] = [...chosen];
      continue;
    }
    const text = answers[key]?.trim() ?? '';
    if (text !== '') update[key] = text;
  }
  return update;
}

/** One answer with the value type of its question. */
export type Answer =
  | { key: TextQuestionKey; answer: string }
  | { key: ListQuestionKey; answer: EnvironmentOption[] };

/** Returns the answers with one changed. */
export function withAnswer(answers: Answers, change: Answer): Answers {
  return { ...answers, [change.key]: change.answer };
}
