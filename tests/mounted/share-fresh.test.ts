import { expect, test } from 'vitest';
import { NO_ACCOMMODATIONS } from '#domain/accommodations.ts';
import type { TestPerson } from '#tests/support/api.ts';
import { insertConsent } from '#tests/support/coaching.ts';
import { callOf } from '#tests/support/contract.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { expectSeen } from '#tests/support/mounted/seen.ts';
import { one, press, pressOn, tick, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();

/** The profile alone is shared with the coach of this match until tomorrow, as another tab does. */
const sharesProfile = (person: TestPerson, match: string) =>
  app.ok('createCoachConsent', {
    as: person,
    body: {
      candidatePersonId: person.userGuid,
      jobCoachMatchGUID: match,
      scopes: ['profile'],
      facts: [],
      expiresAt: new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString(),
      isAdult: true,
    },
  });

test('begins with what a coach sees now when it was changed elsewhere', async () => {
  const person = await app.person();
  const coach = await app.person(4);
  const scopes = ['profile', 'preferences'] as const;
  const guid = await insertConsent(app.database, person, coach, { scopes });
  await app.open('/candidate/privacy', person);
  await one('link', /^Change what/);
  await sharesProfile(person, guid);
  pressOn(await one('link', 'Change what Robin Sample sees'));
  const isTicked = async (name: string) => (await one<HTMLInputElement>('checkbox', name)).checked;
  expect(await isTicked('Profile')).toBe(true);
  expect(await isTicked('Preferences and answers')).toBe(false);
});

test('shares what other coaches wrote down when it is ticked, and keeps it when more is ticked', async () => {
  const [person, coach, other] = [await app.person(), await app.person(4), await app.person(4)];
  const matchOfOther = await insertConsent(app.database, person, other);
  await app.ok('createActivity', {
    as: other,
    body: {
      jobCoachMatchGUID: matchOfOther,
      kind: 'call',
      minutes: null,
      what: 'We practiced an interview.',
      onDay: new Date().toISOString().slice(0, 10),
    },
  });
  const guid = await insertConsent(app.database, person, coach);
  await sharesProfile(person, guid);
  const share = async (box: string) => {
    await app.open(`/candidate/privacy/share?coach=${guid}`, person);
    await tick(box);
    await press('Next');
    await one('heading', 'Until when?');
    await press('Next');
    await press('Share');
    await one('heading', 'Who can see what');
  };
  const read = async () =>
    (await app.ok('getCase', { as: coach, path: { guid } })).records.map(({ what }) => what);
  await share('Notes of your earlier job coaches');
  expect(await read()).toEqual(['We practiced an interview.']);
  await share('Phone number');
  expect(await read()).toEqual(['We practiced an interview.']);
});

/** Somebody who says what helps in own words, and has a job coach. */
async function withOwnWords() {
  const [person, coach] = [await app.person(), await app.person(4)];
  const words = { OtherAccommodation: true, OtherAccommodationText: 'A lamp' };
  await app.ok('createUserAccommodation', {
    as: person,
    body: { ...NO_ACCOMMODATIONS, ...words, UserGuid: person.userGuid },
  });
  return { person, guid: await insertConsent(app.database, person, coach) };
}

test('says before sharing that own words are read as they are later', async () => {
  const { person, guid } = await withOwnWords();
  await app.open(`/candidate/privacy/share?coach=${guid}`, person);
  await tick('My own words');
  await press('Next');
  await one('heading', 'Until when?');
  await press('Next');
  await expectSeen('Accommodation: Your own words, also if you change them later');
});

test.each([
  ['a coach', 'createCoachConsent', ['Until when?']],
  ['companies', 'createFactShares', ['What is it for?', 'Until when?']],
] as const)('says that %s can read it when only the answer was lost', async (who, call, steps) => {
  const { person, guid } = await withOwnWords();
  const link = who === 'a coach' ? `coach=${guid}` : 'applied=1';
  await app.open(`/candidate/privacy/share?${link}`, person);
  await tick('My own words');
  for (const step of steps) {
    await press('Next');
    await one('heading', step);
  }
  await press('Next');
  const held = app.edge.hold(callOf(call));
  await press('Share');
  await (await held).lose();
  await one('heading', 'Who can see what');
  await until(() => expect(app.heard.some((said) => said.startsWith('Shared with'))).toBe(true));
});
