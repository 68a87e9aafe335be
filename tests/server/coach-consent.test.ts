import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { CoachScope, FactKey } from '#domain/disclosure.ts';
import { openApi, type TestApi, type TestPerson } from '#tests/support/api.ts';
import { insertMatch } from '#tests/support/coaching.ts';
import { bodyOf } from '#tests/support/requests.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const began = new Date('2026-05-01T10:00:00Z');
let now = began;
let api: TestApi;
let robin: TestPerson;
let coach: TestPerson;
let guid: string;
beforeAll(async () => {
  api = await openApi({ now: () => now });
});
afterAll(() => api.close());
beforeEach(async () => {
  now = began;
  [robin, coach] = [await api.person(2), await api.person(4)];
  guid = await insertMatch(api.database, robin, coach, began);
});

interface Wish {
  readonly scopes?: readonly CoachScope[];
  readonly facts?: readonly FactKey[];
  readonly days?: number;
}
const wish = ({ scopes = ['profile'], facts = [], days = 30 }: Wish = {}) => ({
  as: robin,
  body: {
    candidatePersonId: robin.userGuid,
    jobCoachMatchGUID: guid,
    scopes,
    facts,
    expiresAt: new Date(now.getTime() + days * day).toISOString(),
    isAdult: true,
  },
});
const share = (wanted?: Wish) => api.ok('createCoachConsent', wish(wanted));
const state = (as = coach) => api.ok('getJobCoachMatchState', { as, path: { guid } });
const reads = async () => {
  const path = { id: robin.userGuid };
  const { status } = await api.call('getUserProfile', { as: coach, path });
  return status === 200;
};
const sharedFacts = async () =>
  (await api.ok('getSharedAccommodation', { as: coach, path: { id: robin.userGuid } })).facts;
const noticesOf = async (as: TestPerson) => {
  const list = await api.ok('listNotifications', { as, path: { id: as.userGuid } });
  return list.map(({ Details }) => Details.replaceAll(/[\u2068\u2069]/g, ''));
};

it('opens what the candidate chose, activates the match and tells the coach', async () => {
  expect(await reads()).toBe(false);
  expect(await state()).toEqual({ live: false, scopes: [], until: null });
  const consent = await share({ scopes: ['profile', 'preferences'] });
  expect(consent).toMatchObject({ scopes: ['profile', 'preferences'], endedAt: null });
  expect(await reads()).toBe(true);
  expect(await state()).toEqual({
    live: true,
    scopes: ['profile', 'preferences'],
    until: '2026-05-31T10:00:00.000Z',
  });
  expect(await noticesOf(coach)).toEqual(['Shares with you until May 31, 2026.']);
  const [item] = await api.ok('listCoachCandidates', { as: coach, path: { id: coach.userGuid } });
  expect(item).toMatchObject({
    activatedAt: '2026-05-01T10:00:00.000Z',
    sharedUntil: '2026-05-31T10:00:00.000Z',
  });
});

it('shows the coach exactly the accommodations that were chosen', async () => {
  const facts = {
    ...bodyOf('createUserAccommodation', robin.userGuid),
    PreferSR: true,
    WheelchairUser: true,
  };
  const body = { ...facts, OtherAccommodation: true, OtherAccommodationText: 'A quiet room' };
  await api.ok('createUserAccommodation', { as: robin, body });
  const path = { id: robin.userGuid };
  await share();
  expect(await api.refused('getSharedAccommodation', { as: coach, path })).toMatchObject({
    status: 404,
    code: 'not_shared',
  });
  await share({ scopes: ['accommodations'], facts: ['PreferSR'] });
  const until = '2026-05-31T10:00:00.000Z';
  expect(await api.ok('getSharedAccommodation', { as: coach, path })).toEqual({
    facts: [{ key: 'PreferSR', value: true }],
    helps: [],
    until,
  });
  await share({ scopes: ['accommodations'], facts: ['GuideDogUser', 'OtherAccommodationText'] });
  expect(await api.ok('getSharedAccommodation', { as: coach, path })).toEqual({
    facts: [{ key: 'GuideDogUser', value: false }],
    otherText: 'A quiet room',
    helps: [],
    until,
  });
  const { viewer_name } = await api.database.db
    .selectFrom('disclosure.access_event')
    .where('candidate_guid', '=', robin.userGuid)
    .where('what', '=', 'accommodations')
    .select('viewer_name')
    .executeTakeFirstOrThrow();
  expect(viewer_name).toBe('Robin Sample');
});

it.each([
  ['a part of the past', { days: -1 }, '/expiresAt'],
  ['more than 12 months', { days: 368 }, '/expiresAt'],
  ['accommodations without naming one', { scopes: ['accommodations'] }, '/facts'],
  ['an accommodation without that part', { facts: ['PreferSR'] }, '/facts'],
] as const)('refuses %s, says where, and changes nothing', async (_title, wanted, pointer) => {
  await share();
  expect(await api.refused('createCoachConsent', wish(wanted))).toMatchObject({
    status: 400,
    pointers: [pointer],
  });
  expect(await state()).toMatchObject({ live: true, scopes: ['profile'] });
});

it('replaces what was shared before, and keeps the one before as ended', async () => {
  const first = await share({ scopes: ['profile', 'accommodations'], facts: ['PreferSR'] });
  await share({ scopes: ['accommodations'], facts: ['GuideDogUser'] });
  expect(await reads()).toBe(false);
  expect((await sharedFacts()).map(({ key }) => key)).toEqual(['GuideDogUser']);
  const ended = { as: robin, path: { guid: first.coachConsentGUID } };
  // Stopping the one that was replaced leaves the other.
  expect((await api.ok('endCoachConsent', ended)).endedAt).toBe('2026-05-01T10:00:00.000Z');
  expect(await sharedFacts()).toHaveLength(1);
});

it.each(['robin', 'coach'] as const)('ends at once when %s stops it, also twice', async (who) => {
  const { coachConsentGUID } = await share();
  const [as, told] = who === 'robin' ? [robin, coach] : [coach, robin];
  const stop = { as, path: { guid: coachConsentGUID } };
  const stopped = await api.ok('endCoachConsent', stop);
  now = new Date(now.getTime() + minute);
  expect(await api.ok('endCoachConsent', stop)).toEqual(stopped);
  expect(await reads()).toBe(false);
  expect((await noticesOf(told))[0]).toBe(
    who === 'robin'
      ? 'Does not share with you any more.'
      : 'Is not your job coach any more. They see nothing of you.',
  );
  const match = await api.database.db
    .selectFrom('job_coach_match')
    .where('guid', '=', guid)
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(match).toMatchObject({
    deactivated_at: began,
    ended_by: who === 'robin' ? 'candidate' : 'coach',
  });
});

it('begins a match that continues the last one when it is shared again', async () => {
  const { coachConsentGUID } = await share();
  await api.ok('endCoachConsent', { as: robin, path: { guid: coachConsentGUID } });
  const again = await share();
  expect(again.jobCoachMatchGUID).not.toBe(guid);
  expect(await reads()).toBe(true);
  const match = await api.database.db
    .selectFrom('job_coach_match')
    .where('guid', '=', again.jobCoachMatchGUID)
    .select(['continues_guid', 'activated_at'])
    .executeTakeFirstOrThrow();
  expect(match).toEqual({ continues_guid: guid, activated_at: began });
});

it('shows and ends nothing for other people', async () => {
  const { coachConsentGUID } = await share();
  for (const as of [await api.person(2), await api.person(4)]) {
    expect(await api.refused('getJobCoachMatchState', { as, path: { guid } })).toMatchObject({
      code: 'no_match',
    });
    expect(await api.refused('endJobCoachMatch', { as, path: { guid } })).toMatchObject({
      code: 'no_match',
    });
    const path = { guid: coachConsentGUID };
    expect(await api.refused('endCoachConsent', { as, path })).toMatchObject({
      code: 'no_consent',
    });
  }
  const stranger = await api.person(2);
  const { body } = wish();
  const theirs = { ...body, candidatePersonId: stranger.userGuid };
  expect(await api.refused('createCoachConsent', { as: stranger, body: theirs })).toMatchObject({
    code: 'no_match',
  });
  expect(await reads()).toBe(true);
});

it('is over for the coach the moment its time comes', async () => {
  await share({ days: minute / day });
  now = new Date(now.getTime() + minute);
  expect(await reads()).toBe(false);
  expect(await state()).toEqual({ live: false, scopes: [], until: null });
});
