import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';

let api: TestApi;
let robin: TestPerson;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  robin = await api.person();
});

const standard = {
  TextSize: 100,
  Contrast: 'standard',
  LineSpacing: 'standard',
  LetterSpacing: 'standard',
  Motion: 'system',
  Font: 'standard',
  Theme: 'system',
  Posting: 'full',
};
const large = {
  TextSize: 200,
  Contrast: 'more',
  LineSpacing: 'widest',
  LetterSpacing: 'wide',
  Motion: 'less',
  Font: 'mono',
  Theme: 'dark',
  Posting: 'plain',
};
const read = (as = robin) => api.ok('getDisplayProfile', { as, path: { id: as.userGuid } });
const change = (choices: object, ifMatch?: string) => ({
  as: robin,
  path: { id: robin.userGuid },
  body: { UserGuid: robin.userGuid, ...choices },
  ifMatch,
});

it('is the default with the _etag 0 until something is chosen', async () => {
  expect(await read()).toEqual({
    UserGuid: robin.userGuid,
    ...standard,
    Language: null,
    MailLanguage: null,
    _etag: '0',
  });
  const saved = await api.ok('updateDisplayProfile', change(large, '0'));
  expect(saved).toEqual({
    UserGuid: robin.userGuid,
    ...large,
    Language: null,
    MailLanguage: null,
    _etag: '1',
  });
  expect(await read()).toEqual(saved);
});

it('keeps the view of postings when a change does not name it', async () => {
  await api.ok('updateDisplayProfile', change(large));
  const { Posting: _, ...others } = standard;
  await api.ok('updateDisplayProfile', change(others));
  expect(await read()).toMatchObject({ ...others, Posting: 'plain' });
});

it('is changed only from the version that was read', async () => {
  await api.ok('updateDisplayProfile', change(large, '0'));
  for (const stale of ['0', '2', 'x'])
    expect(await api.refused('updateDisplayProfile', change(standard, stale))).toMatchObject({
      status: 412,
      code: 'changed_meanwhile',
    });
  expect(await read()).toMatchObject({ ...large, _etag: '1' });
  await api.ok('updateDisplayProfile', change(standard, '"1"'));
  await api.ok('updateDisplayProfile', change({ ...standard, Theme: 'light' }));
  expect(await read()).toMatchObject({ ...standard, Theme: 'light', _etag: '3' });
});

it('rejects a change that expects a version when nothing is saved', async () => {
  expect(await api.refused('updateDisplayProfile', change(large, '1'))).toMatchObject({
    status: 412,
  });
  expect(await read()).toMatchObject({ _etag: '0' });
});

it('rejects one of two first changes at the same time', async () => {
  const answers = await Promise.all(
    ['light', 'dark'].map((Theme) =>
      api.call('updateDisplayProfile', change({ ...standard, Theme }, '0')),
    ),
  );
  expect(answers.map((answer) => answer.status).toSorted()).toEqual([200, 412]);
});

it.each([
  ['TextSize', 130],
  ['TextSize', '125'],
  ['Contrast', 'less'],
  ['Font', 'comic'],
  ['Theme', null],
])('%s cannot be %j', async (name, value) => {
  expect(
    await api.refused('updateDisplayProfile', change({ ...large, [name]: value })),
  ).toMatchObject({ status: 400, pointers: expect.arrayContaining([`/${name}`]) });
});

it('is there for every role', async () => {
  for (const role of [1, 3, 4] as const)
    expect(await read(await api.person(role))).toMatchObject(standard);
});

it('keeps the languages when a change does not name them', async () => {
  const chosen = { ...standard, Language: 'en', MailLanguage: 'en' };
  await api.ok('updateDisplayProfile', change(chosen, '0'));
  expect(await api.ok('updateDisplayProfile', change(large))).toMatchObject({
    ...large,
    Language: 'en',
    MailLanguage: 'en',
  });
  const none = { ...large, Language: null, MailLanguage: null };
  expect(await api.ok('updateDisplayProfile', change(none))).toMatchObject(none);
});

it('rejects a language in which there are no texts', async () => {
  for (const name of ['Language', 'MailLanguage'])
    expect(
      await api.refused('updateDisplayProfile', change({ ...standard, [name]: 'fr' }, '0')),
    ).toMatchObject({
      status: 400,
      code: 'language_not_offered',
      pointers: [`/${name}`],
    });
  expect(await read()).toMatchObject({ _etag: '0' });
});

it('keeps a language that is not offered any more when something else changes', async () => {
  await api.ok('updateDisplayProfile', change({ ...standard, Language: 'es' }, '0'));
  // As by a version of the server that offered another one.
  await api.database.db
    .updateTable('display_profile')
    .set({ language: 'fr' })
    .where('user_guid', '=', robin.userGuid)
    .execute();
  const dark = { ...standard, Theme: 'dark' };
  expect(await api.ok('updateDisplayProfile', change({ ...dark, Language: 'fr' }))).toMatchObject({
    Theme: 'dark',
    Language: 'fr',
  });
  expect(
    await api.refused('updateDisplayProfile', change({ ...dark, Language: 'de' })),
  ).toMatchObject({ pointers: ['/Language'] });
});
