import { expect, test } from 'vitest';
import { insertNotification } from '#server/notifications/queries.ts';
import type { TestPerson } from '#tests/support/api.ts';
import { callOf } from '#tests/support/contract.ts';
import { invite, namedCandidate } from '#tests/support/coachCandidates.ts';
import { insertConsent } from '#tests/support/coaching.ts';
import { paths } from '#src/paths.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { applied, employerAt, writeJob } from '#tests/support/mounted/employer.ts';
import { expectFocus, expectGone, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, one, press, pressOn, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();

const rows = () => all('row').map((row) => row.textContent);

/** A coach who is told that Dana stopped sharing. */
async function toldCoach(): Promise<TestPerson> {
  const coach = await app.person(4);
  const dana = await namedCandidate(app, 'Dana', 'Whitlock');
  await insertConsent(app.database, dana, coach);
  await app.ok('stopAllSharing', { as: dana, body: { candidatePersonId: dana.userGuid } });
  return coach;
}

test('shows a coach date, name and details, and marks them as read once', async () => {
  await app.open('/job-coach/notifications', await toldCoach());
  await one('link', 'Notifications, 1 new');
  const [head, row] = await until(() => {
    expect(rows()).toHaveLength(2);
    return rows();
  });
  expect(head).toBe('DateNameDetails');
  expect(row).toMatch(/Dana Whitlock.*New Does not share with you any more\./);
  const mend = app.edge.cutAll(callOf('markNotificationsRead'));
  await press('Mark all as read');
  await expectSeen('They could not be marked as read.');
  mend();
  await press('Mark all as read');
  await expectSeen('Nothing is new.');
  await expectFocus('button', 'Mark all as read');
  await one('link', 'Notifications');
  expect(rows()[1]).not.toContain('New');
  await until(() => expect(app.heard).toContain('All are marked as read.'));
});

test('keeps as new what comes while the page is open when the rest is marked', async () => {
  const coach = await toldCoach();
  await app.open('/job-coach/notifications', coach);
  await expectSeen('1 is new.');
  const kim = await namedCandidate(app, 'Kim', 'Okafor');
  await insertConsent(app.database, kim, coach);
  await app.ok('stopAllSharing', { as: kim, body: { candidatePersonId: kim.userGuid } });
  await press('Mark all as read');
  await expectSeen('Kim Okafor');
  await expectSeen('1 is new.');
  await press('Mark all as read');
  await expectSeen('Nothing is new.');
});

test('shows a candidate what a coach did, on the dashboard and on a page of their own', async () => {
  const robin = await app.person();
  const coach = await app.person(4);
  const { jobCoachInvitationGUID } = await invite(app, robin, coach.email);
  const path = { guid: jobCoachInvitationGUID };
  await app.ok('declineJobCoachInvitation', { as: coach, path });
  await app.open('/candidate/home', robin);
  const part = await one('region', 'Newest notifications');
  expect(part.textContent).toContain('New');
  expect((await one('link', 'See all notifications')).getAttribute('href')).toBe(
    '/candidate/notifications',
  );
  await app.open('/candidate/notifications', robin);
  await until(() => expect(rows()).toHaveLength(2));
  await expectGone('You have no notifications');
});

test('lets a candidate share again by one press when two companies became one', async () => {
  const gone = await employerAt(app, 'Harborwren');
  const kept = await employerAt(app, 'Harborwren Mutual');
  const robin = await applied(app, await writeJob(app, gone, 'Clerk'), 'Robin Sample');
  await app.ok('createFactShares', {
    as: robin,
    body: {
      candidatePersonId: robin.userGuid,
      audience: 'company',
      companyGuid: gone.companyGuid,
      purpose: 'job',
      items: [{ key: 'PreferSR', statement: 'I use a screen reader.' }],
      expiresAt: new Date(Date.now() + 20 * 24 * 60 * 60 * 1000).toISOString(),
      isAdult: true,
    },
  });
  await app.ok('mergeCompanies', {
    as: await app.person(1),
    body: { fromCompanyGuid: gone.companyGuid, intoCompanyGuid: kept.companyGuid },
  });
  await app.open('/candidate/notifications', robin);
  pressOn(await one('link', 'Share again: Harborwren'));
  await expectFocus('heading', 'What do you want to share?');
  await expectSeen('You share with: Harborwren Mutual');
});

test('shows an administrator the same list, and says in words in the menu what is new', async () => {
  const admin = await app.person(1);
  await app.open('/admin/notifications', admin);
  await expectSeen('You have no notifications');
  await one('link', 'Notifications');
  await app.database.db
    .insertInto('notification')
    .values({
      user_guid: admin.userGuid,
      at: new Date(),
      kind: 'accountMoved',
      about_name: 'Dana Whitlock',
      values: '{}',
    })
    .execute();
  await app.open('/admin/notifications', admin);
  await one('link', 'Notifications, 1 new');
  await press('Mark all as read');
  await expectSeen('Nothing is new.');
  await one('link', 'Notifications');
});

test('shows no part for notifications on a dashboard without any', async () => {
  await app.open('/candidate/home');
  await expectSeen('Your profile');
  expect(all('heading', 'Newest notifications')).toEqual([]);
});

test.each([
  ['a review day that has come', 'reviewDue', 'passport', 'Open what you noted'],
  ['a letter that is deleted soon', 'letterEnds', 'letters', 'Open what you wrote'],
] as const)('leads from %s to its page', async (_what, kind, opens, name) => {
  const robin = await app.person();
  await insertNotification(app.database.db, {
    userGuid: robin.userGuid,
    kind,
    about: robin.userGuid,
    values: { opens, until: '2027-05-01T12:00:00.000Z' },
    at: new Date(),
  });
  await app.open('/candidate/notifications', robin);
  await expectSeen('Something you ');
  const link = await one('link', name);
  expect(link.getAttribute('href')).toBe(paths.candidate[opens]);
});
