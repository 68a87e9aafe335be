import { expect, test } from 'vitest';
import { named } from '#tests/support/administration.ts';
import type { TestPerson } from '#tests/support/api.ts';
import { insertConsent } from '#tests/support/coaching.ts';
import { applyAt } from '#tests/support/companies.ts';
import { callOf } from '#tests/support/contract.ts';
import { mountedApp } from '#tests/support/mounted/app.ts';
import { employerAt } from '#tests/support/mounted/employer.ts';
import { all, choose, one, press, until } from '#tests/support/mounted/steps.ts';

const app = mountedApp();

test('says that a coach sees nothing any more when the answer to an earlier change comes late', async () => {
  const { companyGuid } = await employerAt(app, 'Ashwren Mutual');
  const robin = await app.person();
  await insertConsent(app.database, robin, await named(app, 4, 'Sam Rivera'));
  await app.open('/candidate/privacy', robin);
  await choose(/Company/, 'Ashwren Mutual');
  const held = app.edge.hold(callOf('blockCompany'));
  await press('Add');
  const { reply } = await held;
  const body = { candidatePersonId: robin.userGuid, companyGuid };
  const early = await app.ok('blockCompany', { as: robin, body });
  await press('Stop sharing with Sam Rivera');
  await one('link', 'Share again with Sam Rivera');
  reply(Response.json(early));
  await until(() => expect(app.heard).toContain('Ashwren Mutual cannot find you.'));
  expect(all('button', 'Stop sharing with Sam Rivera')).toEqual([]);
  await one('link', 'Share again with Sam Rivera');
});

const stop = 'Stop sharing with Sam Rivera';
const again = 'Share again with Sam Rivera';

/** Chooses anew what a coach sees, as another tab does. */
async function shareElsewhere(robin: TestPerson, match: string): Promise<void> {
  await app.ok('createCoachConsent', {
    as: robin,
    body: {
      candidatePersonId: robin.userGuid,
      jobCoachMatchGUID: match,
      scopes: ['profile', 'preferences'],
      facts: [],
      expiresAt: new Date(Date.now() + 7 * 24 * 60 * 60 * 1000).toISOString(),
    },
  });
}

/** What coaches see of a candidate, as the server knows it. */
async function shared(robin: TestPerson) {
  const path = { id: robin.userGuid };
  const { coaches } = await app.ok('getDisclosureLedger', { as: robin, path });
  return coaches.map(({ consent }) => consent?.scopes ?? null);
}

test('ends what a coach sees when it was changed in another tab', async () => {
  const robin = await app.person();
  const match = await insertConsent(app.database, robin, await named(app, 4, 'Sam Rivera'));
  await app.open('/candidate/privacy', robin);
  await one('button', stop);
  await shareElsewhere(robin, match);
  await press(stop);
  await one('link', again);
  expect(await shared(robin)).toEqual([null]);
});

test('ends what a coach sees when it was shared again in another tab', async () => {
  await employerAt(app, 'Mosswren Mutual');
  const robin = await app.person();
  const match = await insertConsent(app.database, robin, await named(app, 4, 'Sam Rivera'));
  await app.ok('stopAllSharing', { as: robin, body: { candidatePersonId: robin.userGuid } });
  await app.open('/candidate/privacy', robin);
  await one('link', again);
  await shareElsewhere(robin, match);
  // Reads here what is shared now.
  await choose(/Company/, 'Mosswren Mutual');
  await press('Add');
  await press(stop);
  await one('link', again);
  expect(await shared(robin)).toEqual([null]);
});

test('says who still sees a candidate who applied in another tab and stops all sharing', async () => {
  const robin = await app.person();
  await insertConsent(app.database, robin, await named(app, 4, 'Sam Rivera'));
  await app.open('/candidate/privacy', robin);
  await one('button', stop);
  await applyAt(app, robin, (await employerAt(app, 'Fernwren Mutual')).companyGuid);
  await press('Stop all sharing');
  await until(() =>
    expect(app.heard).toContain(
      'Stopped. Only companies you applied to can still see your profile, until you withdraw.',
    ),
  );
});
