import { beforeEach, expect, test } from 'vitest';
import type { TestPerson } from '#tests/support/api.ts';
import { callOf } from '#tests/support/contract.ts';
import { invite, namedCandidate } from '#tests/support/coachCandidates.ts';
import { makeProviderCoach } from '#tests/support/coaching.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { acknowledge, expectFocus, expectSeen } from '#tests/support/mounted/seen.ts';
import { all, one, press, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();
const REQUESTS = '/job-coach/requests';

let coach: TestPerson;
let mina: TestPerson;
beforeEach(async () => {
  coach = await app.person(4);
  mina = await namedCandidate(app, 'Mina', 'Torvald', { job: 'Packer' });
});

const own = () =>
  app.ok('listCoachCandidates', { as: coach, path: { id: coach.userGuid }, query: {} });

test('accepts an invitation in place, announces it once, focuses the heading and updates the menu', async () => {
  await invite(app, mina, coach.email.toUpperCase());
  await app.open(REQUESTS, coach);
  await one('link', 'Requests, 1 open');
  await expectSeen('Asks you to be the job coach, since');
  await press('Accept Mina Torvald');
  await expectSeen('Mina now chooses what to share with you. We have told them.');
  await expectFocus('heading', 'Mina Torvald');
  await until(() =>
    expect(app.heard.filter((one) => one.startsWith('Accepted.'))).toEqual([
      'Accepted. Mina chooses what to share.',
    ]),
  );
  await one('link', 'Requests');
  expect(all('button', /Mina Torvald/)).toEqual([]);
  expect(await own()).toMatchObject([{ UserGuid: mina.userGuid, activatedAt: null }]);
  await app.open(REQUESTS, coach);
  await expectSeen('No request waits for you');
});

test('declines an invitation once, and does not show it at the next visit', async () => {
  await invite(app, mina, coach.email);
  await app.open(REQUESTS, coach);
  await press('Decline Mina Torvald');
  await expectSeen('Declined. Mina can invite another job coach.');
  await expectFocus('heading', 'Mina Torvald');
  expect(await own()).toEqual([]);
  await app.open(REQUESTS, coach);
  await expectSeen('No request waits for you');
});

test('ignores a second press while the answer is on its way', async () => {
  await invite(app, mina, coach.email);
  await app.open(REQUESTS, coach);
  const call = app.edge.hold(callOf('postJobCoachMatch'));
  await press('Accept Mina Torvald');
  const held = await call;
  await press('Accept Mina Torvald');
  await press('Decline Mina Torvald');
  await held.answer();
  await expectSeen('Mina now chooses what to share with you.');
  expect(app.edge.asked().filter((one) => one.includes('/decline'))).toEqual([]);
});

test('says in the Error dialog that another coach has just accepted the request', async () => {
  await makeProviderCoach(app.database, coach);
  const other = await makeProviderCoach(app.database, await app.person(4));
  const { jobCoachInvitationGUID } = await invite(app, mina);
  await app.open(REQUESTS, coach);
  await one('button', 'Accept Mina Torvald');
  await app.ok('postJobCoachMatch', {
    as: other,
    body: {
      candidatePersonId: mina.userGuid,
      coachPersonId: other.userGuid,
      jobCoachInvitationGUID,
    },
  });
  await press('Accept Mina Torvald');
  await acknowledge('Error', 'Somebody else has just accepted this request.');
  await expectFocus('button', 'Accept Mina Torvald');
  await app.open(REQUESTS, coach);
  await expectSeen('No candidate asks for one of Our Ability');
});

test('loads every other request after some of the first were answered', async () => {
  await makeProviderCoach(app.database, coach);
  for (let place = 0; place < 27; place += 1)
    await invite(app, await namedCandidate(app, `Robin${place}`, 'Asker', { job: 'Packer' }));
  const names = () => all('heading', /^Robin\d+ Asker$/).map(({ textContent }) => textContent);
  await app.open(REQUESTS, coach);
  await expectSeen('Showing 25 of 27');
  const [first = '', second = ''] = names();
  await press(`Accept ${first}`);
  await expectFocus('heading', first);
  await press(`Decline ${second}`);
  await expectFocus('heading', second);
  await press('Load More');
  await until(() => expect(names()).toHaveLength(27));
});
