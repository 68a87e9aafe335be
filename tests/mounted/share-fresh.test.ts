import { expect, test } from 'vitest';
import { insertConsent } from '#tests/support/coaching.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { one, pressOn } from '#tests/support/mounted/steps.ts';

const app = mountedApp();

test('begins with what a coach sees now when it was changed elsewhere', async () => {
  const person = await app.person();
  const coach = await app.person(4);
  const scopes = ['profile', 'preferences'] as const;
  const guid = await insertConsent(app.database, person, coach, { scopes });
  await app.open('/candidate/privacy', person);
  await one('link', /^Change what/);
  await app.ok('createCoachConsent', {
    as: person,
    body: {
      candidatePersonId: person.userGuid,
      jobCoachMatchGUID: guid,
      scopes: ['profile'],
      facts: [],
      expiresAt: new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString(),
      isAdult: true,
    },
  });
  pressOn(await one('link', 'Change what Robin Sample sees'));
  const isTicked = async (name: string) => (await one<HTMLInputElement>('checkbox', name)).checked;
  expect(await isTicked('Profile')).toBe(true);
  expect(await isTicked('Preferences and answers')).toBe(false);
});
