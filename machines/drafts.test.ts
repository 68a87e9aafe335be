import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import { draftFromResume } from '#domain/reviewDraft.ts';
import { additionalQuestionsMachine } from './additionalQuestions/additionalQuestions.ts';
import type { QuestionsDraft } from './additionalQuestions/additionalQuestionsTypes.ts';
import {
  answerCount,
  isBegun,
  isQuestionsDraft,
  isUploadDraft,
  NOTHING_ANSWERED,
  questionsDraftOf,
  uploadDraftOf,
  withSaved,
} from './drafts.ts';
import { resumeUploadMachine } from './resumeUpload/resumeUpload.ts';
import type { UploadDraft } from './resumeUpload/resumeUploadTypes.ts';
import { additionalQuestionsPlan } from './testing/additionalQuestionsPlan.ts';
import { explore } from './testing/explore.ts';
import { resumeUploadPlan } from './testing/resumeUploadPlan.ts';
import { ACCOUNT, RESUME } from './testing/resumes.ts';

const OWNER = ACCOUNT.UserGuid;

const upload: UploadDraft = {
  source: 'file',
  draft: draftFromResume(RESUME),
  evidence: RESUME.evidence ?? [],
  marks: { opened: ['contact'], confirmed: ['name'] },
};
const questions: QuestionsDraft = {
  preferences: { relocate: 'Yes', workType: 'remote' },
  preferencesAnswered: true,
  answers: { q1w: 'Tidy', q6w: ['quiet'] },
  skipped: ['q2w'],
  index: 3,
};

const uploadPlaces = [...explore(resumeUploadPlan).places.values()];
const questionPlaces = [...explore(additionalQuestionsPlan).places.values()];

/** The data after storage or the network. */
const throughJson = (data: object): unknown => JSON.parse(JSON.stringify(data));

describe('a stored draft', () => {
  test('is restored unchanged', () => {
    expect(isUploadDraft(throughJson(upload))).toBe(true);
    expect(throughJson(upload)).toEqual(upload);
  });

  test.each([null, '', [], 'x', { version: 1 }])('%j is none', (broken) => {
    expect([isUploadDraft(broken), isQuestionsDraft(broken)]).toEqual([false, false]);
  });

  test('is ignored when somebody changed it by hand', () => {
    const bad: object[] = [
      { ...upload, source: 'elsewhere' },
      { ...upload, evidence: [{ pointer: 1 }] },
      { ...upload, marks: null },
      { ...upload, marks: { opened: ['name'] } },
      { ...upload, marks: { opened: [1], confirmed: [] } },
      { ...upload, draft: null },
      { ...upload, draft: { ...upload.draft, zip: 13501 } },
      { ...upload, unplaced: [{ text: 'A line' }] },
      { ...upload, unplaced: 'A line' },
      { ...upload, draft: { ...upload.draft, skills: [null] } },
      { ...upload, draft: { ...upload.draft, relocate: 2 } },
      { ...upload, draft: { ...upload.draft, education: [{ school_name: 'A' }] } },
      { ...upload, draft: { ...upload.draft, work_experience: [{ present: 'yes' }] } },
    ];
    expect(bad.map(throughJson).filter(isUploadDraft)).toEqual([]);
  });

  const school = {
    school_name: 'MVCC',
    major: 'Welding',
    start_year: '2015',
    end_year: '2017',
    level: 'associates',
    present: false,
    status: 'completed',
  };
  const job = {
    job_title: 'Cook',
    company: 'Diner',
    responsibilities: 'Soups',
    start_date: '2018',
    end_date: '',
    present: true,
  };
  const place = { pointer: '/zip', source: 'Utica 13501', confidence: 0.9, page: 1 };
  const read = (row: { education?: unknown; work_experience?: unknown }): object => ({
    ...upload,
    draft: { ...upload.draft, education: [], work_experience: [], ...row },
  });

  test('is restored with the rows that a person typed', () => {
    const good: object[] = [
      read({ education: [school, { ...school, level: null }], work_experience: [job] }),
      { ...upload, evidence: [place] },
      {
        ...upload,
        unplaced: [
          { text: 'A', heading: null },
          { text: 'B', heading: 'Hobbies' },
        ],
      },
      { ...upload, draft: { ...upload.draft, hasOneName: true } },
      { ...upload, draft: { ...upload.draft, hasOneName: false } },
    ];
    expect(good.map((draft) => isUploadDraft(throughJson(draft)))).toEqual(good.map(() => true));
  });

  /** The value with each of its members in turn made a thing of another kind. */
  const spoiled = (value: object): object[] =>
    Object.keys(value).map((member) => ({ ...value, [member]: { odd: true } }));

  test('is ignored when one member of a row is of another kind', () => {
    const bad: object[] = [
      ...[...spoiled(school), null].map((row) => read({ education: [row] })),
      ...[...spoiled(job), null].map((row) => read({ work_experience: [row] })),
      ...[...spoiled(place), null].map((row) => ({ ...upload, evidence: [row] })),
      ...[...spoiled({ text: 'A', heading: 'B' }), null].map((row) => ({
        ...upload,
        unplaced: [row],
      })),
      { ...upload, draft: { ...upload.draft, hasOneName: 'yes' } },
    ];
    expect(bad.map(throughJson).filter(isUploadDraft)).toEqual([]);
  });

  test('is validated answer by answer for the questions', () => {
    expect(isQuestionsDraft(throughJson(questions))).toBe(true);
    const bad: object[] = [
      { ...questions, preferences: { relocate: 'Maybe', workType: 'remote' } },
      { ...questions, preferences: { relocate: 'Yes', workType: 'anywhere' } },
      { ...questions, preferencesAnswered: 'yes' },
      { ...questions, answers: { q9: 'x' } },
      { ...questions, answers: { q1: ['quiet'] } },
      { ...questions, answers: { q7: ['loud'] } },
      { ...questions, skipped: ['q0'] },
      { ...questions, index: -1 },
      { ...questions, index: 1.5 },
    ];
    expect(bad.filter(isQuestionsDraft)).toEqual([]);
  });
});

describe('the questions', () => {
  test('count every answer that is not empty, preferences included', () => {
    expect(answerCount(questions)).toBe(4);
    expect(answerCount({ ...questions, answers: { q1w: '', q6w: [] } })).toBe(2);
    expect(answerCount(NOTHING_ANSWERED)).toBe(0);
  });

  test('count as started by an answer or by continuing without one', () => {
    expect(isBegun(NOTHING_ANSWERED)).toBe(false);
    expect(isBegun({ ...NOTHING_ANSWERED, answers: { q1w: 'Tidy' } })).toBe(true);
    expect(isBegun({ ...NOTHING_ANSWERED, preferencesAnswered: false, index: 0 })).toBe(true);
    expect(isBegun({ ...NOTHING_ANSWERED, preferencesAnswered: false })).toBe(true);
    expect(isBegun({ ...NOTHING_ANSWERED, index: 0 })).toBe(true);
  });
});

describe('answers saved outside the questions', () => {
  test('replace the answers in the draft, and nothing else does', () => {
    const saved = withSaved(questions, { answers: { q1w: 'Order' } });
    expect(saved).toEqual({ ...questions, answers: { q1w: 'Order', q6w: ['quiet'] } });
  });

  test('replace skipped preferences', () => {
    const skipped: QuestionsDraft = { ...NOTHING_ANSWERED, preferencesAnswered: false, index: 2 };
    const { preferences } = questions;
    expect(withSaved(skipped, { preferences })).toEqual({
      ...skipped,
      preferences,
      preferencesAnswered: true,
    });
  });
});

describe('settling', () => {
  test('makes a valid draft without the file in every state with a review', () => {
    const places = uploadPlaces;
    const drafts = places.map(uploadDraftOf).filter((draft) => draft !== null);
    expect(drafts.length).toBeGreaterThan(50);
    for (const draft of drafts) {
      expect(Object.keys(draft).toSorted()).toEqual([
        'draft',
        'evidence',
        'marks',
        'source',
        'unplaced',
      ]);
      expect(isUploadDraft(throughJson(draft))).toBe(true);
    }
    const done = places.filter((place) => place.matches('finished'));
    expect(done.map(uploadDraftOf).every((draft) => draft === null)).toBe(true);
  });

  test('makes a valid draft in every state of the questions, until they are done', () => {
    const places = questionPlaces;
    const drafts = places.map(questionsDraftOf).filter((draft) => draft !== null);
    expect(drafts.length).toBeGreaterThan(50);
    expect(drafts.every((draft) => isQuestionsDraft(throughJson(draft)))).toBe(true);
    const done = places.filter((place) => place.status === 'done');
    expect(done.map(questionsDraftOf).every((draft) => draft === null)).toBe(true);
  });

  test('starts a restored review in the form, and makes no call', () => {
    const input = { account: ACCOUNT, restored: upload };
    const actor = createActor(resumeUploadMachine, { input }).start();
    expect(actor.getSnapshot().value).toEqual({ reviewing: 'editing' });
    expect(Object.keys(actor.getSnapshot().children)).toEqual([]);
    expect(actor.getSnapshot().context.marks).toEqual(upload.marks);
  });

  test('opens what needs a look in a review that was stored before it had parts', () => {
    const { marks: _marks, ...old } = upload;
    expect(isUploadDraft(throughJson(old))).toBe(true);
    const evidence = [{ pointer: '/city', confidence: 0.5, source: 'Utica', page: 1 }];
    const input = { account: ACCOUNT, restored: { ...old, evidence } };
    const actor = createActor(resumeUploadMachine, { input }).start();
    expect(actor.getSnapshot().context.marks).toEqual({ opened: ['contact'], confirmed: [] });
  });
});

describe('what is not provided', () => {
  test('fails by name', async () => {
    const actor = createActor(additionalQuestionsMachine, { input: { userGuid: OWNER } }).start();
    await expect.poll(() => actor.getSnapshot().value).toEqual({ failed: 'loading' });
    expect(actor.getSnapshot().context.failure?.code).toBe('unknown');
  });
});
