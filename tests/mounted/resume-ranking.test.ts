import { afterEach, expect, test, vi } from 'vitest';
import { callOf } from '#tests/support/contract.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { at, goTo, press, until } from '#tests/support/mounted/steps.ts';
import { uploadResume } from '#tests/support/mounted/upload.ts';
import { textPdf } from '#tests/support/pdf.ts';

const app = mountedApp();
afterEach(() => vi.restoreAllMocks());

const JOBS = '/candidate/jobs/recommended-jobs';
const resume = textPdf([
  'Robin Sample',
  'Syracuse, NY 13202 | 315-555-0142 | robin@example.com',
  'Experience',
  'Baker, Sunrise Bakery',
  'May 2019 - Present',
  '- Bake bread every night of the week',
]);

const shorter = textPdf([
  'Robin Sample',
  'Syracuse, NY 13202 | 315-555-0142 | robin@example.com',
  'Education',
  'High School Diploma, Salt City High School, 2008',
]);

const rankings = () => app.edge.asked().filter((call) => callOf('recommendations').test(call));

test('ranks the jobs anew after a resume was saved and the insights could not be made', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  await app.open(JOBS);
  await until(() => expect(rankings()).toHaveLength(1));
  await goTo('Upload Resume');
  const review = await uploadResume(resume);
  app.edge.cutAll(callOf('candidateInsights'));
  await press('Submit', review);
  await at('/candidate/additional-questions');
  await goTo('Recommended');
  await until(() => expect(rankings()).toHaveLength(2));
});

test('ranks by the whole profile after a shorter resume was saved', async () => {
  const robin = await app.person();
  const UserGuid = robin.userGuid;
  const degree = { DegreeName: 'Accounting', SchoolName: 'Salt City College', DegreeLevelId: 4 };
  const years = { StartYear: 2009, YearCompleted: 2013, Present: false };
  await app.ok('createUserDegree', { as: robin, body: { UserGuid, ...degree, ...years } });
  await app.open('/candidate/resume-upload', robin);
  const review = await uploadResume(shorter);
  await press('Submit', review);
  await at('/candidate/additional-questions');
  const path = { userGuid: UserGuid };
  expect(await app.ok('getUserSOC', { as: robin, path })).toMatchObject({
    HighestLevelOfEducation: 'bachelors',
  });
});
