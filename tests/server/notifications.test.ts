import { afterAll, beforeAll, expect, it } from 'vitest';
import accessFit from '#src/i18n/en/accessFit.json' with { type: 'json' };
import { ACCOMMODATION_KEYS } from '#domain/accommodations.ts';
import words from '#server/i18n/en/mail.json' with { type: 'json' };
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { insertConsent } from '#tests/support/coaching.ts';

const began = new Date('2026-05-01T10:00:00Z');
let now = began;
let api: TestApi;
beforeAll(async () => {
  api = await openApi({ now: () => now });
});
afterAll(() => api.close());

const list = (as: TestPerson, id: 'listNotifications' | 'listJobCoachNotifications') =>
  api.ok(id, { as, path: { id: as.userGuid } });

async function coachWithTwo() {
  const [coach, robin] = [await api.person(4), await api.person(2)];
  for (const minutes of [0, 1]) {
    now = new Date(began.getTime() + minutes * 60_000);
    const guid = await insertConsent(api.database, robin, coach, { at: now });
    await api.ok('endJobCoachMatch', { as: robin, path: { guid } });
  }
  return { coach, robin };
}

it('tells date, name and details, newest first, by both names of the list', async () => {
  const { coach } = await coachWithTwo();
  const notices = await list(coach, 'listNotifications');
  expect(notices).toEqual(
    [1, 0].map((minutes) => ({
      notificationId: expect.any(String),
      Date: new Date(began.getTime() + minutes * 60_000).toISOString(),
      Name: 'Robin Sample',
      Details: 'Does not share with you any more.',
      readAt: null,
      shareWith: null,
      opens: null,
    })),
  );
  expect(await list(coach, 'listJobCoachNotifications')).toEqual(notices);
});

it('leaves out a notice of a kind that only a newer copy of the server knows', async () => {
  const { coach } = await coachWithTwo();
  await api.database.db
    .insertInto('notification')
    .values({
      user_guid: coach.userGuid,
      at: now,
      kind: 'ofTomorrow',
      about_name: 'Robin Sample',
      values: '{}',
    })
    .execute();
  const notices = await list(coach, 'listNotifications');
  expect(notices.map(({ Details }) => Details)).toEqual([
    'Does not share with you any more.',
    'Does not share with you any more.',
  ]);
  const { userGuid } = coach;
  const newest = await api.database.db
    .updateTable('notification')
    .set({ kind: 'ofTomorrow' })
    .where('id', '=', notices[1]?.notificationId ?? '')
    .returning('id')
    .executeTakeFirstOrThrow();
  const upTo = notices[0]?.notificationId ?? '';
  await api.ok('markNotificationsRead', { as: coach, path: { id: userGuid }, body: { upTo } });
  const left = await api.database.db
    .selectFrom('notification')
    .select('read_at')
    .where('id', '=', newest.id)
    .executeTakeFirstOrThrow();
  expect(left.read_at).toBeNull();
});

it('keeps the name of the day when somebody changes theirs', async () => {
  const { coach, robin } = await coachWithTwo();
  const body = { FirstName: 'Alex' };
  await api.ok('updateUser', { as: robin, path: { guid: robin.userGuid }, body });
  expect((await list(coach, 'listNotifications'))[0]?.Name).toBe('Robin Sample');
});

it('marks as read what the person saw, and leaves what came after new', async () => {
  const { coach } = await coachWithTwo();
  const [newest, older] = await list(coach, 'listNotifications');
  now = new Date('2026-05-01T10:02:00Z');
  const read = (upTo: string | undefined) =>
    api.ok('markNotificationsRead', {
      as: coach,
      path: { id: coach.userGuid },
      body: { upTo },
    });
  const after = await read(older?.notificationId);
  expect(after.map(({ readAt }) => readAt)).toEqual([null, now.toISOString()]);
  const first = now;
  now = new Date('2026-05-01T10:03:00Z');
  const all = await read(newest?.notificationId);
  expect(all.map(({ readAt }) => readAt)).toEqual([now.toISOString(), first.toISOString()]);
});

/** A text that tells of a number has one key for each of its forms. */
const kinds = new Set(
  Object.keys(words.notification).map((key) => key.replace(/_(one|other)$/, '')),
);

it.each([...kinds])('has no word of an accommodation: %s', async (kind) => {
  const robin = await api.person(2);
  await api.database.db
    .insertInto('notification')
    .values({
      user_guid: robin.userGuid,
      at: began,
      kind,
      about_name: 'Robin Sample',
      values: JSON.stringify({
        until: began,
        reason: 'Asked',
        title: 'Baker',
        ...(kind === 'accountViewed' ? { minutes: '5' } : {}),
      }),
    })
    .execute();
  const [notice] = await list(robin, 'listNotifications');
  expect(notice?.Details.length).toBeGreaterThan(10);
  const labels = Object.values(accessFit.needs).map((label) => label.toLowerCase());
  const told = notice?.Details.toLowerCase() ?? '';
  const about = [
    'accommodat',
    'disab',
    'wheelchair',
    'screen reader',
    'interpreter',
    'service animal',
  ];
  const all = [...ACCOMMODATION_KEYS.map((key) => key.toLowerCase()), ...labels, ...about];
  expect(all.filter((word) => told.includes(word))).toEqual([]);
});
