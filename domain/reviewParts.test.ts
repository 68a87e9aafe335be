import { describe, expect, it } from 'vitest';
import { EMPTY_RESUME, type FieldEvidence } from './resume.ts';
import { draftFromResume, EMPTY_EDUCATION, EMPTY_WORK, type ReviewDraft } from './reviewDraft.ts';
import {
  blockersOf,
  confirmParts,
  doubtsOf,
  firstMarks,
  marksAfter,
  nextPart,
  NO_MARKS,
  openParts,
  partIds,
  partOf,
  partState,
  type ReviewMarks,
} from './reviewParts.ts';

const today = new Date('2026-06-01T12:00:00Z');
const job = (job_title: string) => ({
  ...EMPTY_WORK,
  job_title,
  start_date: '2020-01-01',
  end_date: '2021-01-01',
});
const draft: ReviewDraft = {
  ...draftFromResume({
    ...EMPTY_RESUME,
    firstname: 'Rosa',
    lastname: 'Quill',
    email: 'rosa@example.com',
    phone_number: '315-555-0142',
    zip: '13501',
  }),
  work_experience: [job('Teller'), job('Baker'), job('Cook')],
  education: [{ ...EMPTY_EDUCATION, end_year: '2018' }],
};
const read = (pointer: string, confidence: number): FieldEvidence => ({
  pointer,
  confidence,
  source: 'a line',
  page: 1,
});
const review = (marks: ReviewMarks, changed: Partial<ReviewDraft> = {}) => ({
  draft: { ...draft, ...changed },
  evidence: [read('/work_experience/1/company', 0.74), read('/firstname', 0.75)],
  marks,
  serverProblems: [],
});
const told = (marks: ReviewMarks, changed: Partial<ReviewDraft> = {}) =>
  doubtsOf(review(marks, changed), today).map(({ pointer, code }) => `${pointer} ${code}`);

describe('what looks wrong', () => {
  it('is a skill that reads like a sentence, until the skills are confirmed', () => {
    const skills = ['Able to lift heavy loads.', 'Excel'];
    expect(told(NO_MARKS, { skills })).toContain('/skills sentence');
    expect(told(confirmParts(NO_MARKS, ['skills']), { skills })).not.toContain('/skills sentence');
    const names = ['Customer service', 'Certified Nursing Assistant, New York (CNA)'];
    expect(told(NO_MARKS, { skills: names })).not.toContain('/skills sentence');
  });

  it('is a job without a title, but not an empty one', () => {
    const untitled = { ...EMPTY_WORK, company: 'Sunrise Bakery', start_date: '2020-01-01' };
    const work_experience = [EMPTY_WORK, untitled];
    expect(told(NO_MARKS, { work_experience })).toContain('/work_experience/1/job_title untitled');
    expect(told(NO_MARKS, { work_experience })).not.toContain(
      '/work_experience/0/job_title untitled',
    );
  });

  it('is a job that neither ended nor goes on, until it is confirmed to be so', () => {
    const begun = { ...job('Teller'), end_date: '' };
    const work_experience = [begun, { ...begun, present: true }, job('Cook')];
    const confirmed = ['work_experience/1'];
    expect(told({ opened: [], confirmed }, { work_experience })).toEqual([
      '/work_experience/0/end_date unended',
    ]);
    confirmed.push('work_experience/0');
    expect(told({ opened: [], confirmed }, { work_experience })).toEqual([]);
  });
});

describe('the parts of a review', () => {
  it('are the name, the contact, the wishes, each job, each school and the skills', () => {
    expect(partIds(draft)).toEqual([
      'name',
      'contact',
      'wishes',
      'work_experience/0',
      'work_experience/1',
      'work_experience/2',
      'education/0',
      'skills',
    ]);
  });

  it.each([
    ['/middlename', 'name'],
    ['/zip', 'contact'],
    ['/remote', 'wishes'],
    ['/skills/3', 'skills'],
    ['/skill', 'skills'],
    ['/work_experience/2/end_date', 'work_experience/2'],
    ['/education/0/major', 'education/0'],
  ])('%s is in %s', (pointer, part) => {
    expect(partOf(pointer)).toBe(part);
  });
});

describe('a reason to look at a part', () => {
  it('is a value that was read with little certainty, until its part is confirmed', () => {
    expect(told(NO_MARKS)).toEqual(['/work_experience/1/company unsure']);
    expect(told({ opened: [], confirmed: ['work_experience/0'] })).toHaveLength(1);
    expect(told({ opened: [], confirmed: ['work_experience/1'] })).toEqual([]);
  });

  it('is a required field without a text and a text over its limit, also in a confirmed part', () => {
    const marks = { opened: [], confirmed: ['contact', 'name', 'work_experience/1'] };
    expect(told(marks, { zip: ' ', middlename: 'x'.repeat(101) })).toEqual([
      '/middlename tooLong',
      '/zip required',
    ]);
  });

  it('is a half typed date, a year that is far away and an end before its start', () => {
    const [first, second, third] = [job('A'), job('B'), job('C')];
    expect(
      told(
        { opened: [], confirmed: ['work_experience/1'] },
        {
          work_experience: [
            { ...first, start_date: '2019-05-' },
            { ...second, start_date: '2050-01-01' },
            { ...third, end_date: '2019-01-01' },
          ],
          education: [{ ...EMPTY_EDUCATION, start_year: '1850', end_year: '2090' }],
        },
      ),
    ).toEqual([
      '/work_experience/0/start_date half',
      '/work_experience/2/end_date backwards',
      '/education/0/start_year unlikely',
      '/education/0/end_year unlikely',
    ]);
  });

  it('can be a problem that only the server knew', () => {
    const serverProblems = [{ pointer: '/zip', code: 'unknownZip' }];
    expect(blockersOf({ draft, serverProblems })).toEqual(serverProblems);
  });
});

describe('a part stands', () => {
  const doubts = [{ pointer: '/zip', code: 'required' }];
  it.each([
    ['name', 'right'],
    ['contact', 'check'],
    ['wishes', 'unchecked'],
  ])('%s as %s', (part, state) => {
    expect(partState(part, { opened: [], confirmed: ['name', 'contact'] }, doubts)).toBe(state);
  });
});

describe('the marks', () => {
  it('open what needs a look in a new review, and everything in an empty form', () => {
    const evidence = [read('/firstname', 0.5), read('/lastname', 0.5), read('/zip', 0.9)];
    expect(firstMarks(draft, evidence, 'file')).toEqual({ opened: ['name'], confirmed: [] });
    expect(firstMarks(draft, [], 'manual')).toEqual({ opened: partIds(draft), confirmed: [] });
  });

  it('fold what is confirmed, and open it again without taking that back', () => {
    const confirmed = confirmParts({ opened: ['name', 'contact'], confirmed: [] }, ['name']);
    expect(confirmed).toEqual({ opened: ['contact'], confirmed: ['name'] });
    expect(openParts(confirmed, ['name'])).toEqual({
      opened: ['contact', 'name'],
      confirmed: ['name'],
    });
  });

  it('take a confirmation back when a value of its part changes, and leave the others', () => {
    const marks = { opened: ['name'], confirmed: ['name', 'contact', 'work_experience/1'] };
    const jobs = draft.work_experience.map((one, at) =>
      at === 1 ? { ...one, company: 'B' } : one,
    );
    expect(marksAfter(marks, draft, { ...draft, firstname: 'R', work_experience: jobs })).toEqual({
      opened: ['name'],
      confirmed: ['contact'],
    });
  });

  it('open an entry that is added', () => {
    const after = { ...draft, education: [...draft.education, EMPTY_EDUCATION] };
    expect(marksAfter({ opened: [], confirmed: ['education/0'] }, draft, after)).toEqual({
      opened: ['education/1'],
      confirmed: ['education/0'],
    });
  });

  it('move up with the entries after one that is removed', () => {
    const marks = {
      opened: ['work_experience/1', 'work_experience/2', 'name'],
      confirmed: ['work_experience/0', 'work_experience/1', 'education/0'],
    };
    const work_experience = draft.work_experience.filter((_, at) => at !== 1);
    expect(marksAfter(marks, draft, { ...draft, work_experience })).toEqual({
      opened: ['work_experience/1', 'name'],
      confirmed: ['work_experience/0', 'education/0'],
    });
  });
});

describe('after a confirmation', () => {
  const states = new Map([
    ['name', 'unchecked'],
    ['contact', 'right'],
    ['wishes', 'check'],
    ['skills', 'right'],
  ] as const);

  it.each([
    ['name', 'wishes'],
    ['contact', 'wishes'],
    ['wishes', 'name'],
    ['skills', 'name'],
  ])('leads from %s to %s', (part, next) => {
    expect(nextPart(part, states)).toBe(next);
  });

  it('leads nowhere when all are right', () => {
    expect(nextPart('name', new Map([['name', 'right']]))).toBeUndefined();
  });
});
