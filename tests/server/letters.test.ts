import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { LETTERS_MAX } from '#domain/letter.ts';
import { tellEndingLetters } from '#server/disclosure/letters/ending.ts';
import { viewAs } from '#tests/support/acting.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { insertConsent } from '#tests/support/coaching.ts';
import { bodyOf } from '#tests/support/requests.ts';
import { startWithSweepDue } from '#tests/support/sweep.ts';

const day = 24 * 60 * 60 * 1000;
let now = new Date('2026-05-01T10:00:00Z');

let api: TestApi;
let robin: TestPerson;
beforeAll(async () => {
  api = await openApi({ now: () => now });
});
afterAll(() => api.close());
beforeEach(async () => {
  robin = await api.person();
});

const letterOf = (body: string) => ({ ...bodyOf('createLetter', robin.userGuid), body });
const add = (body: string, key: string = randomUUID()) =>
  api.ok('createLetter', { as: robin, key, body: letterOf(body) });
const bodies = async () => (await api.ok('listLetters', { as: robin })).map(({ body }) => body);

describe('a letter', () => {
  it('is kept with the answers that it was made from, and added once per key', async () => {
    const key = randomUUID();
    const made = await add('Dear Jordan Lee', key);
    expect(await add('Dear Jordan Lee', key)).toEqual(made);
    expect(await api.ok('listLetters', { as: robin })).toEqual([made]);
    expect(made).toMatchObject(letterOf('Dear Jordan Lee'));
  });

  it('comes first in the list when it was changed last', async () => {
    const first = await add('First');
    await add('Second');
    expect(await bodies()).toEqual(expect.arrayContaining(['First', 'Second']));
    now = new Date(now.getTime() + 60_000);
    await api.ok('updateLetter', {
      as: robin,
      path: { guid: first.guid },
      ifMatch: first._etag,
      body: letterOf('First, changed'),
    });
    expect(await bodies()).toEqual(['First, changed', 'Second']);
  });

  it('is not saved over a change of another window', async () => {
    const { guid, _etag: ifMatch } = await add('First');
    const change = { as: robin, path: { guid }, ifMatch };
    await api.ok('updateLetter', { ...change, body: letterOf('Here') });
    expect(await api.refused('updateLetter', { ...change, body: letterOf('There') })).toMatchObject(
      { status: 412, code: 'changed_meanwhile' },
    );
    expect(await bodies()).toEqual(['Here']);
  });

  it('is gone when it is deleted', async () => {
    const { guid } = await add('First');
    await api.ok('deleteLetter', { as: robin, path: { guid } });
    expect(await bodies()).toEqual([]);
    expect(
      await api.refused('updateLetter', { as: robin, path: { guid }, body: letterOf('Late') }),
    ).toMatchObject({ status: 404, code: 'no_letter' });
  });

  it('is one of as many as are kept', async () => {
    const { kind, sourceGUID: source_guid, recipient, ...parts } = letterOf('').answers;
    const row = { user_guid: robin.userGuid, kind, source_guid, recipient, body: 'Dear' };
    await api.database.db
      .insertInto('disclosure.letter')
      .values(Array.from({ length: LETTERS_MAX }, () => ({ ...row, parts: JSON.stringify(parts) })))
      .execute();
    expect(
      await api.refused('createLetter', { as: robin, body: letterOf('One more') }),
    ).toMatchObject({ status: 422, code: 'list_full' });
  });
});

it('makes a file of the version that is asked for, with its words, and of no other', async () => {
  const { guid, _etag: ifMatch } = await add('Dear Jordan Lee,\n\nI ask for:\n- A lift table');
  const ask = { as: robin, path: { guid }, ifMatch, body: { format: 'page' } };
  const { status, body, headers } = await api.call('makeLetter', ask);
  expect(status).toBe(200);
  expect(headers['content-disposition']).toBe('attachment; filename="Letter-Robin-Sample.html"');
  const page = String(body);
  for (const words of ['Letter from Robin Sample', 'Dear Jordan Lee,', 'A lift table'])
    expect(page).toContain(words);
  for (const format of ['pdf', 'word'])
    expect(await api.call('makeLetter', { ...ask, body: { format } })).toMatchObject({
      status: 200,
    });
  await api.ok('updateLetter', { as: robin, path: { guid }, ifMatch, body: letterOf('Changed') });
  expect(await api.refused('makeLetter', ask)).toMatchObject({ status: 412 });
  const other = await api.person();
  expect(
    await api.refused('makeLetter', { as: other, path: { guid }, body: { format: 'page' } }),
  ).toMatchObject({ status: 404, code: 'no_letter' });
});

it('shows or changes it for nobody else: no candidate, coach, employer or administrator', async () => {
  const { guid } = await add('Dear Jordan Lee');
  const coach = await api.person(4);
  await insertConsent(api.database, robin, coach, { scopes: ['profile', 'accommodations'] });
  const admin = await api.person(1);
  await viewAs(api, admin, robin);
  for (const as of [await api.person(2), coach, await api.person(3), admin]) {
    const path = { guid };
    const body = letterOf('Changed');
    for (const { status } of [
      await api.call('updateLetter', { as, path, body }),
      await api.call('deleteLetter', { as, path }),
    ])
      expect([403, 404]).toContain(status);
    const { body: list } = await api.call('listLetters', { as });
    expect(JSON.stringify(list)).not.toContain('Jordan');
  }
  expect(await bodies()).toEqual(['Dear Jordan Lee']);
});

describe('a letter that is not changed any more', () => {
  const after = (days: number) => () => new Date(now.getTime() + days * day);
  const sweepAfter = (days: number) => startWithSweepDue(api.database, after(days));
  const tellAfter = (days: number) =>
    tellEndingLetters({ database: api.database, now: after(days) });
  const told = async () =>
    (await api.ok('listNotifications', { as: robin, path: { id: robin.userGuid } })).map(
      ({ Details, opens }) => [Details, opens],
    );

  it('is deleted 12 months after its last change, and told of before', async () => {
    await add('Dear Jordan Lee');
    const kept = () =>
      api.database.db
        .selectFrom('disclosure.letter')
        .select('body')
        .where('user_guid', '=', robin.userGuid)
        .execute();
    await sweepAfter(365);
    expect(await kept()).toHaveLength(1);
    const notices = api.database.db.selectFrom('notification').select('kind');
    expect(await notices.where('user_guid', '=', robin.userGuid).execute()).toEqual([
      { kind: 'letterEnds' },
    ]);
    await sweepAfter(366);
    expect(await kept()).toEqual([]);
  });

  it('is told of 30 days before, once for all that ends then, without its words', async () => {
    await add('Dear Jordan Lee');
    await add('Dear Kim Okafor');
    await tellAfter(335);
    expect(await told()).toEqual([]);
    await tellAfter(336);
    await tellAfter(340);
    const words =
      'Something you wrote is deleted on \u2068May 1, 2027\u2069. Change it before then if you want to keep it.';
    expect(await told()).toEqual([[words, 'letters']]);
  });

  it('is told of once when two servers do so in the same moment', async () => {
    await add('Dear Jordan Lee');
    await Promise.all([tellAfter(336), tellAfter(336)]);
    expect(await told()).toHaveLength(1);
  });

  it('is told of anew after a change, when that is old', async () => {
    const { guid, _etag: ifMatch } = await add('Dear Jordan Lee');
    await tellAfter(336);
    now = new Date(now.getTime() + 60_000);
    await api.ok('updateLetter', { as: robin, path: { guid }, ifMatch, body: letterOf('New') });
    await tellAfter(335);
    expect(await told()).toHaveLength(1);
    await tellAfter(336);
    expect(await told()).toHaveLength(2);
  });
});
