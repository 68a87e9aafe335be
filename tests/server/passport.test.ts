import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSPORT_ENTRIES_MAX } from '#domain/passport.ts';
import { readAuthorization } from '#tests/support/authorization.ts';
import { viewAs } from '#tests/support/acting.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { insertConsent } from '#tests/support/coaching.ts';
import { applyAt, joinExampleCompany } from '#tests/support/companies.ts';
import { bodyOf, exampleCompany, requestOf } from '#tests/support/requests.ts';

/** In every word of the passport; nothing else of this database has it. */
const secret = 'zyxwpassport';

let api: TestApi;
let robin: TestPerson;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  robin = await api.person();
});

const own = (as = robin) => ({ as, path: { id: as.userGuid } });
const itemOf = (Barrier: string, more: object = {}) => ({
  ...bodyOf('createPassportItem', robin.userGuid),
  Position: undefined,
  Barrier,
  ...more,
});
const add = (Barrier: string, more: object = {}) =>
  api.ok('createPassportItem', { as: robin, body: itemOf(Barrier, more) });
const barriers = async () =>
  (await api.ok('listPassportItems', own())).map(({ Barrier }) => Barrier);

describe('the texts', () => {
  it('are empty until one is saved, then keep what is left out', async () => {
    expect(await api.ok('getPassport', own())).toMatchObject({ About: '', _etag: '0' });
    await api.ok('updatePassport', { ...own(), ifMatch: '0', body: { About: ' Mornings. ' } });
    await api.ok('updatePassport', { ...own(), body: { ReviewOn: '2027-05-01' } });
    expect(await api.ok('getPassport', own())).toMatchObject({
      About: 'Mornings.',
      ReviewOn: '2027-05-01',
      _etag: '2',
    });
  });

  it('are not saved over a newer version', async () => {
    const change = { ...own(), ifMatch: '0' };
    await api.ok('updatePassport', { ...change, body: { About: 'First.' } });
    expect(
      await api.refused('updatePassport', { ...change, body: { About: 'Second.' } }),
    ).toMatchObject({ status: 412, code: 'changed_meanwhile' });
    expect(await api.ok('getPassport', own())).toMatchObject({ About: 'First.' });
  });
});

describe('the items', () => {
  it('stay in the order of the person when one is moved or put between', async () => {
    const noise = await add('Noise');
    await add('Light');
    await add('Stairs');
    await add('Phones', { Position: 2 });
    expect(await barriers()).toEqual(['Noise', 'Phones', 'Light', 'Stairs']);
    const path = { id: noise.Id };
    const move = (Position: number) =>
      api.ok('updatePassportItem', { as: robin, path, body: itemOf('Noise', { Position }) });
    await move(3);
    expect(await barriers()).toEqual(['Phones', 'Light', 'Noise', 'Stairs']);
    await move(1000);
    expect(await barriers()).toEqual(['Phones', 'Light', 'Stairs', 'Noise']);
    await move(1);
    expect(await barriers()).toEqual(['Noise', 'Phones', 'Light', 'Stairs']);
  });

  it('keep the version of those that make room for another', async () => {
    const noise = await add('Noise');
    await add('Light', { Position: 1 });
    await api.ok('updatePassportItem', {
      as: robin,
      path: { id: noise.Id },
      ifMatch: noise._etag,
      body: itemOf('Loud rooms'),
    });
    expect(await barriers()).toEqual(['Light', 'Loud rooms']);
  });

  it('are changed and deleted only in the version that was read', async () => {
    const noise = await add('Noise');
    const change = { as: robin, path: { id: noise.Id }, ifMatch: noise._etag };
    await api.ok('updatePassportItem', { ...change, body: itemOf('Loud rooms') });
    for (const stale of [
      await api.refused('updatePassportItem', { ...change, body: itemOf('Late') }),
      await api.refused('deletePassportItem', change),
    ])
      expect(stale).toMatchObject({ status: 412, code: 'changed_meanwhile' });
    expect(await barriers()).toEqual(['Loud rooms']);
    await api.ok('deletePassportItem', { as: robin, path: change.path });
    expect(await barriers()).toEqual([]);
  });

  it('are as many as a passport holds', async () => {
    const { userGuid: user_guid } = robin;
    const row = { user_guid, barrier: 'a', helps: 'b', used_when: 'job', cost: 'no' } as const;
    await api.database.db
      .insertInto('disclosure.passport_item')
      .values(
        Array.from({ length: PASSPORT_ENTRIES_MAX }, (_, position) => ({
          ...row,
          from_fact: null,
          position,
        })),
      )
      .execute();
    expect(
      await api.refused('createPassportItem', { as: robin, body: itemOf('One more') }),
    ).toMatchObject({ status: 422, code: 'list_full' });
  });
});

it('notes what was agreed, and how far it is', async () => {
  const body = bodyOf('createPassportAgreement', robin.userGuid);
  const { Id, _etag } = await api.ok('createPassportAgreement', { as: robin, body });
  await api.ok('updatePassportAgreement', {
    as: robin,
    path: { id: Id },
    ifMatch: _etag,
    body: { ...body, State: 'in_place', Since: null },
  });
  expect(await api.ok('listPassportAgreements', own())).toMatchObject([
    { What: body.What, State: 'in_place', Since: null },
  ]);
  await api.ok('deletePassportAgreement', { as: robin, path: { id: Id } });
  expect(await api.ok('listPassportAgreements', own())).toEqual([]);
});

/** Robin's passport and a letter, with the secret word in each of their texts. */
async function writePassport() {
  const texts = ['About', 'Strengths', 'Communication', 'DifficultDay', 'Emergency'];
  const body = Object.fromEntries(texts.map((text) => [text, `${secret} ${text}`]));
  await api.ok('updatePassport', { ...own(), body });
  const item = await add(`${secret} barrier`, { Helps: `${secret} helps` });
  const agreement = await api.ok('createPassportAgreement', {
    as: robin,
    body: { ...bodyOf('createPassportAgreement', robin.userGuid), What: `${secret} agreed` },
  });
  const letter = bodyOf('createLetter', robin.userGuid);
  await api.ok('createLetter', {
    as: robin,
    body: {
      answers: { ...letter.answers, recipient: secret, asks: [secret], why: secret },
      body: `${secret} letter`,
    },
  });
  return { item, agreement };
}

describe('nobody else', () => {
  it('reads or changes it: no other candidate, coach, employer or administrator', async () => {
    const { item, agreement } = await writePassport();
    const coach = await api.person(4);
    await insertConsent(api.database, robin, coach, { scopes: ['profile', 'accommodations'] });
    const admin = await api.person(1);
    await viewAs(api, admin, robin);
    const others = [await api.person(2), coach, await api.person(3), admin];
    const byId = { Item: item.Id, Agreement: agreement.Id };
    for (const as of others) {
      for (const id of [
        'getPassport',
        'updatePassport',
        'deletePassport',
        'listPassportItems',
        'createPassportItem',
        'listPassportAgreements',
        'createPassportAgreement',
      ] as const) {
        const { status } = await api.call(id, { ...requestOf(id, robin.userGuid), as });
        expect([403, 404], id).toContain(status);
      }
      for (const [list, id] of Object.entries(byId))
        for (const call of [`updatePassport${list}`, `deletePassport${list}`] as (
          | 'updatePassportItem'
          | 'deletePassportItem'
        )[]) {
          const { body } = requestOf(call, as.userGuid);
          const { status } = await api.call(call, { as, path: { id }, ...(body ? { body } : {}) });
          expect([403, 404], call).toContain(status);
        }
    }
    expect(await api.ok('getPassport', own())).toMatchObject({ About: `${secret} About` });
    expect(await barriers()).toEqual([`${secret} barrier`]);
    expect(await api.ok('listPassportAgreements', own())).toHaveLength(1);
  });

  it.each([
    ['an employer', 'employer', 3],
    ['a coach', 'coach', 4],
    ['an administrator', 'administrator', 1],
  ] as const)('gets a word of it by any call that is open to %s', async (_who, column, role) => {
    await writePassport();
    const other = await api.person(role);
    if (role === 3) await joinExampleCompany(api, other);
    if (role === 4)
      await insertConsent(api.database, robin, other, { scopes: ['profile', 'accommodations'] });
    await applyAt(api, robin, exampleCompany.guid);
    let asked = 0;
    for (const [id, row] of readAuthorization()) {
      if (row[column] === 'no' || row['signed-out'] === 'public') continue;
      const request = { ...requestOf(id, robin.userGuid), as: other };
      const { body } = await api.call(id, request);
      asked += 1;
      expect(String(JSON.stringify(body)), id).not.toContain(secret);
    }
    expect(asked).toBeGreaterThan(50);
    expect(await barriers()).toEqual([`${secret} barrier`]);
  });
});

it('is deleted as a whole, and can be begun again', async () => {
  await writePassport();
  await api.ok('deletePassport', own());
  expect(await api.ok('getPassport', own())).toMatchObject({ About: '', Emergency: '' });
  expect(await barriers()).toEqual([]);
  expect(await api.ok('listPassportAgreements', own())).toEqual([]);
  await api.ok('updatePassport', { ...own(), ifMatch: '0', body: { About: 'Anew.' } });
  expect(await api.ok('getPassport', own())).toMatchObject({ About: 'Anew.' });
});
