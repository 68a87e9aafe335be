import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { insertJobs, jobNamed } from '#tests/support/jobs.ts';

const clerk = jobNamed('Records Clerk', {
  company: 'Utilize Records',
  soc_code: '43-4071',
  description: [
    'Utilize Records is a crazy place. You will utilize a scanner prior to 9 a.m.',
    'What you need\n- A minimum of 2 years in an office\n- A license is not required\n- Spanish is a plus',
    'Hours: 30 a week\nTo apply, submit a resume.',
  ].join('\n\n'),
});
const packer = jobNamed('Packer', {
  description: 'Pack boxes.',
  essential_duties: Array.from({ length: 7 }, (_, index) => `Utilize tape number ${index}`),
});

let api: TestApi;
let robin: TestPerson;
beforeAll(async () => {
  api = await openApi({ prepare: ({ db }) => insertJobs(db, [clerk, packer]) });
  robin = await api.person();
});
afterAll(() => api.close());

const plain = (job: { source_guid: string }) =>
  api.ok('getPlainPosting', { as: robin, path: { id: job.source_guid } });

it('gives a posting in plainer words, with its short answers and both grades', async () => {
  const found = await plain(clerk);
  expect(found).toMatchObject({
    sourceGUID: clerk.source_guid,
    inShort: {
      whatYouDo: [],
      moreDuties: 0,
      whatYouNeed: ['At least 2 years in an office', 'A license is not required'],
      niceToHave: ['Spanish is a plus'],
      when: ['Hours: 30 a week'],
      howToApply: ['To apply, send a resume.'],
    },
    by: 'rules',
  });
  expect(found.blocks).toEqual([
    {
      kind: 'paragraph',
      lines: ['Utilize Records is a crazy place. You will use a scanner before 9 a.m.'],
    },
    { kind: 'heading', lines: ['What you need'] },
    {
      kind: 'list',
      lines: ['At least 2 years in an office', 'A license is not required', 'Spanish is a plus'],
    },
    { kind: 'paragraph', lines: ['Hours: 30 a week'] },
    { kind: 'paragraph', lines: ['To apply, send a resume.'] },
  ]);
  expect(found.gradeAfter).toBeLessThan(found.gradeBefore);
});

it('names six of the duties that the employer called essential, and how many more there are', async () => {
  const { inShort } = await plain(packer);
  expect(inShort.whatYouDo).toHaveLength(6);
  expect(inShort.whatYouDo[0]).toBe('Use tape number 0');
  expect(inShort.moreDuties).toBe(1);
});

it('follows the posting when it changes', async () => {
  const description = 'Commence work on Monday.';
  await api.database.db
    .updateTable('job')
    .set({ description })
    .where('source_guid', '=', packer.source_guid)
    .execute();
  expect((await plain(packer)).blocks).toEqual([
    { kind: 'paragraph', lines: ['Start work on Monday.'] },
  ]);
});

it('is for everybody who is signed in, and gone with the job', async () => {
  expect(await api.refused('getPlainPosting', { path: { id: clerk.source_guid } })).toMatchObject({
    status: 401,
  });
  expect(
    await api.refused('getPlainPosting', { as: robin, path: { id: randomUUID() } }),
  ).toMatchObject({ status: 404, code: 'no_job' });
});
