import { describe, expect, it } from 'vitest';
import { EMPTY_RESUME, type FieldEvidence } from './resume.ts';
import { changedPointers, evidenceAfter } from './reviewChanges.ts';
import { draftFromResume, EMPTY_WORK } from './reviewDraft.ts';

const read = draftFromResume({
  ...EMPTY_RESUME,
  zip: '13202',
  skills: ['Baking', 'Sales'],
  work_experience: ['Baker', 'Cashier'].map((job_title) => ({
    job_title,
    company: null,
    responsibilities: [],
    start_date: null,
    end_date: null,
    present: false,
  })),
});
const evidence: FieldEvidence[] = [
  '/zip',
  '/skills/0',
  '/skills/1',
  '/work_experience/0/job_title',
  '/work_experience/1/job_title',
].map((pointer) => ({ pointer, confidence: 0.9, source: 'a line', page: 1 }));
const left = (after: typeof read) => evidenceAfter(evidence, read, after).map((one) => one.pointer);

describe('evidenceAfter', () => {
  it('keeps the evidence when nothing is changed', () => {
    expect(left({ ...read })).toEqual(evidence.map((one) => one.pointer));
  });

  it('drops the evidence of a value that was changed, and no other', () => {
    expect(left({ ...read, zip: '13203' })).not.toContain('/zip');
    const [baker, cashier = EMPTY_WORK] = read.work_experience;
    const jobs = [{ ...(baker ?? EMPTY_WORK), job_title: 'Head baker' }, cashier];
    expect(left({ ...read, work_experience: jobs })).toEqual([
      '/zip',
      '/skills/0',
      '/skills/1',
      '/work_experience/1/job_title',
    ]);
  });

  it('drops the evidence of a list that grew or shrank, because its entries moved', () => {
    expect(left({ ...read, work_experience: read.work_experience.slice(1) })).toEqual([
      '/zip',
      '/skills/0',
      '/skills/1',
    ]);
    expect(left({ ...read, skills: ['Sales'] })).not.toContain('/skills/0');
  });
});

describe('changedPointers', () => {
  it('names nothing when the draft is the same', () => {
    expect(changedPointers(read, structuredClone(read))).toEqual([]);
  });

  it('names a value, an entry of a list and a field of an entry when they differ', () => {
    const [baker = EMPTY_WORK, cashier = EMPTY_WORK] = read.work_experience;
    const after = {
      ...read,
      zip: '13203',
      skills: ['Baking', 'Sewing'],
      work_experience: [baker, { ...cashier, job_title: 'Clerk' }],
    };
    expect(changedPointers(read, after).toSorted()).toEqual([
      '/skills/1',
      '/work_experience/1/job_title',
      '/zip',
    ]);
  });

  it('names the list alone when it grew', () => {
    expect(changedPointers(read, { ...read, skills: [...read.skills, 'Sewing'] })).toEqual([
      '/skills',
    ]);
  });
});

it('keeps no evidence when nothing was read before', () => {
  expect(evidenceAfter(evidence, null, read)).toEqual([]);
});
