import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { mailsTo } from '#tests/support/accounts.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { makeProviderCoach } from '#tests/support/coaching.ts';

let api: TestApi;
let robin: TestPerson;
let coach: TestPerson;
beforeAll(async () => {
  api = await openApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  [robin, coach] = [await api.person(2), await api.person(4)];
});

const providerCoach = async () => makeProviderCoach(api.database, await api.person(4));
const invite = async (jobCoachEmail: string) => {
  const body = { candidatePersonId: robin.userGuid, jobCoachEmail };
  return (await api.ok('postJobCoachInvitation', { as: robin, body })).jobCoachInvitationGUID;
};
const received = (as = coach) =>
  api.ok('listJobCoachInvitesByEmail', { as, body: { email: as.email } });
const acceptance = (jobCoachInvitationGUID: string, as = coach) => ({
  as,
  body: {
    candidatePersonId: robin.userGuid,
    coachPersonId: as.userGuid,
    jobCoachInvitationGUID,
  },
});
const decline = (guid: string, as = coach) => ({ as, path: { guid } });
const noticesOf = async (as: TestPerson) => {
  const list = await api.ok('listNotifications', { as, path: { id: as.userGuid } });
  return list.map(({ Details }) => Details);
};
const answered = { status: 409, code: 'invitation_answered' };
const noInvitation = { status: 404, code: 'no_invitation' };

it('shows a coach the invitations to the own address, in any spelling, and to no other', async () => {
  const guid = await invite(coach.email.toUpperCase());
  expect(await received()).toEqual([
    expect.objectContaining({
      jobCoachInvitationGUID: guid,
      jobCoachEmail: coach.email,
      fullName: 'Robin Sample',
      FirstName: 'Robin',
      Email: robin.email,
      UserGuid: robin.userGuid,
      Profession: null,
    }),
  ]);
  const other = await api.person(4);
  expect(await received(other)).toEqual([]);
  expect(
    await api.refused('listJobCoachInvitesByEmail', { as: other, body: { email: coach.email } }),
  ).toMatchObject({ status: 403 });
});

it('makes a match that shows nothing yet, and tells the candidate inside and by mail', async () => {
  const guid = await invite(coach.email);
  const match = await api.ok('postJobCoachMatch', acceptance(guid));
  expect(match).toMatchObject({
    candidatePersonId: robin.userGuid,
    coachPersonId: coach.userGuid,
    activatedAt: null,
    deactivatedAt: null,
  });
  expect(await received()).toEqual([]);
  expect(await noticesOf(robin)).toEqual([
    'Accepted your invitation. Choose what to share with them.',
  ]);
  const [mail] = await mailsTo(api, robin.email);
  expect(mail?.subject).toBe('A job coach answered you on Our Ability');
  expect(mail?.text).toContain('http://localhost:3000/candidate/coach');
  const read = { as: coach, path: { id: robin.userGuid } };
  expect(await api.refused('getUserProfile', read)).toMatchObject({ code: 'not_shared' });
});

it('answers a second accept of the same coach with the same match, and tells once', async () => {
  const guid = await invite(coach.email);
  const [first, second] = [
    await api.ok('postJobCoachMatch', acceptance(guid)),
    await api.ok('postJobCoachMatch', acceptance(guid)),
  ];
  expect(second).toEqual(first);
  expect(await noticesOf(robin)).toHaveLength(1);
});

it('refuses an invitation to somebody else, and the id of another candidate in it', async () => {
  const guid = await invite(coach.email);
  const other = await api.person(4);
  expect(await api.refused('postJobCoachMatch', acceptance(guid, other))).toMatchObject(
    noInvitation,
  );
  expect(await api.refused('declineJobCoachInvitation', decline(guid, other))).toMatchObject(
    noInvitation,
  );
  const wrong = acceptance(guid);
  const body = { ...wrong.body, candidatePersonId: other.userGuid };
  expect(await api.refused('postJobCoachMatch', { ...wrong, body })).toMatchObject(noInvitation);
});

it('ends with a no, until the candidate asks anew', async () => {
  const guid = await invite(coach.email);
  await api.ok('declineJobCoachInvitation', decline(guid));
  expect(await received()).toEqual([]);
  expect(await api.refused('postJobCoachMatch', acceptance(guid))).toMatchObject(answered);
  expect(await noticesOf(robin)).toEqual([
    'Cannot help you at this time. You can invite another job coach.',
  ]);
  await invite(coach.email);
  expect(await received()).toHaveLength(1);
  await api.ok('postJobCoachMatch', acceptance(guid));
});

it('can be taken back by who sent it until it is accepted', async () => {
  const guid = await invite(coach.email);
  const path = { guid };
  const stranger = await api.person(2);
  expect(await api.refused('withdrawJobCoachInvitation', { as: stranger, path })).toMatchObject(
    noInvitation,
  );
  const own = { as: robin, path: { id: robin.userGuid } };
  const answers = async () =>
    (await api.ok('listJobCoachInvitationsOfCandidate', own)).map(({ answer }) => answer);
  expect(await answers()).toEqual([null]);
  await api.ok('withdrawJobCoachInvitation', { as: robin, path });
  expect(await answers()).toEqual(['withdrawn']);
  expect(await received()).toEqual([]);
  expect(await api.refused('postJobCoachMatch', acceptance(guid))).toMatchObject({
    ...answered,
    detail: 'The candidate took this request back.',
  });
  await invite(coach.email);
  await api.ok('postJobCoachMatch', acceptance(guid));
  expect(await api.refused('withdrawJobCoachInvitation', { as: robin, path })).toMatchObject(
    answered,
  );
  expect(await answers()).toEqual(['accepted']);
});

it('cannot be taken back once it was declined', async () => {
  const guid = await invite(coach.email);
  await api.ok('declineJobCoachInvitation', decline(guid));
  const path = { guid };
  expect(await api.refused('withdrawJobCoachInvitation', { as: robin, path })).toMatchObject({
    ...answered,
    detail: 'Your job coach answered this invitation before.',
  });
});

it('makes one match when two of the provider’s coaches accept one request at once', async () => {
  const guid = await invite('');
  const coaches = [await providerCoach(), await providerCoach()];
  const answers = await Promise.all(
    coaches.map((as) => api.call('postJobCoachMatch', acceptance(guid, as))),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refusal = answers.find(({ status }) => status === 409);
  expect(refusal?.body).toMatchObject({ detail: 'Somebody else has just accepted this request.' });
  expect(await noticesOf(robin)).toHaveLength(1);
});

it('leaves a request to all open for the others when one of the provider’s declines', async () => {
  const guid = await invite('');
  const [first, second] = [await providerCoach(), await providerCoach()];
  expect(await api.refused('postJobCoachMatch', acceptance(guid))).toMatchObject(noInvitation);
  await api.ok('declineJobCoachInvitation', decline(guid, first));
  expect(await noticesOf(robin)).toEqual([]);
  const search = { searchText: robin.email, locationText: '', offset: 0 };
  const open = (as: TestPerson) => api.ok('listProviderInvitations', { as, body: search });
  expect([await open(first), await open(second)].map(({ length }) => length)).toEqual([0, 1]);
  await api.ok('postJobCoachMatch', acceptance(guid, second));
});

it('sends no second request while the one who accepted still helps', async () => {
  const guid = await invite(coach.email);
  const { jobCoachMatchGUID } = await api.ok('postJobCoachMatch', acceptance(guid));
  await invite(coach.email);
  expect(await received()).toEqual([]);
  await api.ok('endJobCoachMatch', { as: coach, path: { guid: jobCoachMatchGUID } });
  await invite(coach.email);
  expect(await received()).toHaveLength(1);
});

it('gives no way back to the coach whose match the candidate ended', async () => {
  const guid = await invite(coach.email);
  const { jobCoachMatchGUID } = await api.ok('postJobCoachMatch', acceptance(guid));
  await api.ok('endJobCoachMatch', { as: robin, path: { guid: jobCoachMatchGUID } });
  expect(await api.refused('postJobCoachMatch', acceptance(guid))).toMatchObject({
    ...answered,
    detail: 'You do not work together any more. Ask the candidate to invite you again.',
  });
  const again = await invite(coach.email);
  const match = await api.ok('postJobCoachMatch', acceptance(again));
  expect(match.jobCoachMatchGUID).not.toBe(jobCoachMatchGUID);
});
