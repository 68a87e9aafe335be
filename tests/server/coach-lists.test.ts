import { afterAll, beforeAll, expect, it } from 'vitest';
import { openApi, type OperationId, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { namedCandidate } from '#tests/support/coachCandidates.ts';
import { insertConsent, insertMatch, makeProviderCoach } from '#tests/support/coaching.ts';

let api: TestApi;
let coach: TestPerson;
beforeAll(async () => {
  api = await openApi();
  coach = await makeProviderCoach(api.database, await api.person(4));
});
afterAll(() => api.close());

const candidate = (first: string, last: string, changes = {}) =>
  namedCandidate(api, first, last, changes);
const all = (query: Record<string, string> = {}, as = coach) =>
  api.ok('listAllCandidates', { as, query });
const own = (query: Record<string, string> = {}, as = coach) =>
  api.ok('listCoachCandidates', { as, path: { id: as.userGuid }, query });
const names = (list: readonly { readonly LastName: string }[]) =>
  list.map(({ LastName }) => LastName);
const hide = (person: TestPerson) =>
  api.database.db
    .insertInto('disclosure.visibility')
    .values({ candidate_guid: person.userGuid, findable: false, provider_coaches: false })
    .execute();
const close = (person: TestPerson) =>
  api.database.db
    .insertInto('closed_account')
    .values({ user_guid: person.userGuid, closed_at: new Date(), delete_after: new Date() })
    .execute();
const page = { searchText: '', locationText: '', offset: 0 };
const only: readonly OperationId[] = [
  'listAllCandidates',
  'listProviderInvitations',
  'listInvitationsToOthers',
];

it('opens the lists of everybody to the provider’s own coaches alone', async () => {
  const outside = await api.person(4);
  for (const id of only) {
    const body = id === 'listAllCandidates' ? {} : { body: page };
    expect(await api.refused(id, { as: outside, ...body })).toMatchObject({ status: 403 });
    expect((await api.call(id, { as: coach, ...body })).status).toBe(200);
  }
  const check = (as: TestPerson, userGuid: string) =>
    api.ok('checkAdminJobCoach', { as, body: { userGuid } });
  expect(await check(coach, coach.userGuid)).toEqual({ isAdminJobCoach: true });
  expect(await check(outside, outside.userGuid)).toEqual({ isAdminJobCoach: false });
});

it('shows five fields and the state, and nobody who hides or closed the account', async () => {
  const ada = await candidate('Ada', 'Alderly', { job: 'Baker' });
  await hide(await candidate('Hidden', 'Alderly'));
  await close(await candidate('Closed', 'Alderly'));
  expect(await all({ searchText: 'alderly' })).toEqual([
    {
      Email: ada.email,
      FirstName: 'Ada',
      LastName: 'Alderly',
      UserGuid: ada.userGuid,
      Profession: 'Baker',
      jobCoachMatchGUID: null,
      activatedAt: null,
      deactivatedAt: null,
      sharedUntil: null,
      openInvitation: null,
    },
  ]);
});

it('keeps somebody who hides from the list of all in it for the coach who helps them', async () => {
  const person = await candidate('Helped', 'Birchwood');
  await hide(person);
  await insertMatch(api.database, person, coach, new Date());
  expect(names(await all({ searchText: 'birchwood' }))).toEqual(['Birchwood']);
});

it('lists of a coach the live matches alone, with what is shared and until when', async () => {
  const outside = await api.person(4);
  const [one, two, three] = [
    await candidate('One', 'Cedar'),
    await candidate('Two', 'Dogwood'),
    await candidate('Three', 'Elm'),
  ];
  const at = new Date();
  await insertConsent(api.database, one, outside, { at });
  await insertMatch(api.database, two, outside, at);
  const ended = await insertConsent(api.database, three, outside, { at });
  await api.ok('endJobCoachMatch', { as: three, path: { guid: ended } });
  await insertConsent(api.database, three, coach, { at });
  // One that is over, before its end was noted: it does not wait for a choice.
  const before = new Date(at.getTime() - 60_000);
  const four = await candidate('Four', 'Fir');
  await insertConsent(api.database, four, outside, { at: before, until: at });
  const list = await own({}, outside);
  expect(list.map(({ LastName, sharedUntil }) => [LastName, sharedUntil !== null])).toEqual([
    ['Cedar', true],
    ['Dogwood', false],
  ]);
});

it('narrows by words of name, address and profession, all of which must be there', async () => {
  await candidate('Fern', 'Fernley', { job: 'Welder' });
  await candidate('Gus', 'Fernley', { job: 'Clerk' });
  expect(names(await all({ searchText: 'fernley WELD' }))).toEqual(['Fernley']);
  expect(await all({ searchText: 'fernley nobody' })).toEqual([]);
  expect(await all({ searchText: '%' })).toEqual([]);
});

it('finds by place only who shares the profile, so that no place is told by searching', async () => {
  const [near, silent] = [
    await candidate('Near', 'Grove', { city: 'Oswego' }),
    await candidate('Silent', 'Grove', { city: 'Oswego' }),
  ];
  await insertConsent(api.database, near, coach);
  await insertConsent(api.database, silent, coach, { scopes: ['preferences'] });
  const found = await all({ searchText: 'grove', locationText: 'oswego ny' });
  expect(found.map(({ FirstName }) => FirstName)).toEqual(['Near']);
});

it('gives 25 from an offset, and says how many there are', async () => {
  for (let at = 0; at < 27; at++) await candidate(`P${at}`, 'Hawthorn');
  const query = { searchText: 'hawthorn', offset: '25' };
  const { body, headers } = await api.call('listAllCandidates', { as: coach, query });
  expect(body).toHaveLength(2);
  expect(headers['x-total-count']).toBe('27');
  expect(await all({ searchText: 'hawthorn' })).toHaveLength(27);
});

it('names who invited other coaches once, and never whom they invited', async () => {
  const person = await candidate('Ivy', 'Ironwood');
  for (const jobCoachEmail of ['first@example.org', 'second@example.org', ''])
    await api.ok('postJobCoachInvitation', {
      as: person,
      body: { candidatePersonId: person.userGuid, jobCoachEmail },
    });
  const body = { ...page, searchText: 'ironwood' };
  const others = await api.ok('listInvitationsToOthers', { as: coach, body });
  expect(others).toHaveLength(1);
  expect(JSON.stringify(others)).not.toContain('example.org');
  const open = await api.ok('listProviderInvitations', { as: coach, body });
  expect(open.map(({ jobCoachEmail, LastName }) => [jobCoachEmail, LastName])).toEqual([
    ['', 'Ironwood'],
  ]);
});

it('names what a coach can accept of each candidate, and nothing else', async () => {
  const [ours, own, other, declined] = [
    await candidate('Ours', 'Quill'),
    await candidate('Own', 'Quill'),
    await candidate('Other', 'Quill'),
    await candidate('Declined', 'Quill'),
  ];
  const invite = async (person: TestPerson, email: string) =>
    api.ok('postJobCoachInvitation', {
      as: person,
      body: { candidatePersonId: person.userGuid, jobCoachEmail: email },
    });
  const asked = await invite(ours, '');
  await invite(own, '');
  const personal = await invite(own, coach.email);
  await invite(other, 'kim.okafor@example.org');
  const { jobCoachInvitationGUID: guid } = await invite(declined, '');
  await api.ok('declineJobCoachInvitation', { as: coach, path: { guid } });
  const open = async () =>
    (await all({ searchText: 'quill' })).map(({ FirstName, openInvitation }) => [
      FirstName,
      openInvitation?.jobCoachInvitationGUID ?? null,
    ]);
  expect(await open()).toEqual([
    ['Declined', null],
    ['Other', null],
    ['Ours', asked.jobCoachInvitationGUID],
    ['Own', personal.jobCoachInvitationGUID],
  ]);
  await insertMatch(api.database, ours, coach, new Date());
  expect((await open())[2]).toEqual(['Ours', null]);
});
