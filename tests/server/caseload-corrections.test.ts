import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { namedCandidate } from '#tests/support/coachCandidates.ts';
import { insertConsent } from '#tests/support/coaching.ts';

const minute = 60_000;
let now = new Date('2026-05-20T15:00:00Z');
let api: TestApi;
let coach: TestPerson;
let dana: TestPerson;
let match: string;
/** The record that is corrected. */
let path: { guid: string };
const words = { kind: 'call', minutes: 20, what: 'We met.', onDay: '2026-05-20' } as const;
beforeAll(async () => {
  api = await openApi({ now: () => now });
});
afterAll(() => api.close());
beforeEach(async () => {
  now = new Date('2026-05-20T15:00:00Z');
  coach = await api.person(4);
  dana = await namedCandidate(api, 'Dana', 'Whitlock');
  match = await insertConsent(api.database, dana, coach, { at: now });
  await api.ok('createActivity', {
    as: coach,
    body: { jobCoachMatchGUID: match, ...words, nextStep: null, nextDue: null },
  });
  path = { guid: (await records())[0]?.activityGUID ?? '' };
});

const records = async () => (await api.ok('getCase', { as: coach, path: { guid: match } })).records;
const correct = (changes: object) => ({ as: coach, path, body: { ...words, ...changes } });
const later = () => {
  now = new Date(now.getTime() + minute);
};

test('asks for no correction any more once it came, and can ask for another', async () => {
  const asked = async () =>
    (await records()).filter(({ correctionAsked }) => correctionAsked).map(({ what }) => what);
  await api.ok('askForCorrection', { as: dana, path });
  expect(await asked()).toEqual(['We met.']);
  later();
  await api.ok('correctActivity', correct({ what: 'We talked.' }));
  expect(await asked()).toEqual([]);
  later();
  for (const _twice of [1, 2]) await api.ok('askForCorrection', { as: dana, path });
  expect(await asked()).toEqual(['We met.']);
  const told = await api.ok('listNotifications', { as: coach, path: { id: coach.userGuid } });
  expect(told).toHaveLength(2);
});

test('keeps the day of a correction of long ago when it is corrected once more', async () => {
  await api.ok('correctActivity', correct({ onDay: '2026-05-10' }));
  await api.database.db
    .updateTable('activity')
    .set({ on_day: '2026-04-05' })
    .where('corrects', '=', path.guid)
    .execute();
  later();
  expect(await api.refused('correctActivity', correct({ onDay: '2026-04-06' }))).toMatchObject({
    pointers: ['/onDay'],
  });
  await api.ok('correctActivity', correct({ onDay: '2026-04-05', what: 'We talked.' }));
  expect((await records()).map(({ onDay }) => onDay)).toEqual([
    '2026-05-20',
    '2026-04-05',
    '2026-04-05',
  ]);
});

test('shows a correction of a correction under the record that both put right', async () => {
  const { activityGUID: guid } = await api.ok('correctActivity', correct({ what: 'We talked.' }));
  later();
  await api.ok('askForCorrection', { as: dana, path: { guid } });
  expect((await records()).find(({ correctionAsked }) => correctionAsked)).toMatchObject({
    activityGUID: path.guid,
  });
  later();
  const again = await api.ok('correctActivity', {
    ...correct({ what: 'We called.' }),
    path: { guid },
  });
  expect(again).toMatchObject({ what: 'We called.', corrects: path.guid });
  expect((await records()).some(({ correctionAsked }) => correctionAsked)).toBe(false);
});

test('keeps other words of a record that come with its key as a correction, once', async () => {
  const key = randomUUID();
  const sent = (what: string) => ({
    as: coach,
    key,
    body: { jobCoachMatchGUID: match, ...words, onDay: '2026-05-19', what },
  });
  for (const what of ['We talked.', 'We talked.', 'We called.', 'We called.', 'We talked.'])
    await api.ok('createActivity', sent(what));
  const later = (await records()).filter(({ onDay }) => onDay === '2026-05-19');
  const first = later.find(({ what }) => what === 'We talked.')?.activityGUID;
  expect(later.map(({ what, corrects }) => [what, corrects])).toEqual(
    expect.arrayContaining([
      ['We called.', first],
      ['We talked.', null],
    ]),
  );
  expect(later).toHaveLength(2);
});

test('takes another next step that comes with the key of a record, until the case goes on', async () => {
  const key = randomUUID();
  const send = (nextStep?: string) =>
    api.ok('createActivity', {
      as: coach,
      key,
      body: { jobCoachMatchGUID: match, ...words, ...(nextStep ? { nextStep } : {}) },
    });
  await send();
  await send('Call the school');
  expect(await send('Call Harborwren')).toMatchObject({ nextStep: 'Call Harborwren' });
  await api.ok('updateCase', {
    as: coach,
    path: { guid: match },
    body: {
      stage: 'offer',
      nextStep: 'Read the offer',
      nextDue: null,
      pausedUntil: null,
      outcome: null,
    },
  });
  expect(await send('Call Harborwren')).toMatchObject({ nextStep: 'Read the offer' });
});
