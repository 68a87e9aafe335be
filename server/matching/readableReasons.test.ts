import { expect, it } from 'vitest';
import type { Candidate } from './candidate.ts';
import { codesOfTitles } from './heldTitles.ts';
import { JobIndex } from './index/jobIndex.ts';
import type { JobRow } from './index/jobRow.ts';
import { recommend } from './recommend.ts';

const row = (jobId: string, changes: Partial<JobRow> = {}): JobRow => ({
  jobId,
  title: 'Help Desk Technician',
  company: 'Example Company',
  city: 'Syracuse',
  state: 'NY',
  lat: 43.05,
  lng: -76.15,
  remote: 'in-person',
  socCode: '15-1232',
  description: 'Answer questions.',
  postedAt: '2026-05-01',
  employmentTypes: ['full-time'],
  closesOn: null,
  ...changes,
});

const titles = [{ title: 'Help Desk Technician', weight: 1 }];
const person = (changes: Partial<Candidate> = {}): Candidate => ({
  titles,
  codes: codesOfTitles(titles),
  skills: ['ServiceNow'],
  credentials: [],
  text: 'Answered questions of staff on screens in a new office.',
  years: 7,
  degree: 'bachelors',
  place: { lat: 43.05, lng: -76.15 },
  searchRadius: 50,
  relocate: null,
  remote: null,
  ...changes,
});

const ids = (rows: readonly JobRow[], who: Candidate) =>
  recommend(new JobIndex(rows), who).map((one) => one.sourceGUID);
const reasonsOf = (changes: Partial<JobRow>, who = person()) =>
  recommend(new JobIndex([row('job', changes)]), who)[0]?.reasons ?? [];

it('gives no loose words of the own text as a reason', () => {
  const reasons = reasonsOf({ description: 'Questions of staff, screens, a new office.' });
  expect(reasons.map(({ code }) => code)).not.toContain('words');
});

it('names the own title beside the occupation when they are the same work', () => {
  expect(reasonsOf({}).find(({ code }) => code === 'same_occupation')?.values).toMatchObject({
    title: 'Help Desk Technician',
  });
});

const kindOfWork = (title: string, job: Partial<JobRow>) => {
  const held = [{ title, weight: 1 }];
  const who = person({ titles: held, codes: codesOfTitles(held) });
  return reasonsOf(job, who).find(({ code }) => code.endsWith('_occupation'));
};

it('does not call work the person’s own that their title could only also mean', () => {
  const mechanic = { title: 'Forklift Mechanic', socCode: '49-3042' };
  expect(kindOfWork('Forklift Operator', mechanic)?.code).not.toBe('same_occupation');
  expect(kindOfWork('Forklift Operator', { title: 'Forklift Driver', socCode: '53-7051' })).toEqual(
    expect.objectContaining({ code: 'same_occupation' }),
  );
});

it('calls work close, and not the same, when a title may mean other work', () => {
  expect(kindOfWork('Ice Cream Server', { title: 'Waiter', socCode: '35-3031' })?.values).toEqual(
    expect.objectContaining({ title: 'Ice Cream Server', kinship: 'close' }),
  );
});

it('names an occupation in everyday words when the person has no title', () => {
  const codes = [{ code: '49-3042', score: 1 }];
  const mechanic = { title: 'Forklift Mechanic', socCode: '49-3042' };
  const [first] = reasonsOf(mechanic, person({ titles: [], codes }));
  expect(first?.values).toMatchObject({ occupation: 'Heavy Equipment Mechanic' });
});

it('calls no title alike that shares only a word of every kind of title', () => {
  const aide = [{ title: 'Certified Nursing Assistant', weight: 1 }];
  const who = person({ titles: aide, codes: codesOfTitles(aide) });
  const codesOf = (title: string) =>
    reasonsOf({ title, socCode: '31-1131' }, who).map(({ code }) => code);
  expect(codesOf('Orthodontic Assistant')).not.toContain('title_match');
  expect(codesOf('Nursing Assistant')).toContain('title_match');
});

it('counts a few of many skills as no reason for a job', () => {
  const many = { skills: ['ServiceNow', 'Linux', 'Docker', 'Terraform', 'Ansible'] };
  const fits = (changes: Partial<JobRow>) =>
    reasonsOf(changes).some(({ code, effect }) => code === 'skills' && effect === 'positive');
  expect(fits(many)).toBe(false);
  expect(fits({ skills: ['ServiceNow', 'Linux'] })).toBe(true);
});

it('does not miss a skill that a tool of the person implies', () => {
  const reasons = reasonsOf({ skills: ['ticketing systems'] });
  expect(reasons.some(({ code, effect }) => code === 'skills' && effect === 'gap')).toBe(false);
});

it('calls a beginner’s job a step down for somebody with years of work', () => {
  const levels = (years: number) =>
    reasonsOf({ title: 'Entry-Level Help Desk Technician' }, person({ years })).some(
      ({ code }) => code === 'level',
    );
  expect([levels(7), levels(1)]).toEqual([true, false]);
});

it('lists nearer rings of distance first, and the best of each ring first', () => {
  const weaker = { description: 'At least 15 years of experience are required.' };
  const rows = [
    row('farthest', { lat: 34.05, lng: -118.24 }),
    row('far', { lat: 41.88, lng: -87.63, ...weaker }),
    row('near', weaker),
    row('next', { lat: 43.15, lng: -76.2 }),
    row('home', { lat: 34.05, lng: -118.24, remote: 'remote' }),
  ];
  const list = ids(rows, person());
  expect(list.indexOf('next')).toBeLessThan(list.indexOf('near'));
  expect(list.indexOf('near')).toBeLessThan(list.indexOf('far'));
  expect(list.indexOf('far')).toBeLessThan(list.indexOf('farthest'));
  expect(list.indexOf('home')).toBeLessThan(list.indexOf('far'));
});

it('goes by fit alone when somebody would move', () => {
  const weaker = { description: 'At least 15 years of experience are required.' };
  const rows = [row('near', weaker), row('far', { lat: 41.88, lng: -87.63 })];
  const list = ids(rows, person({ relocate: true, searchRadius: 5000 }));
  expect(list[0]).toBe('far');
});
