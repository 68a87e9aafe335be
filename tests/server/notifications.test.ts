import { afterAll, beforeAll, expect, it } from 'vitest';
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
    })),
  );
  expect(await list(coach, 'listJobCoachNotifications')).toEqual(notices);
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
