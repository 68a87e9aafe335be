import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownDataTables } from '#server/ownData/ownDataTables.ts';
import { isLeftOut } from '#server/ownData/rules.ts';
import { signedUp, type Signed } from '#tests/support/accounts.ts';
import { openApi, type TestApi } from '#tests/support/api.ts';
import { fillEveryTable, imageBytes, resumeBytes } from '#tests/support/ownDataRows.ts';
import { proofTables } from '#tests/support/sharingRows.ts';
import { rowsWith, unknownOwnData } from '#tests/support/ownDataSchema.ts';
import { startWithSweepDue } from '#tests/support/sweep.ts';

const day = 24 * 60 * 60 * 1000;
let now = new Date('2026-05-01T10:00:00Z');
let api: TestApi;
beforeAll(async () => {
  api = await openApi({ now: () => now });
});
afterAll(() => api.close());

/** Somebody with a row in every table, each with the text. */
async function filled(text: string): Promise<Signed> {
  const person = await signedUp(api);
  await fillEveryTable(api.database, person, text);
  return person;
}

/** What a person gets: data.json, and the other files of the zip. */
async function exportOf(as: Signed) {
  const { status, body, headers } = await api.call('exportOwnData', {
    as,
    path: { id: as.userGuid },
    body: { password: as.password },
  });
  expect(status).toBe(200);
  if (!Buffer.isBuffer(body)) throw new Error('The export is no file.');
  const { 'data.json': json, ...files } = unzipSync(body);
  return { data: JSON.parse(Buffer.from(json ?? []).toString()), files, headers };
}

test('gives every stored column of a person its place in the export or a reason', async () => {
  expect(await unknownOwnData(api.database)).toEqual([]);
});

test.each([
  [
    'a table that nobody thought of',
    'create table note (id uuid, user_guid uuid references account, text text)',
    'drop table note',
    'note.user_guid is of a table without a rule',
  ],
  [
    'a column that the export forgets',
    'alter table user_skill add column level text',
    'alter table user_skill drop column level',
    'user_skill.level is not in the export',
  ],
  [
    'a second person in a row',
    'alter table job_view add column coach uuid references account',
    'alter table job_view drop column coach',
    'job_view.coach refers to an account that nobody deletes it with',
  ],
  [
    'an address where nobody is expected',
    'alter table seed_run add column email text',
    'alter table seed_run drop column email',
    'seed_run.email names a person in a table that should not',
  ],
])('reports %s', async (_what, change, undo, fault) => {
  await api.database.pool.query(change);
  expect(await unknownOwnData(api.database)).toContain(fault);
  await api.database.pool.query(undo);
});

test('takes out every table of the person, with the files, and nothing of others', async () => {
  const robin = await filled('Robins own words');
  await filled('Words of somebody else');
  const { data, files, headers } = await exportOf(robin);
  expect(headers).toMatchObject({
    'content-type': 'application/zip',
    'content-disposition': 'attachment; filename="our-ability-data.zip"',
    'cache-control': 'no-store',
  });
  const lists = ownDataTables.flatMap(({ shown }) => (isLeftOut(shown) ? [] : [shown.as]));
  expect(lists.filter((name) => data[name].length === 0)).toEqual([]);
  expect(data).toMatchObject({
    account: [{ email: robin.email, firstName: 'Robin', role: 'candidate' }],
    person: [
      {
        phone: 'Robins own words',
        wouldMove: true,
        answers: [
          { question: 'What kind of work would you like to do?', answer: 'Robins own words' },
        ],
      },
    ],
    education: [{ school: 'Robins own words', level: 'associates', yearCompleted: 2015 }],
    accommodations: [{ screenReader: true, otherInYourWords: 'Robins own words' }],
    drafts: [{ form: 'skills', typed: { skill: 'Robins own words' } }],
    resumes: [{ fileName: 'Robins own words.pdf' }, { fileName: 'another Robins own words.pdf' }],
    profileImage: [{ type: 'image/png', file: 'files/profileImage-1.png' }],
    credentials: [{ credential: 'Robins own words', year: null }],
  });
  expect(Object.keys(files).toSorted()).toEqual([
    'files/profileImage-1.png',
    'files/resumes-1.pdf',
    'files/resumes-2.pdf',
  ]);
  expect(Buffer.from(files['files/resumes-1.pdf'] ?? [])).toEqual(resumeBytes);
  expect(Buffer.from(files['files/profileImage-1.png'] ?? [])).toEqual(imageBytes);
  const text = JSON.stringify(data);
  expect(text).not.toContain('Words of somebody else');
  expect(text).not.toMatch(/user_guid|argon2|"[a-z]+_[a-z_]+":/);
  expect(data.leftOut).toContainEqual({
    what: 'Codes and links of mails, as hashes',
    why: expect.stringContaining('get in'),
  });
});

test('deletes a person 14 days after closing but for proof without a name, and no row of another', async () => {
  const robin = await filled('Robin leaves');
  const other = await filled('The other stays');
  const rowsOfRobin = async () => ({
    ...(await rowsWith(api.database, robin.userGuid)),
    ...(await rowsWith(api.database, robin.email)),
  });
  // The sweep deletes old codes, sign-ups and sign-ins of everybody.
  const rowsOfOther = async () => ({
    ...(await rowsWith(api.database, other.userGuid)),
    one_time_code: 'any',
    sign_in_family: 'any',
    sign_up: 'any',
  });
  const othersBefore = await rowsOfOther();
  expect(Object.keys(othersBefore).length).toBeGreaterThan(20);
  await api.ok('closeAccount', {
    as: robin,
    path: { id: robin.userGuid },
    body: { password: robin.password },
  });
  const closedAt = now;
  now = new Date(closedAt.getTime() + 14 * day);
  await startWithSweepDue(api.database, () => now);
  expect(await rowsOfRobin()).toHaveProperty('user_work_history', 1);
  now = new Date(closedAt.getTime() + 16 * day);
  await startWithSweepDue(api.database, () => now);
  expect(await rowsWith(api.database, robin.email)).toEqual({});
  expect(Object.keys(await rowsOfRobin()).toSorted()).toEqual(proofTables.toSorted());
  expect(await rowsWith(api.database, `parent-${robin.userGuid}`)).toEqual({});
  expect(await rowsWith(api.database, 'Robin leaves')).toEqual({});
  expect(await rowsOfOther()).toEqual(othersBefore);
  now = closedAt;
});
